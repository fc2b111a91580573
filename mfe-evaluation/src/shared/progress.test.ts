import { expect, it } from '@jest/globals';
import type { EvaluationProgress } from '@northlight/shared-api';
import { showProgress } from './progress.ts';

const STEPS: [EvaluationProgress | null, string][] = [
  [null, 'Uploading your deck.'],
  [{ stage: 'uploading', share: 0.402 }, 'Uploading your deck: 40%.'],
  [{ stage: 'waiting', position: 3 }, '2 decks come before yours.'],
  [{ stage: 'waiting', position: 2 }, '1 deck comes before yours.'],
  [{ stage: 'waiting', position: 1 }, 'Your deck is next.'],
  [{ stage: 'opening' }, 'Opening your deck.'],
  [{ stage: 'reading', slide: 4, of: 14 }, 'Slide 4 of 14 has been read.'],
  [{ stage: 'recognising', slide: 5, of: 14 }, 'Reading the text in the images on slide 5 of 14.'],
  [{ stage: 'scoring', done: 3, of: 8 }, 'Scoring: 3 of 8 categories.'],
];

it.each(STEPS)('%j is told as "%s"', (progress, words) => {
  expect(showProgress(progress).words).toBe(words);
});

it('the bar only goes forward', () => {
  const shares = STEPS.map(([progress]) => showProgress(progress).share);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(showProgress({ stage: 'scoring', done: 8, of: 8 }).share).toBe(1);
});

it('a lost connection leaves the bar where it was', () => {
  for (const stage of ['reconnecting', 'interrupted', 'continuing'] as const) {
    expect(showProgress({ stage }, 0.4).share).toBe(0.4);
  }
});
