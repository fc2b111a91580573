import { around } from '../../../decks/reading/layout/boxes.ts';
import { nameAndText } from '../../../decks/reading/layout/joined.ts';
import type { Box, Cell, Line, Slide, Table } from '../../../decks/reading/types.ts';

/** The role of a cell in a comparison table. */
export type Compared =
  /** A column header: what a buyer would otherwise choose. */
  | { kind: 'alternative' }
  /** A criterion on which the company differs from all or some of `against`, and the row that says so. */
  | { kind: 'difference'; against: readonly string[]; text: string; box: Box }
  /** Any other short cell text. */
  | { kind: 'cell' };

const MARK = /^[✓✔✅☑✗✘❌✖×●○•–—-]\uFE0F?$/u;
/** A slide with this many marks is a comparison, even if its columns were not detected. */
const FEWEST_MARKS = 4;
const LACKING =
  /^(?:[✗✘❌✖×○–—-]\uFE0F?|no|none|n\/a|(?:partial|limited|manual|diy|impractical|separate|extra|add-on)\b.*)$/iu;
/** An empty cell lacks what others have a mark for. */
const MARKED = /^(?:[✓✔✅☑●•]\uFE0F?|yes)$/iu;
const OURS = /^(?:us|we|ours|our (?:product|solution|platform))$/iu;

/** The company's own column, found by its name or by "us". */
function ownColumn(header: readonly (Cell | null)[], company: string | null): number {
  return header.findIndex((cell, at) => {
    if (at === 0 || cell === null) return false;
    const text = cell.text.toLowerCase();
    return OURS.test(text) || (company !== null && (text === company || text.startsWith(`${company} `)));
  });
}

function cellsOf({ rows: [header = [], ...body] }: Table, company: string | null): Map<string, Compared> {
  const found = new Map<string, Compared>();
  const own = ownColumn(header, company);
  if (own < 0) return found;
  const others = header.flatMap((cell, at) => (cell && at > 0 && at !== own ? [{ at, text: cell.text }] : []));
  const isRated = ({ text }: Cell) => LACKING.test(text) || MARKED.test(text);
  if (!body.some((row) => row.some((cell, at) => cell !== null && at > 0 && isRated(cell)))) return found;
  for (const { text } of others) found.set(text, { kind: 'alternative' });
  for (const row of body) {
    const [label] = row;
    const ours = row[own];
    if (!label || !ours || LACKING.test(ours.text)) continue;
    const unmarked = MARKED.test(ours.text) ? '–' : '';
    const against = others.filter(({ at }) => LACKING.test(row[at]?.text || unmarked)).map(({ text }) => text);
    if (against.length === 0) continue;
    const box = around(row.flatMap((cell) => (cell ? [cell.box] : [])));
    const cells = header.flatMap((name, at) => {
      const cell = row[at];
      return at > 0 && name && cell ? [`${name.text} ${cell.text}`] : [];
    });
    found.set(label.text, { kind: 'difference', against, text: nameAndText(label.text, cells.join('; ')), box });
  }
  return found;
}

/**
 * The role of each line on a slide that compares the company with others in a table; null for a line outside the table.
 * @param company its name in lower case
 */
export function comparedOn(slide: Slide, company: string | null): (line: Line) => Compared | null {
  const cells = slide.tables.map((table) => cellsOf(table, company)).find(({ size }) => size > 0);
  const isGrid = cells !== undefined || slide.lines.filter(({ text }) => MARK.test(text)).length >= FEWEST_MARKS;
  return ({ text }) => cells?.get(text) ?? (isGrid && text !== slide.title ? { kind: 'cell' } : null);
}

/** Logo size as a share of the slide. */
const LOGO = { most: 0.03, least: 0.0008 } as const;

/** True for a slide with at least two small pictures in a row, as logos are. */
export function showsLogos({ pictures }: Slide): boolean {
  const small = pictures.filter(({ share }) => share >= LOGO.least && share <= LOGO.most);
  return small.some((a) =>
    small.some((b) => a !== b && Math.abs(middleOf(a.box) - middleOf(b.box)) < a.box.height / 2),
  );
}

const middleOf = ({ y, height }: Box) => y + height / 2;
