/** Industries of a deck, in display order. */
export const INDUSTRIES = [
  'Tech',
  'Healthcare',
  'Fintech',
  'Logistics',
  'Retail',
  'Consumer',
  'SaaS',
  'AI',
  'Climate',
  'Education',
  'Other',
] as const;

export type Industry = (typeof INDUSTRIES)[number];
