import type { Box, Cell, Line } from '../../types.ts';
import { around, bottomOf, rightOf, sharedHeight, sharedWidth } from '../boxes.ts';
import { type Column, columnOf, columnsBetween } from '../columns.ts';
import { type Edge, levelsOf, type Shapes, slideIn, uprightsOf } from '../edges.ts';
import { isMark } from '../figures.ts';
import { isItem } from '../paragraphs.ts';
import {
  arrange,
  baselinesOf,
  centreOf,
  FEWEST_COLUMNS,
  type FoundTable,
  hasFigure,
  holds,
  isTelling,
  LARGER,
  meanSize,
  middleOf,
  type Rows,
  shareBold,
  worthOf,
} from './cells.ts';

/** A cell with more letters than this is a column of prose. */
const LONGEST_CELL = 60;
const LONGEST_RULED_CELL = 220;
/** The same between edges drawn on all sides, in at least so many columns. */
const LONGEST_DRAWN_CELL = 480;
const FEWEST_DRAWN = 3;
/** A ruled band taller than this share of the page is a panel, not a row. */
const TALLEST_ROW = 0.3;
/** An empty band higher than this lies between two cards, not between two rows. */
const GUTTER = 0.009;
const SEAM = 0.004;
const ALIKE = 0.025;
/** A line that takes this much of a table's width for itself is no row. */
const PROSE = 0.75;
/** In a cell, sizes that differ more belong to a figure and its label on a card. */
const MIXED = 1.3;

/** Whether a line stands in a frame that ends before a table begins, or begins after it. */
function isOnOtherCard(line: Line, frames: readonly Box[], { top, bottom }: Band): boolean {
  return frames.some((frame) => holds(frame, line) && (bottomOf(frame) < top - GUTTER || frame.y > bottom + GUTTER));
}

/** Whether a line is what a larger figure right above it counts. */
const isBelowFigure = (line: Line, lines: readonly Line[]) =>
  lines.some(
    ({ text, size, box }) =>
      isTelling(text) &&
      size > LARGER * line.size &&
      sharedWidth(box, line.box) > 0 &&
      bottomOf(box) < line.box.y + 0.5 * line.box.height &&
      line.box.y - bottomOf(box) < box.height,
  );

/** Whether the first row of a table says what the figures above it count, and names no columns. */
function countsFigures({ rows: [names = []], lines }: FoundTable, all: readonly Line[]): boolean {
  const own = lines.filter((line) => names.some((cell) => cell && holds(cell.box, line)));
  return own.filter((line) => isBelowFigure(line, all)).length * 2 > own.length;
}

/** The names of columns may be this many times smaller than the cells. */
const SMALL_NAMES = 1.8;
/** They begin within this many heights of the tallest text, or of a usual row, from the first row. */
const NAMES_REACH = { text: 1.6, row: 0.75 } as const;
/** Names further away need so many rows of single lines below them. */
const FEWEST_NAMED = 3;

/** Whether all lines stand above each other. */
const isOneColumn = (lines: readonly Line[]) =>
  Math.max(...lines.map(({ box }) => box.x)) < Math.min(...lines.map(({ box }) => rightOf(box)));

/** Lines of one row are closer to each other than this many line heights. */
const TIGHT = 0.8;

/** Groups lines on baselines close below each other, top to bottom. */
function groupsOf(lines: readonly Line[]): Rows[] {
  const groups: Rows[] = [];
  let bottom = 0;
  for (const row of baselinesOf(lines)) {
    const { y, height } = around(row.map(({ box }) => box));
    if (groups.length > 0 && y - bottom < TIGHT * height) groups.at(-1)?.push(row);
    else groups.push([row]);
    bottom = y + height;
  }
  return groups;
}

/** A row follows in step if its distance differs from the last one by less than this share. */
const OUT_OF_STEP = 0.2;

/** Whether a row is as far below the last one as that from the row before it. */
function isInStep(row: readonly Line[], rows: Rows): boolean {
  const middle = (some: readonly Line[] = []) => some.reduce((sum, line) => sum + middleOf(line), 0) / some.length;
  const last = middle(rows.at(-1));
  const step = last - middle(rows.at(-2));
  return Math.abs(middle(row) - last - step) < OUT_OF_STEP * step;
}

