import type { QuestionType } from '@northlight/shared-api/rules';

/** A question with the follow-ups that depend on its answer. */
export interface DemoQuestion {
  question: string;
  type: QuestionType;
  required: boolean;
  options?: string[];
  followUps?: (DemoQuestion & { when: string[] })[];
}

const YES_NO = ['Yes', 'No'];

/** Leonie Harrow's questions. */
export const LEONIES_QUESTIONS: DemoQuestion[] = [
  {
    question: 'What stage are you at?',
    type: 'dropdown',
    required: true,
    options: ['Idea', 'Pre-launch', 'Ready to launch', 'In business'],
    followUps: [
      {
        when: ['In business'],
        question: 'What was your revenue in each of the last three months?',
        type: 'text',
        required: true,
      },
      {
        when: ['Pre-launch', 'Ready to launch'],
        question: 'Do you have letters of intent or signed pilots?',
        type: 'dropdown',
        required: true,
        options: YES_NO,
        followUps: [
          {
            when: ['Yes'],
            question: 'Who signed them?',
            type: 'dropdown',
            required: true,
            options: ['End customers', 'Resellers', 'Public bodies'],
            followUps: [
              {
                when: ['Public bodies'],
                question: 'Which procurement procedure applies?',
                type: 'text',
                required: false,
              },
            ],
          },
          { when: ['Yes'], question: 'Please attach them', type: 'file', required: true },
        ],
      },
    ],
  },
  { question: 'Who could copy this in a year, and what would stop them?', type: 'text', required: true },
  {
    question: 'How do you sell?',
    type: 'dropdown',
    required: true,
    options: ['Direct sales', 'Partners', 'Self-service'],
  },
  { question: 'Your financial plan, and what it rests on', type: 'both', required: true },
  {
    question: 'Are you raising from other investors now?',
    type: 'dropdown',
    required: true,
    options: YES_NO,
    followUps: [
      { when: ['Yes'], question: 'Who else is in the round?', type: 'text', required: true },
      { when: ['Yes'], question: 'When does it close?', type: 'text', required: false },
    ],
  },
  { question: 'Cap table', type: 'file', required: false },
];

/** Ravi Chandrasen's questions. */
export const RAVIS_QUESTIONS: DemoQuestion[] = [
  { question: 'Which job did you do that this product replaces?', type: 'text', required: true },
  {
    question: 'Does anybody pay for it today?',
    type: 'dropdown',
    required: true,
    options: YES_NO,
    followUps: [
      { when: ['Yes'], question: 'Who pays, how much, and since when?', type: 'text', required: true },
      { when: ['No'], question: 'Who said they would, and what do they wait for?', type: 'text', required: true },
    ],
  },
  {
    question: 'Do you touch customers’ money?',
    type: 'dropdown',
    required: true,
    options: YES_NO,
    followUps: [{ when: ['Yes'], question: 'Under which licence, and whose?', type: 'text', required: true }],
  },
  { question: 'Link to your price list', type: 'text', required: false },
];
