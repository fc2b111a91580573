import type { LabelledHalf } from './index.ts';

const KEYWORDS = [
  'Problem, solution, market, traction, business model, competition, team, financials',
  'TAM SAM SOM market moat patent network effects defensible barriers to entry',
  'Revenue traction growth MRR ARR CAC LTV churn retention customers users',
  'Experienced team, proprietary technology, first-mover advantage, scalable platform',
];

/** The deck with investor vocabulary added to every slide, without any claims. */
export const stuffed = (half: LabelledHalf): LabelledHalf => ({
  ...half,
  slides: half.slides.map((slide) => ({ ...slide, bullets: [...(slide.bullets ?? []), ...KEYWORDS] })),
});

/** The deck repeated three times. */
export const repeated = (half: LabelledHalf): LabelledHalf => ({
  ...half,
  slides: [...half.slides, ...half.slides, ...half.slides],
});
