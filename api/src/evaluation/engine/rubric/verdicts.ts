import type { Category } from '../types.ts';

/** How a category stands, to begin its feedback. */
export type Standing =
  /** Evidenced, and corroborated by a second slide. */
  | 'confirmed'
  | 'evidenced'
  /** Evidenced, but contradicted elsewhere in the deck. */
  | 'contradicted'
  /** With a number that cannot be checked. */
  | 'counted'
  /** Specific, without any number. */
  | 'specific'
  /** Specific; whether it is in numbers is left open. */
  | 'described'
  | 'general'
  | 'unclear';

/** The first sentence of a category's feedback. */
export const VERDICTS: Readonly<Record<Category, Readonly<Record<Standing, string>>>> = {
  'Problem & why now': {
    confirmed: 'The problem is quantified, and a second slide confirms the number.',
    evidenced: 'The problem is quantified with a number that a reader can check.',
    contradicted: 'The problem is quantified, but the deck contradicts itself.',
    counted: 'The problem is quantified, but nothing clearly backs the number.',
    specific: 'It is clear what goes wrong, but not how much it costs.',
    described: 'It is clear what goes wrong.',
    general: 'The problem is described only in general terms.',
    unclear: 'The deck may describe a problem, but not clearly.',
  },
  'Solution & product status': {
    confirmed: 'A number shows that the product works, and a second slide confirms it.',
    evidenced: 'A number that a reader can check shows that the product works.',
    contradicted: 'A number shows that the product works, but the deck contradicts itself.',
    counted: 'A number shows that the product works, but nothing clearly backs it.',
    specific: 'The product is described, but not in numbers.',
    described: 'The product is described.',
    general: 'The product is described only in general terms.',
    unclear: 'The deck may show what the product does, but not clearly.',
  },
  Market: {
    confirmed: 'The market is sized, and a second slide confirms the number.',
    evidenced: 'The market is sized with a number that a reader can check.',
    contradicted: 'The market is sized, but the deck contradicts itself.',
    counted: 'The market is sized, but nothing clearly backs the number.',
    specific: 'The market is described, but not sized.',
    described: 'The market is described.',
    general: 'The market is described only in general terms.',
    unclear: 'The deck may show how large the market is or who buys first, but not clearly.',
  },
  'Traction & engagement': {
    confirmed: 'Demand is measured, and a second slide confirms the number.',
    evidenced: 'Demand is measured with a number that a reader can check.',
    contradicted: 'Demand is measured, but the deck contradicts itself.',
    counted: 'Demand is measured, but nothing clearly backs the number.',
    specific: 'There are signs of demand, but they are not counted.',
    described: 'There are signs of demand.',
    general: 'Demand is described only in general terms.',
    unclear: 'The deck may show demand, but not clearly.',
  },
  'Business model & route to market': {
    confirmed: 'The business model and sales approach are backed by numbers, and a second slide confirms one.',
    evidenced: 'The business model and sales approach are backed by a number that a reader can check.',
    contradicted: 'The business model and sales approach are given in numbers, but the deck contradicts itself.',
    counted: 'The business model and sales approach have a number, but nothing clearly backs it.',
    specific: 'The business model and sales approach are described, but not in numbers.',
    described: 'The business model and sales approach are described.',
    general: 'The business model and sales approach are described only in general terms.',
    unclear: 'The deck may describe its business model and sales approach, but not clearly.',
  },
  'Competition & protectability': {
    confirmed: 'The comparison with alternatives rests on a number that a second slide confirms.',
    evidenced: 'The comparison with alternatives rests on a number that a reader can check.',
    contradicted: 'The comparison with alternatives rests on a number, but the deck contradicts itself.',
    counted: 'The comparison with alternatives has a number, but nothing clearly backs it.',
    specific: 'The deck compares the product with alternatives, but not in numbers.',
    described: 'The deck compares the product with alternatives.',
    general: 'Competition is described only in general terms.',
    unclear: 'The deck may compare the product with alternatives, but not clearly.',
  },
  Team: {
    confirmed: 'The team’s track record is shown in numbers, and a second slide confirms one.',
    evidenced: 'The team’s track record includes a number that a reader can check.',
    contradicted: 'The team’s track record is shown in numbers, but the deck contradicts itself.',
    counted: 'The team’s track record includes a number, but nothing clearly backs it.',
    specific: 'The team is introduced, but without numbers on what they did before.',
    described: 'The team is introduced.',
    general: 'The team is described only in general terms.',
    unclear: 'The deck may introduce the team, but not clearly.',
  },
  'Financials & ask': {
    confirmed: 'The financials rest on a number that a second slide confirms.',
    evidenced: 'The financials rest on a number that a reader can check.',
    contradicted: 'The financials rest on a number, but the deck contradicts itself.',
    counted: 'The financials are given in numbers, but nothing clearly backs them.',
    specific: 'The financials are described, but not in numbers.',
    described: 'The financials are described.',
    general: 'The financials are described only in general terms.',
    unclear: 'The deck may give its financials, but not clearly.',
  },
};

/** What a deck shows of a side point, after "The deck". */
export const ASIDES: Readonly<Record<string, string>> = {
  'why-now': 'explains why now',
  'status-quo': 'shows how people cope today',
  result: 'reports a result',
  segment: 'says who buys',
  reach: 'says how the market grows or can be reached',
  growth: 'mentions growth or retention',
  validation: 'names who vouches for the product',
  'unit-economics': 'says what a customer costs or brings in',
  protection: 'says what protects the product',
  record: 'says what the team did before',
  completeness: 'says who else is on the team',
  'use-of-funds': 'says what the money buys',
  milestone: 'says what the money will achieve',
};
