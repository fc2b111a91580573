import type { z } from 'zod';
import type { Finding } from '../../evaluation/engine/rubric/findings.ts';
import type { Rule } from '../../evaluation/engine/rubric/rules/rule.ts';
import type { Statement } from '../../evaluation/engine/rubric/statements.ts';
import { backedBy } from '../../evaluation/engine/rubric/wording.ts';
import type { Citation, DeckPoint } from '../schemas.ts';
import { type DeckReading, RULES } from './reading.ts';

export type Cited = z.output<typeof Citation>;
export type Point = z.output<typeof DeckPoint>;

/** How far a deck meets what a rule looks for. */
export interface Standing {
  rule: Rule;
  state: 'evidenced' | 'unbacked' | 'unmeasured' | 'specific' | 'general' | 'absent';
  /** The finding that says so; null when there is none. */
  finding: Finding | null;
}

export const cite = ({ slide, text }: Pick<Statement, 'slide' | 'text'>): Cited => ({ slide, quote: text });

function stateOf({ rule, band, figures }: Finding): Standing['state'] {
  if (band === 8) return 'evidenced';
  if (band === 3) return 'general';
  if (rule.highest === 5 || !rule.core) return 'specific';
  return figures.length > 0 ? 'unbacked' : 'unmeasured';
}

/** The better of two findings: the higher band, then the one whose own words name the matter. */
const better = (a: Finding, b: Finding) => b.band - a.band || Number(b.direct) - Number(a.direct);

/** Where a deck, or what is handed in of it, stands on each rule. */
export function standingsOf({ slides }: Pick<DeckReading, 'slides'>, rules: readonly Rule[] = RULES): Standing[] {
  const findings = slides.flatMap((slide) => slide.findings);
  return rules.map((rule) => {
    const [finding = null] = findings.filter((one) => one.rule === rule).sort(better);
    return { rule, finding, state: finding ? stateOf(finding) : 'absent' };
  });
}

const LACKS: Record<Standing['state'], string> = {
  evidenced: '',
  specific: '',
  unbacked: 'No date, source or named party stands behind the number.',
  unmeasured: 'It gives no number.',
  general: '',
  absent: '',
};

/** True where something is left to be asked. */
export const isOpen = ({ state }: Standing): boolean => state !== 'evidenced' && state !== 'specific';

/** Why a question is still open, in a sentence or two. */
export function reasonOf({ rule, state, finding }: Standing): string {
  if (!finding) return `The deck does not say. Looked for: ${rule.looksFor}.`;
  if (state === 'general') return rule.generic;
  return `${rule.detailed} ${LACKS[state]}`.trim();
}

/** What speaks for the deck in a finding. */
export const strengthOf = ({ rule, band, backing, statement }: Finding): Point => ({
  title: rule.name,
  text: band === 8 ? `${rule.detailed} The number comes with ${backedBy(backing)}.` : rule.detailed,
  citations: [cite(statement)],
});

/** What would raise it. */
export const fixOf = (standing: Standing): Point => ({
  title: standing.rule.advice.title,
  text: `${reasonOf(standing)} ${standing.rule.advice.detail}`,
  citations: standing.finding ? [cite(standing.finding.statement)] : [],
});
