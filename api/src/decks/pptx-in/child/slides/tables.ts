import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { chunks } from './lines.ts';

interface SlideTable {
  columns: string[];
  rows: string[][];
  look?: 'comparison';
}

/** Marks of a comparison, which the editor draws for these words. */
const VERDICTS: Record<string, string> = { '✓': 'yes', '✔': 'yes', '✗': 'no', '✘': 'no', '◐': 'partly' };
const LEAST_VERDICTS = 2;

/** Tables that fit on slides, and the texts of cells that are too long for one. */
export interface FittedTables {
  tables: SlideTable[];
  lines: string[];
}

/** A wide table becomes several with the same first column, a long one several with the same heading. */
export function fittedTables(rows: readonly string[][]): FittedTables {
  const lines: string[] = [];
  const cell = (text: string) => {
    if (text.length <= DECK_LIMITS.cells) return text;
    lines.push(text);
    return `${text.slice(0, DECK_LIMITS.cells - 1)}…`;
  };
  const marks = rows.flat().filter((text) => text in VERDICTS).length;
  const isComparison = marks >= LEAST_VERDICTS;
  const short = rows.map((row) => row.map((text) => (isComparison && VERDICTS[text]) || cell(text)));
  const [columns = [], ...body] = short;
  const width = columns.length;
  const groups =
    width <= DECK_LIMITS.tableColumns
      ? [columns.map((_, index) => index)]
      : chunks(
          columns.slice(1).map((_, index) => index + 1),
          DECK_LIMITS.tableColumns - 1,
        ).map((group) => [0, ...group]);
  const pick = (row: readonly string[], group: readonly number[]) => group.map((index) => row[index] ?? '');
  const parts = body.length > 0 ? chunks(body, DECK_LIMITS.tableRows) : [[]];
  const tables = groups.flatMap((group) =>
    parts.map((part) => ({
      columns: pick(columns, group),
      rows: part.map((row) => pick(row, group)),
      ...(isComparison && { look: 'comparison' as const }),
    })),
  );
  return { tables, lines };
}
