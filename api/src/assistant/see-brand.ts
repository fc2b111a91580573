import { buffer } from 'node:stream/consumers';
import { readBrandJob, type SeenBrand } from '../decks/brand/read-brand-job.ts';
import type { Context } from './context.ts';

interface StoredDeck {
  key: string;
  isPowerPoint: boolean;
}

/** What a stored deck looks like. */
export interface Brand extends Omit<SeenBrand, 'logo'> {
  logo: { bytes: Buffer; extension: 'jpg' | 'png' } | null;
}

/**
 * Looks at the colours, fonts and logo of a stored deck, and keeps nothing.
 * @throws {Failure} busy, or a code of DeckError or PptxError; the signal's reason
 */
export async function seeBrand(
  { jobs, files, db }: Pick<Context, 'jobs' | 'files' | 'db'>,
  deck: StoredDeck,
  userId: number,
  signal: AbortSignal,
): Promise<Brand> {
  const owner = `account ${userId}`;
  await jobs.checkRoom(db, readBrandJob, owner);
  const { logo, ...seen } = await jobs.run(readBrandJob, { ...deck, userId }, { owner, signal });
  if (!logo) return { ...seen, logo: null };
  try {
    const file = await files.open(logo.key);
    return { ...seen, logo: file && { bytes: await buffer(file.stream), extension: logo.extension } };
  } finally {
    await Promise.allSettled([files.remove(logo.key)]);
  }
}
