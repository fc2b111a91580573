import type { ReactNode } from 'react';

/** A column of a Table. */
export interface Column<Row> {
  /** Unique in the table; names the column in `sort`. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** @default 'start' */
  align?: 'start' | 'end';
  /** What to sort by; the column can be sorted when given. Missing values (null) come last. */
  sortBy?: (row: Row) => string | number | null;
  /**
   * Where the cell stands in an entry below 768 px: `title` leads, `aside` stands at its right, `meta` is a
   * small line below, `actions` closes it, `hidden` leaves it out. @default 'meta'
   */
  thumb?: 'title' | 'aside' | 'meta' | 'actions' | 'hidden';
}

/** Column and direction rows are sorted by. */
export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

const compare = (a: string | number, b: string | number) =>
  typeof a === 'string' && typeof b === 'string'
    ? a.localeCompare(b, undefined, { numeric: true, sensitivity: 'base' })
    : Number(a) - Number(b);

/** Rows in the order of a sort; as they came when there is none. */
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

/** The sort after a press on a column's header: ascending, then descending, then ascending again. */
export function nextSort(sort: Sort | null, key: string): Sort {
  const ascending = sort?.key === key && sort.direction === 'ascending';
  return { key, direction: ascending ? 'descending' : 'ascending' };
}
