import type { Box, Cell, Line, Table } from '../types.ts';
import { around, bottomOf, rightOf, sharedHeight, sharedWidth } from './boxes.ts';
import { type Column, columnOf, columnsBetween, nearestColumn } from './columns.ts';
import { type Edge, levelsOf, type Shapes, slideIn, uprightsOf } from './edges.ts';
import { isDate, isFigure, isMark } from './figures.ts';

/** A slide with more lines than this has no table that a person would read. */
const MOST_LINES = 400;
/** A cell with more letters than this is a column of prose. */
const LONGEST_CELL = 60;
const LONGEST_RULED_CELL = 220;
const FEWEST_COLUMNS = 2;
/** Share of the cells that must have content. */
const FILLED = 0.55;
/** In a table without rules, this share of one column must be figures or marks. */
const FIGURES = 0.6;
/** Rows further apart than this many row heights do not belong together. */
const APART = 4;
/** A ruled band taller than this share of the page is a panel, not a row. */
const TALLEST_ROW = 0.3;
/** An empty band higher than this lies between two cards, not between two rows. */
const GUTTER = 0.009;
const SEAM = 0.004;
/** Lines of one cell are closer than this many line heights. */
const TIGHT = 0.6;
const ALIKE = 0.025;
/** A line that takes this much of a table's width for itself is no row. */
const PROSE = 0.75;
/** Text this many times larger than the rest of a table is its title. */
const LARGER = 1.35;
/** In a cell, sizes that differ more belong to a figure and its label on a card. */
const MIXED = 1.3;

/** A table and the lines that it consists of. */
export interface FoundTable extends Table {
  lines: readonly Line[];
}

type Rows = Line[][];

const middleOf = ({ box }: Line) => box.y + box.height / 2;
const centreOf = ({ box }: Line) => box.x + box.width / 2;

/** Groups lines on one baseline, top to bottom, each from left to right. */
export function baselinesOf(lines: readonly Line[]): Rows {
  const rows: Rows = [];
  for (const line of lines.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && sharedHeight(first.box, line.box) > 0.5 * Math.min(first.box.height, line.box.height))
      row.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.box.x - b.box.x));
}

function cellOf(lines: readonly Line[]): Cell | null {
  if (lines.length === 0) return null;
  const text = baselinesOf(lines)
    .flatMap((row) => row.map((line) => line.text))
    .join(' ');
  return { text, box: around(lines.map(({ box }) => box)) };
}

const isTelling = (text: string) => isFigure(text) || isMark(text) || /^(?:yes|no|n\/a|partial(?:ly)?)$/iu.test(text);
/** Short, and with a figure in it: "₦50K–500K / venue". */
const hasFigure = (text: string) => text.length < 28 && /\d/.test(text) && !isDate(text);

const shareBold = (lines: readonly Line[]) => lines.filter(({ bold }) => bold).length / Math.max(1, lines.length);
const meanSize = (lines: readonly Line[]) => lines.reduce((sum, { size }) => sum + size, 0) / Math.max(1, lines.length);

/** Whether the first row names the columns. `lines` are the lines of each cell. */
function hasHeader(rows: readonly (readonly (Cell | null)[])[], lines: readonly (readonly Line[][])[]): boolean {
  const [first = [], ...body] = rows;
  const named = first.filter((cell) => cell !== null);
  if (body.length === 0 || named.length === 0 || named.some(({ text }) => isTelling(text))) return false;
  if (first[0] === null || (named.length > 1 && named.every(({ text }) => isDate(text)))) return true;
  const isNumeric = first.some((cell, at) => {
    const texts = body.flatMap((row) => row[at]?.text ?? []);
    const telling = texts.filter((text) => isTelling(text) || hasFigure(text)).length;
    return cell !== null && !/\d/.test(cell.text) && at > 0 && texts.length > 0 && telling >= 0.5 * texts.length;
  });
  if (isNumeric) return true;
  const [top = [], ...rest] = lines;
  const own = top.slice(1).flat();
  const others = rest.flatMap((row) => row.slice(1).flat());
  if (shareBold(own) - shareBold(others) > 0.4) return true;
  if (Math.abs(meanSize(own) - meanSize(others)) > 0.08 * meanSize(others)) return true;
  const lengthOf = (cells: readonly (Cell | null)[]) =>
    cells.reduce((sum, cell) => sum + (cell?.text.length ?? 0), 0) / Math.max(1, cells.length);
  if (named.length < first.length) return false;
  return lengthOf(first.slice(1)) * (first.length > 2 ? 1.2 : 2) < lengthOf(body.flatMap((row) => row.slice(1)));
}

