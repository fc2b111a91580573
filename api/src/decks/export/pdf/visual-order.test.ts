import { describe, expect, it } from '@jest/globals';
import { visualOrder } from './visual-order.ts';

const shown = (text: string, isRightToLeft: boolean) => visualOrder(text, isRightToLeft).join('');

describe('the order of words on a line', () => {
  it('leaves what runs from left to right alone', () => {
    expect(visualOrder('8,200 trips in 2026', false)).toEqual(['8,200 trips in 2026']);
  });

  it('turns the words of Hebrew and Arabic round, and not the letters of one word', () => {
    expect(shown('שלום עולם', true)).toBe('עולם שלום');
    expect(shown('مرحبا بكم', true)).toBe('بكم مرحبا');
  });

  it('keeps figures and names within them readable', () => {
    expect(shown('מדדנו 8,200 נסיעות', true)).toBe('נסיעות 8,200 מדדנו');
    expect(shown('עם Isferd היום', true)).toBe('היום Isferd עם');
    expect(shown('Isferd שלום עולם now', false)).toBe('Isferd עולם שלום now');
  });
});
