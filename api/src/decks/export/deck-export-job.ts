import { z } from 'zod';
import { defineJob, WAITED_FOR } from '../../platform/jobs/kinds.ts';
import type { Context } from '../context.ts';
import { deckToExport } from './export-deck.ts';
import { makeFile } from './make-file.ts';
import { DeckExport } from './schemas.ts';

const Data = z.object({
  userId: z.int(),
  format: z.enum(['pptx', 'pdf']),
  deck: DeckExport,
  withNotes: z.boolean(),
  /** Where the file is stored. */
  key: z.string(),
});

/** Exports a deck for somebody who waits, and stores the file until it is sent. */
export const deckExportJob = defineJob<Context, z.output<typeof Data>, { name: string }>({
  name: 'deck-export',
  lane: 'export',
  data: Data,
  ...WAITED_FOR,
  async run(context, { userId, format, deck: asked, withNotes, key }, { signal }) {
    const deck = await deckToExport(context, userId, asked, format);
    await context.files.put(key, await makeFile({ format, deck: { ...deck, withNotes } }, signal));
    return { name: deck.name };
  },
});
