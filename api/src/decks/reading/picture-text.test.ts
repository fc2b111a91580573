import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { makeDeck, makeShelf, picturesOf, type Shelf } from '../../../test/decks/index.ts';
import { readDeck } from './read-deck.ts';
import type { Slide } from './types.ts';

// Each file starts a process, which takes time on a busy machine.
jest.setTimeout(120_000);

const SIZE: [number, number] = [960, 540];
const WHITE = rgb(1, 1, 1);

let shelf: Shelf;
beforeAll(async () => {
  shelf = await makeShelf();
});
afterAll(() => shelf.clear());

type Draw = (page: PDFPage, font: PDFFont) => void;

/** A page drawn as a JPEG picture. */
async function picture(draw: Draw): Promise<Uint8Array> {
  const document = await makeDeck('Picture', []);
  draw(document.addPage(SIZE), await document.embedFont(StandardFonts.HelveticaBold));
  const [drawn] = await picturesOf(await document.save());
  if (!drawn) throw new Error('Nothing was drawn.');
  return drawn;
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

const BESIDE: Place = { x: 180, y: 30, width: 600, height: 337 };
const BEHIND: Place = { x: 0, y: 0, width: 960, height: 540 };

/** Reads a slide that shows a picture and, above it, text of its own. */
async function readSlide(jpg: Uint8Array, place: Place, own: readonly string[], options = {}): Promise<Slide> {
  const document: PDFDocument = await makeDeck('Ferrylane', []);
  const page = document.addPage(SIZE);
  const font = await document.embedFont(StandardFonts.Helvetica);
  page.drawImage(await document.embedJpg(jpg), place);
  own.forEach((text, index) => {
    page.drawText(text, { x: 60, y: 480 - 40 * index, size: index === 0 ? 32 : 18, font });
  });
  const { slides } = await readDeck(await shelf.put('picture.pdf', await document.save()), options);
  const [slide] = slides;
  if (!slide) throw new Error('There is no slide.');
  return slide;
}

const recognisedIn = ({ lines }: Slide) => lines.filter(({ source }) => source === 'ocr').map(({ text }) => text);
const OWN = ['Market size', 'Ferry operators across the northern coasts'];

/** Three market sizes in circles, as white figures on colours, with labels below. */
const drawCircles: Draw = (page, font) => {
  const circles = [
    { x: 190, radius: 150, figure: '$2.4B', label: 'All ferry tickets' },
    { x: 520, radius: 105, figure: '$610M', label: 'Booked online' },
    { x: 800, radius: 75, figure: '$84M', label: 'Small operators' },
  ];
  for (const { x, radius, figure, label } of circles) {
    page.drawCircle({ x, y: 320, size: radius, color: rgb(0.85, 0.4, 0.1) });
    page.drawText(figure, { x: x - font.widthOfTextAtSize(figure, 40) / 2, y: 306, size: 40, font, color: WHITE });
    page.drawText(label, { x: x - font.widthOfTextAtSize(label, 26) / 2, y: 100, size: 26, font });
  }
};

describe('a picture beside text', () => {
  it('is read, with the figures that stand alone in it', async () => {
    const slide = await readSlide(await picture(drawCircles), BESIDE, OWN);
    expect(recognisedIn(slide).toSorted()).toEqual(
      ['$2.4B', '$610M', '$84M', 'All ferry tickets', 'Booked online', 'Small operators'].toSorted(),
    );
    expect(slide).toMatchObject({ title: 'Market size', readable: true, unreadRegions: [] });
  });

  it('is said to be unread where OCR does not run', async () => {
    const slide = await readSlide(await picture(drawCircles), BESIDE, OWN, { ocr: false });
    expect(slide).toMatchObject({ readable: true, unreadRegions: [{ state: 'unread' }] });
    expect(slide.unreadRegions[0]?.box.x).toBeCloseTo(BESIDE.x / 960, 1);
  });

  it('is not mentioned when it holds no text', async () => {
    const photo = await picture((page) => {
      for (let index = 0; index < 60; index++) {
        const shade = 0.2 + ((index * 37) % 60) / 100;
        const [x, y] = [(index * 173) % 960, (index * 97) % 540];
        page.drawEllipse({
          x,
          y,
          xScale: 40 + (index % 9) * 12,
          yScale: 30 + (index % 7) * 14,
          color: rgb(shade, 0.5, 1 - shade),
        });
      }
    });
    const slide = await readSlide(photo, BESIDE, OWN);
    expect(recognisedIn(slide)).toEqual([]);
    expect(slide).toMatchObject({ readable: true, unreadRegions: [] });
  });
});

describe('a picture behind a title', () => {
  it('is read, and the title is read once', async () => {
    const background = await picture((page, font) => {
      page.drawRectangle({ x: 0, y: 0, width: 960, height: 540, color: rgb(0.07, 0.16, 0.14) });
      page.drawText('Forty harbours have signed up', { x: 60, y: 300, size: 30, font, color: WHITE });
      page.drawText('Each pays for every seat it fills', { x: 60, y: 220, size: 30, font, color: WHITE });
    });
    const document = await makeDeck('Ferrylane', []);
    const page = document.addPage(SIZE);
    page.drawImage(await document.embedJpg(background), BEHIND);
    const font = await document.embedFont(StandardFonts.Helvetica);
    page.drawText('Traction', { x: 60, y: 440, size: 40, font, color: WHITE });
    const { slides } = await readDeck(await shelf.put('behind.pdf', await document.save()));
    expect(slides[0]?.lines.map(({ text }) => text)).toEqual([
      'Traction',
      'Forty harbours have signed up',
      'Each pays for every seat it fills',
    ]);
  });
});

describe('a slide that can be read only in part', () => {
  it('keeps the sentence that is sure, and says that there is more', async () => {
    const clear = await picture((page, font) => {
      page.drawText('Ferries leave half empty every morning', { x: 60, y: 440, size: 34, font });
      for (let line = 0; line < 6; line++) {
        page.drawText('Nobody can make out what these words mean here', { x: 60, y: 300 - line * 40, size: 22, font });
      }
    });
    const { width = 0, height = 0 } = await sharp(clear).metadata();
    const lower = { left: 0, top: Math.round(height * 0.35), width, height: Math.round(height * 0.65) };
    const coarse = await sharp(clear).extract(lower).resize({ width: 230 }).toBuffer();
    const blurred = await sharp(coarse)
      .resize({ width, height: lower.height, fit: 'fill', kernel: 'nearest' })
      .toBuffer();
    const jpg = await sharp(clear)
      .composite([{ input: blurred, left: 0, top: lower.top }])
      .jpeg()
      .toBuffer();
    const slide = await readSlide(jpg, BEHIND, []);
    expect(recognisedIn(slide)).toContain('Ferries leave half empty every morning');
    expect(slide).toMatchObject({ readable: true, unread: null, unreadRegions: [{ state: 'partly' }] });
  });
});
