import { expect, it } from '@jest/globals';
import { readResult } from './stored-result.ts';

it('a result of an earlier release opens with what was not kept then left empty', () => {
  const earlier = {
    overall_score: 5,
    scores: [
      {
        category: 'Market',
        score: 5,
        feedback: 'Slide 3',
        evidence: [{ slide: 3, quote: 'A $2B market', rule: 'Market size', reason: 'It puts a number on it.' }],
        missing: [{ rule: 'First buyers', reason: 'Not found.' }],
      },
    ],
    strengths: [],
    improvements: [],
    next_steps: [{ title: 'Name buyers', detail: 'Count them.', slide: 3, category: 'Market', from: 5, to: 8 }],
    unreadable_slides: [],
    hidden_text_slides: [],
    engine: 'rubric',
    rubric_version: 'rubric-1',
  };
  const result = readResult(JSON.stringify(earlier));
  expect(result).toMatchObject({
    hidden_texts: [],
    partly_read_slides: [],
    discrepancies: [],
    foreign_slides: [],
    rubric_version: 'rubric-1',
  });
  expect(result.next_steps[0]).toMatchObject({ title: 'Name buyers', quote: null, rewrite: null });
  expect(result.scores[0]?.evidence[0]).toEqual({
    slide: 3,
    quote: 'A $2B market',
    rule: 'Market size',
    reason: 'It puts a number on it.',
    box: null,
    recognised: false,
    band: null,
    source: null,
  });
  expect(result.scores[0]?.missing[0]).toEqual({ rule: 'First buyers', reason: 'Not found.', source: null });
});

it.each([
  ['of which a category was not assessed has a range, whatever mean was stored', null, 2, 6],
  ['in which every category was assessed has one overall score', 4, 4, 4],
])('a result of an earlier release %s', (_, third, overall_score, overall_high) => {
  const score = (points: number | null) => ({
    category: 'Market',
    score: points,
    feedback: '',
    evidence: [],
    missing: [],
  });
  const earlier = { overall_score: 4, next_steps: [], scores: [5, 2, third].map(score) };
  expect(readResult(JSON.stringify(earlier))).toMatchObject({ overall_score, overall_high });
});
