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

/** Milliseconds that one page may take. Pages take a few, the first one of a bundle up to a hundred. */
const HANG_MS = 3000;
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

/** `busy`: too many pages wait, or the process starts again soon. `broken`: the page's bundles failed. */
export type Outcome = { is: 'rendered'; page: RenderedPage } | { is: 'busy' } | { is: 'broken'; error: Error };

interface Waiting {
  settle: (outcome: Outcome) => void;
}

/** A process, with the pages that it was asked for, in order. */
interface Worker {
  process: ChildProcess;
  bundles: Set<string>;
  waiting: Waiting[];
  pages: number;
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
  #worker: Worker | null = null;
  #waiting = 0;
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

  async render(job: Job): Promise<Outcome> {
    const bundles = [job.shell, ...(job.page ? [job.page.bundle] : [])];
    if (this.#waiting >= MOST_WAITING || performance.now() < this.#mayStartAt) return { is: 'busy' };
    this.#waiting += 1;
    try {
      const worker = this.#workerFor(bundles);
      if (!worker) return { is: 'busy' };
      await this.#send(worker, bundles);
      return await this.#ask(worker, job);
    } catch (error) {
      return { is: 'broken', error: error as Error };
    } finally {
      this.#waiting -= 1;
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#worker?.process.kill('SIGKILL');
  }

  #workerFor(bundles: Bundle[]): Worker | null {
    if (this.#isClosed) return null;
    const worker = this.#worker;
    const isNew = ({ url }: Bundle) => !worker?.bundles.has(url);
    const isFull =
      worker && (worker.pages >= MOST_PAGES || worker.bundles.size + bundles.filter(isNew).length > MOST_BUNDLES);
    if (isFull) this.#retire(worker);
    this.#worker ??= this.#start();
    return this.#worker;
  }

  #start(): Worker {
    const child = startSandboxed(CHILD, NEEDS, this.#sandbox);
    const worker: Worker = { process: child, bundles: new Set(), waiting: [], pages: 0, timer: undefined };
    child.on('error', () => {});
    child.stdio[4]?.on('error', () => {});
    child.on('message', (reply: FromRenderer) => this.#receive(worker, reply));
    child.on('exit', () => this.#end(worker));
    child.unref();
    child.channel?.unref();
    (child.stdio[4] as { unref?: () => void } | null)?.unref?.();
    return worker;
  }

  /** Lets a process finish what it was asked for, and starts the next one for what follows. */
  #retire(worker: Worker) {
    if (this.#worker === worker) this.#worker = null;
    if (worker.waiting.length === 0) worker.process.kill('SIGKILL');
  }

  /** Sends the code of bundles that the process does not have. */
  async #send(worker: Worker, bundles: Bundle[]) {
    for (const bundle of bundles) {
      if (worker.bundles.has(bundle.url)) continue;
      const code = await readBundle(this.#dir, bundle);
      if (worker.bundles.has(bundle.url)) continue;
      worker.bundles.add(bundle.url);
      worker.process.send({ kind: 'load', bundle: bundle.url, code } satisfies ToRenderer, () => {});
    }
  }

  #ask(worker: Worker, { shell, page, ...input }: Job): Promise<Outcome> {
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    if (!worker.process.connected) return Promise.resolve({ is: 'busy' });
    worker.waiting.push({ settle: resolve });
    worker.pages += 1;
    if (worker.waiting.length === 1) this.#watch(worker);
    const asked = page && { remote: page.remote, name: page.name, bundle: page.bundle.url };
    worker.process.send({ kind: 'render', ...input, shell: shell.url, page: asked } satisfies ToRenderer, () => {});
    return promise;
  }

  /** Ends the process if its next page takes too long. */
  #watch(worker: Worker) {
    clearTimeout(worker.timer);
    worker.timer = worker.waiting.length > 0 ? setTimeout(() => worker.process.kill('SIGKILL'), HANG_MS) : undefined;
    worker.timer?.unref();
  }

  #receive(worker: Worker, reply: FromRenderer) {
    const waiting = worker.waiting.shift();
    this.#watch(worker);
    if ('error' in reply) waiting?.settle({ is: 'broken', error: new Error(reply.error) });
    else waiting?.settle({ is: 'rendered', page: reply.page });
    const { pid } = worker.process;
    const bytes = worker.pages % PAGES_PER_LOOK === 0 && pid !== undefined ? (usageOf(pid)?.bytes ?? 0) : 0;
    if (bytes > MOST_BYTES || this.#worker !== worker) this.#retire(worker);
  }

  /** Gives up what the process was asked for. Its first page made it end, or hung. */
  #end(worker: Worker) {
    clearTimeout(worker.timer);
    const [first, ...others] = worker.waiting.splice(0);
    first?.settle({ is: 'broken', error: new Error('The rendering process ended.') });
    for (const other of others) other.settle({ is: 'busy' });
    if (this.#worker !== worker) return;
    this.#worker = null;
    if (!first) this.#mayStartAt = performance.now() + PAUSE_MS;
  }
}
