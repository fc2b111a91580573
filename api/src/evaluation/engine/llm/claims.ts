import { z } from 'zod';
import { type Claim, shareOf } from '../rubric/claims/claims.ts';
import type { Reading } from '../rubric/findings.ts';
import { CATEGORY_OF, RUBRIC } from '../rubric/rules/index.ts';
import type { CategoryRules } from '../rubric/rules/rule.ts';

const RULE_IDS = RUBRIC.flatMap(({ rules }) => rules.map(({ id }) => id));
const STATUSES = ['done', 'current', 'planned', 'supposed'] as const;
const OWNERS = ['own', 'customer', 'rival', 'market'] as const;
const STRENGTHS = [3, 5, 8] as const;

/** What a model says of one statement: which rule it speaks to, and how. */
export const ClaimedStatement = z.object({
  n: z.int().min(1),
  rule: z.enum(RULE_IDS as [string, ...string[]]),
  status: z.enum(STATUSES),
  owner: z.enum(OWNERS),
  strength: z.literal(STRENGTHS),
});
export type ClaimedStatement = z.output<typeof ClaimedStatement>;

/** How to fill in a claim, for the model. */
export const HOW_TO_CLAIM = `A claim names a statement by its number and gives:
- rule: the one rule that the statement answers best. Read it as part of its slide: an item of a list says what the heading above it asks or names, and a line below a large number explains it. Dated steps of a plan are milestones, also where nothing is raised.
- status: "done" has happened, "current" is so now, "planned" is an aim, a forecast or a step still to come, "supposed" is an assumption, an example or a mock-up of a screen.
- owner: whose it is: "own" the company's, unless the statement is plainly about a "customer" or user, a "rival", or the "market".
- strength: 3 if it could stand in many decks ("seamless integration"), 5 if it tells something that only this company, product, customer or market has: a name, a number, a mechanism ("a sensor in the trailer warns the driver forty minutes ahead"). 8 is rare: a number with its calendar date, its source, or a named party other than the company that stands behind it, in the statement or beside it on the slide ("41 paying fleets, October 2026"); "year 1" or "month 12" is no date, and a place is no party.
Claim every statement that answers a rule, weak ones too, each for one rule, and a repeated one each time. Leave out headings that claim nothing, slogans, praise, labels without a value, page numbers, and whatever answers no rule.`;

/**
 * The least probability, by the built-in recogniser, that a statement speaks to the category for which the model claims
 * it. A model that is misled cannot make evidence of statements about something else.
 */
const PLAUSIBLE = 0.01;
/** The least probability of the rule itself with which a claim may count as evidenced. */
const LIKELY = 0.1;

function isPlausible({ claim }: Reading, rule: string): boolean {
  if (claim === null) return false;
  const own = [...claim.speaksTo.keys()].filter((id) => CATEGORY_OF.get(id) === CATEGORY_OF.get(rule));
  return shareOf(claim.speaksTo, ...own) >= PLAUSIBLE;
}

const only = (answer: string) => new Map([[answer, 1]]);

const claimOf = ({ rule, status, owner, strength }: Omit<ClaimedStatement, 'n'>): Claim => ({
  criterion: rule,
  certainty: 'sure',
  speaksTo: only(rule),
  status: only(status),
  owner: only(owner),
  strength: only(String(strength)),
});

const NO_CLAIM: Claim = {
  ...claimOf({ rule: 'none', status: 'current', owner: 'own', strength: 3 }),
  certainty: 'unclear',
};

/** A statement claimed for so many categories is claimed for none: a careful reader names one, or two. */
const TOO_MANY = 3;

/** One claim for each statement: of several, the first. */
function firstOfEach(claimed: readonly ClaimedStatement[]): Map<number, ClaimedStatement> {
  const first = new Map<number, ClaimedStatement>();
  for (const [n, own] of Map.groupBy(claimed, (one) => one.n)) {
    const categories = new Set(own.map(({ rule }) => CATEGORY_OF.get(rule)));
    if (own[0] && categories.size < TOO_MANY) first.set(n, own[0]);
  }
  return first;
}

/** What each statement claims, as a model says. */
export function claimsAsRead(readings: readonly Reading[], claimed: readonly ClaimedStatement[]): Claim[] {
  const first = firstOfEach(claimed);
  return readings.map((reading, at) => {
    const own = first.get(at + 1);
    if (!own || !isPlausible(reading, own.rule)) return NO_CLAIM;
    const isLikely = shareOf(reading.claim?.speaksTo ?? new Map(), own.rule) >= LIKELY;
    return claimOf(own.strength === 8 && !isLikely ? { ...own, strength: 5 } : own);
  });
}

/** Of the statements that the built-in recogniser is sure of, the share that an answer must take for the same category. */
const LEAST_SHARED = 0.5;
/** So many may differ in any answer that claims something, since the recogniser is sometimes wrong. */
const FEW_OTHER = 2;
const MOST_NAMED = 10;
/** The share of an answer's claims that may be evidenced: of strangers' decks, 27% were at most. */
const MOST_EVIDENCED = 0.4;
/** Fewer claims may all be evidenced. */
const FEW = 6;

/** What makes an answer unusable as a whole, as a sentence for the model; null when it is usable. */
export function problemOf(readings: readonly Reading[], given: readonly ClaimedStatement[]): string | null {
  const claimed = [...firstOfEach(given).values()];
  const invented = claimed.filter(({ n }) => n > readings.length);
  if (invented.length * 2 > claimed.length)
    return `The deck has ${readings.length} statements. Name them by their numbers.`;
  const evidenced = claimed.filter(({ strength }) => strength === 8);
  if (evidenced.length > FEW && evidenced.length > MOST_EVIDENCED * claimed.length)
    return `Strength 8 is rare, and you gave it ${evidenced.length} times. Give it only to numbers whose date, source or named party stands there.`;
  const category = new Map(claimed.map(({ n, rule }) => [n, CATEGORY_OF.get(rule)]));
  const sure = readings.flatMap(({ claim }, at) => (claim?.certainty === 'sure' ? [{ n: at + 1, claim }] : []));
  const other = sure.filter(({ n, claim }) => category.get(n) !== CATEGORY_OF.get(claim.criterion));
  if (claimed.length > 0 && other.length <= FEW_OTHER) return null;
  if (other.length <= (1 - LEAST_SHARED) * sure.length) return null;
  const named = other.slice(0, MOST_NAMED).map(({ n }) => n);
  return `Statements that answer a rule are not claimed, or for another category than they speak to, such as ${named.join(', ')}. Claim every statement for the rule that it answers.`;
}

/** The rubric's rules as the model receives them. */
export const rulesAsData = (rubric: readonly CategoryRules[] = RUBRIC) =>
  rubric.map(({ category, rules }) => ({
    category,
    rules: rules.map(({ id, looksFor }) => ({ rule: id, looks_for: looksFor })),
  }));
