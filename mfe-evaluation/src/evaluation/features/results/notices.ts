import type { Evaluation } from '@northlight/shared-api';

/** Slides with quoted text that was recognised by OCR. */
export const recognisedIn = ({ scores }: Evaluation): number[] => [
  ...new Set(
    scores.flatMap(({ evidence }) => evidence.flatMap(({ slide, recognised }) => (recognised ? [slide] : []))),
  ),
];

/** Whether the deck was a PowerPoint file, which the product draws in its own design. */
export const isRedrawn = ({ original_filename }: Pick<Evaluation, 'original_filename'>): boolean =>
  /\.pptx$/i.test(original_filename);

/** How many notices an evaluation has: one per reason, and one per foreign language. */
export function countNotices(evaluation: Evaluation): number {
  const { unreadable_slides, partly_read_slides, hidden_text_slides, foreign_slides } = evaluation;
  const reasons = [unreadable_slides, partly_read_slides, hidden_text_slides, recognisedIn(evaluation)];
  const languages = new Set(foreign_slides.map(({ language }) => language));
  const redrawn = isRedrawn(evaluation) ? 1 : 0;
  return reasons.filter(({ length }) => length > 0).length + languages.size + redrawn;
}

/** False if the evaluation could read everything. */
export const hasNotices = (evaluation: Evaluation): boolean => countNotices(evaluation) > 0;
