import type { Category, NextStep } from '../types.ts';
import type { Assessment } from './assessment.ts';
import type { Disagreement } from './discrepancies/disagreement.ts';
import { type HeldDeck, scoreAfter, scoreWhenSettled } from './gains.ts';
import { type Draft, draftsOf, type SlideOf } from './step-drafts.ts';
import { quoteOf } from './wording.ts';

/** Categories by their weight for investors, to order those with equal gains. */
const WEIGHT: readonly Category[] = [
  'Traction & engagement',
  'Problem & why now',
  'Team',
  'Market',
  'Solution & product status',
  'Business model & route to market',
  'Financials & ask',
  'Competition & protectability',
];
const MOST = 5;
/** A change that reaches this score needs no better one. */
const ENOUGH = 8;

/** Advice for each kind of disagreement. */
const SETTLE: Record<Disagreement['kind'], [title: string, order: string]> = {
  contradiction: ['Resolve the inconsistency', 'Keep one value, or give each its date.'],
  arithmetic: ['Correct the sum', 'Correct the wrong number, or explain how the numbers fit together.'],
  date: ['Correct the date', 'Correct the wrong date.'],
};

/** The first draft that reaches enough, otherwise the one that raises the score most; null when none does. */
function confirmed(assessment: Assessment, drafts: readonly Draft[], deck: HeldDeck): [Draft, number] | null {
  let best: [Draft, number] | null = null;
  for (const draft of drafts) {
    const score = scoreAfter(deck, assessment, draft.change);
    if (score > (best?.[1] ?? assessment.score)) best = [draft, score];
    if (score >= ENOUGH && best) break;
  }
  return best;
}

function stepOf(assessment: Assessment, slideOf: SlideOf, deck: HeldDeck): NextStep | null {
  const { disagreements, score, rules } = assessment;
  const common = { category: rules.category, from: score };
  const [disagreement] = disagreements;
  const settled = disagreement ? scoreWhenSettled(deck, assessment) : score;
  if (disagreement && settled > score) {
    const { kind, reason, statements } = disagreement;
    const [title, order] = SETTLE[kind];
    const last = statements.at(-1) ?? null;
    const place = { slide: last?.slide ?? null, quote: last && quoteOf(last), rewrite: null };
    return { ...common, ...place, to: settled, title, detail: `${reason} ${order}` };
  }
  const found = confirmed(assessment, draftsOf(assessment, slideOf, deck), deck);
  if (!found) return null;
  const [{ title, detail, slide, statement, rewrite }, to] = found;
  return { ...common, to, title, detail, slide, quote: statement && quoteOf(statement), rewrite };
}

/** Contradictions whose end raises the score come first, because they cost the trust in everything else. */
const settles = ({ title }: NextStep) => Number(Object.values(SETTLE).some(([name]) => name === title));

/** A step with the title of an earlier one names its category. */
function withOwnTitles(steps: readonly NextStep[]): NextStep[] {
  const titles = new Set<string>();
  return steps.map((step) => {
    const title = titles.has(step.title) ? `${step.title} (${step.category})` : step.title;
    titles.add(title);
    return { ...step, title };
  });
}

/**
 * Next steps whose gain the engine has confirmed by scoring the deck with an example in each gap: discrepancies first,
 * then the largest gains, then the categories that investors weigh most.
 */
export function nextStepsOf(assessments: readonly Assessment[], slideOf: SlideOf, deck: HeldDeck): NextStep[] {
  const steps = assessments
    .filter(({ score }) => score < 10)
    .flatMap((assessment) => stepOf(assessment, slideOf, deck) ?? [])
    .toSorted(
      (a, b) =>
        settles(b) - settles(a) ||
        b.to - b.from - (a.to - a.from) ||
        WEIGHT.indexOf(a.category) - WEIGHT.indexOf(b.category),
    )
    .slice(0, MOST);
  return withOwnTitles(steps);
}