/** A row right above or below a ruled area, which has no rule of its own: the names of its columns, or its last row. */
function rowBeside(
  lines: readonly Line[],
  { span, rows, frames, area }: Ruled,
  isBeside: (box: Box, reach: number) => boolean,
  far: { reach: number; isRow: (row: readonly Line[], rows: Rows) => boolean },
): Line[] {
  const heights = rows.map((row) => Math.max(...row.map(({ box }) => bottomOf(box))) - topOf([row]));
  const near = NAMES_REACH.text * Math.max(...heights);
  const even = rows.filter((row) => row.length > 1 && baselinesOf(row).length === 1);
  const reach = even.length < FEWEST_NAMED ? near : Math.max(near, far.reach);
  const close = lines.filter(
    (line) => centreOf(line) > span.from && centreOf(line) < span.to && isBeside(line.box, reach),
  );
  const usual = meanSize(rows.flat());
  const columns = columnsBetween(rows.map((row) => row.map(({ box }) => box)));
  const isInOne = ({ box }: Line) => columns.filter(({ from, to }) => rightOf(box) > from && box.x < to).length <= 1;
  const sized = close.filter(({ size }) => size > usual / SMALL_NAMES && size < usual * LARGER);
  // What is further away, in one column, is a title above or a remark below.
  const groups = groupsOf(sized);
  const [nearest = [], ...others] = topOf([sized]) < area.top ? groups.toReversed() : groups;
  const beyond = others.flat(2);
  const isCaptioned = beyond.length > 0 && isOneColumn(beyond);
  const fitting = nearest.flat().length >= FEWEST_NAMED && isCaptioned ? nearest.flat() : sized;
  if (fitting.some((line) => isOnOtherCard(line, frames, area))) return [];
  const isFar = fitting.some(({ box }) => !isBeside(box, near));
  if (isFar && (baselinesOf(fitting).length > 1 || !far.isRow(fitting, rows))) return [];
  const taken = new Set(fitting.map(({ box }) => columnOf(box, columns)));
  return fitting.every(isInOne) && taken.size >= FEWEST_COLUMNS ? fitting : [];
}

interface Band {
  top: number;
  bottom: number;
}

/** The rows of a ruled area. */
interface Ruled {
  span: Column;
  rows: Rows;
  frames: readonly Box[];
  area: Band;
}

/** A row that is a card of its own is no higher than this share of a slide, and as high as the next one. */
const ROW_CARD = 0.13;

/** Whether an empty band lies between two frames of one size, each as wide as the table: rows drawn as cards. */
function isBetweenRowCards(top: number, bottom: number, span: Edge, shapes: Shapes): boolean {
  const scale = slideIn(shapes);
  const rows = shapes.frames.filter(
    (frame) =>
      Math.abs(frame.x - span.from) < SEAM &&
      Math.abs(rightOf(frame) - span.to) < SEAM &&
      frame.height < ROW_CARD * scale,
  );
  const over = rows.find((frame) => Math.abs(bottomOf(frame) - top) < SEAM);
  const under = rows.find((frame) => Math.abs(frame.y - bottom) < SEAM);
  return (
    over !== undefined &&
    under !== undefined &&
    Math.abs(over.height - under.height) < 0.25 * over.height &&
    bottom - top < 0.5 * over.height
  );
}

/** A page with tables of more widths than this is a drawing. */
const MOST_SPANS = 60;

/** Runs of bands between horizontal edges of the same span, without an empty band in between. */
function* ruledAreas(lines: readonly Line[], shapes: Shapes): Iterable<{ span: Column; bands: Band[] }> {
  const scale = slideIn(shapes);
  const edges = levelsOf(shapes).filter(({ from, to }) => to - from > 0.12);
  const spans: Edge[] = [];
  for (const edge of edges.toSorted((a, b) => b.to - b.from - (a.to - a.from))) {
    if (!spans.some(({ from, to }) => Math.abs(edge.from - from) < ALIKE && Math.abs(edge.to - to) < ALIKE))
      spans.push(edge);
  }
  for (const widest of spans.slice(0, MOST_SPANS)) {
    const span = { from: widest.from - 0.005, to: widest.to + 0.005 };
    const across = lines.filter((line) => centreOf(line) > span.from && centreOf(line) < span.to);
    const chain = edges.flatMap(({ from, to }, at) =>
      from < widest.from + ALIKE && to > widest.to - ALIKE ? [at] : [],
    );
    let bands: Band[] = [];
    for (let place = 1; place < chain.length; place++) {
      const top = edges[chain[place - 1] ?? 0]?.at ?? 0;
      const bottom = edges[chain[place] ?? 0]?.at ?? 0;
      const inside = across.filter((line) => middleOf(line) > top && middleOf(line) < bottom);
      const isTaken = inside.length > 0;
      const isProse =
        isTaken && isOneColumn(inside) && inside.some(({ box }) => box.width > PROSE * (span.to - span.from));
      if (isTaken && !isProse && bottom - top < TALLEST_ROW * scale) bands.push({ top, bottom });
      else if (!isTaken && isBetweenRowCards(top, bottom, widest, shapes)) continue;
      else if (isTaken || bottom - top > GUTTER * scale) {
        if (bands.length > 0) yield { span, bands };
        bands = [];
      }
    }
    if (bands.length > 0) yield { span, bands };
  }
}

