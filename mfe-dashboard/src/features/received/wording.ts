import { countOf } from '@northlight/shared-api/rules';

/** The line above the list: the number of decks, or of search results. */
export function resultLine(count: number, search: string): string {
  return search === ''
    ? `You have ${countOf(count)} pitch decks to review`
    : `Found ${countOf(count)} pitch deck${count === 1 ? '' : 's'} matching "${search}"`;
}
