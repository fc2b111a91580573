import type { Question } from '@northlight/shared-api';
import { aQuestion } from '@northlight/shared-api/testing';

const dropdown = (id: string, question: string, options: string[], given: Partial<Question> = {}) =>
  aQuestion({ id, question, type: 'dropdown', options, ...given });

const below = (parent_question: string, trigger_values: string[], given: Partial<Question> = {}) => ({
  parent_question,
  trigger_values,
  is_conditional: true,
  ...given,
});

/** A set with three levels of follow-ups. */
export const EXAMPLE_QUESTIONS: Question[] = [
  dropdown('stage', 'What stage are you at?', ['Idea', 'Pre-launch', 'Ready to launch', 'In business']),
  aQuestion({
    id: 'revenue',
    question: 'What was your revenue in each of the last three months?',
    ...below('stage', ['In business']),
  }),
  dropdown(
    'letters',
    'Do you have letters of intent or signed pilots?',
    ['Yes', 'No'],
    below('stage', ['Pre-launch', 'Ready to launch']),
  ),
  dropdown('signers', 'Who signed them?', ['End customers', 'Resellers', 'Public bodies'], below('letters', ['Yes'])),
  aQuestion({
    id: 'procedure',
    question: 'Which procurement procedure applies?',
    required: false,
    ...below('signers', ['Public bodies']),
  }),
  aQuestion({ id: 'attached', question: 'Please attach them', type: 'file', ...below('letters', ['Yes']) }),
  aQuestion({ id: 'copying' }),
  dropdown('reach', 'How will you reach your first hundred customers?', ['Direct sales', 'Partners', 'Self-service']),
  aQuestion({ id: 'video', question: 'Link to a product video', required: false }),
  aQuestion({ id: 'table', question: 'Cap table', type: 'both', required: false }),
];

/** Questions of maximum length and depth. */
export const LONG_QUESTIONS: Question[] = [
  dropdown(
    'long',
    `Describe, in your own words and without leaving out what went wrong, ${'how you found your customers and '.repeat(8)}why.`,
    Array.from({ length: 14 }, (_, at) => `An answer that takes a line of its own, number ${at + 1}`),
  ),
  ...Array.from({ length: 9 }, (_, level) =>
    dropdown(
      `deep-${level}`,
      `A follow-up on level ${level + 1}, which depends on the one above it`,
      ['Yes', 'No'],
      level === 0
        ? below('long', [
            'An answer that takes a line of its own, number 1',
            'An answer that takes a line of its own, number 2',
          ])
        : below(`deep-${level - 1}`, ['Yes']),
    ),
  ),
  aQuestion({ id: 'unbroken', question: `https://example.test/${'a'.repeat(220)}` }),
];
