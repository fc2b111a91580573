/** The `remote.ts` of the remote that was named, put in by the build. */
declare module 'remote-at-work' {
  import type { RemoteDeclaration } from '@northlight/shared-api/remote';

  const declaration: RemoteDeclaration;
  export default declaration;
}

/** For each page the names of its stories as written, put in by the build. */
declare const STORY_ORDER: Record<string, string[]>;

interface ImportMeta {
  /** https://webpack.js.org/api/module-variables/#importmetawebpackcontext */
  webpackContext(
    folder: string,
    options: { recursive: boolean; regExp: RegExp },
  ): { (file: string): unknown; keys(): string[] };
}
