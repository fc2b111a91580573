import { join } from 'node:path';
import { z } from 'zod';
import { onDisk } from '../../platform/files/on-disk.ts';
import { defineJob, WAITED_FOR } from '../../platform/jobs/kinds.ts';
import type { Context } from '../context.ts';
import { DeckError } from '../reading/errors.ts';
import type { DrawOptions } from '../reading/reader-process.ts';
import { refusalOf } from '../reading/refusal.ts';
import type { Slide } from '../reading/types.ts';
import { loadSheet, type Sheet, storeSheet } from './sheet.ts';
import { SIDES } from './sides.ts';
import { imageKey } from './slide-keys.ts';
import type { DeckFile } from './types.ts';

type Parts = Pick<Context, 'files' | 'drawDeck' | 'config' | 'clock'>;

const textOf = ({ lines }: Slide) => lines.map(({ text }) => text).join('\n');

async function draw({ files, drawDeck, config }: Parts, deck: DeckFile, drawn: (number: number) => void) {
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
  const dir = join(config.dataDir, 'tmp');
  const slides = await onDisk({ files, key: deck.key, dir }, (path) => drawDeck(path, { side: SIDES.large, take }));
  return slides.map((slide) => ({
    number: slide.number,
    title: slide.title,
    text: textOf(slide),
    ...(sizes.get(slide.number) ?? { width: 0, height: 0 }),
  }));
}

/** Draws the slides of a stored deck. Its progress names each slide that is stored. */
export const drawSlidesJob = defineJob<Parts, DeckFile>({
  name: 'slide-drawing',
  lane: 'reading',
  data: z.object({ key: z.string() }),
  ...WAITED_FOR,
  // Somebody waits for it, but an evaluation goes first.
  patience: 10,
  async run(context, deck, { progress }) {
    const { files, clock } = context;
    if (await loadSheet(context, deck)) return;
    const sheet: Sheet = await draw(context, deck, (page) => progress({ page })).then(
      (slides) => ({ slides }),
      (error) => {
        if (error instanceof DeckError) return { failed: error.code, at: clock().toISOString() };
        throw refusalOf(error);
      },
    );
    await storeSheet(files, deck, sheet);
  },
});
