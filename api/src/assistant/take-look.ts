import type { DeckTheme } from '@northlight/shared-api/rules';
import { nearestFont } from '../decks/brand/font-names.ts';
import { addDeckImage } from '../decks/images/deck-images.ts';
import type { DeckFile } from '../decks/slides/types.ts';
import { Failure } from '../platform/errors/failure.ts';
import type { Context } from './context.ts';
import type { Document } from './engine/types.ts';
import { type Brand, seeBrand } from './see-brand.ts';

/** How a deck looks: light or dark, and what is its company's own. */
export interface Look {
  theme: DeckTheme;
  brand?: NonNullable<Document['brand']>;
}

const PLAIN: Look = { theme: 'paper' };
const DARK = 'ink';

/** The logo among the images of a user, with its colours; null if there is no room for it or it cannot be read. */
async function storeLogo(context: Context, userId: number, logo: Brand['logo']) {
  try {
    return logo && (await addDeckImage(context, userId, logo.bytes));
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

async function look(context: Context, userId: number, { key }: DeckFile, signal: AbortSignal): Promise<Look> {
  const { colors, fonts, isDark, logo } = await seeBrand(context, { key, isPowerPoint: false }, userId, signal);
  const image = await storeLogo(context, userId, logo);
  const [accent] = colors;
  const faces = {
    ...(fonts.title !== null && { title: nearestFont(fonts.title) }),
    ...(fonts.text !== null && { text: nearestFont(fonts.text) }),
  };
  const brand = {
    ...(accent !== undefined && { accent }),
    ...(Object.keys(faces).length > 0 && { fonts: faces }),
    ...(image && {
      logo: { image: image.name, ...(image.seen.ground && { ground: image.seen.ground }) },
      ...(image.seen.colors.length > 0 && { colors: image.seen.colors }),
    }),
  };
  return {
    theme: isDark ? DARK : PLAIN.theme,
    ...(Object.keys(brand).length > 0 && { brand }),
  };
}

/**
 * How a deck that is made of a stored PDF looks: as much like it as a deck of the editor can. Plain if that cannot be
 * found out, for example while too many decks are read.
 */
export async function takeLook(context: Context, userId: number, file: DeckFile, signal: AbortSignal): Promise<Look> {
  try {
    return await look(context, userId, file, signal);
  } catch (error) {
    if (error instanceof Failure) return PLAIN;
    throw error;
  }
}
