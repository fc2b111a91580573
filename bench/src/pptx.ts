/**
 * How much of strangers' PowerPoint files arrives in editable slides: words, numbers, cells of tables, values of
 * charts, pictures and notes, against a plain walk over the XML of each file. `DECKS_DIR=` names their folder. Exits
 * with 1 when something is lost that is not reported as left out. Needs unzip.
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readPptx } from '../../api/src/decks/pptx-in/read-pptx.ts';
import { arrived } from './pptx/arrived.ts';
import { contentsOf } from './pptx/contents.ts';
import { type Counted, kept, missing } from './pptx/counted.ts';

const dir = process.env.DECKS_DIR;
if (!dir) throw new Error('Set DECKS_DIR to a folder of .pptx files.');
const SHOW = process.env.SHOW === '1';
const COLUMNS = ['words', 'numbers', 'cells', 'values', 'notes'] as const;

const total: Record<(typeof COLUMNS)[number], { there: number; here: number }> = {
  words: { there: 0, here: 0 },
  numbers: { there: 0, here: 0 },
  cells: { there: 0, here: 0 },
  values: { there: 0, here: 0 },
  notes: { there: 0, here: 0 },
};
const percent = (here: number, there: number) => (there === 0 ? '–' : `${((100 * here) / there).toFixed(1)}%`);
let silent = 0;

const files = readdirSync(dir).filter((name) => /\.pptx$/i.test(name));
console.log(['file', 'slides', ...COLUMNS, 'pictures shown/left out', 'left out'].join('\t'));
for (const name of files.sort()) {
  const path = join(dir, name);
  try {
    const start = performance.now();
    const deck = await readPptx(path);
    const ms = Math.round(performance.now() - start);
    const there = contentsOf(path);
    const here = arrived(deck);
    const cells = COLUMNS.map((column) => {
      const [found, all] = [kept(there[column], here[column]), there[column].length];
      total[column].here += found;
      total[column].there += all;
      return `${percent(found, all)} of ${all}`;
    });
    const lost = (['words', 'numbers', 'cells', 'values', 'notes'] as const).flatMap((column) =>
      missing(there[column], here[column]),
    );
    const isReported = deck.leftOut.some(({ kind }) =>
      ['outside', 'hidden-shape', 'footer', 'long-notes', 'diagram', 'object', 'chart'].includes(kind),
    );
    const isSilent = lost.length > 0 && !isReported;
    if (isSilent) silent += 1;
    const leftPictures = deck.leftOut.filter(({ kind }) => /picture|background/.test(kind));
    const pictures = `${here.pictures}/${leftPictures.reduce((sum, { count }) => sum + count, 0)} of ${there.pictures}`;
    const kinds = deck.leftOut.map(({ kind, count }) => `${kind} ${count}`).join(', ');
    console.log([basename(name), `${deck.sources} (${ms} ms)`, ...cells, pictures, kinds].join('\t'));
    if (isSilent || SHOW) console.log(`  not found: ${lost.slice(0, 40).join(' | ')}`);
  } catch (error) {
    console.log([basename(name), error instanceof Error ? error.message : String(error)].join('\t'));
  }
}
console.log(
  [
    'all',
    files.length,
    ...COLUMNS.map((column) => `${percent(total[column].here, total[column].there)} of ${total[column].there}`),
  ].join('\t'),
);
console.log(`${silent} files lose something without a note.`);
process.exitCode = silent > 0 ? 1 : 0;

export type { Counted };
