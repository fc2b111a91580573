import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { oneAtATime } from './one-at-a-time.ts';

describe('one thing at a time over all tabs', () => {
  let held = false;

  beforeEach(() => {
    jest.useFakeTimers();
    const request = async (_: string, work: () => Promise<void>) => {
      held = true;
      await work();
      held = false;
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  });

  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('answers at once and lets the next tab in when what it stored can be read there', async () => {
    expect(await oneAtATime('a lock', async () => 'done')).toBe('done');
    expect(held).toBe(true);
    await jest.runAllTimersAsync();
    expect(held).toBe(false);
  });

  it('lets the next tab in at once when nothing came of it', async () => {
    const failing = oneAtATime('a lock', () => Promise.reject(new Error('no answer')));
    await expect(failing).rejects.toThrow('no answer');
    await Promise.resolve();
    expect(held).toBe(false);
  });

  it('says so when there is no lock to be had', async () => {
    const request = () => Promise.reject(new Error('no locks here'));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    await expect(oneAtATime('a lock', async () => 'done')).rejects.toThrow('no locks here');
  });
});
