import { describe, expect, it } from '@jest/globals';
import { investmentText } from './range-text.ts';

describe('what an investor puts in', () => {
  it('is nothing when neither end is told', () => {
    expect(investmentText({ min_investment: '', max_investment: '' })).toBeNull();
  });

  it('starts at half and ends at one and a half of the only amount told', () => {
    expect(investmentText({ min_investment: '', max_investment: '$2M' })).toMatchObject({
      range: '$1M–$2M',
      average: '$2M',
    });
    expect(investmentText({ min_investment: '100K', max_investment: '' })).toMatchObject({ range: '$100K–$150K' });
  });

  it('has the midpoint as its average', () => {
    expect(investmentText({ min_investment: '$100K', max_investment: '300K' })).toMatchObject({
      range: '$100K–$300K',
      average: '$200K',
    });
  });

  it('is one amount when both ends are the same', () => {
    expect(investmentText({ min_investment: '$1M', max_investment: '1.000.000' })).toMatchObject({ range: '$1M' });
  });
});
