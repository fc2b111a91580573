/** The base URL from which webpack loads further scripts. */
declare let __webpack_public_path__: string;

/** Versions of the shared modules, keyed by their names in tooling/webpack/shared.mjs; injected by the build. */
declare const SHARED_VERSIONS: Record<string, string>;

/** Webpack's runtime. `retry` is the query string of further scripts (tooling/webpack/retry-plugin.mjs). */
declare const __webpack_require__: { retry: string };
