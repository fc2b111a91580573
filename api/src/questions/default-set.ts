import type { z } from 'zod';
import type { Question } from './schemas.ts';

type Entry = z.output<typeof Question>;

const STAGE = 'default-stage';
const PILOTS = 'default-pre-launch-pilots';

const STAGES = ['Idea', 'Pre-launch', 'Ready to launch', 'In business'] as const;

const base = { required: true, options: [], parent_question: null, trigger_values: [], is_conditional: false };

type FollowUp = string | Pick<Entry, 'id' | 'question'> | Pick<Entry, 'question' | 'type' | 'options'>;

/** The questions for each stage, in order. A plain string is a text question. */
const BY_STAGE: Record<(typeof STAGES)[number], FollowUp[]> = {
  Idea: [
    'Which problem do you want to solve, and who has it today?',
    'How do these people solve it now, and what does that cost them in time or money?',
    'How many of them have you talked to, and what did you hear that surprised you?',
    'Why is now the right time for this, and not five years ago?',
    'What is your solution, in two sentences a customer would understand?',
    'Why are you and your team the ones to build it?',
    'What is the riskiest assumption, and how will you test it in the next three months?',
    'How much do you need to get to a first product, and what will you have by then?',
  ],
  'Pre-launch': [
    'What is built so far, and what is missing before a customer can use it?',
    { id: PILOTS, question: 'Do you have letters of intent or signed pilots?' },
    'Who will be your first ten customers, and how will you reach them?',
    'What will you charge, and what makes you believe that customers will pay it?',
    'Who else works on this problem, and why would a customer choose you?',
    'What have tests with users shown so far? Please give numbers.',
    'Who is on the team, full-time and part-time, and which role is open?',
    'When will you launch, and what could delay it?',
  ],
  'Ready to launch': [
    'When do you launch, in which market, and with which product?',
    'How many people are waiting for it, and how did you find them?',
    'What did your pilots or beta users do? Please give usage over time.',
    'What does a customer pay, and what does it cost you to serve one?',
    'Which channel brings the first hundred customers, and what will one customer cost?',
    {
      question: 'Do you need a license, certification or approval before you can sell?',
      type: 'dropdown',
      options: ['Yes', 'No'],
    },
    'What will you measure in the first ninety days, and which number would make you change course?',
    'How much are you raising, how will you spend it, and how long will it last?',
  ],
  'In business': [
    'What was your revenue in each of the last three months?',
    'How many paying customers do you have, and how many left in the last twelve months?',
    'What does it cost to win a customer, and how many months does it take to earn that back?',
    'What is your gross margin, and how will it change as you grow?',
    'What share of your revenue comes from your largest customer?',
    'How much do you spend a month, and how many months of cash are left?',
    'How much are you raising, on what terms, and which milestone will it get you to?',
  ],
};

function followUp(stage: string, entry: FollowUp, index: number): Entry {
  const id = `default-${stage.toLowerCase().replaceAll(' ', '-')}-${index + 1}`;
  const place = { ...base, id, parent_question: STAGE, trigger_values: [stage], is_conditional: true };
  if (typeof entry === 'string') return { ...place, question: entry, type: 'text' };
  if ('type' in entry) return { ...place, ...entry };
  return { ...place, ...entry, type: 'dropdown', options: ['Yes', 'No'] };
}

const stage: Entry = { ...base, id: STAGE, question: 'What stage are you at?', type: 'dropdown', options: [...STAGES] };

const pilots: Entry = {
  ...base,
  id: 'default-pre-launch-pilots-detail',
  question: 'Who signed them, for how much, and when do they start?',
  type: 'text',
  parent_question: PILOTS,
  trigger_values: ['Yes'],
  is_conditional: true,
};

const followUps = STAGES.flatMap((name) => BY_STAGE[name].map((entry, index) => followUp(name, entry, index)));

/** The 33 default questions an investor can start from. Each follow-up comes after its parent. */
export const DEFAULT_SET: Entry[] = [
  stage,
  ...followUps.flatMap((question) => (question.id === PILOTS ? [question, pilots] : [question])),
];
