import { describe, expect, it } from '@jest/globals';
import { guardFormula } from './spreadsheets.ts';

describe('text for a spreadsheet', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠A1'])('%j is no formula', (text) => {
    expect(guardFormula(text)).toBe(`'${text}`);
  });

  it.each(['', 'Isferd', '–', '1-2', 'a=b', ' 7/10'])('%j stays as it is', (text) => {
    expect(guardFormula(text)).toBe(text);
  });
});
