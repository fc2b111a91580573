import type { DeckDocumentSlide } from '../../contract.ts';
import { type Draft, POINTS, placeParagraph, type SetParagraph, setParagraph } from '../compose.ts';
import { textWidth } from '../measure.ts';
import type { Body, BodyLayout } from '../page.ts';
import { flatText, styleOf } from '../text.ts';
import type { ThemeLook } from '../themes.ts';
import type { Align, Box, TextStyle } from '../types.ts';
import { SMALL_TEXT } from './flow.ts';

type Table = Extract<DeckDocumentSlide, { kind: 'table' }>['table'];

const SIZES = [20, 19, 18, 17, 16, 15, 14, 13, 12, 11];
const EMERGENCY = [10, 9, 8, 7, 6, 5, 4, 3];
const READABLE = 12;
const FIGURE = /^[\s$€£¥₹+\-–−(<>~≈]*\d[\d.,\s]*\s*(?:[%x×)]|[kKmMbB]n?|pp|bps)*\s*$/u;

const paddingAt = (size: number) => ({ x: (size * 0.55) / POINTS, y: (size * 0.5) / POINTS });

/** Columns of numbers are right-aligned. */
function alignOf({ rows }: Table, column: number): Align {
  const cells = rows.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '');
  return cells.length > 0 && cells.every((cell) => FIGURE.test(cell)) ? 'right' : 'left';
}

const natural = (text: string, style: TextStyle) => textWidth(flatText(text), style);
const longestWord = (text: string, style: TextStyle) =>
  Math.max(
    0,
    ...flatText(text)
      .split(/\s+/)
      .map((word) => textWidth(word, style)),
  );

/** Column widths in inches: the preferred widths if they fit, otherwise at least the longest word. */
function widthsFor({ columns, rows }: Table, styles: { head: TextStyle; cell: TextStyle }, pad: number, total: number) {
  const wants = columns.map((head, index) => {
    const cells = rows.map((row) => row[index] ?? '');
    const most = (measure: typeof natural) =>
      (Math.max(measure(head, styles.head), ...cells.map((cell) => measure(cell, styles.cell))) / POINTS) * 1.04 +
      2 * pad;
    return { most: most(natural), least: Math.min(most(longestWord), total / columns.length) };
  });
  const sum = (of: (want: (typeof wants)[number]) => number) => wants.reduce((all, want) => all + of(want), 0);
  const most = sum((want) => want.most);
  if (most <= total)
    return wants.map((want) => want.most + ((total - most) * (want.most / most + 1 / wants.length)) / 2);
  const least = sum((want) => want.least);
  const spread = sum((want) => want.most - want.least);
  return wants.map((want) => want.least + ((total - least) * (want.most - want.least)) / spread);
}

interface SetRow {
  cells: SetParagraph[];
  height: number;
}

function setTable(table: Table, size: number, look: ThemeLook, total: number) {
  const padding = paddingAt(size);
  const styles = {
    head: styleOf('sans', size * 0.86, look.muted, { weight: 700 }),
    cell: styleOf('sans', size, look.ink),
  };
  const widths = widthsFor(table, styles, padding.x, total);
  const aligns = table.columns.map((_, index) => alignOf(table, index));
  const row = (texts: readonly string[], field: (column: number) => string, style: TextStyle): SetRow => {
    const cells = texts.map((text, column) => {
      const draft: Draft = { field: field(column), text, style, align: aligns[column], leading: 1.28 };
      return setParagraph(draft, look, (widths[column] ?? 0) - 2 * padding.x);
    });
    return { cells, height: Math.max(...cells.map(({ height }) => height)) + 2 * padding.y };
  };
  return {
    size,
    padding,
    widths,
    head: row(table.columns, (column) => `table.columns.${column}`, styles.head),
    rows: table.rows.map((texts, index) => row(texts, (column) => `table.rows.${index}.${column}`, styles.cell)),
  };
}

type TableSet = ReturnType<typeof setTable>;

const heightOf = (rows: SetRow[]) => rows.reduce((sum, { height }) => sum + height, 0);

/** Rows per page; null if a row and the heading don't fit on one page. */
function pagesFor({ head, rows }: TableSet, height: number): SetRow[][] | null {
  const pages: SetRow[][] = [[]];
  for (const row of rows) {
    if (head.height + row.height > height) return null;
    const page = pages.at(-1) ?? [];
    if (head.height + heightOf(page) + row.height > height) pages.push([row]);
    else page.push(row);
  }
  return head.height > height ? null : pages;
}

function draw({ head, padding, widths }: TableSet, rows: SetRow[], area: Box, look: ThemeLook): Body['elements'] {
  const all = [head, ...rows];
  let y = area.y;
  const cells = all.map(({ cells: sets, height }) => {
    let x = area.x;
    const placed = sets.map((set, column) => {
      const box = { x, y, w: widths[column] ?? 0, h: height };
      x += box.w;
      const paragraph = placeParagraph(set, box.x + padding.x, box.y + padding.y, box.w - 2 * padding.x);
      return { box, paragraph };
    });
    y += height;
    return placed;
  });
  const rowHeights = all.map(({ height }) => height);
  const w = widths.reduce((sum, width) => sum + width, 0);
  return [
    {
      type: 'table',
      name: 'Table',
      box: { x: area.x, y: area.y, w, h: y - area.y },
      columnWidths: widths,
      rowHeights,
      rows: cells,
      padding,
      rule: look.line,
      ruleWidth: 0.75,
      headRule: look.ink,
      headRuleWidth: 1,
    },
  ];
}

/** A table, as large as fits on one page, otherwise over several pages at a readable size. */
export const tableBody: BodyLayout<Extract<DeckDocumentSlide, { kind: 'table' }>> = ({ table }, area, look) => {
  for (const size of SIZES) {
    const set = setTable(table, size, look, area.w);
    if (pagesFor(set, area.h)?.length === 1) {
      return [{ elements: draw(set, set.rows, area, look), warnings: size < READABLE ? [SMALL_TEXT] : [] }];
    }
  }
  for (const size of [13, READABLE, 11, ...EMERGENCY]) {
    const set = setTable(table, size, look, area.w);
    const pages = pagesFor(set, area.h);
    if (!pages) continue;
    const warnings = size < READABLE ? [SMALL_TEXT] : [];
    return pages.map((rows, index) => ({
      elements: draw(set, rows, area, look),
      warnings: index === 0 ? warnings : [],
    }));
  }
  const set = setTable(table, 3, look, area.w);
  return set.rows.map((row) => ({ elements: draw(set, [row], area, look), warnings: [SMALL_TEXT] }));
};
