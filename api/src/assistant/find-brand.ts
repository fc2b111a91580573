import { randomUUID } from 'node:crypto';
import { extensionOf } from '@northlight/shared-api/rules';
import { nearestFont } from '../decks/brand/font-names.ts';
import { readBrandJob } from '../decks/brand/read-brand-job.ts';
import type { ReceivedDeck } from '../decks/storage/receive-deck.ts';
import { scan } from '../platform/files/scan.ts';
import type { Context } from './context.ts';
import { seeBrand } from './see-brand.ts';

const TYPES = { jpg: 'image/jpeg', png: 'image/png' } as const;

const fontOf = (name: string | null) => (name === null ? null : { name, font: nearestFont(name) });

/**
 * Finds the colours, fonts and logo of an uploaded deck, of which nothing is stored.
 * @throws {Failure} infected, busy, or a code of DeckError or PptxError
 */
export async function findBrand(
  context: Context,
  { path, filename }: Pick<ReceivedDeck, 'path' | 'filename'>,
  userId: number,
  leaving: AbortSignal,
) {
  const { config, files, jobs, db } = context;
  await jobs.checkRoom(db, readBrandJob, `account ${userId}`);
  await scan(config.scanCommand, path);
  const isPowerPoint = extensionOf(filename) === 'pptx';
  // Stored only while it is read. What a killed server leaves is deleted as any file without a row.
  const key = `decks/${randomUUID()}.${isPowerPoint ? 'pptx' : 'pdf'}`;
  try {
    await files.take(key, path);
    const { colors, fonts, logo } = await seeBrand(context, { key, isPowerPoint }, userId, leaving);
    return {
      colors,
      fonts: { title: fontOf(fonts.title), text: fontOf(fonts.text) },
      logo: logo && `data:${TYPES[logo.extension]};base64,${logo.bytes.toString('base64')}`,
    };
  } finally {
    await Promise.allSettled([files.remove(key)]);
  }
}
