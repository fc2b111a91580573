import { describe, expect, it } from '@jest/globals';
import { breakLines } from './break-lines.ts';
import { textWidth } from './measure.ts';
import { styleOf } from './text.ts';

const style = styleOf({}, 20, '#000000');
const broken = (text: string, width: number) =>
  breakLines([{ ...style, text }], width).map(({ runs }) => runs.map((run) => run.text).join(''));

describe('measuring text', () => {
  it('knows the widths of Arial and Georgia', () => {
    expect(textWidth('Hamburg', styleOf({}, 1000, '#000000'))).toBeCloseTo(
      722.2 + 556.2 + 833 + 556.2 * 2 + 333 + 556.2,
      0,
    );
    expect(textWidth('1', styleOf({}, 1000, '#000000', { face: 'title' }))).toBeCloseTo(430, 0);
    expect(textWidth('a', styleOf({}, 10, '#000000', { weight: 700 }))).toBeCloseTo(5.56, 1);
  });

  it('assumes much of what it does not know, and nothing of marks', () => {
    expect(textWidth('市', style)).toBe(20);
    expect(textWidth('🚀', style)).toBeGreaterThan(20);
    expect(textWidth('\u200d', style)).toBe(0);
  });
});

describe('breaking lines', () => {
  it('ends them at blanks, and drops the blank', () => {
    expect(broken('one load in nine', 80)).toEqual(['one load', 'in nine']);
  });

  it('ends them after a hyphen, but not after a sign', () => {
    expect(broken('cold-chain software', 60)).toEqual(['cold-', 'chain', 'softwa', 're']);
    expect(broken('loss of -5%', 80)).toEqual(['loss of', '-5%']);
  });

  it('cuts a word that no line holds, between whole signs', () => {
    expect(broken('WWWWWW', 60)).toEqual(['WWW', 'WWW']);
    expect(broken('👩‍💻👩‍💻', 60)).toEqual(['👩‍💻', '👩‍💻']);
  });

  it('ends them between ideographs', () => {
    expect(broken('市場日本', 45)).toEqual(['市場', '日本']);
  });

  it('keeps words together over a change of style', () => {
    const runs = [
      { ...style, text: 'a premium of ' },
      { ...style, text: '[x' },
      { ...style, text: ']y', weight: 700 as const },
    ];
    const lines = breakLines(runs, 140).map((line) => line.runs.map(({ text }) => text).join('|'));
    expect(lines).toEqual(['a premium of', '[x|]y']);
  });
});
