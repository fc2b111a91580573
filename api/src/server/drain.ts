/** Milliseconds that running requests have to finish after the stop signal. */
export const DRAIN = 30_000;
