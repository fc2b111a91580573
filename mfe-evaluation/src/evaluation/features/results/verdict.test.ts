import { describe, expect, it } from '@jest/globals';
import type { CategoryScore } from '@northlight/shared-api';
import { anEvaluation } from '@northlight/shared-api/testing';
import { countBands, headlineOf, meaningOf, overallOf } from './verdict.ts';

const CATEGORIES = anEvaluation().scores.map(({ category }) => category);

/** The eight categories with these scores. */
const scored = (...scores: (number | null)[]): CategoryScore[] =>
  CATEGORIES.map((category, index) => ({
    category,
    score: scores[index] ?? null,
    feedback: '',
    evidence: [],
    missing: [],
  }));

describe('a deck that could not be read', () => {
  const scores = scored();
  const evaluation = anEvaluation({ scores });

  it('has no overall score, and certainly not zero', () => {
    expect(overallOf(evaluation)).toBeNull();
    expect(meaningOf(evaluation)).toMatch(/^There is no overall score, because no category could be assessed\./);
  });

  it('is not judged', () => {
    expect(headlineOf(scores)).toEqual(['Nothing in this deck could be assessed.']);
    expect(countBands(scores)).toEqual({ high: 0, mid: 0, low: 0, none: 8 });
  });
});

describe('the headline', () => {
  it.each([
    [
      'the best and the worst',
      [8, 7, 5, 9, 6, 4, 8, null],
      ['Traction & engagement is well supported.', 'Competition & protectability holds the deck back most.'],
    ],
    [
      'two that share a place',
      [8, 8, 5, 5, 6, 6, 6, 6],
      [
        'Problem & why now and Solution & product status are well supported.',
        'Market and Traction & engagement hold the deck back most.',
      ],
    ],
    [
      'how many more there are',
      [8, 6, 0, 0, 0, 6, 0, 0],
      ['Problem & why now is well supported.', 'We found nothing on Market, Traction & engagement and 3 more.'],
    ],
    [
      'no strength that is not there',
      [3, 3, 5, 3, 3, 3, 3, 3],
      [
        'Market comes closest to being well supported.',
        'Problem & why now, Solution & product status and 5 more hold the deck back most.',
      ],
    ],
    [
      'room, where nothing is weak',
      [9, 9, 9, 9, 9, 9, 9, 7],
      [
        'Problem & why now, Solution & product status and 5 more are well supported.',
        'Financials & ask has the most room to improve.',
      ],
    ],
  ])('names %s', (_, scores, sentences) => {
    expect(headlineOf(scored(...scores))).toEqual(sentences);
  });

  it('does not dwell on degrees where everything is well evidenced', () => {
    expect(headlineOf(scored(9, 8, 8, 10, 8, 8, 8, 8))).toEqual(['Every category is well supported.']);
  });

  it.each([
    [0, 'We found nothing that an investor looks for.'],
    [5, 'Every category scores 5 out of 10.'],
    [8, 'Every category is well supported.'],
  ])('says it once when all categories stand at %i', (score, sentence) => {
    expect(headlineOf(scored(...CATEGORIES.map(() => score)))).toEqual([sentence]);
  });

  it('does not speak for what could not be read', () => {
    expect(headlineOf(scored(5, 5))).toEqual(['Every category that could be read scores 5 out of 10.']);
  });
});

describe('the meaning of the overall score', () => {
  it('says what it is the mean of', () => {
    const scores = scored(7, 7, 7, 7, 7, 7, 7, 7);
    expect(meaningOf(anEvaluation({ scores }))).toBe(
      'Overall score 7, the rounded average of eight categories. It measures how well the deck backs up its case; it is not a probability of funding.',
    );
  });

  it('says what is left open where some could not be assessed', () => {
    expect(meaningOf(anEvaluation({ scores: scored(8, 5, 3, 0) }))).toMatch(
      /^Overall score 2–7, partial: 4 of 8 categories assessed\. The lower end counts the others as 0, the upper end as 10\./,
    );
    expect(meaningOf(anEvaluation({ scores: scored(7) }))).toMatch(
      /^Overall score 1–10, partial: 1 of 8 categories assessed\./,
    );
  });
});
