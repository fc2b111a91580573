const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const LONG_DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** "19 Nov 2026". */
export const dayOf = (at: string): string => DAY.format(new Date(at));

/** "19 November 2026". */
export const longDayOf = (at: string): string => LONG_DAY.format(new Date(at));

/** "19 Nov 2026, 10:04". */
export const momentOf = (at: string): string => MOMENT.format(new Date(at));

/** "12 s", "2 min 5 s". */
export function durationOf(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
