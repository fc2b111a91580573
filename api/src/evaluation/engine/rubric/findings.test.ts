import { expect, it } from '@jest/globals';
import { deckOf } from '../../../../test/decks/index.ts';
import type { Claim } from './claims/claims.ts';
import { factsOf } from './facts.ts';
import { contextOf, judge } from './findings.ts';
import { RUBRIC } from './rules/index.ts';
import { statementsOf } from './statements.ts';

/** The band of a sentence that a reader surely finds strong evidence for the rule. */
function bandOf(id: string, title: string, sentence: string) {
  const rule = RUBRIC.flatMap(({ rules }) => rules).find((one) => one.id === id);
  if (!rule) throw new Error(`No rule “${id}”`);
  const statements = statementsOf(deckOf([['Fennec'], [title, sentence]]).slides);
  const names = new Set<string>();
  const sure = (answer: string) => new Map([[answer, 1]]);
  const claim: Claim = {
    criterion: id,
    certainty: 'sure',
    speaksTo: sure(id),
    status: sure('current'),
    owner: sure('own'),
    strength: sure('8'),
  };
  const reading = factsOf(statements, names).find(({ statement }) => statement.text === sentence);
  if (!reading) throw new Error(`No statement “${sentence}”`);
  return judge(rule, { ...reading, claim }, contextOf(statements, names))?.band;
}

it('a strong claim is specific without a number, unless only a number makes it so', () => {
  expect(bandOf('status', 'Product', 'It is live.')).toBe(5);
  expect(bandOf('size', 'Market', 'The market is large.')).toBe(3);
  expect(bandOf('size', 'Market', 'The market is $4 billion.')).toBe(5);
});
