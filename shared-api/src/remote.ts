import type { Access } from './rules/users.ts';

export type { Access };

export interface RemoteRoute {
  /** Path pattern for react-router, such as `/investor/:slug`. */
  path: string;
  /** File name under `src/pages`, without extension. The page is its default export. */
  page: string;
  access: Access;
  /** The installation's setting that replaces `access`. */
  accessSetting?: 'evaluation';
  /** Title of the browser tab, without the product name. */
  title: string;
  /** One sentence on the page, for search engines and for sites that preview a link to it. */
  description?: string;
  /** The server renders the page for visitors, in HTML that is there before any script. Only for `everyone`. */
  render?: 'server';
}

/** A route of the shell itself. */
export interface ShellRoute extends Pick<RemoteRoute, 'path' | 'access' | 'description'> {
  /** As of a remote's route; null for the product's name alone. */
  title: string | null;
}

/** Icons that the shell can show beside a navigation entry. */
export type NavIcon =
  | 'home'
  | 'investors'
  | 'analysis'
  | 'dashboard'
  | 'assistant'
  | 'questions'
  | 'questionnaire'
  | 'profile'
  | 'settings'
  | 'admin'
  | 'status'
  | 'login'
  | 'signup';

export interface NavEntry {
  label: string;
  /** One-word label for small spaces, such as the thumb bar. @default label */
  short?: string;
  /** Target path. `{userId}` is replaced by the ID of the logged-in user. */
  to: string;
  /** Who sees the entry; `guest` is a visitor who is not logged in. */
  audience: Access | 'guest';
  /** In the bar, in the menu under the avatar, or as a button at the end of the bar. */
  place: 'bar' | 'account' | 'end';
  /** Entries are sorted in ascending order. */
  order: number;
  icon: NavIcon;
}

/** Each place where a remote shows what other remotes add, by name, with its owner. `extensions.ts` has the props. */
export const EXTENSION_POINTS = {
  'deck-to-send': 'mfe-investors',
  'sent-deck-slide': 'mfe-dashboard',
} as const;

export type ExtensionPoint = keyof typeof EXTENSION_POINTS;

/** A component that a remote adds to another remote's page. */
export interface RemoteExtension {
  point: ExtensionPoint;
  /** File name under `src/extensions`, without extension. The component is its default export. */
  component: string;
  /** Who sees it. Others do not load it. */
  access: Access;
}

/** Everything a remote declares to the shell: the content of its `remote.ts`. */
export interface RemoteDeclaration {
  /** Folder name, such as `mfe-auth`. */
  name: string;
  /** Display name, as in “The dashboard did not load”: `The dashboard`. */
  title: string;
  /** Version of the remote (semver). */
  version: string;
  routes: RemoteRoute[];
  nav: NavEntry[];
  extensions?: RemoteExtension[];
}

/** Declares a remote. The build checks the declaration against what the remote exposes. */
export const defineRemote = (declaration: RemoteDeclaration): RemoteDeclaration => declaration;

/**
 * One release of a remote. URLs start at the root of the origin that serves the release. In the browser's copy they
 * include that origin if it differs from the page's.
 */
export interface Release extends RemoteDeclaration {
  /** Name of its immutable folder: the version and a hash of its files. */
  release: string;
  /** URL of its `remoteEntry.js`. */
  entry: string;
  /**
   * Hash that the entry must have, in the format of a script element's `integrity`. The entry contains the hashes of
   * its chunks. Empty in development builds, which are not checked.
   */
  integrity: string;
  /** Gzipped size of the entry in bytes. */
  entrySize: number;
  /** For each page, URLs of the scripts it needs besides the entry, so that they load at once. */
  preload: Record<string, string[]>;
  /** What this release needs but the shell of this page lacks, such as `Pagination of @northlight/shared-ui`. */
  lacks?: string[];
}

/** Names that a build imports from a shared module, or exports as one; and the version of its package, if known. */
export interface SharedNames {
  version?: string;
  names: string[];
}

