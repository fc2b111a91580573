import type { SlideAnalysis } from '@northlight/shared-api';

/** Pins nearer to each other than this would cover one another, in parts of the slide's height. */
const GAP = 0.08;

/** Where the evidence of a slide stands, from top to bottom; what has no known place has no pin. */
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
