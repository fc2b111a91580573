import { CATEGORIES } from '../../types.ts';
import type { Statement } from '../statements.ts';
import { wrongDates } from './dates.ts';
import type { Disagreement } from './disagreement.ts';
import { wrongFunds } from './funds.ts';
import { contradictorySeries, wrongGrowth } from './growth.ts';
import { wrongMarketParts, wrongProducts } from './market.ts';
import { contradictoryQuantities } from './quantities.ts';

const CHECKS = [
  contradictoryQuantities,
  contradictorySeries,
  wrongMarketParts,
  wrongProducts,
  wrongGrowth,
  wrongFunds,
  wrongDates,
];

/** All discrepancies in a deck, in category order. Nothing is reported if there may be an explanation. */
export function disagreementsOf(statements: readonly Statement[]): Disagreement[] {
  return CHECKS.flatMap((check) => check(statements)).toSorted(
    (a, b) => CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category),
  );
}
