import {
  better,
  type Context,
  type Find,
  type Finding,
  findingsOf,
  judge,
  type Reading,
  weigh,
} from '../rubric/findings.ts';
import { CATEGORY_OF, RUBRIC } from '../rubric/rules/index.ts';
import type { CategoryRules, Rule } from '../rubric/rules/rule.ts';
import type { Statement } from '../rubric/statements.ts';
import { wordsOf } from '../rubric/words.ts';
import type { FindQuote } from './quotes.ts';

/** A sentence that the model quotes for or against a rule. */
export interface Claim {
  rule: string;
  slide: number;
  quote: string;
  why: string;
}

/** A claim whose quote was found in the deck. */
export interface GroundedClaim {
  rule: string;
  statement: Statement;
  why: string;
}

/** A sentence cited as evidence in more categories than this counts in none. */
const MOST_CATEGORIES = 2;
const SHORTEST = 3;
/** The highest band for a sentence that the rubric itself does not recognise. */
const UNRECOGNISED = 5;

const isSame = (a: Statement, b: Statement) => a.slide === b.slide && a.text === b.text;

/** The claims whose quotes are in the deck, with the deck's own wording. */
export function standing(claims: readonly Claim[], find: FindQuote): GroundedClaim[] {
  const stand = claims.flatMap(({ rule, slide, quote, why }) => {
    const statement = find(slide, quote);
    return statement ? [{ rule, statement, why }] : [];
  });
  return stand.filter(({ statement }) => {
    const same = stand.filter((other) => isSame(other.statement, statement));
    return new Set(same.map(({ rule }) => CATEGORY_OF.get(rule))).size <= MOST_CATEGORIES;
  });
}

/** The model cannot add evidence that the rubric excludes. */
function isAdmissible(rule: Rule, { keywords, sourceLine, projection, figures, statement }: Reading): boolean {
  if (keywords || sourceLine || (rule.actual && projection)) return false;
  return figures.length > 0 || wordsOf(statement.text).length >= SHORTEST;
}

function findingOf(rule: Rule, reading: Reading, context: Context): Finding {
  const recognised = judge(rule, reading, context);
  if (recognised) return recognised;
  const weighed = weigh(rule, reading, context);
  return weighed.band > UNRECOGNISED ? { ...weighed, band: UNRECOGNISED, backing: [] } : weighed;
}

/**
 * Combines rubric and model: drops findings that the model doubts and adds those it suggests. The model has no
 * influence on the band of a sentence.
 */
export const findWith =
  (added: readonly GroundedClaim[], doubted: readonly GroundedClaim[]): Find =>
  (rule, readings, context) => {
    const about = (list: readonly GroundedClaim[], statement: Statement) =>
      list.some((one) => one.rule === rule.id && isSame(one.statement, statement));
    const own = findingsOf(rule, readings, context).filter(({ statement }) => !about(doubted, statement));
    const more = readings
      .filter((reading) => about(added, reading.statement) && isAdmissible(rule, reading))
      .filter(({ statement }) => !own.some((finding) => isSame(finding.statement, statement)))
      .map((reading) => findingOf(rule, reading, context));
    return [...own, ...more].sort(better);
  };

/** The rubric's rules as the model receives them. */
export const rulesAsData = (rubric: readonly CategoryRules[] = RUBRIC) =>
  rubric.map(({ category, rules }) => ({
    category,
    rules: rules.map(({ id, looksFor }) => ({ rule: id, looks_for: looksFor })),
  }));
