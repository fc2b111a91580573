import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { drawDeck } from '../../src/decks/reading/draw-deck.ts';
import { HEIGHT, newDocument, WIDTH } from './kit.ts';
import { makeShelf } from './on-disk.ts';

const SIDE = 1600;

/** JPEG pictures of the pages of a PDF, as from a scanner or an image export. */
export async function picturesOf(deck: Uint8Array): Promise<Uint8Array[]> {
  const shelf = await makeShelf();
  const pictures: Uint8Array[] = [];
  await drawDeck(await shelf.put('deck.pdf', deck), {
    side: SIDE,
    take: async (_, { width, height, pixels }) => {
      const raw = { width, height, channels: 3 } as const;
      pictures.push(await sharp(pixels, { raw }).jpeg({ quality: 80 }).toBuffer());
    },
  });
  await shelf.clear();
  return pictures;
}

/** A deck without a text layer: its pages are pictures, all rotated by this many quarter turns clockwise. */
export async function scannedDeck(deck: Uint8Array, turn: 0 | 1 | 2 | 3 = 0): Promise<Uint8Array> {
  const document = await newDocument('Scan');
  for (const picture of await picturesOf(deck)) {
    const turned = await sharp(picture)
      .rotate(turn * 90)
      .toBuffer();
    const size: [number, number] = turn % 2 === 0 ? [WIDTH, HEIGHT] : [HEIGHT, WIDTH];
    document.addPage(size).drawImage(await document.embedJpg(turned), { width: size[0], height: size[1] });
  }
  return document.save();
}

/** The first pages of a PDF. */
export async function firstPages(deck: Uint8Array, count: number): Promise<Uint8Array> {
  const document = await PDFDocument.load(deck, { updateMetadata: false });
  while (document.getPageCount() > count) document.removePage(count);
  return document.save();
}
