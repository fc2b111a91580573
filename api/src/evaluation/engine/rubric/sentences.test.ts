import { expect, it } from '@jest/globals';
import { deckOf } from '../../../../test/decks/index.ts';
import { type Placed, SENTENCES } from '../../../../test/decks/labelled/sentences.ts';
import { namesOf } from './backing.ts';
import { factsOf } from './facts.ts';
import { contextOf, findingsOf } from './findings.ts';
import { RUBRIC } from './rules/index.ts';
import type { Rule } from './rules/rule.ts';
import { statementsOf } from './statements.ts';

const RULES = RUBRIC.flatMap(({ rules }) => rules);
const ruleOf = (id: string): Rule => {
  const rule = RULES.find((candidate) => candidate.id === id);
  if (!rule) throw new Error(`No rule ${id}`);
  return rule;
};

/** Slides before the tested one, so that its position suggests no part of the story. */
const BEFORE = [['Fennec'], ['Agenda'], ['Contents']];

/** The band that a rule gives to a sentence: 0 when the rule does not recognise it, 3 when it is generic. */
function bandOf(rule: Rule, [title, text]: Placed): number {
  const deck = deckOf([...BEFORE, title === null ? [] : [title, text]]);
  const untitled = deckOf([...BEFORE, ['', text]]);
  const slides =
    title === null ? untitled.slides.map((slide) => ({ ...slide, title: slide.title || null })) : deck.slides;
  const statements = statementsOf(slides).filter(({ slide }) => slide === BEFORE.length + 1);
  const context = contextOf(statements, namesOf(statements, 'Fennec'));
  const readings = factsOf(statements, context.names).map((facts) => ({ ...facts, claim: null }));
  return findingsOf(rule, readings, context)[0]?.band ?? 0;
}

const rows = (part: 'telling' | 'lookalike') =>
  SENTENCES.flatMap(({ rule, [part]: sentences }) => sentences.map((placed) => [rule, ...placed] as const));

it('every rule has sentences on both sides', () => {
  expect(SENTENCES.map(({ rule }) => rule)).toEqual(RULES.map(({ id }) => id));
  for (const { telling, lookalike } of SENTENCES) expect(Math.min(telling.length, lookalike.length)).toBeGreaterThan(2);
});

it.each(rows('telling'))('%s is told by “%s: %s”', (rule, title, text) => {
  expect(bandOf(ruleOf(rule), [title, text])).toBeGreaterThanOrEqual(5);
});

it.each(rows('lookalike'))('%s is not told by “%s: %s”', (rule, title, text) => {
  expect(bandOf(ruleOf(rule), [title, text])).toBeLessThanOrEqual(3);
});
