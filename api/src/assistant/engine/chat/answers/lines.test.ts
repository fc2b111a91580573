import { describe, expect, it } from '@jest/globals';
import { deckOf } from '../../../../../test/decks/index.ts';
import { readForAnswers } from '../../reading.ts';
import { passagesOf } from '../search/passages.ts';
import { quotationLines } from './lines.ts';

const LONG = 'Depots that wait for a grid connection charge their vans from a battery that we bring, fill and fetch.';
const passages = passagesOf(
  readForAnswers(
    deckOf([
      ['Channels', 'Direct sales', 'Referrals', LONG],
      ['Partners', 'Grid operators'],
    ]),
  ),
).filter(({ isTitle }) => !isTitle);
const [direct, referrals, long, operators] = passages;
if (!direct || !referrals || !long || !operators) throw new Error('Four passages are needed');

const textsOf = (lines: ReturnType<typeof quotationLines>) => lines.map((line) => line.map(({ text }) => text));

describe('the lines of an answer', () => {
  it('hold short passages of one part of a slide together, as on the slide', () => {
    expect(textsOf(quotationLines([referrals, operators, direct]))).toEqual([
      ['Direct sales', 'Referrals'],
      ['Grid operators'],
    ]);
  });

  it('hold a long passage each', () => {
    expect(textsOf(quotationLines([direct, long, referrals]))).toEqual([['Direct sales', 'Referrals'], [LONG]]);
  });

  it('are no more than asked for, and still take what fits in', () => {
    expect(textsOf(quotationLines([direct, operators, referrals], 1))).toEqual([['Direct sales', 'Referrals']]);
  });

  it('are the same again for the passages that they hold', () => {
    const lines = quotationLines([operators, referrals, long, direct], 2);
    expect(quotationLines(lines.flat())).toEqual(lines);
  });
});