/** What the builds of shell and remotes say so that releases can be compared. Older builds lack some of it. */
export interface Compared {
  /** Version of the keys under which the hooks it contains keep the server's data. */
  cacheKeys?: string;
  /** Hash of the types of the shared modules that it was built with; they are in its `types.json`. */
  types?: string;
}

/** Where a release that was published from elsewhere was built. Its publisher states it. */
export interface Provenance {
  /** Address of the repository. */
  repository: string;
  commit: string;
  /** Who or what built it, such as a user at a machine or a workflow's run. */
  builder: string;
  /** Version of Node. */
  node: string;
  /** Version of the SDK. */
  sdk: string;
  /** ISO time. */
  builtAt: string;
}

/** The content of `remote.json`, written by a build. */
export interface BuiltRemote extends Omit<Release, 'lacks'>, Compared {
  /** What it imports from each shared module. Older builds lack this. */
  requires?: Record<string, SharedNames>;
  /** For each page, names of the shared modules it needs beyond the shell's first script. Older builds lack this. */
  shared?: Record<string, string[]>;
  /** Hash of every script and style sheet of the release, including the entry, by URL. */
  files: Record<string, string>;
  /** URL of the server's bundle for each page that the server renders. Its hash is in `files`. */
  server?: Record<string, string>;
  /** Only in a release that was published from elsewhere; the suite's builds leave such a remote alone. */
  provenance?: Provenance;
}

/** A remote as a browser gets it: the release for this browser. */
export interface ReleasedRemote extends Release {
  /** Release to load if this one fails. Missing if no other one is worth trying. */
  fallback?: Release;
}

/** The registry as a browser gets it, in the page and from `/remotes.json`. */
export interface Registry {
  shell: {
    version: string;
    /** Name of the shell's release; older builds have none. */
    release?: string;
    /** For the shell's own paths, URLs of the scripts they need. */
    preload: Record<string, string[]>;
  };
  remotes: ReleasedRemote[];
}

/** A current or earlier release. `releasedAt` is an ISO time. */
export interface PastRelease extends BuiltRemote {
  releasedAt: string;
}

/** A remote in the registry file: the current release, earlier ones, and the canary release. */
export interface RegisteredRemote extends PastRelease {
  /** Origin that serves its releases, such as `https://parts.example.com`; default: the shell's. */
  origin?: string;
  /** Newest first. */
  history: PastRelease[];
  /** `percent` of the browsers get this release instead. */
  canary?: PastRelease & { percent: number };
}

/** The content of `shell.json`, written by the shell's build. Its URLs start at the root of the origin that serves it. */
export interface BuiltShell extends Compared {
  name: 'shell';
  version: string;
  /** The version and a hash of its files and page. */
  release: string;
  /** The page's HTML, in which the server fills in what differs between visits. */
  page: string;
  /** Its own routes. Older builds lack this. */
  routes?: ShellRoute[];
  /** For the shell's own paths, URLs of the scripts they need. */
  preload: Record<string, string[]>;
  /** URLs of the scripts that load pages of remotes. Older builds have them in their first script. */
  loader?: string[];
  /** URLs of the scripts behind each shared module that remotes load on demand. */
  shared: Record<string, string[]>;
  /** What it provides of each shared module. */
  provides: Record<string, SharedNames>;
  /** URL of the bundle with which the server renders pages. Its hash is in `files`. */
  server?: string;
  /** Hash of every script and style sheet of the shell, by URL. */
  files: Record<string, string>;
  /** URLs of its other files, such as fonts. */
  others: string[];
}

/** A current or earlier release of the shell. `releasedAt` is an ISO time. */
export interface PastShell extends BuiltShell {
  releasedAt: string;
}

/** The shell in the registry file, like a remote there. */
export interface RegisteredShell extends PastShell {
  history: PastShell[];
  canary?: PastShell & { percent: number };
}

/** The registry file, the only mutable file of the suite. The server derives each browser's `Registry` from it. */
export interface RegistryFile {
  /** Missing in a registry that no shell was released to; the server then uses the shell that it was built with. */
  shell?: RegisteredShell;
  remotes: RegisteredRemote[];
}
