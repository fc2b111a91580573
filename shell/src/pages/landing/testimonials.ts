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
    quote: 'I want to know which slide loses an investor before I am in the room with one.',
    firstName: 'Maud',
    lastName: 'Terlinden',
    detail: 'Founder, Pennywort',
    isExample: true,
  },
  {
    quote: 'I read forty decks a month. I finish the ones that say where their numbers come from.',
    firstName: 'Leonie',
    lastName: 'Harrow',
    detail: 'Partner, Brackenfold Capital',
    isExample: true,
  },
];
