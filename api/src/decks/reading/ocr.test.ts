import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { rgb, StandardFonts } from 'pdf-lib';
import {
  firstPages,
  goodDeck,
  goodSlides,
  makeDeck,
  makeShelf,
  type Shelf,
  scannedDeck,
} from '../../../test/decks/index.ts';
import { readDeck } from './read-deck.ts';
import { ReaderProcess } from './reader-process.ts';
import type { DeckProgress } from './types.ts';

// Each file starts a process, which takes time on a busy machine.
jest.setTimeout(120_000);

let shelf: Shelf;
let scan: string;
beforeAll(async () => {
  shelf = await makeShelf();
  scan = await shelf.put('scan.pdf', await scannedDeck(await firstPages(await goodDeck(), 2)));
});
afterAll(() => shelf.clear());

const titles = goodSlides.slice(0, 2).map(({ title }) => title);

describe('a deck of scanned slides', () => {
  it('is read from its pictures, which every line says', async () => {
    const progress: DeckProgress[] = [];
    const { slides, language } = await readDeck(scan, { onProgress: (step) => progress.push(step) });
    expect(slides.map(({ title }) => title)).toEqual(titles);
    expect(slides.every(({ readable, unread, turn }) => readable && unread === null && turn === 0)).toBe(true);
    expect(slides.flatMap(({ lines }) => lines).every(({ source }) => source === 'ocr')).toBe(true);
    expect(slides[1]?.lines.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['21%', 'of treated water never reaches a meter, average of 61 utilities,']),
    );
    expect(language).toBeNull();
    expect(progress).toEqual([
      { stage: 'opening' },
      { stage: 'reading', slide: 1, of: 2 },
      { stage: 'reading', slide: 2, of: 2 },
      { stage: 'recognising', slide: 1, of: 2 },
      { stage: 'recognising', slide: 2, of: 2 },
    ]);
  });

  it('shows each line where it stands, in the size it has', async () => {
    const [written, seen] = await Promise.all([
      readDeck(await shelf.put('text.pdf', await firstPages(await goodDeck(), 2))),
      readDeck(scan),
    ]);
    const title = (deck: typeof seen) => deck.slides[0]?.lines.find(({ text }) => text === titles[0]);
    const [there, here] = [title(written), title(seen)];
    if (!there || !here) throw new Error('The title is missing.');
    expect(here.box.x).toBeCloseTo(there.box.x, 1);
    expect(here.box.y).toBeCloseTo(there.box.y, 1);
    expect(here.size / there.size).toBeGreaterThan(0.8);
    expect(here.size / there.size).toBeLessThan(1.25);
  });

  it.each([1, 3] as const)('is turned upright when it lies on its side (%d)', async (turn) => {
    const pages = await firstPages(await goodDeck(), 2);
    const { slides } = await readDeck(await shelf.put(`turned-${turn}.pdf`, await scannedDeck(pages, turn)));
    expect(slides.map((slide) => slide.title)).toEqual(titles);
    expect(slides.map((slide) => slide.turn)).toEqual([turn, turn]);
    expect(slides.every(({ width, height }) => width > height)).toBe(true);
  });

  it('is not assessed where nobody is to look for letters', async () => {
    await expect(readDeck(scan, { ocr: false })).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('is not assessed where looking takes too long', async () => {
    await expect(readDeck(scan, { recogniseMs: 1 })).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('ends at once when it is called off while letters are looked for', async () => {
    const abort = new AbortController();
    const reader = new ReaderProcess();
    const onProgress = ({ stage }: DeckProgress) => stage === 'recognising' && abort.abort(new Error('called off'));
    await expect(readDeck(scan, { signal: abort.signal, reader, onProgress })).rejects.toThrow('called off');
    while (reader.alive) await new Promise((resolve) => setImmediate(resolve));
  });
});

it('what stands in a picture too faintly to be seen is reported, and not read', async () => {
  const document = await makeDeck('Snackly', []);
  const page = document.addPage([960, 540]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  page.drawText('Snackly makes snacks for busy people', { x: 60, y: 400, size: 28, font });
  page.drawText('Monthly revenue of $410K, audited', { x: 60, y: 200, size: 28, font, color: rgb(0.97, 0.97, 0.97) });
  const { slides } = await readDeck(await shelf.put('faint.pdf', await scannedDeck(await document.save())));
  expect(slides[0]?.lines.map(({ text }) => text)).toEqual(['Snackly makes snacks for busy people']);
});
