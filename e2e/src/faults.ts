import type { BrowserContext, Route } from '@playwright/test';
import type { Registry, ReleasedRemote } from '../../shared-api/src/remote.ts';

/** What is wrong with one remote, in a browser's eyes. */
export interface Fault {
  /** What the registry says of the remote instead. */
  declare?: (remote: ReleasedRemote) => Partial<ReleasedRemote>;
  /** The registry cannot be had at all. */
  noRegistry?: boolean;
  /** Milliseconds that a part may take in that browser; as the installation has it when missing. */
  patience?: number;
  /** What is answered in place of its files. */
  answer?: (route: Route, remote: ReleasedRemote) => unknown;
}

const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });

/** Only its entry answers otherwise; a hash would keep that from running, so the registry has none. */
const entry = (body: (container: string) => string): Fault => ({
  declare: () => ({ integrity: '' }),
  answer: (route, { name }) =>
    route.request().url().includes('remoteEntry') ? script(body(name.replaceAll('-', '_')))(route) : route.continue(),
});

const page = (module: string) => (container: string) =>
  `var ${container} = { init() {}, get: async () => () => (${module}) };`;

/** Moves the remote to another release, whose files are those of the real one. */
const released = (version: string): Fault => ({
  declare: ({ name, entry: url }) => ({
    version,
    release: `${version}-other`,
    entry: url.replace(/\/[^/]+\/remoteEntry/, `/${version}-other/remoteEntry`),
    preload: {},
    title: name,
  }),
});

/** Faults that Try again gets over once they are gone, by what a person would say of the part. */
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

export const NEEDS_NEWER_SHELL: Fault = { declare: () => ({ requires: { shell: '^9.0.0' } }) };

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

/** A newer release that cannot be had, with the real one before it. */
export const NEWER: Fault = {
  declare: (remote) => ({ ...released('9.0.0').declare?.(remote), fallback: remote }),
  answer: (route) =>
    route.request().url().includes('/9.0.0-other/') ? route.fulfill({ status: 404 }) : route.continue(),
};

export const NO_REGISTRY: Fault = { noRegistry: true };

/** Neither a file nor a call. */
const isDocument = ({ pathname }: URL) => !/^\/api\/|\./.test(pathname);

const INLINED = /(<script id="remotes"[^>]*>)(.*?)(<\/script>)/s;

/** Makes a remote fail in a browser. @returns the way to mend it */
export async function breakRemote(context: BrowserContext, name: string, fault: Fault): Promise<() => Promise<void>> {
  let real: ReleasedRemote | undefined;

  /** The registry as the fault has it. */
  const broken = (text: string): string => {
    const registry = JSON.parse(text) as Registry;
    const remotes = registry.remotes.map((remote) => {
      if (remote.name !== name) return remote;
      real = remote;
      const { fallback: _, ...alone } = remote; // what was built before must not stand in unless the fault says so
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
