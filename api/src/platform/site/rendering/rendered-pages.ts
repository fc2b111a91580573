import { createHash } from 'node:crypto';
import type { BuiltShell, Registry } from '@northlight/shared-api/remote';
import { LRUCache } from 'lru-cache';
import type { Wanted } from '../match-route.ts';
import type { PageSettings } from '../page-settings.ts';
import { accessOf } from '../preload-links.ts';
import { Breaker } from './breaker.ts';
import type { Answers, RenderedPage } from './child/messages.ts';
import type { Job, PageRenderer } from './renderer.ts';
import type { RenderingEnd } from './rendering-end.ts';

/** Part of the time for a page that may pass until the API answers. */
const DATA_SHARE = 0.6;
/** A page asks for one or two answers; more is a mistake of its release. */
const MOST_ANSWERS = 4;
const CACHE_BYTES = 32 * 1024 * 1024;
const CACHED_KEYS = 2000;

/** HTML for a page: its content with the answers that it shows, or a placeholder, which shows none. */
export interface Fragment extends RenderedPage {
  answers: Answers | null;
}

/** The page behind an address, in the releases that a browser gets. */
export interface Wish {
  /** Path and query string. */
  url: string;
  shell: BuiltShell;
  wanted: Pick<Wanted, 'remote' | 'own'>;
  registry: Registry;
}

/** Asks the API as a guest would. Resolves to undefined unless it answers with data. */
export type Ask = (path: string, signal: AbortSignal) => Promise<unknown>;

interface Options {
  renderer: Pick<PageRenderer, 'render'>;
  settings: PageSettings;
  /** Milliseconds that a page may take before it is served without its content. */
  deadline: number;
  report: {
    ended: (page: string, end: RenderingEnd) => void;
    failed: (error: Error, message: string) => void;
  };
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** The address of a query's key: its path with parameters filled in, as the client of the API does it. */
export function addressOf([path, parameters]: readonly unknown[]): string | null {
  if (typeof path !== 'string' || !path.startsWith('/api/')) return null;
  const { path: values = {}, query = {} } = (parameters ?? {}) as Record<'path' | 'query', Record<string, unknown>>;
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

type PageJob = Omit<Job, 'answers'>;

/** Parameters that tell others how somebody came here. No page shows them, and each value would be a page of its own. */
const TRACKING = /^(utm_\w+|gclid|fbclid|msclkid|ref)$/;

function withoutTracking(url: string): string {
  const [path = '/', query] = url.split('?', 2);
  if (query === undefined) return url;
  const parts = query.split('&').filter((part) => !TRACKING.test(part.split('=', 1)[0] ?? ''));
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}

const bundleAt = (url: string, files: Record<string, string>) => ({ url, integrity: files[url] ?? '' });

/** What the server needs to render the frame around a placeholder; null if the shell does not offer that. */
function skeletonOf({ shell, wanted: { remote, own }, registry }: Wish, settings: PageSettings): PageJob | null {
  const { path } = remote?.route ?? own ?? {};
  if (!shell.server || path === undefined) return null;
  return { url: path, registry, settings, shell: bundleAt(shell.server, shell.files), page: null, isSkeleton: true };
}

/** What the server needs to render a page; null if its releases or its route do not offer that. */
function jobOf({ shell, wanted: { remote, own }, url, registry }: Wish, settings: PageSettings): PageJob | null {
  if (!shell.server) return null;
  const job = {
    url: withoutTracking(url),
    registry,
    settings,
    shell: bundleAt(shell.server, shell.files),
    isSkeleton: false,
  };
  if (!remote) return accessOf(own, settings) === 'everyone' ? { ...job, page: null } : null;
  const { release, route } = remote;
  const file = release.server?.[route.page];
  if (!file || route.render !== 'server' || accessOf(route, settings) !== 'everyone') return null;
  return { ...job, page: { remote: release.name, name: route.page, bundle: bundleAt(file, release.files) } };
}

const inTime = <T>(promise: Promise<T>, milliseconds: number, late: T): Promise<T> => {
  let timer: NodeJS.Timeout;
  const passed = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(late), milliseconds);
  });
  return Promise.race([promise, passed]).finally(() => clearTimeout(timer));
};

/**
 * Renders public pages as a guest sees them, with the answers of the API that they show. Pages are cached by releases,
 * address and answers, so that what has changed is never shown as it was.
 */
