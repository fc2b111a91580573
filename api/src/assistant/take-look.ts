import { type Look, lookLike, PLAIN, storeLogo } from '../decks/brand/look-like.ts';
import type { DeckFile } from '../decks/slides/types.ts';
import { Failure } from '../platform/errors/failure.ts';
import type { Context } from './context.ts';
import { seeBrand } from './see-brand.ts';

/**
 * How a deck that is made of a stored PDF looks: as much like it as a deck of the editor can. Plain if that cannot be
 * found out, for example while too many decks are read.
 */
export async function takeLook(
  context: Context,
  userId: number,
  { key }: DeckFile,
  signal: AbortSignal,
): Promise<Look> {
  try {
    const { logo, ...seen } = await seeBrand(context, { key, isPowerPoint: false }, userId, signal);
    return lookLike(seen, logo && (await storeLogo(context, userId, { data: logo.bytes, crop: null })));
  } catch (error) {
    if (error instanceof Failure) return PLAIN;
    throw error;
  }
}
