import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Needs, type SandboxLevel, startSandboxed } from '../../sandbox/sandbox.ts';
import { usageOf } from '../../sandbox/usage.ts';
import type { FromRenderer, RenderedPage, RenderRequest, ToRenderer } from './child/messages.ts';

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const CHILD = pathOf('./child/main.ts');
const NEEDS: Needs = {
  readable: [pathOf('./child'), pathOf('../../../../package.json')],
  flags: ['--max-old-space-size=256'],
};

/** Milliseconds until a process has started: a tenth of a second, or many on a machine that is slow and busy. */
const START_MS = 30_000;
/** Milliseconds of work that one page may take. Pages take a few, the first one of a bundle up to a hundred. */
const HANG_MS = 1000;
/** Milliseconds after which a page ends even if it does not work, or its process waits for a busy machine. */
const LONGEST_MS = 10_000;
/** Pages that may wait. More would be too late anyway. */
const MOST_WAITING = 32;
/** A process is replaced after this many pages or bundles, or with this much memory, before a leak is felt. */
const MOST_PAGES = 5000;
const MOST_BUNDLES = 20;
const MOST_BYTES = 384 * 1024 * 1024;
const PAGES_PER_LOOK = 25;
/** Milliseconds until a process is started again, after one that ended by itself. */
const PAUSE_MS = 5000;

/** A bundle of a release, by its URL, with the hash that it must have. */
export interface Bundle {
  url: string;
  integrity: string;
}

/** A page to render, with the bundles that it needs. */
export interface Job extends Omit<RenderRequest, 'kind' | 'shell' | 'page'> {
  shell: Bundle;
  page: { remote: string; name: string; bundle: Bundle } | null;
}

/** `busy`: too many pages wait, or nobody waits for this one any more. `broken`: the page's bundles failed. */
export type Outcome = { is: 'rendered'; page: RenderedPage } | { is: 'busy' } | { is: 'broken'; error: Error };

interface Waiting {
  job: Job;
  /** When nobody waits for it any more, as of `performance.now()`. */
  until: number;
  settle: (outcome: Outcome) => void;
}

/** A process, with the page that it renders. */
interface Worker {
  process: ChildProcess;
  bundles: Set<string>;
  current: Waiting | null;
  pages: number;
  isReady: boolean;
  /** Ends the process if it takes too long to start or to render its page. */
  timer: NodeJS.Timeout | undefined;
}

/** Whether a bundle's code is what its release says. */
const isIntact = (code: Buffer, integrity: string) =>
  integrity === `sha384-${createHash('sha384').update(code).digest('base64')}`;