/** Columns between the vertical edges that cross most of an area. */
function ruledColumns(uprights: readonly Edge[], { from, to }: Column, top: number, bottom: number): Column[] {
  const crossing = uprights
    .filter((edge) => edge.at > from - 0.01 && edge.at < to + 0.01)
    .filter((edge) => Math.min(edge.to, bottom) - Math.max(edge.from, top) > 0.6 * (bottom - top))
    .map(({ at }) => at);
  const inner = [from, ...crossing.filter((at) => at - from > 0.02 && to - at > 0.02), to];
  return inner.slice(1).flatMap((at, place) => {
    const left = inner[place] ?? 0;
    return at - left > 0.015 ? [{ from: left, to: at }] : [];
  });
}

const topOf = (rows: Rows) => Math.min(...rows.flat().map(({ box }) => box.y));

/** Splits rows where a title and then a row that may name columns follow: two tables, one below the other. */
function partsOf(rows: Rows): Rows[] {
  const parts: Rows[] = [];
  let part: Rows = [];
  rows.forEach((row, at) => {
    const next = rows[at + 1] ?? [];
    const body = rows.slice(at + 2).flat();
    const isTitle = baselinesOf(row).every((line) => line.length === 1) && row.length <= 2;
    const isHeader =
      next.length > 1 && shareBold(next) > 0.9 && shareBold(body) < 0.6 && !next.some(({ text }) => isTelling(text));
    if (at > 0 && isTitle && isHeader) {
      parts.push(part);
      part = [];
    } else part.push(row);
  });
  return [...parts, part].filter(({ length }) => length > 1);
}

/** The rows of each table between edges that go on: where a band holds a caption above several texts, a table begins. */
function tablesIn(rows: Rows): Rows[] {
  const tables: Rows[] = [[]];
  for (const row of rows) {
    const groups = groupsOf(row);
    const names = (groups.at(-1)?.flat() ?? []).toSorted((a, b) => a.box.x - b.box.x);
    const caption = groups.slice(0, -1).flat(2);
    // A long cell in another column than the first may also begin above the others.
    const isCaption =
      caption.length > 0 && isOneColumn(caption) && caption.some(({ box }) => box.x < (names[1]?.box.x ?? 0));
    if (isCaption && names.length >= FEWEST_NAMED) tables.push([names]);
    else tables.at(-1)?.push(row);
  }
  return tables.filter(({ length }) => length > 0);
}

/** Where edges divide most rows into columns, what follows without any, such as the notes of a slide, is no row. */
function withinGrid(bands: readonly Band[], span: Column, uprights: readonly Edge[]): readonly Band[] {
  const inner = uprights.filter(({ at }) => at > span.from + 0.02 && at < span.to - 0.02);
  const isDivided = ({ top, bottom }: Band) => {
    const slack = 0.1 * (bottom - top);
    return inner.filter(({ from, to }) => from < top + slack && to > bottom - slack).length >= FEWEST_DRAWN - 1;
  };
  const divided = bands.filter(isDivided).length;
  return divided > 1 && divided * 2 > bands.length ? bands.slice(0, bands.findLastIndex(isDivided) + 1) : bands;
}

