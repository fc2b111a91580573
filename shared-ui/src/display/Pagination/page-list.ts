/** A page number, or a gap for omitted pages. */
export type PageMark = number | 'gap-before' | 'gap-after';

const SHOWN_WITHOUT_GAPS = 7;

/** Number of pages; an empty list has one. */
export const pageCount = (items: number, pageSize: number): number => Math.max(1, Math.ceil(items / pageSize));

/** Pages to show: first, last, current with its neighbours, and gaps between them. Pages count from 1. */
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
