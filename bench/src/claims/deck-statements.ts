import type { Slide } from '../../../api/src/decks/reading/types.ts';
import { namesOf } from '../../../api/src/evaluation/engine/rubric/backing.ts';
import { featuresOf } from '../../../api/src/evaluation/engine/rubric/claims/features.ts';
import { hashOf, tokenOf } from '../../../api/src/evaluation/engine/rubric/claims/linear.ts';
import { factsOf, type StatementFacts } from '../../../api/src/evaluation/engine/rubric/facts.ts';
import { companyOf } from '../../../api/src/evaluation/engine/rubric/index.ts';
import { statementsOf } from '../../../api/src/evaluation/engine/rubric/statements.ts';

/** The hash by which a label knows the words of its statement. */
export const wordsHash = (text: string): string => hashOf(text.toLowerCase().replace(/\s+/gu, ' ').trim());

/** The statements of a deck's English slides, with the tokens of their features. */
export function deckStatements(slides: readonly Slide[]): { facts: StatementFacts; words: string; tokens: string[] }[] {
  const statements = statementsOf(slides.filter(({ language }) => language === null));
  const all = factsOf(statements, namesOf(statements, companyOf(slides)));
  const features = featuresOf(all);
  return all.map((facts, at) => ({
    facts,
    words: wordsHash(facts.statement.text),
    tokens: (features[at] ?? []).map(tokenOf),
  }));
}