function isFull(rows: readonly (readonly (Cell | null)[])[]): boolean {
  const cells = rows.flat();
  return cells.filter((cell) => cell !== null).length >= FILLED * cells.length;
}

/** Of two ways to arrange the same rows, the one with more columns is better, unless it leaves more cells empty. */
function worthOf({ rows }: FoundTable): number {
  const cells = rows.flat();
  const filled = cells.filter((cell) => cell !== null).length / cells.length;
  return (rows[0]?.length ?? 0) * filled * filled;
}

/** Arranges rows of lines in columns; null when they don't form a table. */
function arrange(rows: Rows, columns: readonly Column[]): FoundTable | null {
  if (columns.length < FEWEST_COLUMNS) return null;
  const placed = rows
    .map((row) => {
      const places = row.map(({ box }) => columnOf(box, columns));
      // A centred name may stand beside the texts of its column.
      const free = (at: number) => (at >= 0 && !places.includes(at) ? at : -1);
      const own = row.map(({ box }, index) =>
        places[index] === -1 ? free(nearestColumn(box, columns)) : places[index],
      );
      return columns.map((_, at) => row.filter((_line, index) => own[index] === at));
    })
    .filter((row) => row.some((lines) => lines.length > 0));
  const kept = columns.flatMap((_, at) => (placed.some((row) => (row[at] ?? []).length > 0) ? [at] : []));
  const all = placed.map((row) => kept.map((at) => cellOf(row[at] ?? [])));
  // A title above the columns or a note below them is no row.
  const usual = meanSize(rows.flat());
  const isRow = (row: (Cell | null)[], at: number) =>
    row.filter((cell) => cell !== null).length >= FEWEST_COLUMNS &&
    meanSize((placed[at] ?? []).flat()) < LARGER * usual;
  const [start, end] = [all.findIndex(isRow), all.findLastIndex(isRow) + 1];
  const cells = all.slice(start, end);
  if (kept.length < FEWEST_COLUMNS || cells.length < 2 || !isFull(cells)) return null;
  const lines = placed.slice(start, end).map((row) => kept.map((at) => row[at] ?? []));
  const held = lines.flat(2);
  return { box: around(held.map(({ box }) => box)), rows: cells, header: hasHeader(cells, lines), lines: held };
}

const holds = (frame: Box, line: Line) =>
  centreOf(line) > frame.x &&
  centreOf(line) < rightOf(frame) &&
  middleOf(line) > frame.y &&
  middleOf(line) < bottomOf(frame);

/** Whether a line stands in a frame that ends before a table begins, or begins after it. */
function isOnOtherCard(line: Line, frames: readonly Box[], table: Box): boolean {
  return frames.some(
    (frame) => holds(frame, line) && (bottomOf(frame) < table.y - 2 * GUTTER || frame.y > bottomOf(table) + 2 * GUTTER),
  );
}

/** A row right above or below a ruled area, which has no rule of its own: the names of its columns, or its last row. */
function rowBeside(
  lines: readonly Line[],
  { span, rows, frames }: { span: Column; rows: Rows; frames: readonly Box[] },
  isBeside: (box: Box, reach: number) => boolean,
): Line[] {
  const heights = rows.map((row) => Math.max(...row.map(({ box }) => bottomOf(box))) - topOf([row]));
  const reach = 1.6 * Math.max(...heights);
  const close = lines.filter(
    (line) => centreOf(line) > span.from && centreOf(line) < span.to && isBeside(line.box, reach),
  );
  const usual = meanSize(rows.flat());
  const fitting = close.filter(({ size }) => size > usual / LARGER && size < usual * LARGER);
  const columns = columnsBetween(rows.map((row) => row.map(({ box }) => box)));
  const isInOne = ({ box }: Line) => columns.filter(({ from, to }) => rightOf(box) > from && box.x < to).length <= 1;
  if (fitting.some((line) => isOnOtherCard(line, frames, around(rows.flat().map(({ box }) => box))))) return [];
  const taken = new Set(fitting.map(({ box }) => columnOf(box, columns)));
  return fitting.every(isInOne) && taken.size >= FEWEST_COLUMNS ? fitting : [];
}

