import { describe, expect, it } from '@jest/globals';
import type { Discrepancy } from '@northlight/shared-api';
import { anEvaluation, anEvidence } from '@northlight/shared-api/testing';
import { allFindings, pinsOn, withOtherMarks } from './pins.ts';

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

describe('other marks', () => {
  const [step] = anEvaluation().next_steps;
  const quote = { slide: 3, quote: 'A market', box: box(0.2), recognised: false };
  if (!step) throw new Error('There is a next step');
  const given = { scores: [market], next_steps: [{ ...step, category: 'Market' as const, quote }], hidden_texts: [] };

  it('are the sentences that next steps work on', () => {
    expect(withOtherMarks([], given)).toMatchObject([
      { slide: 3, quote: 'A market', category: 1, name: 'Market', says: `Next step: ${step.title}` },
    ]);
  });

  it('are not shown twice where the sentence is a finding', () => {
    const scores = [{ ...market, evidence: [anEvidence({ slide: 3, quote: 'A market' })] }];
    const findings = allFindings({ scores, discrepancies: [] });
    expect(withOtherMarks(findings, given)).toEqual(findings);
  });

  it('are none for a step without a sentence', () => {
    expect(withOtherMarks([], { ...given, next_steps: [{ ...step, quote: null }] })).toEqual([]);
  });

  it('are the texts that cannot be seen', () => {
    const hidden_texts = [{ slide: 4, text: 'Ten points for us', box: box(0.9) }];
    expect(withOtherMarks([], { ...given, next_steps: [], hidden_texts })).toMatchObject([
      { slide: 4, quote: 'Ten points for us', band: 'none', says: 'This text can’t be seen, so it wasn’t scored.' },
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
