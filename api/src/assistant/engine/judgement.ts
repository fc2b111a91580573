import type { z } from 'zod';
import type { Finding } from '../../evaluation/engine/rubric/findings.ts';
import type { Rule } from '../../evaluation/engine/rubric/rules/rule.ts';
import type { Statement } from '../../evaluation/engine/rubric/statements.ts';
import { backedBy, detailOf, unbacked } from '../../evaluation/engine/rubric/wording.ts';
import type { Citation, DeckPoint } from '../schemas.ts';
import { type DeckReading, RULES } from './reading.ts';

export type Cited = z.output<typeof Citation>;
export type Point = z.output<typeof DeckPoint>;

/** How well a deck satisfies a rule. */
export interface RuleState {
  rule: Rule;
  state: 'evidenced' | 'unbacked' | 'unmeasured' | 'specific' | 'general' | 'absent';
  /** The best finding; null when there is none. */
  finding: Finding | null;
}

export const cite = ({ slide, text }: Pick<Statement, 'slide' | 'text'>): Cited => ({ slide, quote: text });

function stateOf({ rule, band, figures }: Finding): RuleState['state'] {
  if (band === 8) return 'evidenced';
  if (band === 3) return 'general';
  if (rule.highest === 5 || !rule.core) return 'specific';
  return figures.length > 0 ? 'unbacked' : 'unmeasured';
}

/** Orders findings by band, then direct wording. */
const better = (a: Finding, b: Finding) => b.band - a.band || Number(b.direct) - Number(a.direct);

/** The standing of a deck, or part of one, on each rule. */
export function standingsOf({ slides }: Pick<DeckReading, 'slides'>, rules: readonly Rule[] = RULES): RuleState[] {
  const findings = slides.flatMap((slide) => slide.findings);
  return rules.map((rule) => {
    const [finding = null] = findings.filter((one) => one.rule === rule).sort(better);
    return { rule, finding, state: finding ? stateOf(finding) : 'absent' };
  });
}

/** What a claim still lacks. */
function lackOf(state: RuleState['state'], finding: Finding): string {
  if (state === 'unbacked') return unbacked(finding);
  return state === 'unmeasured' ? 'It gives no number.' : '';
}

/** True when an investor would still have a question. */
export const isOpen = ({ state }: RuleState): boolean => state !== 'evidenced' && state !== 'specific';

/** Explains in a sentence or two why a question is open. */
export function reasonOf({ rule, state, finding }: RuleState): string {
  if (!finding) return `The deck does not say. We looked for: ${rule.looksFor}.`;
  return `${detailOf(finding)} ${lackOf(state, finding)}`.trim();
}

/** A finding as a strength. */
export const strengthOf = (finding: Finding): Point => ({
  title: finding.rule.name,
  text: `${detailOf(finding)} ${finding.band === 8 ? `The number comes with ${backedBy(finding.backing)}.` : ''}`.trim(),
  citations: [cite(finding.statement)],
});

/** A standing as a suggestion for improvement. */
export const fixOf = (standing: RuleState): Point => ({
  title: standing.rule.advice.title,
  text: `${reasonOf(standing)} ${standing.rule.advice.detail}`,
  citations: standing.finding ? [cite(standing.finding.statement)] : [],
});
