/** Every way in which a remote can fail. The list is closed: the error card has a text for each. */
export const REMOTE_FAILURES = [
  'registry',
  'offline',
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

/**
 * Limits of telemetry: events, bytes and duration per report, and the days for which reports and summaries are kept.
 */
export const TELEMETRY = { events: 20, bytes: 8192, milliseconds: 600_000, retentionDays: 30, summaryDays: 7 } as const;
