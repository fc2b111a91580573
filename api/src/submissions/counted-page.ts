import type { Page } from '../platform/http/schemas.ts';

/**
 * A page of a list with the number of all rows.
 * @param count counts them; called only if the page does not determine their number
 */
export async function countedPage<Row>(results: Row[], { limit, offset }: Page, count: () => Promise<number>) {
  const isLast = results.length < limit && (results.length > 0 || offset === 0);
  return { count: isLast ? offset + results.length : await count(), results };
}
