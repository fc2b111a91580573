import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import type { Column } from './columns.ts';

const WIDTHS = ['70%', '55%', '80%', '45%'];

/** Placeholder rows while data loads. */
export function SkeletonRows<Row>({ columns, count }: { columns: readonly Column<Row>[]; count: number }) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row}>
      {columns.map((column, index) => (
        <td key={column.key} data-thumb={column.thumb ?? 'meta'}>
          <Skeleton width={WIDTHS[(row + index) % WIDTHS.length]} height="1.1rem" />
          {row === 0 && index === 0 && <span className="sr-only">Loading...</span>}
        </td>
      ))}
    </tr>
  ));
}
