import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { CopyTableButton } from '../../actions/CopyTableButton/CopyTableButton.tsx';
import { type Column, nextSort, type Sort, sortRows } from './columns.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { SortButton } from './SortButton.tsx';
import { SortSelect } from './SortSelect.tsx';
import { tableStyles } from './table-styles.ts';

export interface TableProps<Row> {
  /** Accessible name. Show a visible heading next to the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Key of the column that names each row for screen readers. Defaults to the first column. */
  rowHeader?: string;
  /** Initial order. The table sorts its own rows; pass `onSortChange` to sort them yourself. */
  sort?: Sort | null;
  onSortChange?: (sort: Sort | null) => void;
  /** Shows this many placeholder rows instead of `rows`. */
  loadingRows?: number;
  /** Replaces the table when there are no rows. */
  empty?: ReactNode;
  className?: string;
}

/** Hides action columns in print. */
const onPaper = (thumb: Column<never>['thumb']) => (thumb === 'actions' ? 'no-print' : undefined);

async function readRoot(table: HTMLTableElement | null) {
  const { readTable } = await import('./read-table.ts');
  return table ? readTable(table) : { headers: [], rows: [] };
}

/** A table with sortable, sticky headers. Below 768 px each row becomes a list entry. Its rows can be copied. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, rowHeader = columns[0]?.key, loadingRows = 0, empty, className } = props;
  const [ownSort, setOwnSort] = useState<Sort | null>(props.sort ?? null);
  const table = useRef<HTMLTableElement>(null);
  const sort = props.onSortChange ? (props.sort ?? null) : ownSort;
  const changeSort = props.onSortChange ?? setOwnSort;
  const shown = props.onSortChange ? rows : sortRows(rows, columns, sort);

  if (rows.length === 0 && loadingRows === 0 && empty !== undefined) return empty;
  const directionOf = (key: string) => (sort?.key === key ? sort.direction : undefined);
  return (
    <div className={className}>
      {columns.some((column) => column.sortBy) && <SortSelect columns={columns} sort={sort} onChange={changeSort} />}
      <Root ref={table} aria-busy={loadingRows > 0 || undefined}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, header, align, sortBy, thumb }) => (
              <th key={key} scope="col" className={onPaper(thumb)} data-align={align} aria-sort={directionOf(key)}>
                {sortBy ? (
                  <SortButton
                    header={header}
                    direction={directionOf(key)}
                    onPress={() => changeSort(nextSort(sort, key))}
                  />
                ) : (
                  header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {loadingRows > 0 ? (
            <SkeletonRows columns={columns} count={loadingRows} />
          ) : (
            shown.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map(({ key, header, cell, align, thumb = 'meta' }) => {
                  const Cell = key === rowHeader ? 'th' : 'td';
                  return (
                    <Cell
                      key={key}
                      scope={Cell === 'th' ? 'row' : undefined}
                      className={onPaper(thumb)}
                      data-align={align}
                      data-thumb={thumb}
                      data-header={header}
                    >
                      {cell(row)}
                    </Cell>
                  );
                })}
              </tr>
            ))
          )}
        </tbody>
      </Root>
      {loadingRows === 0 && rows.length > 0 && (
        <Tools>
          <CopyTableButton caption={caption} read={() => readRoot(table.current)} />
        </Tools>
      )}
    </div>
  );
}

const Root = styled.table`
  ${tableStyles}
`;

const Tools = styled.div`
  display: flex;
  justify-content: end;
  padding-block-start: var(--s2);

  @media print {
    display: none;
  }
`;
