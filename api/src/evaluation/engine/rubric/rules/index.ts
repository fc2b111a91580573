import type { Category } from '../../types.ts';
import { competition } from './competition.ts';
import { financials } from './financials.ts';
import { market } from './market.ts';
import { model } from './model.ts';
import { problem } from './problem.ts';
import type { CategoryRules } from './rule.ts';
import { solution } from './solution.ts';
import { team } from './team.ts';
import { traction } from './traction.ts';

/** The rubric: eight categories in display order. */
export const RUBRIC: readonly CategoryRules[] = [
  problem,
  solution,
  market,
  traction,
  model,
  competition,
  team,
  financials,
];

/** The category of each rule, by the rule's id. */
export const CATEGORY_OF: ReadonlyMap<string, Category> = new Map(
  RUBRIC.flatMap(({ category, rules }) => rules.map(({ id }) => [id, category] as const)),
);
