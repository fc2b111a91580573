/**
 * Examples from invented companies, for what real decks rarely show: counted revenue, retention, patents. Their
 * statements are labelled by the rubric's rules, which were written on them. They train, and never measure.
 */

import { namesOf } from '../../../api/src/evaluation/engine/rubric/backing.ts';
import {
  type Context,
  contextOf,
  type Finding,
  judge,
  type StatementFacts,
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
function labelOf(facts: StatementFacts, context: Context): Label | null {
  const { topic } = facts.statement;
  const home = ({ rule }: Finding) => Number(topic !== null && rule.sections.includes(topic));
  const [best] = RULES.flatMap((rule) => judge(rule, facts, context) ?? []).toSorted(
    (a, b) => home(b) - home(a) || Number(b.direct) - Number(a.direct) || b.band - a.band,
  );
  if (!best) return null;
  const { id } = best.rule;
  const status = facts.projection ? 'planned' : 'current';
  return { criterion: id, status, owner: OWNERS[id] ?? 'own', backing: 'none', strength: best.band, or: '' };
}

/** The invented companies that rules are improved on, as labelled decks. */
export function ownDecks(): LabelledDeck[] {
  const decks = LABELLED.filter(({ half, heldOut }) => half === 'with' && heldOut === null);
  return decks.map((own): LabelledDeck => {
    const { slides } = readingOf(own);
    const statements = statementsOf(slides);
    const context = contextOf(statements, namesOf(statements, companyOf(slides)));
    const examples = deckStatements(slides).map(({ reading, words, tokens }): Example => {
      const label = labelOf(reading, context);
      return { slide: reading.statement.slide, words, labels: [label], decided: label?.criterion ?? 'none', tokens };
    });
    return { deck: `own ${own.company}`, kinds: ['pitch'], bands: [[...own.labels]], examples };
  });
}
