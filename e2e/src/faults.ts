import type { BrowserContext, Route } from '@playwright/test';
import type { Registry, ReleasedRemote } from '../../shared-api/src/remote.ts';

/** A fault of one remote, as the browser sees it. */
export interface Fault {
  /** Fields to override in the remote's registry entry. */
  declare?: (remote: ReleasedRemote) => Partial<ReleasedRemote>;
  /** The registry can't be fetched. */
  noRegistry?: boolean;
  /** Load timeout for remotes in milliseconds; default: the setting of the installation. */
  patience?: number;
  /** Answers requests for the remote's files. `url` is where the product has the file. */
  answer?: (route: Route, remote: ReleasedRemote, url: string) => unknown;
  /** Only these first requests for each file get the faulty answer, and the page keeps its preload links. */
  firstRequests?: number;
  /** The faulty release is a newer one, with the real one as its fallback. Mending keeps it and removes the fault. */
  hasFallback?: boolean;
}

const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });

/** Replaces the remote entry only. The hash is cleared, otherwise the browser would refuse to run the entry. */
const entry = (body: (container: string) => string): Fault => ({
  declare: () => ({ integrity: '' }),
  answer: (route, { name }) =>
    route.request().url().includes('remoteEntry') ? script(body(name.replaceAll('-', '_')))(route) : route.continue(),
});

const isChunk = (url: string) => !url.includes('remoteEntry');

/** Breaks the chunks alone. */
const chunk = (answer: NonNullable<Fault['answer']>, rest: Fault = {}): Fault => ({
  ...rest,
  answer: (route, remote, url) => (isChunk(url) ? answer(route, remote, url) : route.continue({ url })),
});

/** Replaces every module of the chunks. The hashes are cleared, in the entry too. */
const chunkModules = (module: string): Fault => ({
  declare: () => ({ integrity: '' }),
  answer: async (route, { name }, url) => {
    const response = await route.fetch({ url });
    const code = await response.text();
    const queue = `webpackChunk${name.replaceAll('-', '_')}`;
    const replace = `(() => {
      const queue = (self.${queue} ||= []);
      const push = queue.push.bind(queue);
      queue.push = (chunk) => {
        for (const id in chunk[1]) chunk[1][id] = ${module};
        return push(chunk);
      };
    })();`;
    const body = isChunk(url) ? replace + code : code.replace(/sha384-[\w+/]{64}/g, '');
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' }, body });
  },
});

const page = (module: string) => (container: string) =>
  `var ${container} = { init() {}, get: async () => () => (${module}) };`;

/** Gives the remote another version and entry URL. */
const released = (version: string): Fault => ({
  declare: ({ name, entry: url }) => ({
    version,
    release: `${version}-other`,
    entry: url.replace(/\/[^/]+\/remoteEntry/, `/${version}-other/remoteEntry`),
    preload: {},
    title: name,
  }),
});

const gone = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });
const html = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Welcome</h1>' });
const changed: Fault['answer'] = async (route, _remote, url) => {
  const response = await route.fetch({ url });
  await route.fulfill({ response, body: `${await response.text()}\n// changed on the way` });
};

/** Temporary faults: the Try again button works once they are gone. Keys complete a sentence about the remote. */
export const FAULTS = {
  'is gone': { answer: gone },
  'is answered with a page of HTML': { answer: html },
  'never answers': { patience: 4000, answer: () => {} },
  'throws while starting': entry(() => 'throw new Error("boom");'),
  'throws while it is shown': entry(page('{ default() { throw new Error("boom"); } }')),
  'has no such page': entry(page('{ default: "no component" }')),
  'is not what was released': { answer: changed },
} satisfies Record<string, Fault>;

/** Faults of a page's chunk, each with the cause that the card names. Keys complete a sentence about the chunk. */
export const CHUNK_FAULTS = {
  'is gone': [chunk(gone), 'The part couldn’t be downloaded'],
  'is not what was released': [chunk(changed), 'The part differs from the released one, so it was not run'],
  'is answered with a page of HTML': [chunk(html), 'The download was not a part of this product'],
  'never answers': [chunk(() => {}, { patience: 6000 }), 'Timed out'],
  'throws while starting': [chunkModules('() => { throw new Error("boom"); }'), 'The part failed to start'],
  'throws while it is shown': [
    chunkModules('(_, exports) => { exports.default = () => { throw new Error("boom"); }; }'),
    'The page crashed',
  ],
} satisfies Record<string, [fault: Fault, cause: string]>;

/** Faults of the preload of a page's chunk, which the page outlives by requesting the chunk again. */
export const PRELOAD_FAULTS = {
  'is gone': chunk(gone, { firstRequests: 1 }),
  'is aborted, and the script too': chunk((route) => route.abort(), { firstRequests: 2 }),
  'is not what was released': chunk(changed, { firstRequests: 1 }),
  'is answered with a page of HTML': chunk(html, { firstRequests: 1 }),
} satisfies Record<string, Fault>;

