import { describe, expect, it } from '@jest/globals';
import { type History, type HistoryAction, historyReducer, startHistory } from './history.ts';

const type = (text: string, typing = 'title'): HistoryAction<string> => ({ type: 'change', next: () => text, typing });
const put = (text: string): HistoryAction<string> => ({ type: 'change', next: () => text });
const after = (start: string, ...actions: HistoryAction<string>[]): History<string> =>
  actions.reduce<History<string>>(historyReducer, startHistory(start));

describe('undo and redo', () => {
  it('take back what was typed in one go, and bring it back', () => {
    const typed = after('', type('a'), type('ab'), type('abc'));
    const undone = historyReducer(typed, { type: 'undo' });
    expect(undone.present).toBe('');
    expect(historyReducer(undone, { type: 'redo' }).present).toBe('abc');
  });

  it('keep a pause, another field and a deed apart as steps of their own', () => {
    const history = after('', type('a'), { type: 'pause' }, type('ab'), type('ab1', 'notes'), put('moved'), type('m2'));
    expect([...history.past, history.present]).toEqual(['', 'a', 'ab', 'ab1', 'moved', 'm2']);
  });

  it('begin a new step when one types on after an undo', () => {
    const history = after('', type('a'), { type: 'undo' }, type('b'));
    expect(history).toMatchObject({ past: [''], present: 'b', future: [] });
  });

  it('forget what was undone as soon as something else is done', () => {
    expect(after('', put('a'), { type: 'undo' }, put('b'), { type: 'redo' }).present).toBe('b');
  });

  it('do nothing at either end, nor for a change that changes nothing', () => {
    const start = startHistory('a');
    expect(historyReducer(start, { type: 'undo' })).toBe(start);
    expect(historyReducer(start, { type: 'redo' })).toBe(start);
    expect(historyReducer(start, put('a'))).toBe(start);
  });

  it('remember the last two hundred steps', () => {
    const history = after('', ...Array.from({ length: 250 }, (_, step) => put(String(step))));
    expect(history.past).toHaveLength(200);
    expect(history.past[0]).toBe('49');
  });
});
