/** The `remote.ts` of the remote in development; the build inserts it. */
declare module 'remote-at-work' {
  import type { RemoteDeclaration } from '@northlight/shared-api/remote';

  const declaration: RemoteDeclaration;
  export default declaration;
}

/** Story names of each page in source order; the build inserts them. */
declare const STORY_ORDER: Record<string, string[]>;

interface ImportMeta {
  /** https://webpack.js.org/api/module-variables/#importmetawebpackcontext */
  webpackContext(
    folder: string,
    options: { recursive: boolean; regExp: RegExp },
  ): { (file: string): unknown; keys(): string[] };
}
