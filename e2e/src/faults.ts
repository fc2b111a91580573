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
  /** Answers requests for the remote's files. */
  answer?: (route: Route, remote: ReleasedRemote) => unknown;
}

const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });

/** Replaces the remote entry only. The hash is cleared, otherwise the browser would refuse to run the entry. */
const entry = (body: (container: string) => string): Fault => ({
  declare: () => ({ integrity: '' }),
  answer: (route, { name }) =>
    route.request().url().includes('remoteEntry') ? script(body(name.replaceAll('-', '_')))(route) : route.continue(),
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

/** Temporary faults: the Try again button works once they are gone. Keys complete a sentence about the remote. */
export const FAULTS = {
  'is gone': { answer: (route) => route.fulfill({ status: 404, body: 'Not found' }) },
  'is answered with a page of HTML': {
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Welcome</h1>' }),
  },
  'never answers': { patience: 1500, answer: () => {} },
  'throws while starting': entry(() => 'throw new Error("boom");'),
  'throws while it is shown': entry(page('{ default() { throw new Error("boom"); } }')),
  'has no such page': entry(page('{ default: "no component" }')),
  'is not what was released': {
    answer: async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n// changed on the way` });
    },
  },
} satisfies Record<string, Fault>;

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

/** True for pages: neither files nor API calls. */
const isDocument = ({ pathname }: URL) => !/^\/api\/|\./.test(pathname);

const INLINED = /(<script id="remotes"[^>]*>)(.*?)(<\/script>)/s;

/** Makes a remote fail in a browser context. @returns a function that removes the fault */
export async function breakRemote(context: BrowserContext, name: string, fault: Fault): Promise<() => Promise<void>> {
  let real: ReleasedRemote | undefined;

  /** The registry with the fault applied. */
  const broken = (text: string): string => {
    const registry = JSON.parse(text) as Registry;
    const remotes = registry.remotes.map((remote) => {
      if (remote.name !== name) return remote;
      real = remote;
      const { fallback: _, ...alone } = remote; // no fallback unless the fault declares one
      return { ...alone, ...fault.declare?.(remote) };
    });
    return JSON.stringify({ ...registry, remotes });
  };
  const handleDocument = async (route: Route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(INLINED, (_, start, json, end) => start + (fault.noRegistry ? '' : broken(json)) + end)
      .replace(/"remote_timeout":\d+/, (setting) => (fault.patience ? `"remote_timeout":${fault.patience}` : setting))
      .replace(/<link rel="preload" as="script"[^>]*>/g, '');
    return route.fulfill({ response, body: html });
  };
  const handleRegistry = async (route: Route) => {
    if (fault.noRegistry) return route.fulfill({ status: 503, body: '' });
    const response = await route.fetch();
    return route.fulfill({ response, body: broken(await response.text()) });
  };
  const handleFile = (route: Route) => (fault.answer && real ? fault.answer(route, real) : route.continue());

  const files = `**/remotes/${name}/**`;
  await context.route(isDocument, handleDocument);
  await context.route('**/remotes.json', handleRegistry);
  await context.route(files, (route) => void handleFile(route));
  return () => context.unrouteAll({ behavior: 'ignoreErrors' });
}
