import { describe, expect, it } from '@jest/globals';
import { STAGES, stagesIn, stepsBetween } from './stages.ts';

describe('stages in the words of people', () => {
  it.each([
    ['', []],
    ['Any', []],
    ['A series of translated letters, by and large', []],
    ['Pre-seed, Seed', ['Pre-seed', 'Seed']],
    ['Seed to Series B', ['Seed', 'Series A', 'Series B']],
    ['From seed stage through Series A', ['Seed', 'Series A']],
    ['Series B to Seed', ['Seed', 'Series A', 'Series B']],
    ['Seed now, and later Series B', ['Seed', 'Series B']],
    ['Seed. We go to Series B with some', ['Seed', 'Series B']],
    ['preseed – series a', ['Pre-seed', 'Seed', 'Series A']],
    ['pre\u2011seed', ['Pre-seed']],
    ['Series A', ['Series A']],
    ['Series A-C', ['Series A', 'Series B', 'Growth']],
    ['Series A or B', ['Series A', 'Series B']],
    ['Pre-Series A', ['Seed']],
    ['Growth, Series C and later', ['Growth']],
    ['Series A and later', ['Series A', 'Series B', 'Growth']],
    ['Late-stage', ['Growth']],
    ['Idea', ['Idea']],
    ['Pre-launch', ['Pre-seed']],
    ['Ready to launch', ['Pre-seed']],
    ['In business', ['Seed']],
  ])('“%s”', (text, stages) => {
    expect(stagesIn(text)).toEqual(stages);
  });

  it.each(STAGES)('“%s” is read as itself', (stage) => {
    expect(stagesIn(stage)).toEqual([stage]);
  });
});

it('stages lie as many steps apart as their nearest ones', () => {
  expect(stepsBetween(['Seed'], ['Seed', 'Growth'])).toBe(0);
  expect(stepsBetween(['Idea', 'Pre-seed'], ['Series A'])).toBe(2);
  expect(stepsBetween([], ['Seed'])).toBe(Number.POSITIVE_INFINITY);
});
