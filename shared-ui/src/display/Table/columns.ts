import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Unique in the table; `sort` refers to it. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** @default 'start' */
  align?: 'start' | 'end';
  /** Value to sort by. Makes the column sortable; null values come last. */
  sortBy?: (row: Row) => string | number | null;
  /**
   * Place of the cell in a list entry below 768 px: `title` first, `aside` to its right, `meta` as a small line below,
   * `actions` last. `hidden` omits the cell.
   * @default 'meta'
   */
  thumb?: 'title' | 'aside' | 'meta' | 'actions' | 'hidden';
}

/** Column and direction to sort by. */
export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

const compare = (a: string | number, b: string | number) =>
  typeof a === 'string' && typeof b === 'string'
    ? a.localeCompare(b, undefined, { numeric: true, sensitivity: 'base' })
    : Number(a) - Number(b);

/** Returns sorted rows, or the rows as given when there is no sort. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const sortBy = columns.find((column) => column.key === sort?.key)?.sortBy;
  if (!sort || !sortBy) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((left, right) => {
    const [a, b] = [sortBy(left), sortBy(right)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compare(a, b);
  });
}

/** Next sort after a press on a column header: ascending first, then alternating. */
export function nextSort(sort: Sort | null, key: string): Sort {
  const ascending = sort?.key === key && sort.direction === 'ascending';
  return { key, direction: ascending ? 'descending' : 'ascending' };
}
