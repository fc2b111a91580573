import type { Category, NextStep } from '../types.ts';
import { type Assessment, leading } from './assessment.ts';
import type { Disagreement } from './discrepancies/disagreement.ts';
import type { Rule } from './rules/rule.ts';
import { notClear, notShown, says } from './wording.ts';

/** Categories by their weight for investors, to order those with equal scores. */
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

/** Advice for each kind of disagreement. */
const SETTLE: Record<Disagreement['kind'], [title: string, order: string]> = {
  contradiction: ['Settle the contradiction', 'Keep one value, or date both.'],
  arithmetic: ['Correct the sum', 'Correct the number that is wrong, or say how they belong together.'],
  date: ['Correct the date', 'Correct the date that is wrong.'],
};

/** The rule whose evidence would raise the category most; null when only corroboration is missing. */
function weakest({ rules, best, absent }: Assessment): Rule | null {
  const lead = leading(best);
  const canBeEvidenced = (rule: Rule) => rule.core && rule.highest !== 5;
  if (!lead?.rule.core) return rules.rules.find((rule) => rule.core) ?? null;
  if (lead.band < 8) return canBeEvidenced(lead.rule) ? lead.rule : (rules.rules.find(canBeEvidenced) ?? lead.rule);
  return absent.find(({ core }) => core) ?? absent[0] ?? best.find(({ band }) => band === 3)?.rule ?? null;
}

function reach({ score, best }: Assessment): number {
  const lead = leading(best);
  if (!lead?.rule.core) return 5;
  if (lead.band < 8) return 8;
  return Math.min(10, score + 1);
}

/** The slide to work on: the one with the claim, otherwise the one that covers the category. */
type SlideOf = (assessment: Assessment) => number | null;

function stepOf(assessment: Assessment, slideOf: SlideOf): NextStep {
  const { best, disagreements, score, rules } = assessment;
  const [disagreement] = disagreements;
  const lead = leading(best);
  const common = { category: rules.category, from: score, to: reach(assessment), quote: null, rewrite: null };
  if (disagreement) {
    const { kind, reason, statements } = disagreement;
    const [title, order] = SETTLE[kind];
    return { ...common, title, detail: `${reason} ${order}`, slide: statements.at(-1)?.slide ?? null };
  }
  const rule = weakest(assessment);
  if (!rule) {
    const slide = lead?.statement.slide ?? null;
    const detail = `${lead ? `${says(lead.statement.slide, lead.statement.text)} ` : ''}Support it on another slide with a second number that has its own date, source or named party.`;
    const title = lead ? `Corroborate “${lead.rule.name}”` : 'Corroborate it on another slide';
    return { ...common, title, detail, slide };
  }
  const finding = best.find((candidate) => candidate.rule === rule);
  if (finding) {
    const { slide, text } = finding.statement;
    return {
      ...common,
      title: rule.advice.title,
      detail: `${says(slide, text)} ${rule.advice.detail}`,
      slide,
    };
  }
  const near = assessment.unclear.get(rule);
  if (near)
    return {
      ...common,
      title: rule.advice.title,
      detail: `${notClear(rule, near, assessment.partly)} ${rule.advice.detail}`,
      slide: near.statement.slide,
    };
  const slide = slideOf(assessment);
  const where = slide === null ? 'Add a slide for it.' : `Slide ${slide} is the place for it.`;
  return {
    ...common,
    title: rule.advice.title,
    detail: `${notShown(rule.looksFor, assessment.partly)} ${rule.advice.detail} ${where}`,
    slide,
  };
}

/** Discrepancies come first, because they cost the trust in everything else. */
const doubted = ({ disagreements }: Assessment) => Number(disagreements.length > 0);

/** Next steps: discrepancies first, then the lowest scores, then the categories that investors weigh most. */
export function nextStepsOf(assessments: readonly Assessment[], slideOf: SlideOf): NextStep[] {
  return assessments
    .filter(({ score }) => score < 10)
    .toSorted(
      (a, b) =>
        doubted(b) - doubted(a) ||
        a.score - b.score ||
        WEIGHT.indexOf(a.rules.category) - WEIGHT.indexOf(b.rules.category),
    )
    .slice(0, MOST)
    .map((assessment) => stepOf(assessment, slideOf));
}
