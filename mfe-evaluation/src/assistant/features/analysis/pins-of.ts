import type { SlideAnalysis } from '@northlight/shared-api';

/** Minimum distance between pins, so that they don't overlap. A fraction of the slide's height. */
const GAP = 0.08;

/** The position of each piece of evidence, from top to bottom. Evidence without a known position has no pin. */
export function pinsOf(evidence: SlideAnalysis['evidence']): { sign: number; y: number }[] {
  let last = -1;
  return evidence
    .flatMap(({ box }, index) => (box ? [{ sign: index + 1, y: box.y + box.height / 2 }] : []))
    .sort((a, b) => a.y - b.y)
    .map(({ sign, y }) => {
      last = Math.max(y, last + GAP);
      return { sign, y: Math.min(last, 1) };
    });
}
