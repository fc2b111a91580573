/** A page number, or a gap where numbers are left out. */
export type PageMark = number | 'gap-before' | 'gap-after';

const SHOWN_WITHOUT_GAPS = 7;

/** The numbers to show: first, last, the current one with its neighbours, and gaps between. Pages count from 1. */
export function pageList(page: number, pages: number): PageMark[] {
  if (pages <= SHOWN_WITHOUT_GAPS) return Array.from({ length: pages }, (_, index) => index + 1);
  const from = Math.min(Math.max(page - 1, 2), pages - 4);
  const to = Math.max(Math.min(page + 1, pages - 1), 5);
  const start = from <= 3 ? 2 : from;
  const end = to >= pages - 2 ? pages - 1 : to;
  const middle = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  return [
    1,
    ...(start > 2 ? ['gap-before' as const] : []),
    ...middle,
    ...(end < pages - 1 ? ['gap-after' as const] : []),
    pages,
  ];
}
