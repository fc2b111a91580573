import type { Questionnaire } from '@northlight/shared-api';
import { anAnswer, aQuestionnaire } from '@northlight/shared-api/testing';

const followUp = (parent_question: string, trigger: string) => ({
  parent_question,
  trigger_values: [trigger],
  is_conditional: true,
});

/** Questions of every type, partly answered, with two levels of follow-ups. */
export const EXAMPLE_QUESTIONNAIRE: Questionnaire = aQuestionnaire({
  answers: [
    anAnswer({
      id: 'stage',
      question: 'What stage are you at?',
      type: 'dropdown',
      options: ['Idea', 'Pre-launch', 'Ready to launch', 'In business'],
      answer: 'In business',
    }),
    anAnswer({
      id: 'revenue',
      question: 'What was your revenue in each of the last three months?',
      answer: 'August $52K, September $58K, October $64K. All from signed fleet contracts, billed monthly per trailer.',
      ...followUp('stage', 'In business'),
    }),
    anAnswer({
      id: 'letters',
      question: 'Do you have letters of intent for the next year?',
      type: 'dropdown',
      options: ['Yes', 'No'],
      answer: 'Yes',
      ...followUp('stage', 'In business'),
    }),
    anAnswer({
      id: 'many',
      question: 'How many, and for how many trailers?',
      answer: '9 letters, 2,140 trailers',
      ...followUp('letters', 'Yes'),
    }),
    anAnswer({ id: 'attached', question: 'Please attach them', type: 'file', ...followUp('letters', 'Yes') }),
    anAnswer({ id: 'copying', answer: 'A telematics supplier could add sensors. They would not have our trips.' }),
    anAnswer({
      id: 'plan',
      question: 'Your financial plan, and what it rests on',
      type: 'both',
      answer: 'Break-even at 160 fleets.',
      file_name: 'isferd-plan-2027.xlsx',
      file_size: 421_888,
      file_url: '/api/files/answers/example',
    }),
    anAnswer({ id: 'round', question: 'Who else is in the round?' }),
    anAnswer({ id: 'linkedin_links', question: 'LinkedIn profiles of the founders', required: false }),
  ],
});

/** Questions and answers of maximum length and depth. */
export const LONG_QUESTIONNAIRE: Questionnaire = aQuestionnaire({
  investor: {
    id: 11,
    name: 'Maximiliane Featherstonehaugh-Wolfeschlegelstein',
    company: 'Featherstonehaugh, Wolfeschlegelstein & Daughters Patient Capital',
  },
  original_filename: `${'deck-with-a-very-long-name-'.repeat(6)}final.pdf`,
  answers: [
    anAnswer({
      id: 'q0',
      question: `Describe, without leaving out what went wrong, ${'how you found your customers and '.repeat(6)}why.`,
      type: 'dropdown',
      options: ['Yes', 'A choice that takes more room than any button would have, and then some more'],
      answer: 'Yes',
    }),
    ...Array.from({ length: 6 }, (_, level) =>
      anAnswer({
        id: `q${level + 1}`,
        question: `A follow-up on level ${level + 1}, which depends on the one above it`,
        type: 'dropdown',
        options: ['Yes', 'No'],
        answer: 'Yes',
        ...followUp(`q${level}`, 'Yes'),
      }),
    ),
    anAnswer({ id: 'unbroken', question: `https://example.test/${'a'.repeat(220)}`, answer: 'b'.repeat(300) }),
    anAnswer({
      id: 'file',
      question: 'A file',
      type: 'file',
      file_name: `${'a-name-without-end-'.repeat(10)}.xlsx`,
      file_size: 1,
      file_url: '/api/files/answers/example',
    }),
  ],
});
