import { countOf } from './rules/numbers.ts';

/**
 * A title for `usePageTitle` with how many things wait, such as “(2) Dashboard”.
 * @param count undefined while it is not known
 * @returns null if nothing waits, which leaves the route's title
 */
export const countedTitle = (count: number | undefined, title: string): string | null =>
  count ? `(${countOf(count)}) ${title}` : null;
