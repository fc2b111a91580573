import { describe, expect, it } from '@jest/globals';
import { fitOf, type PitchFacts, type Preferences } from './fit.ts';

const LEONIE: Preferences = {
  investment_fields: ['Logistics', 'Climate'],
  investment_stage: 'Seed',
  investment_geography: 'United Kingdom, Benelux, Nordics',
  min_investment: '$500K',
  max_investment: '$3M',
};
const PITCH: PitchFacts = { sector: 'Logistics', stage: 'Seed', amount: 2_500_000, place: 'Benelux' };

const verdicts = (pitch: Partial<PitchFacts> = {}, preferences: Partial<Preferences> = {}) =>
  Object.fromEntries(
    fitOf({ ...PITCH, ...pitch }, { ...LEONIE, ...preferences }).map(({ criterion, verdict }) => [criterion, verdict]),
  );

describe('whether a pitch fits an investor', () => {
  it('is unknown wherever one side does not say', () => {
    const unknown = { sector: 'unknown', stage: 'unknown', amount: 'unknown', place: 'unknown' };
    expect(verdicts({ sector: '', stage: '', amount: null, place: '' })).toEqual(unknown);
    expect(
      verdicts(
        {},
        {
          investment_fields: [],
          investment_stage: ' ',
          investment_geography: '',
          min_investment: '',
          max_investment: '',
        },
      ),
    ).toEqual(unknown);
  });

  it('is said where both say so', () => {
    expect(verdicts()).toEqual({ sector: 'fits', stage: 'fits', amount: 'fits', place: 'fits' });
    expect(verdicts({ sector: 'Space', stage: 'Series A', amount: 100_000 })).toMatchObject({
      sector: 'differs',
      stage: 'differs',
      amount: 'differs',
    });
  });

  it('does not mind a round that is larger than what one investor puts in', () => {
    expect(fitOf({ ...PITCH, amount: 9_000_000 }, LEONIE)[2]).toEqual({
      criterion: 'amount',
      verdict: 'fits',
      reason: 'They could invest up to $3M of your $9M round.',
    });
  });

  it('knows that Denmark is in the Nordics, and calls no place a mismatch that it does not know', () => {
    expect(verdicts({ place: 'Denmark' }).place).toBe('fits');
    expect(verdicts({ place: 'Leeds, United Kingdom' }).place).toBe('fits');
    expect(verdicts({ place: 'nordics ' }).place).toBe('fits');
    expect(verdicts({ place: 'Kenya' }).place).toBe('differs');
    expect(verdicts({ place: 'Atlantis' }).place).toBe('unknown');
    expect(verdicts({ place: 'Kenya' }, { investment_geography: 'Nordics and the moon' }).place).toBe('unknown');
    expect(verdicts({ place: 'Peru' }, { investment_geography: 'Worldwide' }).place).toBe('fits');
  });

  it('does not take seed for pre-seed, or an unclear text for a no', () => {
    expect(verdicts({ stage: 'Seed' }, { investment_stage: 'Pre-seed' }).stage).toBe('differs');
    expect(verdicts({ stage: 'Seed' }, { investment_stage: 'Whenever it hurts' }).stage).toBe('unknown');
  });
});
