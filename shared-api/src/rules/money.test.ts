import { describe, expect, it } from '@jest/globals';
import { INVESTMENT_RANGES, investmentOf } from './investment.ts';
import { formatMoney, groupDigits, parseMoney } from './money.ts';

describe('amounts of money', () => {
  it.each(['', 'lots', '-5', '1.2.3', '$', 'K', '1e9', '9'.repeat(20)])('finds no amount in %j', (text) => {
    expect(parseMoney(text)).toBeNull();
  });

  it.each([
    ['1500000', 1_500_000],
    ['1.500.000', 1_500_000],
    ['1,500,000', 1_500_000],
    ['$1.5M', 1_500_000],
    ['2M', 2_000_000],
    ['$250K', 250_000],
    ['$ 900', 900],
    ['1.500', 1500],
    ['0', 0],
  ])('reads %j as %d dollars', (text, dollars) => {
    expect(parseMoney(text)).toBe(dollars);
  });

  it.each([
    [1_500_000_000, '$1.5B'],
    [999_960_000, '$1B'],
    [999_900_000, '$999.9M'],
    [0, '$0'],
    [900, '$900'],
    [1000, '$1K'],
    [250_000, '$250K'],
    [999_499, '$999K'],
    [999_500, '$1M'],
    [1_500_000, '$1.5M'],
    [12_000_000, '$12M'],
  ])('shows %d dollars as %s', (dollars, text) => {
    expect(formatMoney(dollars)).toBe(text);
  });

  it('puts dots between thousands', () => {
    expect(groupDigits('1500000', '.')).toBe('1.500.000');
    expect(groupDigits('120', '.')).toBe('120');
  });
});

describe('what an investor puts into a company', () => {
  it('is nothing when neither end is known', () => {
    expect(investmentOf({ min_investment: '', max_investment: '' })).toEqual({ min: 0, max: 0, average: 0 });
  });

  it('takes a missing end from the one that is known', () => {
    expect(investmentOf({ min_investment: '$100K', max_investment: '' })).toEqual({
      min: 100_000,
      max: 150_000,
      average: 100_000,
    });
    expect(investmentOf({ min_investment: '', max_investment: '2M' })).toEqual({
      min: 1_000_000,
      max: 2_000_000,
      average: 2_000_000,
    });
  });

  it('is the midpoint when both are known', () => {
    expect(investmentOf({ min_investment: '$500K', max_investment: '$1.5M' }).average).toBe(1_000_000);
  });

  it('falls into ranges that leave no gap', () => {
    for (const [index, range] of INVESTMENT_RANGES.slice(1).entries()) {
      expect(range.from).toBe(INVESTMENT_RANGES[index]?.to);
    }
  });
});
