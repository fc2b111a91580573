import type { DeckDocumentSlide } from '../../contract.ts';
import { POINTS } from '../compose.ts';
import { textWidth } from '../measure.ts';
import { flatText, styleOf } from '../text.ts';
import type { ThemeLook } from '../themes.ts';
import type { Align, Color, TableElement, TextStyle } from '../types.ts';

export type Table = Extract<DeckDocumentSlide, { kind: 'table' }>['table'];

const FIGURE = /^[\s$€£¥₹+\-–−(<>~≈]*\d[\d.,\s]*\s*(?:[%x×)]|[kKmMbB]n?|pp|bps)*\s*$/u;

/** How a cell looks. */
export interface CellLook {
  text: string;
  style: TextStyle;
  align: Align;
  fill?: Color;
  /** What a mark says in words. */
  said?: string;
}

/** How a table looks at a size in points. */
export interface TableDesign {
  head: (text: string, column: number, size: number) => CellLook;
  cell: (text: string, column: number, size: number) => CellLook;
  /** Column widths in inches, which add up to the total. */
  widths: (size: number, total: number) => number[];
  anchor: TableElement['anchor'];
  /** Most height, in inches, by which a row may grow to fill the page. */
  stretch: number;
  alt: string;
}

export const paddingAt = (size: number) => ({ x: (size * 0.55) / POINTS, y: (size * 0.5) / POINTS });

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

/** Most of the width for names of rows on one line. */
const NAMES = 0.3;

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
  const [names, ...others] = wants;
  // The names of rows stay whole where they are short.
  const isShort = names && names.most <= total * NAMES && names.most + sum((want) => want.least) - names.least <= total;
  if (isShort && others.length === 1) return [names.most, total - names.most];
  const spread = sum((want) => want.most - want.least);
  return wants.map((want) => want.least + ((total - least) * (want.most - want.least)) / spread);
}

/** A table with a rule under each row. */
export function plainDesign(table: Table, look: ThemeLook): TableDesign {
  const aligns = table.columns.map((_, index) => alignOf(table, index));
  const headAt = (size: number) => styleOf(look, size * 0.86, look.muted, { weight: 700 });
  const cellAt = (size: number) => styleOf(look, size, look.ink);
  return {
    head: (text, column, size) => ({ text, style: headAt(size), align: aligns[column] ?? 'left' }),
    cell: (text, column, size) => ({ text, style: cellAt(size), align: aligns[column] ?? 'left' }),
    widths: (size, total) => widthsFor(table, { head: headAt(size), cell: cellAt(size) }, paddingAt(size).x, total),
    anchor: 'top',
    stretch: 0,
    alt: '',
  };
}
