import { expect, it } from '@jest/globals';
import { QUESTIONNAIRE_QUESTIONS } from './limits.ts';
import { QUESTIONNAIRE } from './questionnaire.ts';

it('an investor is asked 15 different questions', () => {
  expect(QUESTIONNAIRE).toHaveLength(QUESTIONNAIRE_QUESTIONS);
  expect(new Set(QUESTIONNAIRE.map(({ question }) => question)).size).toBe(QUESTIONNAIRE_QUESTIONS);
  expect(QUESTIONNAIRE.map(({ id }) => id).join(' ')).toBe('q5 q7 q8 q10 q11 q12 q13 q14 q15 q16 q17 q18 q19 q20 q21');
});
