import { counted } from './numbers.ts';

const MINUTE = 60;
const LONGEST = 90;

/** How long to wait: "20 seconds", "2 minutes", "3 hours". Minutes and hours are rounded up. */
export function waitOf(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE);
  if (seconds <= LONGEST) return counted(seconds, 'second');
  return minutes < LONGEST ? counted(minutes, 'minute') : counted(Math.ceil(minutes / MINUTE), 'hour');
}

/** How long something took: "12 s", "2 min 5 s". */
export function durationOf(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < MINUTE ? `${whole} s` : `${Math.floor(whole / MINUTE)} min ${whole % MINUTE} s`;
}
