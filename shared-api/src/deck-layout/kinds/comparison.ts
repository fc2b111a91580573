import { POINTS } from '../compose.ts';
import { textWidth } from '../measure.ts';
import { cleanText, styleOf } from '../text.ts';
import { mix, type ThemeLook } from '../themes.ts';
import type { Color } from '../types.ts';
import { type CellLook, paddingAt, type Table, type TableDesign } from './table-design.ts';

type Verdict = 'yes' | 'no' | 'partly';

/** What people write for a verdict. */
const WRITTEN: Record<Verdict, RegExp> = {
  yes: /^(?:yes|y|✓|✔|✅)$/iu,
  no: /^(?:no|n|none|✗|✘|×|x|❌|–|—|-)$/iu,
  partly: /^(?:partly|partial|partially|~|◐)$/iu,
};
/** Characters that fonts of every system draw in one colour. */
const MARKS: Record<Verdict, string> = { yes: '✓', no: '✗', partly: '◐' };
const WORDS: Record<Verdict, string> = { yes: 'Yes', no: 'No', partly: 'Partly' };

/** The verdict that a cell of a comparison shows as a mark; null if it shows its words. */
export function verdictOf(text: string): Verdict | null {
  const said = text.trim();
  const verdicts = Object.keys(WRITTEN) as Verdict[];
  return verdicts.find((verdict) => WRITTEN[verdict].test(said)) ?? null;
}

/** The mark or the words of a cell of a comparison. */
export function markOf(text: string): string {
  const verdict = verdictOf(text);
  return verdict ? MARKS[verdict] : text;
}

export const ownColumn = ({ own_column, columns }: Table): number =>
  Math.min(own_column ?? 1, Math.max(0, columns.length - 1));

/** Shares of the width that the first column, which names what is compared, takes at least and at most. */
const FIRST = { least: 0.16, most: 0.34 };

/** Width of the first column in inches: as wide as its longest words, within its shares. */
function firstWidth({ columns, rows }: Table, look: ThemeLook, size: number, total: number): number {
  const style = styleOf(look, size, '#000000', { weight: 700 });
  const words = [columns[0] ?? '', ...rows.map(([name = '']) => name)];
  const widest = Math.max(...words.map((text) => textWidth(cleanText(text), style)));
  const wanted = (widest / POINTS) * 1.04 + 2 * paddingAt(size).x;
  const even = total / columns.length;
  return Math.min(Math.max(wanted, total * FIRST.least, even * 0.75), Math.max(total * FIRST.most, even));
}

function describe({ columns, rows }: Table): string {
  const told = rows.map(([name = '', ...cells]) => {
    const verdicts = cells.map((cell, index) => {
      const verdict = verdictOf(cell);
      return `${columns[index + 1]} ${verdict ? WORDS[verdict].toLowerCase() : cell}`;
    });
    return `${name}: ${verdicts.join(', ')}`;
  });
  return cleanText(`Comparison. ${told.join('; ')}.`);
}

/** A comparison: marks for yes, no and partly, and one column on a ground of its own. */
export function comparisonDesign(table: Table, look: ThemeLook): TableDesign {
  const own = ownColumn(table);
  const ground = mix(look.background, look.accent, 0.1);
  const colorOf = (verdict: Verdict, column: number): Color =>
    verdict === 'no' ? look.muted : verdict === 'yes' && column === own ? look.accent : look.ink;
  const cell = (text: string, column: number, size: number): CellLook => {
    const verdict = column === 0 ? null : verdictOf(text);
    const weight = column === own && column > 0 ? 700 : 400;
    const written = styleOf(look, size, column === 0 || column === own ? look.ink : look.soft, { weight });
    return {
      text: verdict ? MARKS[verdict] : text,
      style: verdict ? styleOf(look, size * 1.4, colorOf(verdict, column), { weight: 700 }) : written,
      align: column === 0 ? 'left' : 'center',
      ...(column === own && { fill: ground }),
      ...(verdict && { said: WORDS[verdict] }),
    };
  };
  return {
    head: (text, column, size) => ({
      text,
      style: styleOf(look, size, column === own ? look.background : look.ink, { weight: 700 }),
      align: column === 0 ? 'left' : 'center',
      ...(column === own && { fill: look.accent }),
    }),
    cell,
    widths: (size, total) => {
      const count = table.columns.length;
      if (count === 1) return [total];
      const first = firstWidth(table, look, size, total);
      return table.columns.map((_, index) => (index === 0 ? first : (total - first) / (count - 1)));
    },
    anchor: 'middle',
    stretch: 0.3,
    alt: describe(table),
  };
}
