import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { deckOf, firstPages, goodDeck } from '../../../test/decks/index.ts';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import type { DrawDeck } from '../context.ts';
import { drawDeck } from '../reading/draw-deck.ts';
import { DeckError } from '../reading/errors.ts';
import type { SlideImages, SlideSize } from './types.ts';

// Each drawing starts a process, which takes time on a busy machine.
jest.setTimeout(60_000);

const DECK = { key: 'decks/one.pdf' };

let pdf: Uint8Array;
let server: TestApp | undefined;
beforeAll(async () => {
  pdf = await firstPages(await goodDeck(), 3);
});
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** A server whose file store has the deck. */
async function buildImages(draw: DrawDeck = drawDeck) {
  const calls = jest.fn(draw);
  server = await buildTestApp({ drawDeck: calls });
  await server.context.files.put(DECK.key, pdf);
  return { images: server.context.slides, calls, clock: server.clock, dir: server.dir };
}

/** Decodes a stored image. */
async function pixelsOf(images: SlideImages, number: number, size: SlideSize) {
  const image = await images.image(DECK, number, size);
  if (!image) throw new Error(`There is no slide ${number}.`);
  return sharp(await buffer(image.stream));
}

const left = async (dir: string) => (await readdir(join(dir, 'tmp'))).length;

describe('the slides of a stored deck', () => {
  it('come with their titles, their text and their size', async () => {
    const { images, dir } = await buildImages();
    const slides = await images.sheet(DECK);
    expect(slides.map(({ number }) => number)).toEqual(slides.map((_, index) => index + 1));
    expect(slides[0]?.title).toBeTruthy();
    expect(slides.every(({ text, width, height }) => text !== '' && Math.max(width, height) === 1600)).toBe(true);
    expect(await left(dir)).toBe(0);
  });

  it('are drawn once, however many people look at the same time', async () => {
    const { images, calls } = await buildImages();
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
    const { images } = await buildImages();
    const { width = 0, height = 0 } = await (await pixelsOf(images, 1, 'small')).metadata();
    expect(Math.max(width, height)).toBe(320);
  });

  it('keep their colours', async () => {
    const draw: DrawDeck = async (_, { take }) => {
      await take(1, { width: 2, height: 1, pixels: new Uint8Array([255, 0, 0, 255, 0, 0]) });
      return deckOf([[]], { readable: false, unread: 'picture' }).slides;
    };
    const image = await pixelsOf((await buildImages(draw)).images, 1, 'large');
    const { data } = await image.raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(data[2]).toBeLessThan(60);
  });

  it('that cannot be drawn are refused with a sentence, and not tried again', async () => {
    const { images, calls } = await buildImages(() => Promise.reject(new DeckError('too_complex')));
    for (let time = 0; time < 2; time++) {
      await expect(images.sheet(DECK)).rejects.toMatchObject({ code: 'too_complex' });
      await expect(images.image(DECK, 1, 'large')).rejects.toMatchObject({ code: 'too_complex' });
    }
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('are tried again after a while, since a busy machine may have been the reason', async () => {
    const { images, calls, clock } = await buildImages(() => Promise.reject(new DeckError('too_complex')));
    await expect(images.sheet(DECK)).rejects.toMatchObject({ code: 'too_complex' });
    clock.pass(11 * 60);
    await expect(images.sheet(DECK)).rejects.toMatchObject({ code: 'too_complex' });
    expect(calls).toHaveBeenCalledTimes(2);
  });

  it('are tried again after a fault that was not the deck’s', async () => {
    let faults = 1;
    const { images } = await buildImages((...args) =>
      faults-- > 0 ? Promise.reject(new Error('The disk is full.')) : drawDeck(...args),
    );
    await expect(images.sheet(DECK)).rejects.toMatchObject({ code: 'internal' });
    expect(await server?.context.jobs.listFailed(1)).toMatchObject([{ error: 'Error: The disk is full.' }]);
    await expect(images.sheet(DECK)).resolves.toHaveLength(3);
  });

  it('leave nothing when they are removed, but the deck itself', async () => {
    const { images, dir } = await buildImages();
    await images.sheet(DECK);
    await images.remove(DECK);
    expect(await readdir(join(dir, 'files/slides/one'))).toEqual([]);
    expect(await readFile(join(dir, 'files', DECK.key))).toHaveLength(pdf.length);
  });

  it('of a deck that is gone are not found', async () => {
    const { images } = await buildImages();
    await expect(images.sheet({ key: 'decks/other.pdf' })).rejects.toMatchObject({ code: 'not_found' });
  });
});
