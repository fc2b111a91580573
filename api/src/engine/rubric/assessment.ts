import { contradictionsOf } from './contradictions.ts';
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
  /** Two statements that cannot both hold; null when there are none. */
  contradiction: [Statement, Statement] | null;
  /** 0 to 10. */
  score: number;
}

/** Two sentences with more words in common than this say the same thing twice. */
const SAME = 0.6;

/** The finding that carries a category: the best of a core rule, or of any when no core rule found anything. */
export function leading(best: readonly Finding[]): Finding | null {
  const core = best.filter(({ rule }) => rule.core);
  const among = core.length > 0 ? core : best;
  return among.reduce<Finding | null>((top, finding) => (top && top.band >= finding.band ? top : finding), null);
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
 * Between them: 2 only a side point is made, 4 and 6 a second point is specific, 7 evidence that stands alone or
 * is contradicted, 9 corroborated but with something expected missing.
 */
function scoreOf({ rules, best, corroboration, contradiction }: Omit<Assessment, 'score' | 'absent'>): number {
  const lead = leading(best);
  if (!lead) return 0;
  const others = best.filter((finding) => finding !== lead);
  const specific = others.filter(({ band }) => band >= 5).length;
  if (!lead.rule.core) return lead.band === 3 ? 2 : 3;
  if (lead.band === 3) return specific > 0 ? 4 : 3;
  if (lead.band === 5) {
    if (specific === 0) return 5;
    return others.some(({ band }) => band === 8) ? 7 : 6;
  }
  if (contradiction || (specific + 1) * 2 < rules.rules.length) return 7;
  if (!corroboration) return 8;
  return specific + 1 === rules.rules.length ? 10 : 9;
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
  find: Find = findingsOf,
): Assessment {
  const found = rules.rules.map((rule) => find(rule, readings, context));
  const best = pick(found);
  const parts = {
    rules,
    best,
    corroboration: corroborationOf(leading(best), found.flat()),
    contradiction: contradictionsOf(
      rules.category,
      readings.map(({ statement }) => statement),
    ),
  };
  const absent = rules.rules.filter((_, index) => found[index]?.length === 0);
  return { ...parts, absent, score: scoreOf(parts) };
}
