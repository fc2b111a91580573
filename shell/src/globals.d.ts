/** The base URL from which webpack loads further scripts. */
declare let __webpack_public_path__: string;

/** Versions of the shared modules, keyed by their names in tooling/webpack/shared.mjs; injected by the build. */
declare const SHARED_VERSIONS: Record<string, string>;
