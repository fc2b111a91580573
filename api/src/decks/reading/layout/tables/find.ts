import type { Line } from '../../types.ts';
import type { Shapes } from '../edges.ts';
import { isDate } from '../figures.ts';
import { isRole } from '../people.ts';
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

/** Whether people stand side by side, each with a role: cards, whose lines look like rows. */
const isTeam = ({ rows }: FoundTable) =>
  rows.some((row) => {
    const cells = row.flatMap((cell) => cell ?? []);
    return cells.length > 1 && cells.every(({ text }) => isRole(text));
  }) && !rows.flat().some((cell) => cell && (isTelling(cell.text) || hasFigure(cell.text)));

/** Whether the texts of a row number cards that stand side by side: "1", "2". */
const isNumbered = ({ rows }: FoundTable) =>
  rows.some((row) => {
    const numbers = row.flatMap((cell) => (cell ? Number(/^0?(\d)\.?$/u.exec(cell.text)?.[1]) : []));
    return numbers.length > 1 && numbers.every((number, at) => number === (numbers[0] ?? 0) + at);
  });

/** Finds tables: rows between drawn edges, or text in rows and columns with figures or marks in at least one column. */
export function tablesOf(lines: readonly Line[], shapes: Shapes): FoundTable[] {
  const isTable = (table: FoundTable) => !isPlan(table) && !isTeam(table) && !isNumbered(table);
  const ruled = ruledTables(lines, shapes).filter(isTable);
  // Two rows between edges may be the head of a longer table without rules.
  const long = ruled.filter(({ rows }) => rows.length > 2);
  const without = (some: readonly Line[], tables: readonly FoundTable[]) =>
    some.filter((line) => !tables.some((table) => table.lines.includes(line)));
  const unruled = without(lines, long);
  const stacked = stackedTables(unruled, shapes);
  const aligned = [...stacked, ...alignedTables(without(unruled, stacked), shapes)].filter(isTable);
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
