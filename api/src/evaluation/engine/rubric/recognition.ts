import { opensWithName } from './backing.ts';
import type { StatementFacts } from './facts.ts';
import type { Figure } from './figures.ts';
import type { Rule } from './rules/rule.ts';
import type { Statement } from './statements.ts';
import { wordsOf } from './words.ts';

const SHORTEST_CLAIM = 2;

/** A comparison cell that matches by its position, not by its words. */
export const saysByPlace = (rule: Rule, { compared }: Statement): boolean =>
  (compared?.kind === 'alternative' && rule.specific.includes('opening')) ||
  (compared?.kind === 'difference' && rule.specific.includes('contrast'));

/** The numbers of a statement that measure what the rule looks for. */
export const measuring = (rule: Rule, { figures }: StatementFacts): Figure[] =>
  figures.filter(({ kind }) => rule.figures.includes(kind));

/** Whether the rule's own words recognise a statement, with where it stands. */
export function recognises(rule: Rule, facts: StatementFacts): boolean {
  const { statement, backing } = facts;
  const { text, topic, compared } = statement;
  const figures = measuring(rule, facts);
  if (rule.not?.test(text)) return false;
  if (topic && rule.sections.includes(topic)) {
    if (rule.anywhere?.test(text)) return true;
    if (rule.figureInSection && figures.length > 0) return true;
    if (rule.inSection) return rule.inSection.test(text);
    return (
      wordsOf(text).length >= SHORTEST_CLAIM ||
      rule.specific.some((way) => way instanceof RegExp && way.test(text)) ||
      (rule.specific.includes('name') && backing.includes('party')) ||
      (rule.specific.includes('opening') && !compared && opensWithName(text))
    );
  }
  if (topic && rule.notIn?.includes(topic)) return false;
  return (rule.anywhere?.test(text) ?? false) && (!rule.figureOutside || figures.length > 0);
}

/** Whether a rule's own words recognise a statement, with a number that they measure. */
export const isCounted = (rule: Rule, facts: StatementFacts): boolean =>
  measuring(rule, facts).length > 0 && recognises(rule, facts);

/** The same by words that mean the same in every part of a deck. */
export const isUnmistakable = (rule: Rule, facts: StatementFacts): boolean =>
  (rule.anywhere?.test(facts.statement.text) ?? false) && isCounted(rule, facts);
