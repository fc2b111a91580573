/** Milliseconds that a call may take. */
export const TIMEOUTS = { standard: 10_000, slide: 60_000, long: 300_000 } as const;
