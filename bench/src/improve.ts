/**
 * What “Improve this deck” does to strangers' decks: `DECKS_DIR=... npm run bench -- improve`. Each deck becomes slides
 * to edit, these become a PDF, and it is read and evaluated again, as in the product but without pictures. Prints which
 * categories fall and which numbers are gone. READINGS= names a folder that keeps what was read, for a second run;
 * SERVER= another checkout to compare with, whose slides are evaluated by this one.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { DocumentSlide } from '../../api/src/assistant/engine/types.ts';
import { materialOf } from '../../api/src/assistant/find-deck-material.ts';
import { readDeck } from '../../api/src/decks/reading/read-deck.ts';
import type { Deck } from '../../api/src/decks/reading/types.ts';
import type { CategoryScore } from '../../api/src/evaluation/engine/types.ts';
import { deckFiles, readDeckOf } from './claims/deck-files.ts';

type Generate = typeof import('../../api/src/assistant/engine/generate/generate.ts').generate;
type MakeFile = typeof import('../../api/src/decks/export/make-file.ts').makeFile;

/** The parts that are compared, of this checkout or another. */
interface Release {
  name: string;
  generate: Generate;
  makeFile: MakeFile;
}

const releaseOf = async (name: string, root: string): Promise<Release> => ({
  name,
  ...((await import(join(root, 'api/src/assistant/engine/generate/generate.ts'))) as { generate: Generate }),
  ...((await import(join(root, 'api/src/decks/export/make-file.ts'))) as { makeFile: MakeFile }),
});

const HERE = resolve(import.meta.dirname, '../..');
const { SERVER } = process.env;
const releases = [
  await releaseOf('this checkout', HERE),
  ...(SERVER ? [await releaseOf('SERVER', resolve(SERVER))] : []),
];
const folder = mkdtempSync(join(tmpdir(), 'improve-'));

/** The slide without its picture: the text beside it as a list, or nothing. */
const withoutPicture = (slide: DocumentSlide): DocumentSlide[] => {
  if (slide.kind !== 'image') return [slide];
  const { id, title, notes, lines = [] } = slide;
  return lines.length > 0 ? [{ id, title, notes, kind: 'bullets', lines }] : [];
};

/** A deck as slides to edit, and these read again as the PDF that is evaluated. */
async function improved({ generate, makeFile }: Release, material: Awaited<ReturnType<typeof materialOf>>) {
  const slides: DocumentSlide[] = [];
  for await (const piece of generate({ theme: 'paper', material })) {
    if (piece.type === 'slide') slides.push(...withoutPicture(piece.slide));
  }
  const deck = { name: 'Deck', company: '', content: { theme: 'paper' as const, slides }, images: {}, at: new Date(0) };
  const path = join(folder, 'deck.pdf');
  writeFileSync(path, await makeFile({ format: 'pdf', deck }, AbortSignal.timeout(120_000)));
  return await readDeck(path);
}

const numbersOf = (deck: Deck) =>
  new Set(deck.slides.flatMap(({ lines }) => lines.flatMap(({ text }) => text.match(/\d[\d.,]*/gu) ?? [])));

const scoreOf = (scores: readonly CategoryScore[], category: string) =>
  scores.find((one) => one.category === category)?.score ?? null;

for (const release of releases) {
  let assessed = 0;
  let decks = 0;
  const falls: { deck: string; category: string; from: number; to: number }[] = [];
  const lost: string[] = [];
  const refused: string[] = [];
  for (const [hash, { name }] of deckFiles) {
    const deck = await readDeckOf(hash);
    const material = deck && (await materialOf(deck));
    if (!deck || !material?.evaluation) continue;
    const again = await improved(release, material).catch(
      (error: Error) => void refused.push(`${name}: ${error.message}`),
    );
    if (!again) continue;
    const { evaluation } = await materialOf(again);
    decks += 1;
    for (const { category, score } of material.evaluation.scores) {
      if (score === null) continue;
      assessed += 1;
      const to = scoreOf(evaluation?.scores ?? [], category) ?? 0;
      if (to < score) falls.push({ deck: name, category, from: score, to });
    }
    const kept = numbersOf(again);
    const gone = [...numbersOf(deck)].filter((number) => !kept.has(number));
    lost.push(`${name}: ${gone.length} of ${numbersOf(deck).size}`);
  }
  const more = falls.filter(({ from, to }) => from - to > 1);
  console.log(
    `\n${release.name}: of ${assessed} categories of ${decks} decks, ${falls.length} fall, ${more.length} by more than one`,
  );
  for (const one of refused) console.log(`  No PDF: ${one}`);
  falls.sort((a, b) => b.from - b.to - (a.from - a.to));
  for (const { deck, category, from, to } of falls) console.log(`  ${deck}, ${category}: ${from} → ${to}`);
  if (process.env.SHOW) console.log(`Numbers without a copy in the text:\n  ${lost.join('\n  ')}`);
}
rmSync(folder, { recursive: true });
