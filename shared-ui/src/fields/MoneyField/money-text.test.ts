import { describe, expect, it } from '@jest/globals';
import { digitsBefore, digitsOf, placeAfter, readMoney, withDots } from './money-text.ts';

describe('an amount that is pasted', () => {
  it.each(['about a million', '', '$', '-500', '1.5', '1,500.75', '$1.2345K', '1.500,000', '9'.repeat(16)])(
    'refuses "%s"',
    (text) => {
      expect(readMoney(text)).toBeNull();
    },
  );

  it.each([
    ['$1.5M', '1500000'],
    ['1,5m', '1500000'],
    ['250K', '250000'],
    ['US$ 2 B', '2000000000'],
    ['1,500,000', '1500000'],
    ['1.500.000', '1500000'],
    ["1'500'000", '1500000'],
    ['1 500 000', '1500000'],
    ['$1,500,000.00', '1500000'],
    [' USD 40000 ', '40000'],
    ['1.500', '1500'],
    ['007', '7'],
    ['0', '0'],
  ])('reads "%s" as %s dollars', (text, digits) => {
    expect(readMoney(text)).toBe(digits);
  });
});

describe('an amount that is typed', () => {
  it.each([
    ['', ''],
    ['12', '12'],
    ['123', '123'],
    ['1234', '1.234'],
    ['1500000', '1.500.000'],
  ])('shows "%s" as "%s"', (digits, shown) => {
    expect(withDots(digits)).toBe(shown);
  });

  it('drops letters, signs and leading zeros', () => {
    expect(digitsOf('-$00.1a2')).toBe('12');
    expect(digitsOf('000')).toBe('0');
    expect(digitsOf('00120')).toBe('120');
    expect(digitsOf('1.500.000 $')).toBe('1500000');
  });

  it('knows the caret by the digits before it, wherever the dots go', () => {
    expect(digitsBefore('1.500.000', 3)).toBe(2);
    expect(placeAfter('15.000.000', 2)).toBe(2);
    expect(placeAfter('1.500', 0)).toBe(0);
    expect(placeAfter('1.500', 9)).toBe(5);
  });
});