/** Reads a bundle from the released files, and nothing else. @throws {Error} if it is missing or was changed */
async function readBundle(dir: string, { url, integrity }: Bundle): Promise<string> {
  if (!/^\/(shell|remotes)\//.test(url) || normalize(url) !== url) throw new Error(`${url} is not a released file.`);
  const code = await readFile(join(dir, url));
  if (!isIntact(code, integrity)) throw new Error(`${url} is not the file that was released.`);
  return code.toString('utf8');
}

/**
 * Renders pages in a sandboxed process, which is started when it is first needed and replaced when it hangs, ends, or
 * has served for long.
 */
export class PageRenderer {
  readonly #dir: string;
  readonly #sandbox: SandboxLevel | undefined;
  readonly #queue: Waiting[] = [];
  #worker: Worker | null = null;
  #mayStartAt = 0;
  #isClosed = false;

  /** @param dir folder of the built front end */
  constructor(dir: string, sandbox?: SandboxLevel) {
    this.#dir = dir;
    this.#sandbox = sandbox;
  }

  /** Process ID of the renderer; undefined while there is none. */
  get pid(): number | undefined {
    return this.#worker?.process.pid;
  }

  /**
   * Renders a page when those before it are done.
   * @param patience milliseconds after which nobody waits for it any more; it is then left out if its turn has not come
   */
  render(job: Job, patience: number): Promise<Outcome> {
    const isPaused = !this.#worker && performance.now() < this.#mayStartAt;
    if (this.#isClosed || isPaused || this.#queue.length >= MOST_WAITING) return Promise.resolve({ is: 'busy' });
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    const waiting = { job, until: performance.now() + patience, settle: resolve };
    // A page whose answers have come was rendered once already; begun pages are ended before others begin.
    if (job.answers.length > 0) this.#queue.unshift(waiting);
    else this.#queue.push(waiting);
    this.#next();
    return promise;
  }

  close(): void {
    this.#isClosed = true;
    this.#worker?.process.kill('SIGKILL');
    for (const { settle } of this.#queue.splice(0)) settle({ is: 'busy' });
  }

  /** Lets the process render the first page that somebody still waits for. */
  #next() {
    if (this.#isClosed || this.#worker?.current) return;
    const next = this.#queue.shift();
    if (!next) return;
    if (performance.now() > next.until) {
      next.settle({ is: 'busy' });
      this.#next();
      return;
    }
    const worker = this.#workerFor(next.job);
    worker.current = next;
    worker.pages += 1;
    if (worker.isReady) this.#watch(worker);
    this.#ask(worker, next.job).catch((error) => this.#settle(worker, { is: 'broken', error }));
  }

  /** The process, or a new one if it has served for long. */
  #workerFor({ shell, page }: Job): Worker {
    const worker = this.#worker;
    const isNew = ({ url }: Bundle) => !worker?.bundles.has(url);
    const more = [shell, ...(page ? [page.bundle] : [])].filter(isNew).length;
    if (worker && (worker.pages >= MOST_PAGES || worker.bundles.size + more > MOST_BUNDLES)) this.#retire(worker);
    this.#worker ??= this.#start();
    return this.#worker;
  }

  #start(): Worker {
    const child = startSandboxed(CHILD, NEEDS, this.#sandbox);
    const timer = setTimeout(() => child.kill('SIGKILL'), START_MS).unref();
    const worker: Worker = { process: child, bundles: new Set(), current: null, pages: 0, isReady: false, timer };
    child.on('error', () => {});
    child.stdio[4]?.on('error', () => {});
    child.on('message', (reply: FromRenderer) => this.#receive(worker, reply));
    child.on('exit', () => this.#end(worker));
    child.unref();
    child.channel?.unref();
    (child.stdio[4] as { unref?: () => void } | null)?.unref?.();
    return worker;
  }

  /** Ends the process if it works on its page for too long. The time in which others have the processor is not its own. */
  #watch(worker: Worker) {
    const { pid = 0 } = worker.process;
    const until = performance.now() + LONGEST_MS;
    const before = usageOf(pid)?.processorMs ?? 0;
    const look = () => {
      const worked = (usageOf(pid)?.processorMs ?? Infinity) - before;
      if (worked >= HANG_MS || performance.now() >= until) worker.process.kill('SIGKILL');
      else worker.timer = setTimeout(look, HANG_MS).unref();
    };
    worker.timer = setTimeout(look, HANG_MS).unref();
  }

  #retire(worker: Worker) {
    if (this.#worker === worker) this.#worker = null;
    worker.process.kill('SIGKILL');
  }

  /** Sends a page to render, and before it the code of bundles that the process does not have. */
  async #ask(worker: Worker, { shell, page, ...input }: Job) {
    for (const bundle of [shell, ...(page ? [page.bundle] : [])]) {
      if (worker.bundles.has(bundle.url)) continue;
      const code = await readBundle(this.#dir, bundle);
      worker.bundles.add(bundle.url);
      worker.process.send({ kind: 'load', bundle: bundle.url, code } satisfies ToRenderer, () => {});
    }
    const asked = page && { remote: page.remote, name: page.name, bundle: page.bundle.url };
    worker.process.send({ kind: 'render', ...input, shell: shell.url, page: asked } satisfies ToRenderer, () => {});
  }

  /** Ends the current page, and begins the next one. */
  #settle(worker: Worker, outcome: Outcome) {
    clearTimeout(worker.timer);
    worker.current?.settle(outcome);
    worker.current = null;
    this.#next();
  }

  #receive(worker: Worker, reply: FromRenderer) {
    if ('ready' in reply) {
      // A bundle that says so again must not get more time.
      if (worker.isReady) return;
      clearTimeout(worker.timer);
      worker.isReady = true;
      if (worker.current) this.#watch(worker);
      return;
    }
    const { pid } = worker.process;
    const bytes = worker.pages % PAGES_PER_LOOK === 0 && pid !== undefined ? (usageOf(pid)?.bytes ?? 0) : 0;
    if (bytes > MOST_BYTES) this.#retire(worker);
    const outcome: Outcome =
      'error' in reply ? { is: 'broken', error: new Error(reply.error) } : { is: 'rendered', page: reply.page };
    this.#settle(worker, outcome);
  }

  /**
   * The page that a process rendered made it end, or hung. Those that wait get a new process. No page is to blame for a
   * process that did not start.
   */
  #end(worker: Worker) {
    const isToBlame = worker.current !== null && worker.isReady;
    if (this.#worker === worker) {
      this.#worker = null;
      if (!isToBlame) this.#mayStartAt = performance.now() + PAUSE_MS;
    }
    const error = new Error('the rendering process ended');
    this.#settle(worker, isToBlame ? { is: 'broken', error } : { is: 'busy' });
  }
}
