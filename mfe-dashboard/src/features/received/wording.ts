import { countOf } from '@northlight/shared-api/rules';

interface ListNumbers {
  /** Number of decks that the search finds; null until it is known. */
  found: number | null;
  /** Number of decks with the status New, in every tab; null until it is known. */
  toReview: number | null;
}

/** The line above the list: the number of decks that await a review, or of search results. */
export function resultLine({ found, toReview }: ListNumbers, search: string): string {
  if (search === '') return toReview === null ? '' : `You have ${countOf(toReview)} pitch decks to review`;
  return found === null ? '' : `Found ${countOf(found)} pitch deck${found === 1 ? '' : 's'} matching "${search}"`;
}
