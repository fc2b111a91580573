/**
 * How strangers' decks that were written as web pages are read: `DECKS_DIR=... npm run bench -- web-decks`. A web page
 * says which label belongs to a figure, which names to a cell, and which words are one text, so what is read of its
 * print is compared with that, and nobody writes labels. `PRINTS=` keeps the prints for the next run; `SHOW=` names a
 * deck whose differences are listed.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '@northlight/e2e/browser';
import { readDeck } from '../../api/src/decks/reading/read-deck.ts';
import { type Comparison, compare } from './web-decks/compare.ts';
import { keptOrPrinted } from './web-decks/print.ts';

const { DECKS_DIR: folder, PRINTS, SHOW } = process.env;
if (!folder) throw new Error('Set DECKS_DIR to a folder of .html files.');
const HASH_LENGTH = 12;
const KINDS = ['figure', 'cell', 'text'] as const;
const OUTCOMES = ['bound', 'wrong', 'lost', 'whole', 'cut', 'glued', 'unread'] as const;

const prints = PRINTS ?? mkdtempSync(join(tmpdir(), 'web-decks-'));
mkdirSync(prints, { recursive: true });
const shares = (comparisons: readonly Comparison[]) =>
  Object.fromEntries(
    KINDS.map((kind) => {
      const own = comparisons.filter((one) => one.kind === kind);
      const parts = OUTCOMES.map((outcome) => [own.filter((one) => one.outcome === outcome).length, outcome] as const);
      const said = parts.filter(([count]) => count > 0).map(([count, outcome]) => `${count} ${outcome}`);
      return [kind, own.length > 0 ? `${said.join(', ')} of ${own.length}` : ''];
    }),
  );

const browser = await launchBrowser();
const decks = new Map<string, Comparison[]>();
try {
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .sort()) {
    const path = join(folder, name);
    const id = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, HASH_LENGTH);
    const pdf = join(prints, `${id}.pdf`);
    try {
      const structure = await keptOrPrinted(browser, path, pdf);
      if (!structure || decks.has(id)) continue;
      decks.set(id, compare(structure, (await readDeck(pdf)).slides));
    } catch (error) {
      console.log(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  }
} finally {
  await browser.close();
  if (!PRINTS) rmSync(prints, { recursive: true });
}
console.table({
  ...Object.fromEntries([...decks].map(([id, comparisons]) => [id, shares(comparisons)])),
  [`all ${decks.size} decks`]: shares([...decks.values()].flat()),
});
for (const { kind, outcome, slides, said } of decks.get(SHOW ?? '') ?? [])
  if (outcome !== 'bound' && outcome !== 'whole')
    console.log(`${kind} ${outcome}, slide ${slides.join(', ')}: ${said}`);
