import { describe, expect, it } from '@jest/globals';
import { countriesIn, reachOf } from './places.ts';

describe('what investors write as places', () => {
  it.each([
    ['Nordics, Baltics', 'Denmark', 'inside'],
    ['Central and Eastern Europe', 'Poland', 'inside'],
    ['Central and Eastern Europe', 'France', 'outside'],
    ['United Kingdom, Ireland', 'Germany', 'outside'],
    ['Europe', 'Nordics', 'inside'],
    ['Worldwide', '', 'inside'],
    ['The moon', 'Germany', 'unknown'],
    ['The moon', 'the Moon', 'inside'],
    ['Germany and the moon', 'France', 'unknown'],
    ['Germany', 'a garage', 'unknown'],
    ['', 'Germany', 'unknown'],
    ['Gulf states, North Africa', 'Egypt', 'inside'],
  ])('%s for %s: %s', (geography, place, expected) => {
    expect(reachOf(geography, place)).toBe(expected);
  });

  it('countries are known by their cities', () => {
    expect(countriesIn('We are in Copenhagen and sell to the UK.')).toEqual(['United Kingdom', 'Denmark']);
  });
});
