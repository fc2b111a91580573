import type { DeckDocumentSlide } from '../../contract.ts';
import { type Draft, placeParagraph, type SetParagraph, setParagraph } from '../compose.ts';
import type { Body, BodyLayout } from '../page.ts';
import type { ThemeLook } from '../themes.ts';
import type { Box, TableCell } from '../types.ts';
import { comparisonDesign } from './comparison.ts';
import { SMALL_TEXT } from './flow.ts';
import { type CellLook, paddingAt, plainDesign, type Table, type TableDesign } from './table-design.ts';

/** Smallest size of a table, in points, before it continues on another page. */
const READABLE = 14;
const SIZES = [24, 22, 20, 19, 18, 17, 16, 15, READABLE];
const EMERGENCY = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3];
interface SetCell {
  set: SetParagraph;
  look: CellLook;
}

interface SetRow {
  cells: SetCell[];
  height: number;
}

function setTable(table: Table, design: TableDesign, size: number, look: ThemeLook, total: number) {
  const padding = paddingAt(size);
  const widths = design.widths(size, total);
  const row = (texts: readonly string[], field: (column: number) => string, lookOf: TableDesign['cell']): SetRow => {
    const cells = texts.map((written, column) => {
      const cell = lookOf(written, column, size);
      const { text, style, align } = cell;
      const draft: Draft = { field: field(column), text, style, align, leading: 1.28 };
      return { look: cell, set: setParagraph(draft, look, (widths[column] ?? 0) - 2 * padding.x) };
    });
    return { cells, height: Math.max(...cells.map(({ set }) => set.height)) + 2 * padding.y };
  };
  return {
    size,
    padding,
    widths,
    head: row(table.columns, (column) => `table.columns.${column}`, design.head),
    rows: table.rows.map((texts, index) => row(texts, (column) => `table.rows.${index}.${column}`, design.cell)),
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

function draw(table: TableSet, shown: SetRow[], design: TableDesign, area: Box, look: ThemeLook): Body['elements'] {
  const { head, padding, widths } = table;
  const all = [head, ...shown];
  const stretch = Math.max(0, Math.min(design.stretch, (area.h - heightOf(all)) / all.length));
  const rowHeights = all.map(({ height }) => height + stretch);
  let y = area.y;
  const rows = all.map(({ cells }, row) => {
    let x = area.x;
    const h = rowHeights[row] ?? 0;
    const placed = cells.map(({ set, look: { fill, said } }, column): TableCell => {
      const box = { x, y, w: widths[column] ?? 0, h };
      x += box.w;
      const spare = design.anchor === 'middle' ? (h - set.height) / 2 : padding.y;
      const paragraph = placeParagraph(set, box.x + padding.x, box.y + spare, box.w - 2 * padding.x);
      return { box, paragraph, ...(fill && { fill }), ...(said && { said }) };
    });
    y += h;
    return placed;
  });
  const w = widths.reduce((sum, width) => sum + width, 0);
  return [
    {
      type: 'table',
      name: 'Table',
      box: { x: area.x, y: area.y, w, h: y - area.y },
      columnWidths: widths,
      rowHeights,
      rows,
      alt: design.alt,
      anchor: design.anchor,
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
  const design = table.look === 'comparison' ? comparisonDesign(table, look) : plainDesign(table, look);
  for (const size of SIZES) {
    const set = setTable(table, design, size, look, area.w);
    if (pagesFor(set, area.h)?.length === 1) return [{ elements: draw(set, set.rows, design, area, look) }];
  }
  for (const size of [READABLE, ...EMERGENCY]) {
    const set = setTable(table, design, size, look, area.w);
    const pages = pagesFor(set, area.h);
    if (!pages) continue;
    const warnings = size < READABLE ? [SMALL_TEXT] : [];
    return pages.map((rows, index) => ({
      elements: draw(set, rows, design, area, look),
      warnings: index === 0 ? warnings : [],
    }));
  }
  const set = setTable(table, design, 3, look, area.w);
  return set.rows.map((row) => ({ elements: draw(set, [row], design, area, look), warnings: [SMALL_TEXT] }));
};
