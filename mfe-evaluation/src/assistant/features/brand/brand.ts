import type { NewDeckImage } from '@northlight/shared-api';
import { type DeckBrand, isColor } from '@northlight/shared-api/deck-layout';

type Brand = DeckBrand | undefined;
type Uploaded = Pick<NewDeckImage, 'name'> & Partial<Pick<NewDeckImage, 'colors' | 'ground'>>;

/** Whether the accent was set by hand, and not taken from the logo. */
const isOwnAccent = (brand: Brand): boolean =>
  brand?.accent !== undefined && !(brand.colors ?? []).includes(brand.accent);

/** A new logo with its colors. The accent follows the logo, unless it was set by hand. */
export function withLogo(brand: Brand, { name, colors = [], ground }: Uploaded): DeckBrand {
  const dominant = colors.filter(isColor);
  const accent = isOwnAccent(brand) ? brand?.accent : dominant[0];
  return {
    logo: { image: name, ...(ground && { ground }) },
    ...(dominant.length > 0 && { colors: dominant }),
    ...(accent !== undefined && { accent }),
  };
}

/** Without its logo; null if nothing of the brand is left. */
export const withoutLogo = (brand: Brand): DeckBrand | null =>
  brand?.accent === undefined ? null : { accent: brand.accent };

/** Another accent; null for the theme's own. Null if nothing of the brand is left. */
export function withAccent(brand: Brand, accent: string | null): DeckBrand | null {
  const { accent: _, ...rest } = brand ?? {};
  if (accent !== null) return { ...rest, accent };
  return rest.logo ? rest : null;
}

/** What a person may write for a color, as documents write it; null if it is none. */
export function colorOf(text: string): string | null {
  const written = text.trim().toLowerCase().replace(/^#?/u, '#');
  const [, r, g, b] = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/u.exec(written) ?? [];
  const color = r && g && b ? `#${r}${r}${g}${g}${b}${b}` : written;
  return isColor(color) ? color : null;
}
