import type { CategoryScore, Evaluation, Quote } from '@northlight/shared-api';
import { type Band, bandOf } from '@northlight/shared-ui';

/** A sentence on a slide and what the evaluation says about it. */
export interface Finding {
  id: string;
  slide: number;
  quote: string;
  box: Quote['box'];
  recognised: boolean;
  /** What the sentence shows, or what contradicts it. */
  says: string;
  /** Category number, counted from 1; null for a contradiction. */
  category: number | null;
  /** Name of the category or of the check. */
  name: string;
  band: Band | 'none';
}

/** All findings of one category on one slide, or all contradictions on it. */
export interface Pin {
  /** The category's number, or "!". */
  sign: string;
  name: string;
  band: Band | 'none';
  /** Middle of the quoted words, as a fraction of the slide's height. */
  y: number;
  findings: Finding[];
}

const bandOfScore = (score: number | null): Band | 'none' => (score === null ? 'none' : bandOf(score));

function findingsOf({ category, score, evidence }: CategoryScore, index: number): Finding[] {
  const sentences = new Map<string, Finding>();
  for (const { slide, quote, box, recognised, rule } of evidence) {
    const id = `${index} ${slide} ${quote}`;
    const before = sentences.get(id);
    const says = before ? `${before.says}, ${rule}` : rule;
    const about = { category: index + 1, name: category, band: bandOfScore(score) };
    sentences.set(id, { id, slide, quote, box, recognised, says, ...about });
  }
  return [...sentences.values()];
}

/** All findings of an evaluation, one per sentence. */
export function allFindings({ scores, discrepancies }: Pick<Evaluation, 'scores' | 'discrepancies'>): Finding[] {
  const disagreeing = discrepancies.flatMap(({ name, reason, quotes }, at) =>
    quotes.map(
      ({ slide, quote, box, recognised }): Finding => ({
        id: `! ${at} ${slide} ${quote}`,
        slide,
        quote,
        box,
        recognised,
        says: reason,
        category: null,
        name,
        band: 'low',
      }),
    ),
  );
  return [...scores.flatMap(findingsOf), ...disagreeing];
}

/** Adds what can be shown on a slide without being a finding: sentences that next steps work on, and hidden text. */
export function withOtherMarks(
  findings: readonly Finding[],
  { next_steps, hidden_texts, scores }: Pick<Evaluation, 'next_steps' | 'hidden_texts' | 'scores'>,
): Finding[] {
  const steps = next_steps.flatMap(({ title, category, quote }): Finding[] => {
    if (!quote || findings.some((one) => one.slide === quote.slide && one.quote === quote.quote)) return [];
    const index = scores.findIndex((score) => score.category === category);
    const band = bandOfScore(scores[index]?.score ?? null);
    const says = `Next step: ${title}`;
    return [{ ...quote, id: `step ${title}`, says, category: index + 1, name: category, band }];
  });
  const hidden = hidden_texts.map(({ slide, text, box }, at): Finding => {
    const says = 'This text can’t be seen, so it wasn’t scored.';
    const about = { recognised: false, says, category: null, name: 'Hidden text', band: 'none' } as const;
    return { id: `hidden ${at}`, slide, quote: text, box, ...about };
  });
  return [...findings, ...steps, ...hidden];
}

const TOP = 0.08;
const middleOf = ({ box }: Finding) => (box ? box.y + box.height / 2 : TOP);

/** Minimum distance between pins, so that they don't overlap. A fraction of the height. */
const GAP = 0.17;

/** Moves pins down, or up where there is no room below, until none overlap. */
function apart(pins: Pin[]): Pin[] {
  const sorted = pins.toSorted((a, b) => a.y - b.y);
  const gap = Math.min(GAP, 0.96 / Math.max(1, sorted.length));
  const down = sorted.map((pin) => ({ ...pin }));
  down.forEach((pin, at) => {
    const before = down[at - 1];
    if (before) pin.y = Math.max(pin.y, before.y + gap);
  });
  for (let at = down.length - 1; at >= 0; at -= 1) {
    const pin = down[at];
    const below = down[at + 1];
    if (pin) pin.y = Math.min(pin.y, below ? below.y - gap : 0.95);
  }
  return down;
}

/** The pins of a slide from top to bottom: one for each category that quotes it, and one for contradictions. */
export function pinsOn(slide: number, findings: readonly Finding[]): Pin[] {
  const pins = new Map<string, Pin>();
  for (const finding of findings) {
    if (finding.slide !== slide) continue;
    const sign = finding.category === null ? '!' : String(finding.category);
    const pin = pins.get(sign);
    if (pin) pin.findings.push(finding);
    else pins.set(sign, { sign, name: finding.name, band: finding.band, y: middleOf(finding), findings: [finding] });
  }
  return apart([...pins.values()]);
}