interface Band {
  top: number;
  bottom: number;
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

/** Runs of bands between horizontal edges of the same span, without an empty band in between. */
function* ruledAreas(lines: readonly Line[], shapes: Shapes): Iterable<{ span: Column; bands: Band[] }> {
  const scale = slideIn(shapes);
  const edges = levelsOf(shapes).filter(({ from, to }) => to - from > 0.12);
  const spans: Edge[] = [];
  for (const edge of edges.toSorted((a, b) => b.to - b.from - (a.to - a.from))) {
    if (!spans.some(({ from, to }) => Math.abs(edge.from - from) < ALIKE && Math.abs(edge.to - to) < ALIKE))
      spans.push(edge);
  }
  for (const widest of spans) {
    const span = { from: widest.from - 0.005, to: widest.to + 0.005 };
    const chain = edges.flatMap(({ from, to }, at) =>
      from < widest.from + ALIKE && to > widest.to - ALIKE ? [at] : [],
    );
    let bands: Band[] = [];
    for (let place = 1; place < chain.length; place++) {
      const top = edges[chain[place - 1] ?? 0]?.at ?? 0;
      const bottom = edges[chain[place] ?? 0]?.at ?? 0;
      const inside = lines.filter(
        (line) =>
          middleOf(line) > top && middleOf(line) < bottom && centreOf(line) > span.from && centreOf(line) < span.to,
      );
      const isTaken = inside.length > 0;
      const isProse = isTaken && inside.every(({ box }) => box.width > PROSE * (span.to - span.from));
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
function ruledColumns(shapes: Shapes, { from, to }: Column, top: number, bottom: number): Column[] {
  const crossing = uprightsOf(shapes)
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

function ruledTables(lines: readonly Line[], shapes: Shapes): FoundTable[] {
  const found: FoundTable[] = [];
  for (const { span, bands } of ruledAreas(lines, shapes)) {
    const free = lines.filter((line) => !found.some((table) => table.lines.includes(line)));
    const inSpan = free.filter((line) => centreOf(line) > span.from && centreOf(line) < span.to);
    const rows = bands.map(({ top, bottom }) =>
      inSpan.filter((line) => middleOf(line) > top && middleOf(line) < bottom),
    );
    const top = bands[0]?.top ?? 0;
    const bottom = bands.at(-1)?.bottom ?? 0;
    const area = { span, rows, frames: shapes.frames };
    const above = rowBeside(free, area, (box, reach) => box.y + box.height / 2 < top && box.y > top - reach);
    const below = rowBeside(
      free,
      area,
      (box, reach) => box.y + box.height / 2 > bottom && bottomOf(box) < bottom + reach,
    );
    const all = [...(above.length > 0 ? [above] : []), ...rows, ...(below.length > 0 ? [below] : [])].filter(
      (row) => row.length > 0,
    );
    for (const part of partsOf(all)) {
      const drawn = ruledColumns(shapes, span, topOf(part), Math.max(...part.flat().map(({ box }) => bottomOf(box))));
      const shared = columnsBetween(part.map((row) => row.map(({ box }) => box)));
      const body = columnsBetween(part.slice(1).map((row) => row.map(({ box }) => box)));
      const table = [drawn, shared, ...(part.length > 3 ? [body] : [])]
        .flatMap((columns) => arrange(part, columns) ?? [])
        .toSorted((a, b) => worthOf(b) - worthOf(a))[0];
      if (table && isRuledTable(table)) found.push(table);
    }
  }
  return found;
}

/** Cards side by side are also framed; a table has short cells and, in each row, text in at least two columns. */
function isRuledTable({ rows, header, lines }: FoundTable): boolean {
  const cells = rows.flat().filter((cell) => cell !== null);
  const paired = rows.filter((row) => row.filter((cell) => cell !== null).length >= FEWEST_COLUMNS).length;
  const longest = rows.length === 2 ? LONGEST_CELL : LONGEST_RULED_CELL;
  if (!cells.every(({ text }) => text.length <= longest) || paired < 0.6 * rows.length || paired < 2) return false;
  const mixed = cells.filter(({ box }) => {
    const sizes = lines
      .filter((line) => sharedWidth(line.box, box) > 0 && sharedHeight(line.box, box) > 0)
      .map(({ size }) => size);
    return Math.max(...sizes) > MIXED * Math.min(...sizes);
  });
  return mixed.length <= 0.15 * cells.length && (rows.length > 2 || header);
}

/** Rows whose lines belong together although they wrap: a line close below another continues its cell. */
function wrappedRows(lines: readonly Line[]): Rows {
  const rows = baselinesOf(lines);
  const gaps = rows.slice(1).map((row, at) => {
    const before = rows[at] ?? [];
    return Math.min(...row.map(({ box }) => box.y)) - Math.max(...before.map(({ box }) => bottomOf(box)));
  });
  const heights = lines.map(({ box }) => box.height).toSorted((a, b) => a - b);
  const height = heights[heights.length >> 1] ?? 0;
  const sorted = gaps.filter((gap) => gap > -height && gap < APART * height).toSorted((a, b) => a - b);
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)];
  if (most - least < 0.35 * height) return rows;
  const limit = Math.min((least + most) / 2, TIGHT * height);
  const wrapped: Rows = [];
  let cells = 0;
  rows.forEach((row, at) => {
    const last = wrapped.at(-1);
    const gap = gaps[at - 1] ?? Number.POSITIVE_INFINITY;
    const under = last && row.every((line) => last.some((other) => sharedWidth(other.box, line.box) > 0));
    if (last && under && gap < limit && row.length < cells && !row.some(({ text }) => isTelling(text)))
      last.push(...row);
    else {
      wrapped.push([...row]);
      cells = row.length;
    }
  });
  return wrapped;
}

const isCells = (row: readonly Line[]) =>
  row.length >= FEWEST_COLUMNS && row.every(({ text }) => text.length <= LONGEST_CELL);

/** Groups of consecutive rows without a gap, each with several short texts side by side; a heading may come between. */
function bandsOf(rows: Rows): Rows[] {
  const bands: Rows[] = [];
  let band: Rows = [];
  const isNear = (row: readonly Line[]) => {
    const last = band.at(-1)?.[0];
    const [first] = row;
    return !last || (first !== undefined && first.box.y - bottomOf(last.box) < APART * last.box.height);
  };
  rows.forEach((row, at) => {
    const next = rows[at + 1];
    const isHeading =
      row.length === 1 &&
      band.length > 1 &&
      next !== undefined &&
      isCells(next) &&
      (row[0]?.text.length ?? 0) < LONGEST_CELL;
    if ((isCells(row) || isHeading) && isNear(row)) band.push(row);
    else {
      bands.push(band);
      band = isCells(row) ? [row] : [];
    }
  });
  return [...bands, band].filter(({ length }) => length > 1);
}

/** A gap this many times wider than the usual one may separate two tables, or a table and the text beside it. */
const WIDE = 1.5;
/** Share of the rows that two sides of a gap must have in common to be one table. */
const COMMON = 0.5;

/** Splits lines at a wide vertical gap whose sides don't share their rows. */
function sidesOf(lines: readonly Line[]): (readonly Line[])[] {
  const rows = baselinesOf(lines);
  const columns = columnsBetween(rows.map((row) => row.map(({ box }) => box)));
  const gaps = columns.slice(1).map(({ from }, at) => ({ at: from, width: from - (columns[at]?.to ?? from) }));
  const usual = gaps.map(({ width }) => width).toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0;
  for (const gap of gaps
    .filter(({ width }) => gaps.length < 3 || width > WIDE * usual)
    .toSorted((a, b) => b.width - a.width)) {
    const isLeft = (line: Line) => centreOf(line) < gap.at;
    const common = rows.filter((row) => row.some(isLeft) && !row.every(isLeft)).length;
    const least = Math.min(
      rows.filter((row) => row.some(isLeft)).length,
      rows.filter((row) => !row.every(isLeft)).length,
    );
    if (common < COMMON * least) return [lines.filter(isLeft), lines.filter((line) => !isLeft(line))].flatMap(sidesOf);
  }
  return [lines];
}

/** Whether a column is mostly figures or marks, under a row that may name the columns, or the rows begin with dates. */
function tells({ rows }: FoundTable): boolean {
  const body = rows.slice(1);
  const first = rows.flatMap((row) => row[0]?.text ?? []);
  if (first.length > 2 && first.filter(isDate).length >= 0.8 * first.length) return true;
  return (rows[0] ?? []).some((_, at) => {
    const texts = body.flatMap((row) => row[at]?.text ?? []);
    const telling = texts.filter((text) => isTelling(text) || (body.length > 2 && hasFigure(text))).length;
    return texts.length >= FILLED * body.length && telling >= FIGURES * texts.length;
  });
}

/** The text of a table has about one size; large figures beside small labels are cards. */
function isOneSize({ lines }: FoundTable): boolean {
  const sizes = lines
    .filter(({ text }) => !isMark(text))
    .map(({ size }) => size)
    .toSorted((a, b) => a - b);
  const [least = 1, most = 1] = [sizes[Math.floor(sizes.length * 0.1)], sizes[Math.floor(sizes.length * 0.9)]];
  return most < 2 * least;
}

/** The smallest frame with more than one line around a line; lines of different cards are never in one table. */
function cardOf(line: Line, frames: Shapes['frames'], lines: readonly Line[]): number {
  let best = -1;
  let least = 0.7;
  frames.forEach((frame, at) => {
    const area = frame.width * frame.height;
    const inside = lines.filter((other) => holds(frame, other));
    if (area < least && holds(frame, line) && new Set(inside.map(({ box }) => Math.round(box.y * 200))).size > 2)
      [best, least] = [at, area];
  });
  return best;
}

/** Frames that touch side by side are the columns of one table, unlike cards. */
function withoutSeams(frames: readonly Box[]): Box[] {
  const merged: Box[] = [];
  for (const frame of frames.toSorted((a, b) => a.x - b.x)) {
    const at = merged.findIndex(
      (other) =>
        Math.abs(rightOf(other) - frame.x) < SEAM &&
        Math.abs(other.y - frame.y) < SEAM &&
        Math.abs(bottomOf(other) - bottomOf(frame)) < SEAM,
    );
    if (at < 0) merged.push(frame);
    else merged[at] = around([merged[at] as Box, frame]);
  }
  return merged;
}

function alignedTables(lines: readonly Line[], shapes: Shapes): FoundTable[] {
  const frames = withoutSeams(shapes.frames);
  const cards = Map.groupBy(lines, (line) => cardOf(line, frames, lines));
  return [...cards.values()].flatMap(sidesOf).flatMap((own) =>
    bandsOf(wrappedRows(own)).flatMap((band) => {
      if (band.length < 3) return [];
      const boxes = band.map((row) => row.map(({ box }) => box));
      return [columnsBetween(boxes), ...(band.length > 3 ? [columnsBetween(boxes.slice(1))] : [])]
        .flatMap((columns) => arrange(band, columns) ?? [])
        .filter((table) => tells(table) && isOneSize(table))
        .toSorted((a, b) => worthOf(b) - worthOf(a))
        .slice(0, 1);
    }),
  );
}

/** Finds tables: rows between drawn edges, or text in rows and columns with figures or marks in at least one column. */
export function tablesOf(lines: readonly Line[], shapes: Shapes): FoundTable[] {
  if (lines.length > MOST_LINES) return [];
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
