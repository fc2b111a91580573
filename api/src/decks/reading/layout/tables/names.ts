import type { Cell, Line } from '../../types.ts';
import { around, bottomOf, rightOf } from '../boxes.ts';
import { isFigure } from '../figures.ts';
import { textOf } from '../joined.ts';
import { centreOf, type FoundTable, isTelling, middleOf } from './cells.ts';

/** Names of columns stand at most this many rows above the first row. */
const REACH = 3;
const LONGEST_NAME = 40;
/** Texts above two columns are rather headings of cards. */
const FEWEST_NAMED = 3;
/** Names of columns end within this many rows of each other: logos are higher than words. */
const LEVEL = 1.2;
/** Lines of one name are closer than this many line heights. */
const TIGHT = 0.6;

/** The span of each column, up to the middle of the gap to the next one. */
function zonesOf({ rows }: FoundTable): { from: number; to: number }[] {
  const boxes = (rows[0] ?? []).map((_, at) => around(rows.flatMap((row) => row[at]?.box ?? [])));
  const gaps = boxes.slice(1).map((box, at) => {
    const last = boxes[at];
    return last ? (rightOf(last) + box.x) / 2 : box.x;
  });
  // The last column may be as wide as the one before it.
  const [first, last] = [gaps[0] ?? 0, gaps.at(-1) ?? 1];
  const step = gaps.length > 1 ? last - (gaps.at(-2) ?? last) : Number.POSITIVE_INFINITY;
  const end = Math.max(rightOf(boxes.at(-1) ?? { x: last, y: 0, width: 0, height: 0 }), last + step);
  const start = Math.min(boxes[0]?.x ?? first, first);
  return [...gaps, end].map((to, at) => ({ from: at === 0 ? start : (gaps[at - 1] ?? 0), to }));
}

/** The lowest of some lines and those that it goes on from, top to bottom. */
function lowestOf(lines: readonly Line[]): Line[] {
  const [last, ...rest] = lines.toSorted((a, b) => bottomOf(b.box) - bottomOf(a.box));
  if (!last) return [];
  const whole = [last];
  for (const line of rest) {
    const [first = last] = whole;
    const isClose = first.box.y - bottomOf(line.box) < TIGHT * first.box.height;
    if (!isClose || Math.abs(line.size - first.size) > 0.1 * first.size) break;
    whole.unshift(line);
  }
  return whole;
}

const cellOf = (lines: readonly Line[]): Cell | null =>
  lines.length === 0 ? null : { text: textOf(lines), box: around(lines.map(({ box }) => box)) };

/**
 * A table with the names that stand above its columns, such as logos or words of different heights. `lines` are those
 * outside of all tables.
 */
export function withNames(table: FoundTable, lines: readonly Line[], fewest = FEWEST_NAMED): FoundTable {
  const zones = zonesOf(table);
  if (table.header || zones.length < fewest) return table;
  const pitch = table.box.height / table.rows.length;
  const { y: top, x: left } = table.box;
  const right = zones.at(-1)?.to ?? 1;
  const above = lines.filter(
    (line) =>
      middleOf(line) < top &&
      line.box.y > top - REACH * pitch &&
      rightOf(line.box) > left &&
      line.box.x < right &&
      bottomOf(line.box) < top + 0.3 * line.box.height,
  );
  const zoneOf = (line: Line) => zones.findIndex(({ from, to }) => centreOf(line) >= from && centreOf(line) < to);
  const names = zones.map((_, at) => lowestOf(above.filter((line) => zoneOf(line) === at)));
  const named = names.slice(1).flat();
  const ends = names
    .slice(1)
    .flatMap((held) => (held.length > 0 ? [bottomOf(around(held.map(({ box }) => box)))] : []));
  const isName = ({ text, box }: Line) =>
    text.length <= LONGEST_NAME && /\p{L}/u.test(text) && !isFigure(text) && !isTelling(text) && box.width < 0.4;
  const areNames =
    named.every(isName) &&
    ends.length === zones.length - 1 &&
    Math.max(...ends) - Math.min(...ends) < LEVEL * pitch &&
    named.every(({ box }) => zones.filter(({ from, to }) => rightOf(box) > from && box.x < to).length <= 2);
  if (!areNames) return table;
  const [side = []] = names;
  const start = Math.min(...named.map(({ box }) => box.y));
  const isBeside = side.every((line) => isName(line) && middleOf(line) > start);
  const row = [isBeside ? side : [], ...names.slice(1)];
  const held = [...row.flat(), ...table.lines];
  return { box: around(held.map(({ box }) => box)), rows: [row.map(cellOf), ...table.rows], header: true, lines: held };
}
