/**
 * Examples from invented companies, for what real decks rarely show: counted revenue, retention, patents. Their
 * statements are labelled by the rubric's rules, which were written on them. They train, and never measure.
 */

import type { Deck } from '../../../api/src/decks/reading/types.ts';
import { namesOf } from '../../../api/src/evaluation/engine/rubric/backing.ts';
import {
  type Context,
  contextOf,
  type Finding,
  judge,
  type Reading,
} from '../../../api/src/evaluation/engine/rubric/findings.ts';
import { companyOf } from '../../../api/src/evaluation/engine/rubric/index.ts';
import { RUBRIC } from '../../../api/src/evaluation/engine/rubric/rules/index.ts';
import { statementsOf } from '../../../api/src/evaluation/engine/rubric/statements.ts';
import { LABELLED, readingOf } from '../../../api/test/decks/labelled/index.ts';
import { deckStatements } from './deck-statements.ts';
import type { Example, Label, LabelledDeck } from './examples.ts';

const RULES = RUBRIC.flatMap(({ rules }) => rules);
const OWNERS: Record<string, string> = { size: 'market', reach: 'market', 'why-now': 'market', alternatives: 'rival' };

/** A statement serves the rule in whose part of the deck it stands, then the one by which it is worth most. */
function labelOf(reading: Reading, context: Context): Label | null {
  const { topic } = reading.statement;
  const home = ({ rule }: Finding) => Number(topic !== null && rule.sections.includes(topic));
  const [best] = RULES.flatMap((rule) => judge(rule, reading, context) ?? []).toSorted(
    (a, b) => home(b) - home(a) || Number(b.direct) - Number(a.direct) || b.band - a.band,
  );
  if (!best) return null;
  const { id } = best.rule;
  const status = reading.projection ? 'planned' : 'current';
  return { criterion: id, status, owner: OWNERS[id] ?? 'own', backing: 'none', strength: best.band, or: '' };
}

/** A deck of the product's own, labelled by the rules. */
function labelled(deck: string, { slides }: Deck): LabelledDeck {
  const statements = statementsOf(slides);
  const context = contextOf(statements, namesOf(statements, companyOf(slides)));
  const examples = deckStatements(slides).map(({ facts, words, tokens }): Example => {
    const label = labelOf({ ...facts, claim: null }, context);
    return { slide: facts.statement.slide, words, labels: [label], decided: label?.criterion ?? 'none', tokens };
  });
  return { deck, kinds: ['pitch'], bands: [], examples };
}

/** The invented companies that rules are improved on, as labelled decks. */
export const ownDecks = (): LabelledDeck[] =>
  LABELLED.filter(({ half, heldOut }) => half === 'with' && heldOut === null).map((own) =>
    labelled(`own ${own.company}`, readingOf(own)),
  );
