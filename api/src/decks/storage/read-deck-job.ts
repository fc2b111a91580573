import { join } from 'node:path';
import { z } from 'zod';
import { onDisk } from '../../platform/files/on-disk.ts';
import { defineJob, WAITED_FOR } from '../../platform/jobs/kinds.ts';
import type { Context } from '../context.ts';
import { DeckError } from '../reading/errors.ts';
import { refusalOf } from '../reading/refusal.ts';
import { storeExtractedText } from './extracted-text.ts';

const Data = z.object({
  key: z.string(),
  /** Counts the pages only: a deck without text is fine, because a person looks at it. */
  isCountOnly: z.boolean(),
});

/** Reads a stored deck for somebody who waits. Stores its extracted text unless only the pages count. */
export const readDeckJob = defineJob<Context, z.output<typeof Data>, { pages: number }>({
  name: 'deck-reading',
  lane: 'reading',
  data: Data,
  ...WAITED_FOR,
  async run({ files, config, readDeck }, { key, isCountOnly }, { signal }) {
    const dir = join(config.dataDir, 'tmp');
    try {
      const deck = await onDisk({ files, key, dir }, (path) => readDeck(path, { signal, ocr: !isCountOnly }));
      if (!isCountOnly) await storeExtractedText(files, key, deck);
      return { pages: deck.slides.length };
    } catch (error) {
      if (isCountOnly && error instanceof DeckError && error.code === 'unreadable') {
        return { pages: error.details.pages ?? 0 };
      }
      throw refusalOf(error);
    }
  },
});
