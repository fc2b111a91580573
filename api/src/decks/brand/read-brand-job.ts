import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../../platform/errors/failure.ts';
import { onDisk } from '../../platform/files/on-disk.ts';
import { defineJob, WAITED_FOR } from '../../platform/jobs/kinds.ts';
import type { Context } from '../context.ts';
import { drawDeckImage } from '../images/deck-images.ts';
import { pptxRefusalOf } from '../pptx-in/errors.ts';
import { lookAtPptx } from '../pptx-in/read-pptx.ts';
import { refusalOf } from '../reading/refusal.ts';
import { encodeLogo } from '../slides/drawing.ts';
import type { DeckAppearance, PptxAppearance } from './types.ts';

const Data = z.object({ key: z.string(), userId: z.int(), isPowerPoint: z.boolean() });

/** What a deck looks like. Its logo is stored under `key` for whoever waits, who deletes it. */
export interface SeenBrand extends DeckAppearance {
  logo: { key: string; extension: 'jpg' | 'png' } | null;
}

const UNREADABLE = new Set(['not_an_image', 'too_many_pixels']);

/** Where a logo is stored while somebody waits for it: apart from the deck, which several may look at. */
const newLogoKey = (extension: string) => `decks/${randomUUID()}-logo.${extension}`;

/** The logo drawn anew; null if it cannot be read. */
async function drawLogo(context: Context, userId: number, logo: NonNullable<PptxAppearance['logo']>) {
  const { data, crop } = logo;
  try {
    return await drawDeckImage(context, userId, Buffer.from(data), crop ?? undefined);
  } catch (error) {
    if (error instanceof Failure && UNREADABLE.has(error.code)) return null;
    throw error;
  }
}

/** Looks at a stored deck for somebody who wants its colours, fonts and logo. */
export const readBrandJob = defineJob<Context, z.output<typeof Data>, SeenBrand>({
  name: 'brand-reading',
  lane: 'reading',
  data: Data,
  ...WAITED_FOR,
  async run(context, { key, userId, isPowerPoint }, { signal }) {
    const { files, config, lookAtDeck } = context;
    const dir = join(config.dataDir, 'tmp');
    const options = { signal, sandbox: config.readerSandbox };
    const appearance = await onDisk({ files, key, dir }, async (path) => {
      if (isPowerPoint) return await lookAtPptx(path, options);
      const { logo, ...seen } = await lookAtDeck(path, { signal });
      return { ...seen, logo: logo && { data: await encodeLogo(logo), crop: null } };
    }).catch((error) => {
      throw isPowerPoint ? pptxRefusalOf(error) : refusalOf(error);
    });
    const { logo, ...seen } = appearance;
    const drawn = logo && (await drawLogo(context, userId, logo));
    if (!drawn) return { ...seen, logo: null };
    const { bytes, extension } = drawn;
    const logoKey = newLogoKey(extension);
    await files.put(logoKey, bytes);
    return { ...seen, logo: { key: logoKey, extension } };
  },
});
