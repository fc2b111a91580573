/**
 * How far the PowerPoint export, drawn by LibreOffice, is from the screen: the decks of the twelve briefs and one with
 * every kind of slide, in three themes (`THEMES=`). `OUT=` names a folder for the pictures, screen left, LibreOffice
 * right; `DECKS=` names some of the decks, `FORMAT=4:3` draws them in that format, `SHOW=1` lists every line that differs. Exits with 1 above the bounds. Needs Chromium, LibreOffice
 * and poppler-utils.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DECK_FORMATS, DECK_THEMES, type DeckTheme } from '@northlight/shared-api/rules';
import { pagesOf } from '../../api/src/decks/export/lay-out.ts';
import { buildPptx } from '../../api/src/decks/export/pptx/build-pptx.ts';
import { compareTexts, shareOff } from './side-by-side/compare.ts';
import { decksIn } from './side-by-side/decks.ts';
import { montage, pair } from './side-by-side/montage.ts';
import { convertAll, picturesOf, wordsOf } from './side-by-side/office.ts';
import { openScreen } from './side-by-side/screen.ts';

/** Shares of pixels. */
const BOUND = { mean: 0.01, worst: 0.06 };
const WIDTH = 640;
const PER_SHEET = 12;

const named = (process.env.THEMES ?? 'paper,slate,ember').split(',');
const themes = DECK_THEMES.filter((theme): theme is DeckTheme => named.includes(theme));
const only = process.env.DECKS?.split(',');
const format = DECK_FORMATS.find((one) => one === process.env.FORMAT);
const out = process.env.OUT ? resolve(process.env.OUT) : null;
const work = mkdtempSync(join(tmpdir(), 'side-by-side-'));
const root = resolve(import.meta.dirname, '../..');

interface Compared {
  id: string;
  kind: string;
  off: number;
  texts: ReturnType<typeof compareTexts>;
}

const compared: Compared[] = [];
try {
  const decks = (await decksIn(themes, format)).filter(({ id }) => !only || only.some((name) => id.startsWith(name)));
  const files: string[] = [];
  for (const { id, deck } of decks) {
    files.push(join(work, `${id}.pptx`));
    writeFileSync(join(work, `${id}.pptx`), await buildPptx(deck));
  }
  await convertAll(files, work);
  const screen = await openScreen(root, work, WIDTH);
  if (out) mkdirSync(out, { recursive: true });
  for (const { id, deck } of decks) {
    const pages = pagesOf(deck);
    const pdf = join(work, `${id}.pdf`);
    const ours = await screen.draw(pages, deck.images);
    const theirs = await picturesOf(pdf, id, WIDTH, work);
    const words = await wordsOf(pdf);
    if (theirs.length !== pages.length)
      throw new Error(`${id}: ${pages.length} pages, ${theirs.length} in LibreOffice`);
    const pairs: Buffer[] = [];
    for (const [index, page] of pages.entries()) {
      const [mine, other] = [ours[index], theirs[index]];
      if (!mine || !other) throw new Error(`${id}: page ${index + 1} was not drawn.`);
      const off = await shareOff(mine, other);
      const one = { id: `${id} ${page.number}`, kind: page.kind, off, texts: compareTexts(page, words[index] ?? []) };
      compared.push(one);
      if (out) pairs.push(await pair(mine, other, `${one.id} ${one.kind} ${(100 * off).toFixed(1)}%`));
    }
    if (!out) continue;
    for (let at = 0; at < pairs.length; at += PER_SHEET) {
      writeFileSync(join(out, `${id}-${at / PER_SHEET + 1}.png`), await montage(pairs.slice(at, at + PER_SHEET), 2));
    }
    for (let at = 0; at < ours.length; at += PER_SHEET) {
      writeFileSync(
        join(out, `screen-${id}-${at / PER_SHEET + 1}.png`),
        await montage(ours.slice(at, at + PER_SHEET), 3),
      );
    }
  }
  await screen.close();
} finally {
  rmSync(work, { recursive: true, force: true });
}

const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
const mean = (of: readonly Compared[]) => of.reduce((sum, { off }) => sum + off, 0) / of.length;
const worst = (of: readonly Compared[]) => Math.max(...of.map(({ off }) => off));
const count = (of: readonly Compared[], what: (texts: Compared['texts']) => number) =>
  of.reduce((sum, { texts }) => sum + what(texts), 0);
const row = (name: string, of: readonly Compared[]) => [
  name,
  of.length,
  percent(mean(of)),
  percent(worst(of)),
  count(of, ({ lines }) => lines),
  count(of, ({ wrapped }) => wrapped.length),
  count(of, ({ moved }) => moved.length),
  count(of, ({ outside }) => outside.length),
  count(of, ({ unlabelled }) => unlabelled.length),
];
const HEAD = ['kind', 'slides', 'mean off', 'worst off', 'lines', 'wrapped', 'moved', 'outside', 'labels missing'];
const kinds = [...new Set(compared.map(({ kind }) => kind))].sort();
const rows = kinds.map((kind) =>
  row(
    kind,
    compared.filter((one) => one.kind === kind),
  ),
);
for (const line of [HEAD, ...rows, row('all', compared)]) console.log(`| ${line.join(' | ')} |`);

console.log('\nTen worst slides:');
for (const { id, kind, off } of compared.toSorted((a, b) => b.off - a.off).slice(0, 10)) {
  console.log(`${percent(off)}  ${id}  ${kind}`);
}
if (process.env.SHOW === '1') {
  for (const { id, kind, texts } of compared) {
    for (const what of ['wrapped', 'moved', 'outside', 'unlabelled'] as const) {
      for (const text of texts[what]) console.log(`${what}\t${id}\t${kind}\t${text}`);
    }
  }
}
const lost = count(compared, ({ wrapped, outside }) => wrapped.length + outside.length);
process.exitCode = mean(compared) > BOUND.mean || worst(compared) > BOUND.worst || lost > 0 ? 1 : 0;
