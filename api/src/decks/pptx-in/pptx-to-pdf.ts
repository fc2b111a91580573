import { isHidden } from '@northlight/shared-api/deck-layout';
import { DECK_IMAGE, PROFILE_IMAGE_MAX_PIXELS } from '@northlight/shared-api/rules';
import type { Config } from '../../platform/config.ts';
import { Failure } from '../../platform/errors/failure.ts';
import { drawImage } from '../../platform/images/draw-image.ts';
import { type Look, lookLike } from '../brand/look-like.ts';
import type { ExportImage } from '../export/types.ts';
import { withPictures } from './deck-content.ts';
import { makeSlidesPdf } from './pdf/make-pdf.ts';
import { readPptx } from './read-pptx.ts';
import type { ImportedDeck } from './types.ts';

const IMAGE = { pixels: PROFILE_IMAGE_MAX_PIXELS, side: DECK_IMAGE.side, quality: 86, keepsTransparency: true };

/** Who waits for a file, and what it is called. */
export interface PptxToDraw {
  path: string;
  name: string;
  /** Whose other images wait after those of others. */
  owner: string;
  at: Date;
  signal: AbortSignal;
}

type Settings = { config: Pick<Config, 'readerSandbox'> };

/** Draws the pictures anew; those that cannot be decoded are left out. */
async function imagesOf(context: Settings, { pictures }: ImportedDeck, { owner, signal }: PptxToDraw) {
  const images: Record<string, ExportImage> = {};
  for (const { name, data, crop } of pictures) {
    signal.throwIfAborted();
    try {
      const drawn = await drawImage(context, Buffer.from(data), owner, { ...IMAGE, ...(crop && { part: crop }) });
      const type = drawn.extension === 'png' ? 'image/png' : 'image/jpeg';
      images[name] = { data: new Uint8Array(drawn.bytes), type, width: drawn.width, height: drawn.height };
    } catch (error) {
      if (!(error instanceof Failure) || error.code === 'busy') throw error;
    }
  }
  return images;
}

/**
 * Makes a PDF of a PowerPoint file, with one page for each visible slide, in the product's own design and the file's
 * colors. Other fonts would break lines elsewhere, and with them what is read.
 * @throws PptxError; busy; the signal's reason
 */
export async function pptxToPdf(context: Settings, file: PptxToDraw): Promise<Uint8Array> {
  const deck = await readPptx(file.path, { signal: file.signal, sandbox: context.config.readerSandbox });
  const { theme, brand } = lookLike(deck.appearance, null);
  const look: Look = { theme, ...(brand?.accent && { brand: { accent: brand.accent } }) };
  const images = await imagesOf(context, deck, file);
  const names = new Map(Object.keys(images).map((name) => [name, name]));
  const slides = withPictures(deck.slides, names).filter(({ slide }) => !isHidden(slide));
  return await makeSlidesPdf({ name: file.name, look, slides, images, at: file.at }, file.signal);
}
