import { describe, expect, it } from '@jest/globals';
import { joinList, readFields, splitList } from './lists.ts';

describe('lists in a profile', () => {
  it('are trimmed, without empty entries and duplicates', () => {
    expect(splitList(' Coldframe , coldframe,, Tallow & Tin ')).toEqual(['Coldframe', 'Tallow & Tin']);
  });

  it('survive being written and read', () => {
    expect(splitList(joinList(['Onset, Grain', 'Ferrymen']))).toEqual(['Onset Grain', 'Ferrymen']);
  });

  it.each([
    [['SaaS', 'Fintech']],
    ['["SaaS","Fintech"]'],
    ['SaaS, Fintech'],
    [['["SaaS"', '"Fintech"]']],
    [['["SaaS","Fintech"]']],
    ['["SaaS", "Fintech'],
  ])('reads investment fields from %j', (value) => {
    expect(readFields(value)).toEqual(['SaaS', 'Fintech']);
  });

  it.each([null, undefined, 7, {}, [], ''])('reads no fields from %j', (value) => {
    expect(readFields(value)).toEqual([]);
  });
});
