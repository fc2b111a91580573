import { describe, expect, it } from '@jest/globals';
import { Restarts } from './restarts.ts';

describe('a process that ends', () => {
  it('is started again after a pause that grows, and then no more', () => {
    const restarts = new Restarts();
    const pauses = Array.from({ length: 6 }, () => restarts.pauseAfter(1_000));
    expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, null]);
  });

  it('is soon started again if it worked for a while', () => {
    const restarts = new Restarts();
    for (let times = 0; times < 5; times += 1) restarts.pauseAfter(0);
    expect(restarts.pauseAfter(30_000)).toBe(500);
    expect(restarts.pauseAfter(0)).toBe(1_000);
  });
});
