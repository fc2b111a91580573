import { json } from 'node:stream/consumers';
import { onDisk } from '../../platform/files/on-disk.ts';
import type { FileStore } from '../../platform/files/store.ts';
import { DeckError, type DeckErrorCode } from '../reading/errors.ts';
import type { DrawOptions } from '../reading/reader-process.ts';
import { refusalOf } from '../reading/refusal.ts';
import type { Slide } from '../reading/types.ts';
import { SIDES } from './sides.ts';
import { imageKey, sheetKey } from './slide-keys.ts';
import type { DeckFile, ShownSlide, SlideImages } from './types.ts';

/** Draws the pages of a local PDF. */
export type DrawDeck = (path: string, drawing: DrawOptions) => Promise<Slide[]>;

interface Parts {
  files: FileStore;
  draw: DrawDeck;
  /** Local temporary folder for decks that are being drawn. */
  dir: string;
  clock: () => Date;
}

/** How long to wait before retrying a deck that could not be drawn; a busy machine may have caused the failure. */
const REST_MS = 10 * 60_000;

/** Stored result of a drawing: the slides, or why it failed, so that it is not retried on every view. */
type Sheet = { slides: ShownSlide[] } | { failed: DeckErrorCode; at: string };

interface Run {
  done: Promise<Sheet>;
  /** Resolves when the slide is drawn; rejects when drawing ends without it. */
  page: (number: number) => Promise<void>;
}

const textOf = ({ lines }: Slide) => lines.map(({ text }) => text).join('\n');

function slidesOf(sheet: Sheet): ShownSlide[] {
  if ('failed' in sheet) throw refusalOf(new DeckError(sheet.failed));
  return sheet.slides;
}

/** Stores slide images in the file store. */
export function createSlideImages({ files, draw, dir, clock }: Parts): SlideImages {
  const running = new Map<string, Run>();

  async function drawAll(deck: DeckFile, drawn: (number: number) => void): Promise<Sheet> {
    const sizes = new Map<number, { width: number; height: number }>();
    const take: DrawOptions['take'] = async (number, picture) => {
      const { width, height } = picture;
      const { encode } = await import('./drawing.ts');
      const images = await encode(picture);
      await files.put(imageKey(deck, number, 'large'), images.large);
      await files.put(imageKey(deck, number, 'small'), images.small);
      sizes.set(number, { width, height });
      drawn(number);
    };
    const slides = await onDisk({ files, key: deck.key, dir }, (path) => draw(path, { side: SIDES.large, take }));
    return {
      slides: slides.map((slide) => ({
        number: slide.number,
        title: slide.title,
        text: textOf(slide),
        ...(sizes.get(slide.number) ?? { width: 0, height: 0 }),
      })),
    };
  }

  function start(deck: DeckFile): Run {
    const pages = new Map<number, PromiseWithResolvers<void>>();
    const waitFor = (number: number) => {
      const page = pages.get(number) ?? Promise.withResolvers<void>();
      pages.set(number, page);
      return page;
    };
    const work = async () => {
      const sheet = await drawAll(deck, (number) => waitFor(number).resolve()).catch((error) => {
        if (error instanceof DeckError) return { failed: error.code, at: clock().toISOString() };
        throw refusalOf(error);
      });
      await files.put(sheetKey(deck), Buffer.from(JSON.stringify(sheet)));
      return sheet;
    };
    const done = work().finally(() => running.delete(deck.key));
    const run: Run = { done, page: (number) => Promise.race([waitFor(number).promise, done.then(() => {})]) };
    // Callers that wait see the error; without a caller, an unhandled rejection would end the server.
    done.catch(() => {});
    running.set(deck.key, run);
    return run;
  }

  async function stored(deck: DeckFile): Promise<Sheet | null> {
    const file = await files.open(sheetKey(deck));
    const sheet = file && ((await json(file.stream)) as Sheet);
    const isOld = sheet && 'failed' in sheet && clock().getTime() - Date.parse(sheet.at) > REST_MS;
    return isOld ? null : sheet;
  }

  return {
    async sheet(deck) {
      const sheet = running.has(deck.key) ? null : await stored(deck);
      return slidesOf(sheet ?? (await (running.get(deck.key) ?? start(deck)).done));
    },
    async image(deck, number, size) {
      const there = await files.open(imageKey(deck, number, size));
      if (there) return there;
      const sheet = running.has(deck.key) ? null : await stored(deck);
      if (sheet) {
        slidesOf(sheet);
        return null;
      }
      await (running.get(deck.key) ?? start(deck)).page(number);
      return await files.open(imageKey(deck, number, size));
    },
    async remove(deck) {
      const sheet = await stored(deck);
      if (!sheet) return;
      for (const { number } of 'slides' in sheet ? sheet.slides : []) {
        await files.remove(imageKey(deck, number, 'large'));
        await files.remove(imageKey(deck, number, 'small'));
      }
      await files.remove(sheetKey(deck));
    },
  };
}
