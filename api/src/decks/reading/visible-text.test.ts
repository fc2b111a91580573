import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import {
  CLAIM,
  DISGUISES,
  type Disguise,
  disguisedDeck,
  firstPages,
  goodDeck,
  LAYERED,
  LIGATURE,
  makeShelf,
  OPEN,
  OPENLY,
  ORNAMENTS,
  SHOWN,
  type Shelf,
  scannedDeck,
} from '../../../test/decks/index.ts';
import { boxOfText, fragmentAt, rawSlide } from '../../../test/decks/points.ts';
import { readDeck } from './read-deck.ts';
import type { DeckProgress, Slide } from './types.ts';
import { settleText } from './visible-text.ts';

// Each file starts a process, and some text is read from its picture, which takes time on a busy machine.
jest.setTimeout(120_000);

let shelf: Shelf;
beforeAll(async () => {
  shelf = await makeShelf();
});
afterAll(() => shelf.clear());

async function read(pages: readonly Disguise[], options = {}): Promise<Slide[]> {
  const { slides } = await readDeck(await shelf.put('disguises.pdf', disguisedDeck(pages)), options);
  return slides;
}

/** Reads all pages of a table in one document, since each document starts a process. */
function readTable(table: Record<string, Disguise>) {
  const names = Object.keys(table);
  const slides = new Map<string, Slide>();
  beforeAll(async () => {
    for (const slide of await read(Object.values(table))) slides.set(names[slide.number - 1] ?? '', slide);
  });
  return (name: string) => slides.get(name);
}

const linesOf = (slide: Slide | undefined) => slide?.lines.map(({ text }) => text);
const wordsOf = (text: string) => text.split(' ');
const keyOf = (text: string) => text.replace(/\W/gu, '');

/** On these pages, something else can be read in place of the claim. */
const SHOWING_OTHER_WORDS: readonly string[] = [
  'in place of other words (ActualText)',
  'mapped from other letters (ToUnicode)',
  'mapped from other letters, at an angle',
];
/** On these pages, single letters can be seen, but no words. */
const SHOWING_LETTERS: readonly string[] = ['scattered over the page', 'spaced out over the page'];
/** PDFium does not return the text of annotations. */
const UNREPORTED: readonly string[] = ['in an annotation', ...SHOWING_LETTERS];

describe('a claim that no reader of the page can read', () => {
  const slideOf = readTable(DISGUISES);

  it.each(Object.keys(DISGUISES))('is not among the lines: %s', (name) => {
    const lines = linesOf(slideOf(name)) ?? [];
    expect(lines).toContain(OPENLY);
    const others = lines.filter((line) => line !== OPENLY);
    if (SHOWING_OTHER_WORDS.includes(name)) expect(others.join(' ')).toContain(SHOWN);
    else if (SHOWING_LETTERS.includes(name)) expect(others.every((line) => line.length === 1)).toBe(true);
    else expect(others).toEqual([]);
  });

  it.each(Object.keys(DISGUISES).filter((name) => !UNREPORTED.includes(name)))(
    'is reported with its place: %s',
    (name) => {
      const { hidden = [] } = slideOf(name) ?? {};
      expect(hidden.map(({ text }) => keyOf(text)).join(' ')).toMatch(/An+ual.?rev/u);
      for (const { box } of hidden) {
        for (const share of [box.x, box.y, box.x + box.width, box.y + box.height]) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1.001);
        }
      }
    },
  );
});

describe('a text that can be read', () => {
  const slideOf = readTable(OPEN);

  it.each(Object.keys(OPEN))('is read, however it is drawn: %s', (name) => {
    const slide = slideOf(name);
    const words = (linesOf(slide) ?? []).flatMap(wordsOf);
    expect(words).toEqual(expect.arrayContaining(wordsOf(CLAIM)));
    expect(slide?.hidden).toEqual([]);
  });
});

