import { describe, expect, it } from '@jest/globals';
import { aFact, aFactor, aSlideFact } from '../testing/likelihoods.ts';
import { deckLimit, type LikelihoodFactor, likelihoodWord } from './likelihood.ts';
import { raisesOf } from './likelihood-raise.ts';
import { sentenceOf, summaryOf } from './likelihood-wording.ts';

const both = (factor: LikelihoodFactor) => [sentenceOf(factor, 'founder'), sentenceOf(factor, 'investor')];

describe('a reason', () => {
  it.each([
    [
      'An amount',
      aFactor('amount', { verdict: 'strong', founder: [aSlideFact('$2.5M', 4)], investor: '$500K–$3M' }),
      'You are raising $2.5M (slide 4); they invest $500K–$3M.',
      'The founder is raising $2.5M (slide 4); you invest $500K–$3M.',
    ],
    [
      'A stage that the investor leaves open',
      aFactor('stage', { founder: [aSlideFact('Seed', 1)] }),
      'They have not stated a stage.',
      'You have not stated a stage.',
    ],
    [
      'A location that no word list knows',
      aFactor('location', { founder: [aFact('profile', 'Chile')], investor: 'the far south' }),
      'You are in Chile (your profile); they invest in the far south; whether that matches is unclear.',
      'The founder is in Chile (the founder’s profile); you invest in the far south; whether that matches is unclear.',
    ],
    [
      'A country that a slide names',
      aFactor('location', {
        verdict: 'strong',
        founder: [aSlideFact('Denmark', 2)],
        investor: 'Nordics',
        missing: [{ kind: 'home', subject: null, count: null }],
      }),
      'Slide 2 names Denmark; they invest in Nordics.',
      'Slide 2 names Denmark; you invest in Nordics.',
    ],
    [
      'An investor who invests anywhere',
      aFactor('location', { verdict: 'strong', investor: 'Worldwide' }),
      'They invest in any location: “Worldwide”.',
      'You invest in any location: “Worldwide”.',
    ],
  ])('%s: each reader reads it in their own words', (_, factor, founder, investor) => {
    expect(both(factor)).toEqual([founder, investor]);
  });
});

describe('the verdict', () => {
  it('goes with the number, and the number with the deck', () => {
    expect([3, 5, 6, 7, 8, 10].map(likelihoodWord)).toEqual([
      'Weak match',
      'Weak match',
      'Fair match',
      'Fair match',
      'Strong match',
      'Strong match',
    ]);
    expect([null, 0, 3, 4, 7, 9, 10].map(deckLimit)).toEqual([3, 3, 3, 5, 8, 10, 10]);
  });

  it('names what speaks for and against, where nothing limits the score', () => {
    const factors = [
      aFactor('sector', { verdict: 'strong' }),
      aFactor('stage', { verdict: 'strong' }),
      aFactor('answers', { verdict: 'weak' }),
      aFactor('location'),
    ];
    expect(summaryOf(6, { factors, limit: null }, 'founder')).toBe(
      'Fair match: sector and stage in favor; answers against.',
    );
    expect(summaryOf(9, { factors: factors.slice(0, 2), limit: null }, 'investor')).toBe(
      'Strong match: everything we know counts in its favor.',
    );
    expect(summaryOf(6, { factors: [aFactor('deck', { verdict: 'partial' })], limit: null }, 'founder')).toBe(
      'Fair match.',
    );
  });
});

describe('what would raise it', () => {
  it('begins with a mismatch, and leaves out what the founder cannot change', () => {
    const factors = [
      aFactor('deck', {
        verdict: 'weak',
        weight: 3,
        missing: [{ kind: 'step', subject: 'State the price', count: 8 }],
      }),
      aFactor('stage', { verdict: 'weak', founder: [aSlideFact('Idea', 1)], investor: 'Series A' }),
      aFactor('amount', { verdict: 'strong', founder: [aSlideFact('$2.5M', 4)], investor: '$500K–$3M' }),
    ];
    expect(raisesOf(factors)).toEqual([
      'Look for investors who invest at the “Idea” stage.',
      'State the price (slide 8).',
    ]);
  });
});
