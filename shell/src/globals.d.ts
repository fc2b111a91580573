/** The shell's own version, put in by the build. */
declare const SHELL_VERSION: string;
