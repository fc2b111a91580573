import { describe, expect, it } from '@jest/globals';
import type { Discrepancy } from '@northlight/shared-api';
import { anEvaluation, anEvidence } from '@northlight/shared-api/testing';
import { allFindings, pinsOn } from './pins.ts';

const box = (y: number) => ({ x: 0.1, y, width: 0.5, height: 0.04 });
const [market] = anEvaluation().scores.filter(({ category }) => category === 'Market');
if (!market) throw new Error('An evaluation has eight categories');

const clash: Discrepancy = {
  kind: 'contradiction',
  category: 'Market',
  name: 'Revenue',
  reason: 'Slide 3 says $64K, slide 9 says $46K.',
  quotes: [
    { slide: 3, quote: '$64K', box: box(0.5), recognised: false },
    { slide: 9, quote: '$46K', box: null, recognised: false },
  ],
};

describe('findings', () => {
  it('name a sentence once for a category, with all that it shows', () => {
    const evidence = ['Market size', 'Source'].map((rule) => anEvidence({ slide: 3, quote: 'A market', rule }));
    const [finding, ...others] = allFindings({ scores: [{ ...market, evidence }], discrepancies: [] });
    expect(finding).toMatchObject({ says: 'Market size, Source', category: 1, name: 'Market' });
    expect(others).toEqual([]);
  });

  it('show what does not agree on both slides', () => {
    const findings = allFindings({ scores: [], discrepancies: [clash] });
    expect(findings.map(({ slide, quote, category }) => [slide, quote, category])).toEqual([
      [3, '$64K', null],
      [9, '$46K', null],
    ]);
  });
});

describe('the pins of a slide', () => {
  const pins = (slide: number, ...heights: number[]) => {
    const scores = heights.map((y) => ({
      ...market,
      evidence: [anEvidence({ slide: 3, quote: `at ${y}`, box: box(y) })],
    }));
    return pinsOn(slide, allFindings({ scores, discrepancies: [clash] }));
  };

  it('stand at the height of the words they mean', () => {
    expect(pins(3, 0.1).map(({ sign, y }) => [sign, Number(y.toFixed(2))])).toEqual([
      ['1', 0.12],
      ['!', 0.52],
    ]);
  });

  it('stand at the top where the place of the words is not known', () => {
    expect(pins(9)).toMatchObject([{ sign: '!', y: 0.08 }]);
  });

  it('never cover each other, nor leave the slide', () => {
    const heights = pins(3, 0.9, 0.91, 0.92, 0.93, 0.94).map(({ y }) => y);
    const gaps = heights.slice(1).map((y, at) => y - (heights[at] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(0.15);
    expect(Math.min(...heights)).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThan(1);
  });
});
