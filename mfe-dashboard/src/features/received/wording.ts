/** The line over the list: how many there are, or how many a search has found. */
export function resultLine(count: number, search: string): string {
  return search === ''
    ? `You have ${count} pitch decks to review`
    : `Found ${count} pitch deck${count === 1 ? '' : 's'} matching "${search}"`;
}
