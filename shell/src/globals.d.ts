/** The shell's own version, put in by the build. */
declare const SHELL_VERSION: string;

/** Where webpack loads further scripts from. */
declare let __webpack_public_path__: string;

/** Versions of what the shell provides, by the names of tooling/webpack/shared.mjs; put in by the build. */
declare const SHARED_VERSIONS: Record<string, string>;