export function createRenderedPages({ renderer, settings, deadline, report }: Options) {
  const pages = new LRUCache<string, RenderedPage>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ html, css }) => html.length + css.length,
  });
  /** Keys of the answers that a page shows. */
  const wanted = new LRUCache<string, RenderedPage['missing']>({ max: CACHED_KEYS });
  const breaker = new Breaker();
  const dataDeadline = deadline * DATA_SHARE;

  /** Renders a page, counts failures of its release, and caches what has no part that is missing. */
  async function render(part: string, job: Job): Promise<RenderedPage | RenderingEnd> {
    const outcome = await renderer.render(job, deadline);
    if (outcome.is === 'busy') return 'busy';
    if (outcome.is === 'rendered') return outcome.page;
    const isOff = breaker.fail(part);
    const reason = outcome.error.message.replace(/\.?(\n.*)?$/s, '');
    report.failed(
      outcome.error,
      `The server could not render a page of ${part}: ${reason}.${isOff ? ' It will try again in ten minutes.' : ''}`,
    );
    return 'broken';
  }

  async function answersTo(keys: RenderedPage['missing'], ask: Ask): Promise<Answers> {
    const signal = AbortSignal.timeout(dataDeadline);
    const asked = keys.slice(0, MOST_ANSWERS).map(async (key) => {
      const address = addressOf(key);
      const answer = address === null ? undefined : await ask(address, signal).catch(() => undefined);
      return [key, answer] as const;
    });
    return (await Promise.all(asked)).filter(([, answer]) => answer !== undefined);
  }

  async function produce(part: string, name: string, job: PageJob, ask: Ask) {
    const find = async (answers: Answers): Promise<{ page: RenderedPage; isCached: boolean } | RenderingEnd> => {
      const key = answers.length > 0 ? `${name} ${hashOf(answers)}` : name;
      const known = pages.get(key);
      if (known) return { page: known, isCached: true };
      const page = await render(part, { ...job, answers });
      if (typeof page === 'string') return page;
      pages.set(key, page);
      return { page, isCached: false };
    };
    const withAnswers = (found: Awaited<ReturnType<typeof find>>, answers: Answers) =>
      typeof found === 'string' ? found : { ...found, answers };
    let keys = wanted.get(name);
    if (!keys) {
      const first = await find([]);
      if (typeof first === 'string') return first;
      keys = first.page.missing;
      wanted.set(name, keys);
      if (keys.length === 0) return withAnswers(first, []);
    }
    const answers = keys.length > 0 ? await inTime(answersTo(keys, ask), dataDeadline, []) : [];
    return withAnswers(await find(answers), answers);
  }

  /** Renders one page or placeholder within the deadline, and counts how that ended. */
  async function renderInTime(part: string, page: string, wish: Wish, job: PageJob, ask: Ask) {
    const end = (how: RenderingEnd) => {
      report.ended(page, how);
      return null;
    };
    if (breaker.isOff(part)) return end('off');
    const releases = [wish.shell, ...wish.registry.remotes].map(({ release }) => release);
    const name = hashOf([releases, page, job.url]);
    const found = await inTime(produce(part, name, job, ask), deadline, 'late' as const);
    if (typeof found === 'string') return end(found);
    report.ended(page, found.isCached ? 'cached' : 'rendered');
    return found;
  }

  /**
   * Renders a page, or else the frame around a placeholder.
   * @returns null if neither is there in time: the page's scripts then render everything
   */
  return async function renderPage(wish: Wish, ask: Ask): Promise<Fragment | null> {
    if (deadline === 0) return null;
    const { shell, wanted } = wish;
    const ofShell = `shell ${shell.release}`;
    const job = jobOf(wish, settings);
    if (job) {
      const { release, route } = wanted.remote ?? {};
      const part = release ? `${release.name} ${release.release}` : ofShell;
      const found = await renderInTime(part, route?.page ?? 'shell', wish, job, ask);
      if (found) return { ...found.page, answers: found.answers };
      if (!release) return null;
    }
    const skeleton = skeletonOf(wish, settings);
    const found = skeleton && (await renderInTime(ofShell, 'placeholder', wish, skeleton, ask));
    return found && { ...found.page, answers: null };
  };
}
