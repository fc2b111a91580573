import { likeliest, scoreOf } from './claims/score.ts';
import type { Disagreement } from './discrepancies/disagreement.ts';
import type { Figure } from './figures.ts';
import { type Context, type Finding, findingsOf, isWordedAs, type Near, nearestTo, type Reading } from './findings.ts';
import type { CategoryRules, Rule } from './rules/rule.ts';
import type { Statement } from './statements.ts';

/** The rubric's findings for one category, before they are worded. */
export interface Assessment {
  rules: CategoryRules;
  /** Best finding of each rule that found something, in the rubric's order. */
  best: Finding[];
  /** Rules that found nothing, unless a statement that counts for the category is evidence for them by its words. */
  absent: Rule[];
  /** Statements that may speak to rules that found nothing, absent or not, but not surely. */
  unclear: ReadonlyMap<Rule, Near>;
  /** Evidence on a slide other than the leading one's, or null. */
  corroboration: Finding | null;
  /** Discrepancies in this category. */
  disagreements: Disagreement[];
  /** Slides whose logos may be what a rule looks for; empty when the rule found it in text. */
  logos: readonly number[];
  /** 0 to 10. */
  score: number;
}

/** The finding that determines the score: the best of a core rule, or of any rule if the core is at least specific. */
export function leading(best: readonly Finding[]): Finding | null {
  const top = (among: readonly Finding[]) =>
    among.reduce<Finding | null>((first, finding) => (first && first.band >= finding.band ? first : finding), null);
  const core = top(best.filter(({ rule }) => rule.core));
  return core === null || core.band === 5 ? top([...(core ? [core] : []), ...best]) : core;
}

const isEqual = (a: Figure, b: Figure) => a.kind === b.kind && a.value === b.value;

/** Evidence for the same criterion with an equal value on another slide. */
function corroborationOf(lead: Finding | null, findings: readonly Finding[]): Finding | null {
  if (lead?.band !== 8) return null;
  return (
    findings.find(
      ({ rule, band, statement, figures }) =>
        rule === lead.rule &&
        band === 8 &&
        statement.slide !== lead.statement.slide &&
        figures.some((figure) => lead.figures.some((own) => isEqual(figure, own))),
    ) ?? null
  );
}

/** A score from unclear claims below this says nothing where some slides were not read. */
const STATED = 1;

/**
 * Whether what was read is enough for a score.
 * @param gap what could not be read and may show what is missing; null for nothing
 */
export const isAssessed = ({ best, score }: Assessment, gap: string | null): boolean =>
  best.length > 0 || gap === null || score >= STATED;

/** Lowest and highest score by the band of the leading finding. */
const LIMITS: Record<3 | 5, [number, number]> = { 3: [2, 4], 5: [4, 6] };
/** Highest score without a sure finding. */
const UNSURE = 5;
/** A category that no statement speaks to with this probability scores nothing. */
const FAINT = 0.12;

/**
 * The score: what readers gave such claims, within the band of the leading finding. The bands: 0 absent, 3 generic
 * (2 to 4), 5 specific or only a side point evidenced (4 to 6), 8 evidenced, 7 evidenced but contradicted elsewhere in the deck, 9 corroborated but
 * incomplete, 10 evidenced, complete, corroborated and uncontradicted.
 * @param expected what readers gave such claims, 0 to 10
 */
function boundedScore(
  { rules, best, corroboration, disagreements, unclear }: Omit<Assessment, 'score' | 'absent' | 'logos'>,
  expected: number,
): number {
  const lead = leading(best);
  if (!lead) return unclear.size === 0 ? 0 : Math.min(UNSURE, Math.round(expected));
  const isStated = best.some(({ rule }) => rule.core);
  if (lead.band < 8 || !isStated) {
    const [lowest, highest] = LIMITS[lead.band === 3 ? 3 : 5];
    return Math.max(lowest, Math.min(highest, Math.round(expected)));
  }
  if (disagreements.length > 0) return 7;
  if (!corroboration) return 8;
  return best.filter(({ band }) => band >= 5).length === rules.rules.length ? 10 : 9;
}

/**
 * The best finding of each rule. Among equals, prefers one that no earlier rule uses, so that one sentence rarely
 * counts twice.
 */
function pick(found: readonly Finding[][]): Finding[] {
  const used = new Set<Statement>();
  return found.flatMap((findings) => {
    const top = findings[0];
    if (!top) return [];
    const fresh = findings.find(({ band, statement }) => band === top.band && !used.has(statement)) ?? top;
    used.add(fresh.statement);
    return [fresh];
  });
}

/** Assesses one category against everything the deck says. */
export function assess(
  rules: CategoryRules,
  readings: readonly Reading[],
  context: Context,
  disagreements: readonly Disagreement[],
  weights: readonly number[],
): Assessment {
  const found = rules.rules.map((rule) => findingsOf(rule, readings, context));
  const best = pick(found);
  const isServed = ({ statement, claim }: Reading) =>
    best.some((finding) => finding.statement === statement) ||
    (claim !== null && claim.certainty !== 'unclear' && rules.rules.some(({ id }) => id === claim.criterion));
  const served = readings.filter(isServed);
  const absent = rules.rules.filter(
    (rule, index) => found[index]?.length === 0 && !served.some((reading) => isWordedAs(rule, reading, context)),
  );
  const parts = {
    rules,
    best,
    corroboration: corroborationOf(leading(best), found.flat()),
    disagreements: disagreements.filter(({ category }) => category === rules.category),
    unclear: new Map(
      rules.rules.flatMap((rule, index) => {
        const nearest = found[index]?.length === 0 ? nearestTo(rule, readings) : null;
        return nearest ? [[rule, nearest] as const] : [];
      }),
    ),
  };
  const named = best.some(({ rule, band }) => rule.logos && band > 3);
  const logos = named || !rules.rules.some((rule) => rule.logos) ? [] : context.logos;
  const claims = readings.flatMap(({ claim }) => claim ?? []);
  const expected = likeliest(rules.rules, claims) < FAINT ? 0 : scoreOf(rules.rules, claims, weights);
  return { ...parts, absent, logos, score: boundedScore(parts, expected) };
}
