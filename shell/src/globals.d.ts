/** The shell's own version, put in by the build. */
declare const SHELL_VERSION: string;

/** What webpack's federation gives a host: the packages that it shares, once they are named. */
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: { default: Record<string, unknown> };
