import type { Slide, Table } from '../../../../decks/reading/types.ts';
import { CURRENCY, FACTORS } from '../figures.ts';
import type { Statement } from '../statements.ts';
import { currencyOf } from './disagreement.ts';

/** A number in a cell. */
export interface CellValue {
  /** As printed. */
  text: string;
  value: number;
  /** A currency, "%" or nothing. */
  unit: string;
  /** The scale as printed, and what it multiplies by: "Lakhs", 100,000. */
  scale: { text: string; by: number };
}

/** A row or a column of a table with its name; null where a cell is no number. */
export interface TableLine {
  name: string;
  values: (CellValue | null)[];
}

/** The lines of a table in one direction, and the names of their places. */
export interface Lines {
  lines: TableLine[];
  places: string[];
  /** The statement that a reader would point to, for a line and a place. */
  quoteOf: (line: TableLine, place: number) => Statement | undefined;
}

const SCALE = Object.keys(FACTORS)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const CELL = new RegExp(
  String.raw`^(?<said>[~≈]?(?<minus>[-–−])?(?<open>\()?(?<currency>${CURRENCY})?(?<minus2>[-–−])?(?<open2>\()?(?<number>\d[\d,]*(?:\.\d+)?)\)?\s?(?<scale>(?:${SCALE})s?\b)?\s?(?<percent>%)?)(?:\s*(?:\(.*|\[.*))?$`,
  'iu',
);
const WESTERN = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/u;
const INDIAN = /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/u;

/** The number of a cell, if it holds one and nothing else but a remark in brackets. */
export function cellValue(text: string): CellValue | null {
  const parts = CELL.exec(text.trim())?.groups;
  if (!parts?.number) return null;
  const unit = parts.percent ? '%' : currencyOf(parts.currency ?? '');
  if (!WESTERN.test(parts.number) && !(INDIAN.test(parts.number) && (unit === '₹' || unit === ''))) return null;
  const isNegative = parts.minus ?? parts.minus2 ?? parts.open ?? parts.open2;
  const scale = {
    text: parts.scale ?? '',
    by: FACTORS[(parts.scale ?? '').toLowerCase().replace(/(?<=..)s$/u, '')] ?? 1,
  };
  const value = Number(parts.number.replaceAll(',', '')) * scale.by * (isNegative ? -1 : 1);
  return { text: (parts.said ?? '').trim(), value, unit, scale };
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The statement made of a row. */
function rowStatement(row: Table['rows'][number], statements: readonly Statement[]): Statement | undefined {
  const texts = row.flatMap((cell) => (cell ? [plain(cell.text)] : [])).filter((text) => text !== '');
  return statements.find(({ text }) => {
    const said = plain(text);
    return texts.length > 1 && texts.every((cell) => said.includes(cell));
  });
}

/** A table read by rows, and by columns if its first row names them. */
function directionsOf({ rows, header: told }: Table, statements: readonly Statement[]): Lines[] {
  const [first = []] = rows;
  // A first row of amounts names nothing, whatever it looks like.
  const header = told && first.every((cell) => !cellValue(cell?.text ?? '')?.unit);
  const named = header ? rows.slice(1) : rows;
  const quotes = named.map((row) => rowStatement(row, statements));
  const byRow = named.map((row) => ({
    name: row[0]?.text ?? '',
    values: row.slice(1).map((cell) => (cell ? cellValue(cell.text) : null)),
  }));
  const places = first.slice(1).map((cell) => (header ? (cell?.text ?? '') : ''));
  const directions: Lines[] = [{ lines: byRow, places, quoteOf: (line) => quotes[byRow.indexOf(line)] }];
  if (header) {
    const byColumn = first.slice(1).map((cell, at) => ({
      name: cell?.text ?? '',
      values: named.map((row) => cellValue(row[at + 1]?.text ?? '')),
    }));
    const names = named.map((row) => row[0]?.text ?? '');
    directions.push({ lines: byColumn, places: names, quoteOf: (_, place) => quotes[place] });
  }
  return directions;
}

const isRecognised = ({ lines }: Slide, { box }: Table) =>
  lines.some(
    ({ source, box: { x, y } }) =>
      source === 'ocr' && x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height,
  );

/** The tables of a slide whose text was not recognised in a picture, in both directions. */
export const tablesOf = (slide: Slide, statements: readonly Statement[]): Lines[] =>
  slide.tables.filter((table) => !isRecognised(slide, table)).flatMap((table) => directionsOf(table, statements));
