import type { Access } from './rules/users.ts';

export type { Access };

export interface RemoteRoute {
  /** Pattern in react-router's syntax, such as `/investor/:slug`. */
  path: string;
  /** File name under `src/pages`, without extension; the page is its default export. */
  page: string;
  access: Access;
  /** The installation's setting that decides instead of `access`. */
  accessSetting?: 'evaluation';
  /** Title of the browser tab, without the product's name. */
  title: string;
}

/** Icons that the shell can draw beside an entry of the navigation bar. */
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
  /** The label where there is room for one word only, as in the thumb bar. @default label */
  short?: string;
  /** Where it leads; `{userId}` stands for the id of the person who is logged in. */
  to: string;
  /** Who sees it: `guest` is somebody who is not logged in. */
  audience: Access | 'guest';
  /** In the bar itself, in the menu under the avatar, or as a button at the bar's end. */
  place: 'bar' | 'account' | 'end';
  /** Entries stand in ascending order. */
  order: number;
  icon: NavIcon;
}

/** All that a remote gives the suite; the whole of its `remote.ts`. */
export interface RemoteDeclaration {
  /** Name of its folder, such as `mfe-auth`. */
  name: string;
  /** What people call it, as it stands before “did not load”: `The dashboard`. */
  title: string;
  /** Its own version, semver. */
  version: string;
  requires: {
    /** Range of shell versions it works in, semver. */
    shell: string;
  };
  routes: RemoteRoute[];
  nav: NavEntry[];
}

/** States what a remote gives; checked at build against what it really exposes. */
export const defineRemote = (declaration: RemoteDeclaration): RemoteDeclaration => declaration;

/** One release of a remote. URLs start at the root of the origin that serves it; a browser gets them with that origin, where it is not the page's own. */
export interface Release extends RemoteDeclaration {
  /** Name of its immutable folder: its version and a hash of its files. */
  release: string;
  /** URL of its `remoteEntry.js`. */
  entry: string;
  /**
   * Hash that the entry must have to be run, as a script element's `integrity` takes it. The entry holds those of its
   * chunks. Empty where nothing is checked: in a development build.
   */
  integrity: string;
  /** Bytes of the entry as they travel with gzip. */
  entrySize: number;
  /** For each page, URLs of the scripts it needs beside the entry, so that they load at once. */
  preload: Record<string, string[]>;
}

/** What a build writes into its `remote.json`. */
export interface BuiltRemote extends Release {
  /** For each page, names of what it takes from the shell beyond the first script. Older builds do not say. */
  shared?: Record<string, string[]>;
  /** Hash of every script and style sheet of the release, the entry's too, by URL. */
  files: Record<string, string>;
}

/** A remote as a browser gets it: the release that is meant for this browser, and what it needs to know beside it. */
export interface ReleasedRemote extends Release {
  /** ISO time since when this release is the one for everybody, or a canary. */
  releasedAt: string;
  /** What to load instead when this release fails. Missing when there was none before it. */
  fallback?: Release;
  /** Names of the releases before the one for everybody, newest first. */
  history: string[];
  /** The canary release, if there is one; `mine` says whether this browser is among those who got it. */
  canary?: { release: string; percent: number; mine: boolean };
}

/** The registry as a browser gets it, in the page and from `/remotes.json`. */
export interface Registry {
  shell: {
    version: string;
    /** For the shell's own paths, URLs of the scripts they need. */
    preload: Record<string, string[]>;
  };
  remotes: ReleasedRemote[];
}

/** A release that was or is for everybody. `releasedAt` is an ISO time. */
export interface PastRelease extends BuiltRemote {
  releasedAt: string;
}

/** A remote in the registry's file: the release for everybody, those before it, and the canary release. */
export interface RegisteredRemote extends PastRelease {
  /** Where the files of its releases are served, such as `https://parts.example.com`; without it, where the shell's are. */
  origin?: string;
  /** Newest first; the first is the fallback. */
  history: PastRelease[];
  /** `percent` of the browsers get this release instead. */
  canary?: PastRelease & { percent: number };
}

/** The registry's file, the one mutable file of the suite. The server makes each browser's `Registry` of it. */
export interface RegistryFile {
  remotes: RegisteredRemote[];
}

/** What the shell's build writes into its `shell.json`. */
export interface BuiltShell {
  version: string;
  preload: Record<string, string[]>;
  /** URLs of the scripts behind each name that remotes take from the shell on demand. */
  shared?: Record<string, string[]>;
  /** Hash of every script and style sheet of the shell, by URL. */
  files: Record<string, string>;
}
