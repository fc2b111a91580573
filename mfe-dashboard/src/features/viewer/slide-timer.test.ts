import { describe, expect, it } from '@jest/globals';
import { SlideTimer } from './slide-timer.ts';

describe('the time a slide was looked at', () => {
  it('adds up over several looks at the same slide', () => {
    const timer = new SlideTimer();
    timer.turnTo(1, 0);
    timer.turnTo(2, 3000);
    timer.turnTo(1, 4500);
    expect(timer.read(5500)).toEqual([
      { slide: 1, seconds: 4 },
      { slide: 2, seconds: 1.5 },
    ]);
  });

  it('goes on after it was read', () => {
    const timer = new SlideTimer();
    timer.turnTo(1, 0);
    timer.read(1000);
    expect(timer.read(3000)).toEqual([{ slide: 1, seconds: 3 }]);
  });

  it('stands still while nothing is in view', () => {
    const timer = new SlideTimer();
    timer.turnTo(1, 0);
    timer.turnTo(null, 2000);
    timer.turnTo(1, 60_000);
    expect(timer.read(61_000)).toEqual([{ slide: 1, seconds: 3 }]);
  });

  it('counts ten minutes at most, and nothing for a glance', () => {
    const timer = new SlideTimer();
    timer.turnTo(1, 0);
    timer.turnTo(2, 3_600_000);
    expect(timer.read(3_600_010)).toEqual([{ slide: 1, seconds: 600 }]);
  });
});
