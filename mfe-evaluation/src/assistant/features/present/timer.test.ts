import { describe, expect, it } from '@jest/globals';
import { cleared, clockOf, elapsedAt, paused, STOPPED, started } from './timer.ts';

describe('the timer', () => {
  it('counts while it runs, stands while it is paused, and goes on from there', () => {
    const running = started(STOPPED, 1_000);
    expect(elapsedAt(running, 61_000)).toBe(60_000);
    const standing = paused(running, 61_000);
    expect(elapsedAt(standing, 900_000)).toBe(60_000);
    expect(elapsedAt(started(standing, 900_000), 905_000)).toBe(65_000);
  });

  it('does not begin again when it is started twice', () => {
    expect(elapsedAt(started(started(STOPPED, 1_000), 5_000), 6_000)).toBe(5_000);
  });

  it('goes back to zero, and goes on running if it ran', () => {
    const running = cleared(started(STOPPED, 1_000), 9_000);
    expect(elapsedAt(running, 9_000)).toBe(0);
    expect(elapsedAt(running, 10_000)).toBe(1_000);
    expect(cleared(paused(started(STOPPED, 0), 9_000), 9_000)).toEqual(STOPPED);
  });

  it('is read as minutes and seconds, and hours where there are any', () => {
    expect([0, 59_999, 60_000, 605_000, 3_845_000].map(clockOf)).toEqual(['0:00', '0:59', '1:00', '10:05', '1:04:05']);
  });
});