export function ruledTables(lines: readonly Line[], shapes: Shapes): FoundTable[] {
  const found: FoundTable[] = [];
  const taken = new Set<Line>();
  const uprights = uprightsOf(shapes);
  for (const { span, bands: drawnBands } of ruledAreas(lines, shapes)) {
    const bands = withinGrid(drawnBands, span, uprights);
    const free = lines.filter((line) => !taken.has(line));
    const inSpan = free.filter((line) => centreOf(line) > span.from && centreOf(line) < span.to);
    const rows = bands
      .map(({ top, bottom }) => inSpan.filter((line) => middleOf(line) > top && middleOf(line) < bottom))
      .filter((row) => row.length > 0);
    const top = bands[0]?.top ?? 0;
    const bottom = bands.at(-1)?.bottom ?? 0;
    const usual = (bottom - top) / bands.length;
    const tables = tablesIn(rows);
    const ruled = { span, frames: shapes.frames, area: { top, bottom } };
    const [first = [], last = []] = [tables[0], tables.at(-1)];
    const hasNames = first[0] !== rows[0];
    const above = hasNames
      ? []
      : rowBeside(
          free,
          { ...ruled, rows: first },
          (box, reach) => box.y + box.height / 2 < top && box.y > top - reach,
          { reach: NAMES_REACH.row * usual, isRow: (row) => !row.some(({ text }) => hasFigure(text)) },
        );
    const below = rowBeside(
      free,
      { ...ruled, rows: last },
      (box, reach) => box.y + box.height / 2 > bottom && bottomOf(box) < bottom + reach,
      { reach: usual, isRow: isInStep },
    );
    if (above.length > 0) first.unshift(above);
    if (below.length > 0) last.push(below);
    for (const part of tables.flatMap(partsOf)) {
      const drawn = ruledColumns(uprights, span, topOf(part), Math.max(...part.flat().map(({ box }) => bottomOf(box))));
      const columnsOf = (some: Rows) => columnsBetween(some.map((row) => row.map(({ box }) => box)));
      // A text alone in its row, such as a remark below the others, may reach over several columns.
      const several = part.filter(({ length }) => length > 1);
      const table = [
        drawn,
        columnsOf(part),
        ...(several.length > 2 ? [columnsOf(several)] : []),
        ...(part.length > 3 ? [columnsOf(part.slice(1))] : []),
      ]
        .flatMap((columns) => arrange(part, columns) ?? [])
        .toSorted((a, b) => worthOf(b) - worthOf(a))[0];
      if (!table || countsFigures(table, free) || !isRuledTable(table, drawn.length >= FEWEST_DRAWN)) continue;
      found.push(table);
      for (const line of table.lines) taken.add(line);
    }
  }
  return found;
}

const areNames = (cells: readonly (Cell | null)[]) => cells.every((cell) => (cell?.text.length ?? 0) <= LONGEST_CELL);

/** Whether a text holds a heading with a list below it, as a card does. */
function isHeadedList(cell: Cell | null, lines: readonly Line[]): boolean {
  const [head, ...rest] = cell
    ? lines.filter((line) => holds(cell.box, line)).toSorted((a, b) => a.box.y - b.box.y)
    : [];
  return head !== undefined && !isItem(head) && rest.filter(isItem).length > 1;
}

/** Cards side by side are also framed; a table has short cells and, in each row, text in at least two columns. */
function isRuledTable({ rows, header, lines }: FoundTable, isGrid: boolean): boolean {
  const cells = rows.flat().filter((cell) => cell !== null);
  const paired = rows.filter((row) => row.filter((cell) => cell !== null).length >= FEWEST_COLUMNS).length;
  // In cards below each other, heads and texts take turns.
  const [names = [], ...body] = rows;
  const isLong = (row: readonly (Cell | null)[]) => row.some((cell) => (cell?.text.length ?? 0) > 2 * LONGEST_CELL);
  const isNamed = areNames(rows.map(([first]) => first ?? null)) || (header && areNames(names) && body.every(isLong));
  const longest = rows.length === 2 ? LONGEST_CELL : isGrid && isNamed ? LONGEST_DRAWN_CELL : LONGEST_RULED_CELL;
  if (rows.some((row) => row.filter((cell) => isHeadedList(cell, lines)).length > 1)) return false;
  if (!cells.every(({ text }) => text.length <= longest) || paired < 0.6 * rows.length || paired < 2) return false;
  const mixed = cells.filter(({ box }) => {
    const sizes = lines
      .filter((line) => !isMark(line.text) && sharedWidth(line.box, box) > 0 && sharedHeight(line.box, box) > 0)
      .map(({ size }) => size);
    return Math.max(...sizes) > MIXED * Math.min(...sizes);
  });
  return mixed.length <= 0.15 * cells.length && (rows.length > 2 || header);
}