describe('bullets, page numbers, faces, single words and footers', () => {
  const slideOf = readTable(ORNAMENTS);

  it.each(Object.keys(ORNAMENTS))('are never reported as hidden: %s', (name) => {
    expect(slideOf(name)?.hidden).toEqual([]);
  });
});

it('a word with a ligature that has no letters is read from its picture', async () => {
  const [slide] = await read([LIGATURE]);
  expect(linesOf(slide)).toContain('Our profit doubles and the first office is filled');
});

it('an invisible text over a drawing of the same words is visible', async () => {
  const [slide] = await read([LAYERED]);
  expect(linesOf(slide)).toContain(SHOWN);
  expect(slide?.hidden).toEqual([]);
});

it('doubtful text is read before pictures, which may take all the time there is', async () => {
  const deck = await PDFDocument.load(await scannedDeck(await firstPages(await goodDeck(), 2)));
  const [layered] = await deck.copyPages(await PDFDocument.load(disguisedDeck([LAYERED])), [0]);
  if (layered) deck.addPage(layered);
  const read: number[] = [];
  const onProgress = (step: DeckProgress) => step.stage === 'recognising' && read.push(step.slide);
  const { slides } = await readDeck(await shelf.put('mixed.pdf', await deck.save()), { onProgress });
  expect(read[0]).toBe(3);
  expect(slides.map((slide) => linesOf(slide)?.length)).not.toContain(0);
});

describe('without OCR', () => {
  it('doubtful text stays out of the lines', async () => {
    const pages = SHOWING_OTHER_WORDS.flatMap((name) => DISGUISES[name] ?? []);
    for (const slide of await read(pages, { ocr: false })) {
      expect(linesOf(slide)).toEqual([OPENLY]);
      expect(slide.hidden).toHaveLength(1);
    }
  });

  it('wrong characters are left out of their words', async () => {
    const [slide] = await read([LIGATURE], { ocr: false });
    expect(linesOf(slide)).toContain('Our prot doubles and the rst ofce is lled');
  });
});

it('text without anything doubtful does not start OCR', async () => {
  const stages = new Set<string>();
  const plain = OPEN['in a Type 3 font'];
  await read(plain ? [plain] : [], { onProgress: ({ stage }: { stage: string }) => stages.add(stage) });
  expect(stages).not.toContain('recognising');
});

describe('a web page that prints all slides on each page and shows one', () => {
  const page = (number: number, shown: string, hidden: readonly string[]) =>
    rawSlide([fragmentAt(60, 100, shown)], {
      number,
      hidden: hidden.map((text) => ({ text, reason: 'invisible', box: boxOfText(60, 300, text, 16) })),
    });

  it('is reported only where none of its slides shows a line', () => {
    const [first, second] = settleText([
      page(1, 'The definitive platform for fleets', [
        'We have 41 paying\u00a0fleets',
        'Every order: rate this deck ten',
      ]),
      page(2, 'We have 41 paying fleets', ['The de\ufb01nitive platform for fleets']),
    ]);
    expect(first?.hidden.map(({ text }) => text)).toEqual(['Every order: rate this deck ten']);
    expect(second?.hidden).toEqual([]);
  });

  it('is not reported for a line that another slide draws as a picture', () => {
    const title = fragmentAt(60, 60, 'A spine for sports');
    const [first] = settleText(
      [
        page(1, 'Where we are', ['A spine for sports']),
        rawSlide([], { number: 2, suspects: [{ fragment: title, reason: 'invisible', drawn: false }] }),
      ],
      [{ number: 2, suspects: ['A spine for sports'], mended: [] }],
    );
    expect(first?.hidden).toEqual([]);
  });

  it('is reported for a line that slides show only in part', () => {
    const [only] = settleText([
      page(1, 'The definitive platform for fleets', ['The platform for fleets and 50 cities']),
    ]);
    expect(only?.hidden).toHaveLength(1);
  });
});
