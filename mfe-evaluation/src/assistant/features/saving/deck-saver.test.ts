import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { EditedDeck } from '../editor/deck.ts';
import { createDeckSaver, SAVE_DELAY, type SaveState } from './deck-saver.ts';

const deck = (name: string): EditedDeck => ({ name, company_name: '', content: { theme: 'paper', slides: [] } });

function aSaver(send: (deck: EditedDeck, revision: number) => Promise<{ revision: number; updated_at: string }>) {
  const states: SaveState['kind'][] = [];
  const kept: (string | null)[] = [];
  const saver = createDeckSaver({
    revision: 1,
    send,
    judge: (error) => (error as { means: 'passing' | 'conflict' | 'refused' }).means,
    onState: ({ kind }) => states.push(kind),
    onPending: (pending) => kept.push(pending?.name ?? null),
  });
  return { saver, states, kept };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const stored = (revision: number) => ({ revision, updated_at: '2026-11-18T14:02:00.000Z' });

describe('saving a deck by itself', () => {
  it('sends what was changed last, once, over the revision it rests on', async () => {
    const send = jest.fn(async (_: EditedDeck, revision: number) => stored(revision + 1));
    const { saver, states, kept } = aSaver(send);
    saver.change(deck('a'));
    saver.change(deck('b'));
    await jest.advanceTimersByTimeAsync(SAVE_DELAY);
    expect(send.mock.calls).toEqual([[deck('b'), 1]]);
    expect(states.at(-1)).toBe('saved');
    expect(kept.at(-1)).toBeNull();
    saver.change(deck('c'));
    await jest.advanceTimersByTimeAsync(SAVE_DELAY);
    expect(send).toHaveBeenLastCalledWith(deck('c'), 2);
  });

  it('saves what was changed while it was saving', async () => {
    const ends: ((value: { revision: number; updated_at: string }) => void)[] = [];
    const send = jest.fn(
      (_: EditedDeck, _revision: number) =>
        new Promise<ReturnType<typeof stored>>((resolve) => {
          ends.push(resolve);
        }),
    );
    const { saver, kept } = aSaver(send);
    saver.change(deck('a'));
    await jest.advanceTimersByTimeAsync(SAVE_DELAY);
    saver.change(deck('b'));
    ends[0]?.(stored(2));
    await jest.advanceTimersByTimeAsync(SAVE_DELAY);
    expect(send).toHaveBeenLastCalledWith(deck('b'), 2);
    expect(kept.at(-1)).toBe('b');
    expect(saver.isSettled()).toBe(false);
  });

  it('tries again when the server cannot be reached, and keeps the change meanwhile', async () => {
    const send = jest
      .fn(async (_: EditedDeck, revision: number) => stored(revision + 1))
      .mockRejectedValueOnce({ means: 'passing' });
    const { saver, states, kept } = aSaver(send);
    saver.change(deck('a'));
    await jest.advanceTimersByTimeAsync(SAVE_DELAY);
    expect([states.at(-1), kept.at(-1)]).toEqual(['unreachable', 'a']);
    await jest.advanceTimersByTimeAsync(2_000);
    expect([states.at(-1), kept.at(-1)]).toEqual(['saved', null]);
  });

  it('stops at a conflict until somebody has chosen', async () => {
    const send = jest
      .fn(async (_: EditedDeck, revision: number) => stored(revision + 1))
      .mockRejectedValueOnce({ means: 'conflict' });
    const { saver, states, kept } = aSaver(send);
    saver.change(deck('a'));
    await jest.advanceTimersByTimeAsync(SAVE_DELAY);
    saver.change(deck('b'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect([states.at(-1), kept.at(-1)]).toEqual(['conflict', 'b']);
    saver.restart(7);
    saver.change(deck('c'));
    await jest.advanceTimersByTimeAsync(SAVE_DELAY);
    expect(send).toHaveBeenLastCalledWith(deck('c'), 7);
  });

  it('sends what waits when one leaves', async () => {
    const send = jest.fn(async (_: EditedDeck, revision: number) => stored(revision + 1));
    const { saver } = aSaver(send);
    const stop = saver.start();
    saver.change(deck('a'));
    stop();
    await jest.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
