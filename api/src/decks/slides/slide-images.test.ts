import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { deckOf, goodDeck } from '../../../test/decks/index.ts';
import { buildClock } from '../../../test/factories/clock.ts';
import { folderStore } from '../../platform/files/folder.ts';
import type { FileStore } from '../../platform/files/store.ts';
import { drawDeck } from '../reading/draw-deck.ts';
import { DeckError } from '../reading/errors.ts';
import { createSlideImages, type DrawDeck } from './slide-images.ts';
import type { SlideImages, SlideSize } from './types.ts';

// Each drawing starts a process, which takes time on a busy machine.
jest.setTimeout(60_000);

const DECK = { key: 'decks/one.pdf' };

let pdf: Uint8Array;
let files: FileStore;
let dir: string;
beforeAll(async () => {
  pdf = await goodDeck();
});
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'northlight-slides-'));
  files = folderStore(join(dir, 'files'));
  await files.put(DECK.key, pdf);
});
// A drawing that outlives its test may still write.
afterEach(() => rm(dir, { recursive: true, force: true, maxRetries: 5 }));

function buildImages(draw: DrawDeck = drawDeck) {
  const calls = jest.fn(draw);
  const clock = buildClock();
  const images = createSlideImages({ files, draw: calls, dir: join(dir, 'tmp'), clock: clock.read });
  return { images, calls, clock };
}

/** Decodes a stored image. */
async function pixelsOf(images: SlideImages, number: number, size: SlideSize) {
  const image = await images.image(DECK, number, size);
  if (!image) throw new Error(`There is no slide ${number}.`);
  return sharp(await buffer(image.stream));
}

const left = async () => (await readdir(join(dir, 'tmp'))).length;

describe('the slides of a stored deck', () => {
  it('come with their titles, their text and their size', async () => {
    const { images } = buildImages();
    const slides = await images.sheet(DECK);
    expect(slides.map(({ number }) => number)).toEqual(slides.map((_, index) => index + 1));
    expect(slides[0]?.title).toBeTruthy();
    expect(slides.every(({ text, width, height }) => text !== '' && Math.max(width, height) === 1600)).toBe(true);
    expect(await left()).toBe(0);
  });

  it('are drawn once, however many people look at the same time', async () => {
    const { images, calls } = buildImages();
    const [sheet, , none] = await Promise.all([
      images.sheet(DECK),
      images.image(DECK, 2, 'large'),
      images.image(DECK, 999, 'large'),
      images.image(DECK, 1, 'small'),
    ]);
    await images.sheet(DECK);
    expect(none).toBeNull();
    expect(calls).toHaveBeenCalledTimes(1);
    const { format, width } = await (await pixelsOf(images, 2, 'large')).metadata();
    expect({ format, width }).toEqual({ format: 'webp', width: sheet[1]?.width });
  });

  it('are small on request', async () => {
    const { images } = buildImages();
    const { width = 0, height = 0 } = await (await pixelsOf(images, 1, 'small')).metadata();
    expect(Math.max(width, height)).toBe(320);
  });

  it('keep their colours', async () => {
    const draw: DrawDeck = async (_, { take }) => {
      await take(1, { width: 2, height: 1, pixels: new Uint8Array([0, 0, 255, 0, 0, 0, 255, 0]) });
      return deckOf([[]], { readable: false, unread: 'picture' }).slides;
    };
    const image = await pixelsOf(buildImages(draw).images, 1, 'large');
    const { data } = await image.raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(data[2]).toBeLessThan(60);
  });

  it('that cannot be drawn are refused with a sentence, and not tried again', async () => {
    const { images, calls } = buildImages(() => Promise.reject(new DeckError('too_complex')));
    for (let time = 0; time < 2; time++) {
      await expect(images.sheet(DECK)).rejects.toMatchObject({ code: 'too_complex' });
      await expect(images.image(DECK, 1, 'large')).rejects.toMatchObject({ code: 'too_complex' });
    }
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('are tried again after a while, since a busy machine may have been the reason', async () => {
    const { images, calls, clock } = buildImages(() => Promise.reject(new DeckError('too_complex')));
    await expect(images.sheet(DECK)).rejects.toMatchObject({ code: 'too_complex' });
    clock.pass(11 * 60);
    await expect(images.sheet(DECK)).rejects.toMatchObject({ code: 'too_complex' });
    expect(calls).toHaveBeenCalledTimes(2);
  });

  it('are tried again after a fault that was not the deck’s', async () => {
    let faults = 1;
    const { images } = buildImages((...args) =>
      faults-- > 0 ? Promise.reject(new Error('The disk is full.')) : drawDeck(...args),
    );
    await expect(images.sheet(DECK)).rejects.toThrow('The disk is full.');
    await expect(images.sheet(DECK)).resolves.toHaveLength(12);
  });

  it('leave nothing when they are removed, but the deck itself', async () => {
    const { images } = buildImages();
    await images.sheet(DECK);
    await images.remove(DECK);
    expect(await readdir(join(dir, 'files/slides/one'))).toEqual([]);
    expect(await readFile(join(dir, 'files', DECK.key))).toHaveLength(pdf.length);
  });

  it('of a deck that is gone are not found', async () => {
    await expect(buildImages().images.sheet({ key: 'decks/other.pdf' })).rejects.toMatchObject({ code: 'not_found' });
  });
});
