import type { Deck } from '../../decks/reading/types.ts';

const LONGEST_COMPANY_NAME = 4;

/** The company name from the first slide's title, if the title is short enough; otherwise empty. */
export function companyOf({ slides: [first] }: Deck): string {
  const title = first?.title ?? '';
  return title.split(' ').length <= LONGEST_COMPANY_NAME ? title : '';
}
