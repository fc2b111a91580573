/** A clock that stands still until a test advances it. */
export function buildClock(start = '2026-11-20T10:00:00.000Z') {
  let now = Date.parse(start);
  return {
    read: () => new Date(now),
    /** Advances the clock by a number of seconds. */
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}
