import type { Line } from '../../types.ts';
import type { Shapes } from '../edges.ts';
import { alignedTables } from './aligned.ts';
import type { FoundTable } from './cells.ts';
import { ruledTables } from './ruled.ts';

/** Finds tables: rows between drawn edges, or text in rows and columns with figures or marks in at least one column. */
export function tablesOf(lines: readonly Line[], shapes: Shapes): FoundTable[] {
  const ruled = ruledTables(lines, shapes);
  // Two rows between edges may be the head of a longer table without rules.
  const long = ruled.filter(({ rows }) => rows.length > 2);
  const rest = lines.filter((line) => !long.some((table) => table.lines.includes(line)));
  const aligned = alignedTables(rest, shapes);
  const short = ruled.filter(
    (table) =>
      !long.includes(table) && !aligned.some((other) => other.lines.some((line) => table.lines.includes(line))),
  );
  return [...long, ...aligned, ...short].toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
}
