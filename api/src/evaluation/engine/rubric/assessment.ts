import type { Disagreement } from './discrepancies/disagreement.ts';
import { type Context, type Find, type Finding, findingsOf, type StatementFacts } from './findings.ts';
import type { CategoryRules, Rule } from './rules/rule.ts';
import type { Statement } from './statements.ts';
import { likeness } from './words.ts';

/** The rubric's findings for one category, before they are worded. */
export interface Assessment {
  rules: CategoryRules;
  /** Best finding of each rule that found something, in the rubric's order. */
  best: Finding[];
  absent: Rule[];
  /** Evidence on a slide other than the leading one's, or null. */
  corroboration: Finding | null;
  /** Discrepancies in this category. */
  disagreements: Disagreement[];
  /** Slides whose logos may be what a rule looks for; empty when the rule found it in text. */
  logos: readonly number[];
  /** Some slides were not read, and may contain what is missing. */
  partly: boolean;
  /** 0 to 10. */
  score: number;
}

/** Sentences that share more of their words than this make the same statement. */
const SAME = 0.6;

/** The finding that determines the score: the best of a core rule, or of any rule if the core is at least specific. */
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
 * The bands: 0 absent, 3 generic, 5 specific, 8 evidenced, 10 evidenced, complete, corroborated and uncontradicted. In
 * between: 2 only a side point is made, 4 generic with a specific side point, 6 specific in all but one point, 7
 * evidenced but contradicted elsewhere in the deck, 9 corroborated but incomplete.
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
  readings: readonly StatementFacts[],
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
