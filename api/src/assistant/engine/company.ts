import type { Deck } from '../../decks/reading/types.ts';

const LONGEST_COMPANY_NAME = 4;

/** The company by the title of the first slide, where that is as short as a name; otherwise empty. */
export function companyOf({ slides: [first] }: Deck): string {
  const title = first?.title ?? '';
  return title.split(' ').length <= LONGEST_COMPANY_NAME ? title : '';
}
