import type { Line } from '../../types.ts';
import type { Shapes } from '../edges.ts';
import { isDate } from '../figures.ts';
import { alignedTables } from './aligned.ts';
import { type FoundTable, hasFigure, isTelling } from './cells.ts';
import { joinedHeads } from './heads.ts';
import { labelledRows } from './labelled.ts';
import { withNames } from './names.ts';
import { ruledTables } from './ruled.ts';
import { stackedTables } from './stacked.ts';

/** Whether texts stand below dates, the first of them too: events of a plan, which the dates name rather than rows. */
const isPlan = ({ rows: [names = [], ...body] }: FoundTable) =>
  names.every((cell) => cell !== null && isDate(cell.text)) &&
  !body.flat().some((cell) => cell && (isTelling(cell.text) || hasFigure(cell.text)));

/** Finds tables: rows between drawn edges, or text in rows and columns with figures or marks in at least one column. */
export function tablesOf(lines: readonly Line[], shapes: Shapes): FoundTable[] {
  const ruled = ruledTables(lines, shapes).filter((table) => !isPlan(table));
  // Two rows between edges may be the head of a longer table without rules.
  const long = ruled.filter(({ rows }) => rows.length > 2);
  const without = (some: readonly Line[], tables: readonly FoundTable[]) =>
    some.filter((line) => !tables.some((table) => table.lines.includes(line)));
  const unruled = without(lines, long);
  const stacked = stackedTables(unruled, shapes);
  const aligned = [...stacked, ...alignedTables(without(unruled, stacked), shapes)].filter((table) => !isPlan(table));
  const short = ruled.filter(
    (table) =>
      !long.includes(table) && !aligned.some((other) => other.lines.some((line) => table.lines.includes(line))),
  );
  const found = [...long, ...aligned, ...short];
  const free = without(lines, found);
  const named = found.map((table) => joinedHeads(withNames(table, free)));
  return [...named, ...labelledRows(without(lines, named), shapes)].toSorted(
    (a, b) => a.box.y - b.box.y || a.box.x - b.box.x,
  );
}
