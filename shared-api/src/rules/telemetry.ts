/** Every way in which a part of the page can fail, closed: the error card has words for each. */
export const REMOTE_FAILURES = [
  'registry',
  'network',
  'timeout',
  'not-a-remote',
  'integrity',
  'threw-on-load',
  'wrong-shape',
  'incompatible',
  'outdated',
  'threw-on-render',
] as const;

export type RemoteFailureKind = (typeof REMOTE_FAILURES)[number];

/** What one message about loading may hold. */
export const TELEMETRY = { events: 20, bytes: 8192, milliseconds: 600_000, retentionDays: 30, summaryDays: 7 } as const;
