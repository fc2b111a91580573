import { join } from 'node:path';
import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { z } from 'zod';
import { Failure } from '../../platform/errors/failure.ts';
import { onDisk } from '../../platform/files/on-disk.ts';
import { defineJob, WAITED_FOR } from '../../platform/jobs/kinds.ts';
import { lookLike, storeLogo } from '../brand/look-like.ts';
import type { Context } from '../context.ts';
import { addDeckImage } from '../images/deck-images.ts';
import { createDeck } from '../saved/save-deck.ts';
import { fittingDeck, withPictures } from './deck-content.ts';
import { pptxRefusalOf } from './errors.ts';
import { leftOutInWords } from './left-out-words.ts';
import { readPptx } from './read-pptx.ts';
import type { ImportedDeck, LeftOut, LeftOutKind } from './types.ts';

const Data = z.object({ key: z.string(), userId: z.int(), name: z.string() });

export interface ImportedPptx {
  savedDeckId: string;
  leftOut: string[];
}

/** Why a picture was not stored. */
const REASONS: Record<string, LeftOutKind> = {
  not_an_image: 'picture-format',
  too_many_pixels: 'picture-format',
  images_full: 'picture-many',
};

/** Stores the pictures of a deck among the user's images. Pictures that cannot be stored are left out. */
async function storePictures(context: Context, userId: number, deck: ImportedDeck, signal: AbortSignal) {
  const names = new Map<string, string>();
  const leftOut: LeftOut[] = [];
  for (const { name, data, crop } of deck.pictures) {
    signal.throwIfAborted();
    try {
      const image = await addDeckImage(context, userId, Buffer.from(data), crop ?? undefined);
      names.set(name, image.name);
    } catch (error) {
      const kind = error instanceof Failure ? REASONS[error.code] : undefined;
      if (!kind) throw error;
      const slides = deck.slides.flatMap(({ slide, source }) =>
        slide.kind === 'image' && slide.image === name ? [source] : [],
      );
      leftOut.push({ kind, slides, count: 1 });
    }
  }
  return { names, leftOut };
}

/** Entries of the same kind as one. */
function merged(entries: readonly LeftOut[]): LeftOut[] {
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const same = entries.filter((entry) => entry.kind === kind);
    const slides = [...new Set(same.flatMap((entry) => entry.slides))];
    return { kind, slides, count: same.reduce((sum, { count }) => sum + count, 0) };
  });
}

/** How the deck looks, with its logo among the user's images. A logo that cannot be stored is left out. */
async function takeLook(context: Context, userId: number, { appearance, slides }: ImportedDeck) {
  const { logo, ...seen } = appearance;
  const stored = logo && (await storeLogo(context, userId, logo));
  const sources = [...new Set(slides.map(({ source }) => source))];
  const leftOut: LeftOut[] = logo && !stored ? [{ kind: 'logo', slides: sources, count: 1 }] : [];
  return { look: lookLike(seen, stored), leftOut };
}

/** Makes a saved deck of a stored PowerPoint file, for somebody who waits. */
export const importPptxJob = defineJob<Context, z.output<typeof Data>, ImportedPptx>({
  name: 'pptx-import',
  lane: 'reading',
  data: Data,
  ...WAITED_FOR,
  async run(context, { key, userId, name }, work) {
    const { files, config } = context;
    const dir = join(config.dataDir, 'tmp');
    const options = { signal: work.signal, sandbox: config.readerSandbox };
    const deck = await onDisk({ files, key, dir }, (path) => readPptx(path, options)).catch((error) => {
      throw pptxRefusalOf(error);
    });
    const pictures = await storePictures(context, userId, deck, work.signal);
    const { look, leftOut: logoLeftOut } = await takeLook(context, userId, deck);
    const content = fittingDeck(withPictures(deck.slides, pictures.names));
    const leftOut = merged([...deck.leftOut, ...pictures.leftOut, ...logoLeftOut, ...content.leftOut]);
    return await work.complete(async (tx) => {
      const saved = await createDeck({ ...context, db: tx }, userId, {
        name: name.slice(0, DECK_LIMITS.name),
        company_name: '',
        content: { ...look, slides: content.slides },
      });
      return { savedDeckId: saved.id, leftOut: leftOutInWords(leftOut) };
    });
  },
});
