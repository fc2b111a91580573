import { describe, expect, it } from '@jest/globals';
import { inEvenTime } from './even-time.ts';

const STEP = 100;
/** Milliseconds by which Node's timers, which count whole milliseconds, can fire early. */
const EARLY = 2;

/** The duration in milliseconds, on success and failure. */
async function lasts(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await inEvenTime(work).catch(() => {});
  return performance.now() - start;
}

describe('an answer in even time', () => {
  it('takes a whole step for work that takes none, done or refused', async () => {
    expect(await lasts(async () => 'done')).toBeGreaterThanOrEqual(STEP - EARLY);
    expect(await lasts(() => Promise.reject(new Error('refused')))).toBeGreaterThanOrEqual(STEP - EARLY);
  });

  it('takes two for work that is longer than one', async () => {
    const work = () => new Promise((done) => setTimeout(done, STEP + 10));
    expect(await lasts(work)).toBeGreaterThanOrEqual(2 * STEP - EARLY);
  });

  it('is what the work answers, or why it fails', async () => {
    await expect(inEvenTime(async () => 7)).resolves.toBe(7);
    await expect(inEvenTime(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });
});
