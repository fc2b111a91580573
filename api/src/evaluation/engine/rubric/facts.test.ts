import { describe, expect, it } from '@jest/globals';
import { deckOf } from '../../../../test/decks/index.ts';
import { claimsNothing, factsOf, saysPlan } from './facts.ts';
import { statementsOf } from './statements.ts';

const factsFor = (text: string) => {
  const statements = statementsOf(deckOf([['Fennec'], ['Title', text]]).slides);
  const facts = factsOf(statements, new Set()).find(({ statement }) => statement.text === text);
  if (!facts) throw new Error(`No statement “${text}”`);
  return facts;
};

describe('what a statement says', () => {
  it.each([
    'Investing in young companies involves significant risk, including the loss of the entire investment.',
    'Founder & CEO, Fennec Labs: personalize this card.',
    'May 2026 Revenue traction growth MRR ARR CAC churn retention',
  ])('is nothing: %s', (text) => {
    expect(claimsNothing(factsFor(text))).toBe(true);
  });

  it.each([
    'Our pilot at Marlow Water cut the loss of treated water by a fifth.',
    'In May 2026 Marlow Water paid $12,000 for three hydrants.',
  ])('is a claim: %s', (text) => {
    expect(claimsNothing(factsFor(text))).toBe(false);
  });

  it.each([
    ['Next: three paid design partners', true],
    ['M3 (month 6): the engine saves 30% of the water', true],
    ['Three paid design partners signed', false],
  ])('“%s” is a plan: %s', (text, isPlan) => {
    expect(factsFor(text).projection).toBe(isPlan);
  });

  it.each([
    ['The market is estimated at $4 billion', true],
    ['We will reach 40 harbours', true],
    ['Target: 40 harbours', true],
    ['Two of five crews signed what they could not read', false],
    ['300 harbours, every one a target', false],
  ])('“%s” calls itself a plan or an estimate: %s', (text, isPlan) => {
    expect(saysPlan(factsFor(text))).toBe(isPlan);
  });
});
