import type { Evaluation } from '@northlight/shared-api';
import { hasNotices } from './notices.ts';

/** A section of the results that can be jumped to. */
export interface ReportSection {
  /** Its anchor, unique on the page. */
  id: string;
  label: string;
}

/** The anchor of a category: "Problem & why now" is at `problem-why-now`. */
export const anchorOf = (category: string): string => category.toLowerCase().replace(/[^a-z]+/g, '-');

/** The anchor of a next step, counted from 1. */
export const stepAnchor = (number: number): string => `step-${number}`;

/** The sections of a report in their order; `more` are those that the page adds at its end. */
export function sectionsOf(evaluation: Evaluation, more: readonly ReportSection[] = []): ReportSection[] {
  return [
    { id: 'overview', label: 'Overview' },
    { id: 'in-short', label: 'Strengths' },
    { id: 'next-steps', label: 'Next steps' },
    ...(evaluation.discrepancies.length > 0 ? [{ id: 'disagreements', label: 'Inconsistencies' }] : []),
    ...(hasNotices(evaluation) ? [{ id: 'reading', label: 'How it was read' }] : []),
    ...(evaluation.has_slides ? [{ id: 'slides', label: 'Slides' }] : []),
    { id: 'categories', label: 'Categories' },
    ...more,
  ];
}
