import type { Disagreement } from './discrepancies/disagreement.ts';
import { type Context, type Find, type Finding, findingsOf, type Reading } from './findings.ts';
import type { CategoryRules, Rule } from './rules/rule.ts';
import type { Statement } from './statements.ts';
import { likeness } from './words.ts';

/** What the rubric finds for one category, before it is put into words. */
export interface Assessment {
  rules: CategoryRules;
  /** Best finding of each rule that found something, in the rubric's order. */
  best: Finding[];
  absent: Rule[];
  /** Evidence on another slide than the leading one; null when there is none. */
  corroboration: Finding | null;
  /** What does not agree in this category. */
  disagreements: Disagreement[];
  /** Slides on which what a rule looks for may stand as logos; empty when it was found in words. */
  logos: readonly number[];
  /** Some slides were not read: what is missing may stand there. */
  partly: boolean;
  /** 0 to 10. */
  score: number;
}

/** Two sentences with more words in common than this say the same thing twice. */
const SAME = 0.6;

/** The finding that carries a category: the best of a core rule; any rule's evidence where the core is at least specific. */
export function leading(best: readonly Finding[]): Finding | null {
  const top = (among: readonly Finding[]) =>
    among.reduce<Finding | null>((first, finding) => (first && first.band >= finding.band ? first : finding), null);
  const core = top(best.filter(({ rule }) => rule.core));
  return core === null || core.band === 5 ? top([...(core ? [core] : []), ...best]) : core;
}

function corroborationOf(lead: Finding | null, findings: readonly Finding[]): Finding | null {
  if (lead?.band !== 8) return null;
  return (
    findings.find(
      ({ band, statement }) =>
        band === 8 && statement.slide !== lead.statement.slide && likeness(statement.text, lead.statement.text) < SAME,
    ) ?? null
  );
}

/**
 * The bands: 0 absent, 3 generic, 5 specific, 8 evidenced, 10 evidenced, complete, corroborated and uncontradicted.
 * Between them: 2 only a side point is made, 4 generic with a specific side point, 6 specific in all but one point, 7
 * evidence that something in the deck contradicts, 9 corroborated but with something expected missing.
 */
function scoreOf({
  rules,
  best,
  corroboration,
  disagreements,
}: Omit<Assessment, 'score' | 'absent' | 'logos' | 'partly'>): number {
  const lead = leading(best);
  if (!lead) return 0;
  const stated = best.some(({ rule }) => rule.core);
  const specific = best.filter(({ band }) => band >= 5).length;
  if (!stated) return lead.band === 3 ? 2 : 3;
  if (lead.band === 3) return specific > 0 ? 4 : 3;
  if (lead.band === 5) return specific >= Math.max(2, rules.rules.length - 1) ? 6 : 5;
  if (disagreements.length > 0) return 7;
  if (!corroboration) return 8;
  return specific === rules.rules.length ? 10 : 9;
}

/** The best finding of each rule; among equals one that no earlier rule has used, so that one sentence earns little twice. */
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

/** Holds a category's rules against everything the deck says. */
export function assess(
  rules: CategoryRules,
  readings: readonly Reading[],
  context: Context,
  disagreements: readonly Disagreement[],
  find: Find = findingsOf,
): Assessment {
  const found = rules.rules.map((rule) => find(rule, readings, context));
  const best = pick(found);
  const parts = {
    rules,
    best,
    corroboration: corroborationOf(leading(best), found.flat()),
    disagreements: disagreements.filter(({ category }) => category === rules.category),
  };
  const absent = rules.rules.filter((_, index) => found[index]?.length === 0);
  const named = best.some(({ rule, band }) => rule.logos && band > 3);
  const logos = named || !rules.rules.some((rule) => rule.logos) ? [] : context.logos;
  return { ...parts, absent, logos, partly: false, score: scoreOf(parts) };
}
