import type { Slide } from '../../../api/src/decks/reading/types.ts';
import { namesOf } from '../../../api/src/evaluation/engine/rubric/backing.ts';
import { contextOf, readingsOf, type StatementFacts } from '../../../api/src/evaluation/engine/rubric/findings.ts';
import { companyOf } from '../../../api/src/evaluation/engine/rubric/index.ts';
import { statementsOf } from '../../../api/src/evaluation/engine/rubric/statements.ts';
import { featuresOf } from './features.ts';
import { hashOf, tokenOf } from './linear.ts';

/** The hash by which a label knows the words of its statement. */
export const wordsHash = (text: string): string => hashOf(text.toLowerCase().replace(/\s+/gu, ' ').trim());

/** The statements of a deck's English slides, with the tokens of their features. */
export function deckStatements(
  slides: readonly Slide[],
): { reading: StatementFacts; words: string; tokens: string[] }[] {
  const english = slides.filter(({ language }) => language === null);
  const statements = statementsOf(english);
  const readings = readingsOf(statements, contextOf(statements, namesOf(statements, companyOf(slides))));
  const features = featuresOf(readings);
  return readings.map((reading, at) => ({
    reading,
    words: wordsHash(reading.statement.text),
    tokens: (features[at] ?? []).map(tokenOf),
  }));
}
