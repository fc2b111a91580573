import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { degrees, StandardFonts } from 'pdf-lib';
import {
  damagedPdf,
  emptyFile,
  encryptedPdf,
  garbledDeck,
  goodDeck,
  goodSlides,
  HIDDEN_CLAIMS,
  hiddenTextDeck,
  imageOnlyDeck,
  makeDeck,
  makeShelf,
  mixedDeck,
  notAPdf,
  type Shelf,
  zeroPagePdf,
} from '../../../test/decks/index.ts';
import { DeckError } from './errors.ts';
import { readDeck } from './read-deck.ts';

// Each file starts a process, which takes time on a busy machine.
jest.setTimeout(60_000);

let shelf: Shelf;
beforeAll(async () => {
  shelf = await makeShelf();
});
afterAll(() => shelf.clear());

async function read(bytes: Uint8Array, name = 'deck.pdf') {
  return readDeck(await shelf.put(name, bytes));
}

const textOf = (lines: { text: string }[]) => lines.map(({ text }) => text).join(' ');

describe('a file that cannot be read', () => {
  it.each([
    ['an empty file', emptyFile, 'empty', /is empty/],
    ['a picture renamed to .pdf', notAPdf, 'not_a_pdf', /not a PDF\. Export your deck as a PDF/],
    ['a web page saved as .pdf', () => notAPdf('html'), 'not_a_pdf', /not a PDF/],
    ['a PDF with a password', encryptedPdf, 'encrypted', /protected by a password/],
    ['a PDF without pages', zeroPagePdf, 'no_pages', /has no pages/],
    ['half a PDF', damagedPdf, 'damaged', /is damaged/],
    ['pictures without text', imageOnlyDeck, 'unreadable', /slides 1–6 hold only images/],
    ['a font without its letters', garbledDeck, 'unreadable', /slide 1 holds only images, or text saved as shapes/],
  ] as const)('%s is told apart and explained', async (_, make, code, message) => {
    const error = await read(await make()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DeckError);
    expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
  });

  it('a file that is not there is no fault of the founder', async () => {
    await expect(readDeck('/nowhere/deck.pdf')).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('a reading that was called off before it began does not begin', async () => {
    const path = await shelf.put('off.pdf', await goodDeck());
    await expect(readDeck(path, { signal: AbortSignal.abort(new Error('called off')) })).rejects.toThrow('called off');
  });
});

it('tells which slide it is at, one after the other', async () => {
  const progress: number[] = [];
  const onProgress = (step: { slide?: number; stage: string }) => {
    if (step.stage === 'reading') progress.push(step.slide ?? 0);
  };
  const { slides } = await readDeck(await shelf.put('deck.pdf', await mixedDeck()), { onProgress });
  expect(progress).toEqual(slides.map(({ number }) => number));
});

describe('text that cannot be seen', () => {
  it('is reported with the reason and is not among the lines', async () => {
    const { slides } = await read(await hiddenTextDeck());
    const hidden = slides.flatMap((slide) => slide.hidden);
    expect(hidden.map(({ reason, text }) => [reason, text]).toSorted()).toEqual(
      Object.entries(HIDDEN_CLAIMS).toSorted(),
    );
    const visible = slides.map(({ lines }) => textOf(lines)).join(' ');
    for (const claim of Object.values(HIDDEN_CLAIMS)) expect(visible).not.toContain(claim.slice(0, 20));
  });
});

describe('a deck', () => {
  it('is read slide by slide, with titles, in reading order', async () => {
    const deck = await read(await goodDeck());
    expect(deck.slides.map(({ title }) => title)).toEqual(goodSlides.map(({ title }) => title));
    expect(deck.slides.every(({ readable, hidden }) => readable && hidden.length === 0)).toBe(true);
    const lines = deck.slides[1]?.lines.map(({ text }) => text) ?? [];
    expect(lines.slice(0, 4)).toEqual([
      'Problem',
      'Utilities lose a fifth of the water they treat',
      '21%',
      'of treated water never reaches a meter, average of 61 utilities,',
    ]);
    expect(lines.slice(-2)).toEqual(['Tidewell', '2']);
  });

  it('has the same fingerprint whenever it is read', async () => {
    const bytes = await goodDeck();
    const [a, b] = [await read(bytes, 'a.pdf'), await read(bytes, 'b.pdf')];
    expect(a).toEqual(b);
    expect(a.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('keeps the slides that can be read and names those that cannot', async () => {
    const { slides } = await read(await mixedDeck());
    expect(slides.filter(({ readable }) => !readable).map(({ number }) => number)).toEqual([3, 5]);
  });

  it('with an empty slide among others is readable, as nothing is hidden in it', async () => {
    const document = await makeDeck('Plain', [{ title: 'One' }]);
    document.addPage([960, 540]);
    const { slides } = await read(await document.save());
    expect(slides[1]).toMatchObject({ readable: true, lines: [], title: null });
  });

  it('of pages turned on their side is read upright, with places as they are seen', async () => {
    const document = await makeDeck('Turned', []);
    const page = document.addPage([540, 960]);
    page.setRotation(degrees(90));
    const font = await document.embedFont(StandardFonts.Helvetica);
    page.drawText('Read me from the left', { x: 80, y: 60, size: 24, font, rotate: degrees(90) });
    const { slides } = await read(await document.save());
    const [line] = slides[0]?.lines ?? [];
    expect(line?.text).toBe('Read me from the left');
    expect(line?.box.x).toBeCloseTo(60 / 960, 1);
    expect(line?.box.y).toBeLessThan(0.2);
    expect((line?.box.width ?? 0) * 960).toBeGreaterThan(5 * (line?.box.height ?? 1) * 540);
  });

  it('with tracked letters and words drawn apart is read as words', async () => {
    const document = await makeDeck('Spaced', []);
    const page = document.addPage([960, 540]);
    const font = await document.embedFont(StandardFonts.HelveticaBold);
    [...'WHY NOW'].forEach((letter, index) => {
      page.drawText(letter, { x: 60 + index * 18, y: 480, size: 12, font });
    });
    page.drawText('Seventy utilities', { x: 60, y: 400, size: 18, font });
    page.drawText('signed', { x: 65 + font.widthOfTextAtSize('Seventy utilities', 18), y: 400, size: 18, font });
    const { slides } = await read(await document.save());
    expect(slides[0]?.lines.map(({ text }) => text)).toEqual(['WHY NOW', 'Seventy utilities signed']);
  });
});
