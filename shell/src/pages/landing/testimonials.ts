/** What somebody said about the product. */
export interface Testimonial {
  quote: string;
  firstName: string;
  lastName: string;
  /** What they do and where. */
  detail: string;
  /** Nobody said it: it shows where the words of a real person will stand, and the page marks it so. */
  isExample: boolean;
}

/** The words on the landing page. Replace them with those of people who agreed to be quoted, and drop the mark. */
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
