import type { Rule } from '../../evaluation/engine/rubric/rules/rule.ts';

/** Investor questions for rules that a deck leaves open, by rule id. */
const QUESTIONS: Readonly<Record<string, string>> = {
  pain: 'Who loses money over this today, how much, and how do you know?',
  'why-now': 'Why does this work now, when it didn’t before?',
  'status-quo': 'What do people do about it today, and why is that not good enough?',
  offer: 'What does a customer do with the product, step by step, and what do they get out of it?',
  status: 'How much of it exists today, and who uses it?',
  result: 'What has changed for a customer since they started using it, in a number they would confirm?',
  size: 'How did you size the market, and what share of it is within reach?',
  segment: 'Who are the first buyers, by name if you can?',
  reach: 'How fast is the market growing, and which part can you reach?',
  revenue: 'How many customers pay, how much a month, and since when?',
  usage: 'How many people use it every week, and how do you count them?',
  growth: 'How fast are you growing, and how many customers stay?',
  validation: 'Which customer can I call, and what will they say?',
  price: 'Who pays what, and how did you arrive at the price?',
  route: 'Which channel did your latest customers come through?',
  'unit-economics': 'What does it cost to acquire a customer, and what is the payback period?',
  alternatives: 'What would a buyer choose if you didn’t exist?',
  difference: 'Where do you beat the alternatives, and who measured that?',
  protection: 'What keeps a larger company from copying it next year?',
  people: 'Who are you, and who does what?',
  record: 'What have you built or run before that makes you the right people for this?',
  completeness: 'Who is missing from the team, and when will they join?',
  ask: 'How much are you raising, and how long will it last?',
  'use-of-funds': 'What exactly does the money buy?',
  milestone: 'What will be true when the money is spent?',
  numbers: 'Which assumptions drive the forecast, and which of them have you tested?',
};

/** The question for an open rule. */
export const questionOf = ({ id, looksFor }: Rule): string =>
  QUESTIONS[id] ?? `Can you tell me more about this: ${looksFor}?`;
