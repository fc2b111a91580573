import { THEME_FONTS, THEMES } from '@northlight/shared-api/deck-layout';
import { DECK_THEMES, type DeckFont } from '@northlight/shared-api/rules';
import type { z } from 'zod';
import { Failure } from '../../platform/errors/failure.ts';
import type { Context } from '../context.ts';
import { addDeckImage, type NewDeckImage } from '../images/deck-images.ts';
import type { Box } from '../reading/types.ts';
import type { DeckContent } from '../saved/document-schemas.ts';
import { nearestFont } from './font-names.ts';
import { isDarkLuma } from './ground-votes.ts';
import { distance, lumaOf, rgbOf } from './rgb.ts';
import type { DeckAppearance } from './types.ts';

/** How a deck looks: light or dark, its format, and what is its company's own. */
export type Look = Pick<z.output<typeof DeckContent>, 'theme' | 'format' | 'brand'>;

export const PLAIN: Look = { theme: 'paper' };

/** Widths over heights that are closer to 4:3 than to another format. */
const STANDARD = { from: 1.2, to: 1.5 } as const;

/** Why a logo cannot be stored, although the deck can. */
const NO_LOGO = new Set(['not_an_image', 'too_many_pixels', 'images_full', 'busy']);

/** Stores a logo among the images of a user; null if there is no room for it or it cannot be read. */
export async function storeLogo(
  context: Context,
  userId: number,
  { data, crop }: { data: Uint8Array; crop: Box | null },
): Promise<NewDeckImage | null> {
  try {
    return await addDeckImage(context, userId, Buffer.from(data), crop ?? undefined);
  } catch (error) {
    if (error instanceof Failure && NO_LOGO.has(error.code)) return null;
    throw error;
  }
}

/** Colors this close are the same, in pictures of pages. */
const SAME = 7;

/** The theme that is dark or light and has the accent already, as decks have that the editor exported. */
const themeWith = (color: string | undefined, isDark: boolean) =>
  color === undefined
    ? undefined
    : DECK_THEMES.find((name) => {
        const { accent, background } = THEMES[name];
        return distance(rgbOf(accent), rgbOf(color)) < SAME && isDarkLuma(lumaOf(rgbOf(background))) === isDark;
      });

/** The look that resembles a deck most. @param logo the stored logo of the deck */
export function lookLike({ colors, fonts, isDark, aspect }: DeckAppearance, logo: NewDeckImage | null): Look {
  const [accent] = colors;
  const own = themeWith(accent, isDark === true);
  const theme = own ?? (isDark ? 'ink' : PLAIN.theme);
  const { heading } = THEMES[theme];
  const faceOf = (name: string | null, usual: DeckFont) => {
    const font = name === null ? usual : nearestFont(name);
    return font === usual ? undefined : font;
  };
  const title = faceOf(fonts.title, THEME_FONTS[heading?.face ?? 'title']);
  const text = faceOf(fonts.text, THEME_FONTS.text);
  const brand = {
    ...(accent !== undefined && !own && { accent }),
    ...((title || text) && { fonts: { ...(title && { title }), ...(text && { text }) } }),
    ...(logo && {
      logo: { image: logo.name, ...(logo.seen.ground && { ground: logo.seen.ground }) },
      ...(logo.seen.colors.length > 0 && { colors: logo.seen.colors }),
    }),
  };
  return {
    theme,
    ...(aspect > STANDARD.from && aspect < STANDARD.to && { format: '4:3' }),
    ...(Object.keys(brand).length > 0 && { brand }),
  };
}
