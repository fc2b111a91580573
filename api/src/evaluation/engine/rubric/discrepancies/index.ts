import type { Slide } from '../../../../decks/reading/types.ts';
import { CATEGORIES } from '../../types.ts';
import type { Reading } from '../findings.ts';
import { contradictions } from './contradictions.ts';
import { wrongDates } from './dates.ts';
import type { Disagreement } from './disagreement.ts';
import { factsOf } from './facts.ts';
import { wrongGrowth } from './growth.ts';
import { wrongMarketParts } from './market-parts.ts';
import { wrongPercentages, wrongProducts } from './products.ts';
import { wrongShares } from './shares.ts';
import { wrongTables } from './tables.ts';

/** All discrepancies in a deck, in category order. Nothing is reported if there may be an explanation. */
export function disagreementsOf(readings: readonly Reading[], slides: readonly Slide[]): Disagreement[] {
  const facts = factsOf(readings);
  const statements = readings.map(({ statement }) => statement);
  const printed = statements.filter(({ recognised }) => !recognised);
  return [
    ...contradictions(facts),
    ...wrongMarketParts(facts),
    ...wrongProducts(printed),
    ...wrongPercentages(printed),
    ...wrongGrowth(printed),
    ...wrongShares(statements),
    ...wrongTables(statements, slides),
    ...wrongDates(printed),
  ].toSorted((a, b) => CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category));
}
