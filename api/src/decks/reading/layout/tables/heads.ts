import { around } from '../boxes.ts';
import { centreOfBox, type FoundTable, isTelling } from './cells.ts';

/** Joins two rows of heads, where names stand over the names of columns: "2025" over "Plan" and "Actual". */
export function joinedHeads(table: FoundTable): FoundTable {
  const [over = [], heads = [], ...body] = table.rows;
  const own = heads.slice(1).filter((cell) => cell !== null);
  const names = over.slice(1).filter((cell) => cell !== null);
  const isSecondRow =
    table.header &&
    body.length > 0 &&
    !heads[0] &&
    own.length === heads.length - 1 &&
    names.length > 1 &&
    names.length < own.length &&
    !own.some(({ text }) => isTelling(text));
  if (!isSecondRow) return table;
  const joined = own.map((cell) => {
    const distanceTo = (name: (typeof names)[number]) => Math.abs(centreOfBox(name.box) - centreOfBox(cell.box));
    const [name = cell] = names.toSorted((a, b) => distanceTo(a) - distanceTo(b));
    return { text: `${name.text} ${cell.text}`, box: around([name.box, cell.box]) };
  });
  return { ...table, rows: [[over[0] ?? null, ...joined], ...body] };
}
