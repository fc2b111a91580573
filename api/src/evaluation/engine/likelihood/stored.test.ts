import { describe, expect, it } from '@jest/globals';
import { raisesOf, sentenceOf, summaryOf } from '@northlight/shared-api/rules';
import { readLikelihood } from './stored.ts';

/** As the release before version 4 stored it. */
const EARLIER = JSON.stringify({
  likelihood_score: 8,
  likelihood_reason: '8 of 10 for fit and readiness. You raise $2.5M (slide 8); they write cheques of $2M to $8M.',
  factors: [
    {
      group: 'fit',
      name: 'Cheque',
      verdict: 'strong',
      reason: 'You are raising $2.5M (slide 8); they write cheques of $2M to $8M.',
      raise: null,
    },
    {
      group: 'fit',
      name: 'Place',
      verdict: 'unknown',
      reason: 'Where the investor invests is not known.',
      raise: null,
    },
    {
      group: 'readiness',
      name: 'Deck',
      verdict: 'partial',
      reason: 'The deck reads 4 of 10; weakest is Market (0).',
      raise: 'Count the market from below.',
    },
  ],
  raise: ['Count the market from below.'],
  engine: 'rubric',
  rubric_version: '3',
});

describe('a likelihood that an earlier release stored', () => {
  const stored = readLikelihood(EARLIER);

  it('keeps its sentences for the founder, under the names of today', () => {
    expect(stored.factors.map((factor) => [factor.name, sentenceOf(factor, 'founder')])).toEqual([
      ['Check size', 'You are raising $2.5M (slide 8); they write cheques of $2M to $8M.'],
      ['Location', 'Where the investor invests is not known.'],
      ['Deck', 'The deck reads 4 of 10; weakest is Market (0).'],
    ]);
    expect(raisesOf(stored.factors)).toEqual(['Count the market from below.']);
  });

  it('does not tell an investor about themselves in the founder’s words', () => {
    expect(stored.factors.map((factor) => sentenceOf(factor, 'investor'))).toEqual([
      'Counts in favor of this deck.',
      'Unknown.',
      'The deck reads 4 of 10; weakest is Market (0).',
    ]);
  });

  it('gives no verdict that the deck’s score could contradict', () => {
    for (const reader of ['founder', 'investor'] as const) {
      expect(summaryOf(8, stored, reader)).toBe('Scored 8 out of 10 under earlier rules.');
    }
  });
});
