/** Who may open a route. Decided by the shell before any of the remote's code is asked for. */
export type Access = 'everyone' | 'login' | 'investor' | 'superuser';

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

/** A released remote, as its `remote.json` and the registry hold it. URLs start at the origin's root. */
export interface ReleasedRemote extends RemoteDeclaration {
  /** Name of its immutable folder: its version and a hash of its files. */
  release: string;
  /** URL of its `remoteEntry.js`. */
  entry: string;
  /** For each page, URLs of the scripts it needs beside the entry, so that they load at once. */
  preload: Record<string, string[]>;
}

/** The content of `/remotes.json`, the one mutable file of the suite. */
export interface Registry {
  shell: {
    version: string;
    /** For the shell's own paths, URLs of the scripts they need. */
    preload: Record<string, string[]>;
  };
  remotes: ReleasedRemote[];
}
