export interface Testimonial {
  quote: string;
  firstName: string;
  lastName: string;
  /** Role and company. */
  detail: string;
  /** True for an invented quote. The page labels it as an example. */
  isExample: boolean;
}

/**
 * Quotes on the landing page. Replace them with quotes from people who agreed to be quoted, and set `isExample` to
 * false.
 */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    quote:
      'The score stung for an hour. Then I rewrote three slides, and the next call was about the business instead of the numbers.',
    firstName: 'Maud',
    lastName: 'Terlinden',
    detail: 'Founder, Pennywort',
    isExample: true,
  },
  {
    quote: 'I read forty decks a month. The ones that say where their figures come from are the ones I finish.',
    firstName: 'Leonie',
    lastName: 'Harrow',
    detail: 'Partner, Brackenfold Capital',
    isExample: true,
  },
];
