import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createDraftSaver, DRAFT_DELAY, type DraftState } from './draft-saver.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function build({ shown = () => true }: { shown?: (id: string) => boolean } = {}) {
  const sent: Record<string, string>[] = [];
  const states: DraftState['kind'][] = [];
  const kept: Record<string, string>[] = [];
  const network = { error: null as unknown, wait: null as Promise<void> | null };
  const saver = createDraftSaver({
    send: async (texts) => {
      sent.push(Object.fromEntries(texts));
      await network.wait;
      if (network.error) throw network.error;
      return { saved_at: '2026-11-21T10:00:00Z' };
    },
    isShown: shown,
    isPassing: (error) => error instanceof TypeError,
    onState: ({ kind }) => states.push(kind),
    onPending: (texts) => kept.push(Object.fromEntries(texts)),
  });
  return { saver, sent, states, kept, network };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('a draft', () => {
  it('is sent once somebody pauses, with the last of what they typed', async () => {
    const { saver, sent, states, kept } = build();
    for (const text of ['a', 'ab', 'abc']) saver.change('q', text);
    await pass(DRAFT_DELAY - 1);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toEqual([{ q: 'abc' }]);
    expect(states.at(-1)).toBe('saved');
    expect(kept.at(-1)).toEqual({});
  });

  it('that did not arrive is kept and tried again, later each time, until it does', async () => {
    const { saver, sent, states, kept, network } = build();
    network.error = new TypeError('Failed to fetch');
    saver.change('q', 'kept');
    await pass(DRAFT_DELAY);
    expect(states.at(-1)).toBe('unreachable');
    expect(kept.at(-1)).toEqual({ q: 'kept' });
    await pass(2_000);
    await pass(4_999);
    expect(sent).toHaveLength(2);
    network.error = null;
    saver.retry();
    await pass(0);
    expect(states.at(-1)).toBe('saved');
    expect(kept.at(-1)).toEqual({});
  });

  it('that the server refuses is not sent over and over, and stays', async () => {
    const { saver, sent, states, kept, network } = build();
    network.error = new Error('refused');
    saver.change('q', 'x');
    await pass(60_000);
    expect(sent).toHaveLength(1);
    expect(states.at(-1)).toBe('refused');
    expect(kept.at(-1)).toEqual({ q: 'x' });
  });

  it('keeps what is typed while it is being sent', async () => {
    const { saver, sent, network } = build();
    let arrive = () => {};
    network.wait = new Promise((resolve) => {
      arrive = resolve;
    });
    saver.change('q', 'first');
    await pass(DRAFT_DELAY);
    saver.change('q', 'first and second');
    await pass(DRAFT_DELAY);
    expect(sent).toEqual([{ q: 'first' }]);
    arrive();
    await pass(DRAFT_DELAY);
    expect(sent).toEqual([{ q: 'first' }, { q: 'first and second' }]);
  });

  it('never holds the answer to a question that does not show', async () => {
    const shown = new Set(['a', 'b']);
    const { saver, sent } = build({ shown: (id) => shown.has(id) });
    saver.change('a', '1');
    saver.change('b', '2');
    shown.delete('b');
    await pass(DRAFT_DELAY);
    expect(sent).toEqual([{ a: '1' }]);
  });

  it('is sent when the page is left, once', async () => {
    const { saver, sent, network } = build();
    network.error = new TypeError('Failed to fetch');
    const stop = saver.start();
    saver.change('q', 'last words');
    stop();
    await pass(60_000);
    expect(sent).toEqual([{ q: 'last words' }]);
  });
});