/** The script element waits for the preload of the same file. */
export const HANGING_PRELOAD = chunk(() => {}, { firstRequests: 1, patience: 6000 });

export const NEEDS_NEWER_SHELL: Fault = { declare: () => ({ lacks: ['Pagination of @northlight/shared-ui'] }) };

export const OLDER: Fault = {
  ...released('0.0.9'),
  answer: (route, { entry: real }) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace('/0.0.9-other/', `/${real.split('/')[3]}/`),
    }),
};

/** A newer release that can't be fetched, with the real one as its fallback. */
export const NEWER: Fault = {
  declare: (remote) => ({ ...released('9.0.0').declare?.(remote), fallback: remote }),
  answer: (route) =>
    route.request().url().includes('/9.0.0-other/') ? route.fulfill({ status: 404 }) : route.continue(),
};

export const NO_REGISTRY: Fault = { noRegistry: true };

/** Pages: neither files nor API calls. For a function instead, Playwright would stop every request of a page to ask. */
const DOCUMENT = /^[^/]+\/\/[^/]+\/(?!api\/)[^.?#]*(?:[?#]|$)/;

const INLINED = /(<script id="remotes"[^>]*>)(.*?)(<\/script>)/s;

/** Folder of the newer release that a remote with a fallback has. */
const NEWER_FOLDER = '9.0.0-other';

/** Makes a remote fail in a browser context. @returns a function that removes the fault */
export async function breakRemote(context: BrowserContext, name: string, fault: Fault): Promise<() => Promise<void>> {
  let real: ReleasedRemote | undefined;
  let isMended = false;
  const requests = new Map<string, number>();

  const inNewerFolder = (text: string) =>
    text.replaceAll(`/remotes/${name}/${real?.release}/`, `/remotes/${name}/${NEWER_FOLDER}/`);

  /** The remote's registry entry with the fault applied. */
  function declared(remote: ReleasedRemote): ReleasedRemote {
    const { fallback: _, ...alone } = remote; // no fallback unless the fault declares one
    const faulty = { ...alone, ...fault.declare?.(remote) };
    if (!fault.hasFallback) return faulty;
    const newer = JSON.parse(inNewerFolder(JSON.stringify(faulty))) as ReleasedRemote;
    return { ...newer, release: NEWER_FOLDER, fallback: remote };
  }
  /** The registry with the fault applied. */
  const broken = (text: string): string => {
    const registry = JSON.parse(text) as Registry;
    real = registry.remotes.find((remote) => remote.name === name);
    const remotes = registry.remotes.map((remote) => (remote.name === name ? declared(remote) : remote));
    return JSON.stringify({ ...registry, remotes });
  };
  const preloads = (page: string) => {
    if (!fault.firstRequests) return page.replace(/<link rel="preload" as="script"[^>]*>/g, '');
    return fault.hasFallback ? inNewerFolder(page) : page;
  };
  const handleDocument = async (route: Route) => {
    const response = await route.fetch();
    const page = await response.text();
    const registry = broken(INLINED.exec(page)?.[2] ?? '');
    const body = preloads(page)
      .replace(INLINED, (_, start, __, end) => start + (fault.noRegistry ? '' : registry) + end)
      .replace(/"remote_timeout":\d+/, (setting) => (fault.patience ? `"remote_timeout":${fault.patience}` : setting));
    return route.fulfill({ response, body });
  };
  const handleRegistry = async (route: Route) => {
    if (fault.noRegistry) return route.fulfill({ status: 503, body: '' });
    const response = await route.fetch();
    return route.fulfill({ response, body: broken(await response.text()) });
  };
  /** Whether this request gets the faulty answer. */
  function isFaulty(url: string): boolean {
    if (isMended || (fault.hasFallback && !url.includes(NEWER_FOLDER))) return false;
    const file = url.split('?')[0] ?? '';
    requests.set(file, (requests.get(file) ?? 0) + 1);
    return (requests.get(file) ?? 0) <= (fault.firstRequests ?? Number.POSITIVE_INFINITY);
  }
  const handleFile = (route: Route) => {
    const requested = route.request().url();
    const url = fault.hasFallback ? requested.replace(NEWER_FOLDER, real?.release ?? '') : requested;
    return fault.answer && real && isFaulty(requested) ? fault.answer(route, real, url) : route.continue({ url });
  };

  await context.route(DOCUMENT, handleDocument);
  await context.route('**/remotes.json', handleRegistry);
  // What an answer throws once the fault is removed is ignored only if its promise is returned.
  await context.route(`**/remotes/${name}/**`, handleFile);
  return async () => {
    isMended = true;
    if (!fault.hasFallback) await context.unrouteAll({ behavior: 'ignoreErrors' });
  };
}
