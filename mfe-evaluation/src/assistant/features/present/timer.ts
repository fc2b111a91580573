/** A stopwatch. Times in milliseconds. */
export interface Timer {
  /** Elapsed before it was started last. */
  before: number;
  /** When it was started; null while it stands. */
  since: number | null;
}

export const STOPPED: Timer = { before: 0, since: null };

export const elapsedAt = ({ before, since }: Timer, now: number): number =>
  since === null ? before : before + Math.max(0, now - since);

export const started = (timer: Timer, now: number): Timer => (timer.since === null ? { ...timer, since: now } : timer);

export const paused = (timer: Timer, now: number): Timer => ({ before: elapsedAt(timer, now), since: null });

/** Back to zero. A running one goes on from there. */
export const cleared = ({ since }: Timer, now: number): Timer => ({ before: 0, since: since === null ? null : now });

const two = (count: number) => String(count).padStart(2, '0');

/** “4:05”, or “1:04:05” from an hour on. */
export function clockOf(elapsed: number): string {
  const seconds = Math.floor(elapsed / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
