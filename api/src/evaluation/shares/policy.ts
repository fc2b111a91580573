const DAY = 24 * 3_600_000;

/** Most share links that an evaluation has at a time. */
export const MAX_SHARES = 20;

/** When a share link expires that is created now, as ISO 8601. */
export const shareExpiry = (now: Date, days: number): string => new Date(now.getTime() + days * DAY).toISOString();
