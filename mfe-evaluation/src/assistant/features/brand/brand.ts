import type { NewDeckImage } from '@northlight/shared-api';
import { type DeckBrand, type Face, isColor } from '@northlight/shared-api/deck-layout';
import type { DeckFont } from '@northlight/shared-api/rules';

type Brand = DeckBrand | undefined;
type Uploaded = Pick<NewDeckImage, 'name'> & Partial<Pick<NewDeckImage, 'colors' | 'ground'>>;

/** Whether the accent was set by hand, and not taken from the logo. */
const isOwnAccent = (brand: Brand): boolean =>
  brand?.accent !== undefined && !(brand.colors ?? []).includes(brand.accent);

/** A new logo with its colors. The accent follows the logo, unless it was set by hand. */
export function withLogo(brand: Brand, { name, colors = [], ground }: Uploaded): DeckBrand {
  const dominant = colors.filter(isColor);
  const accent = isOwnAccent(brand) ? brand?.accent : dominant[0];
  const { fonts } = brand ?? {};
  return {
    logo: { image: name, ...(ground && { ground }) },
    ...(dominant.length > 0 && { colors: dominant }),
    ...(accent !== undefined && { accent }),
    ...(fonts && { fonts }),
  };
}

/** Null if nothing of the brand is left. */
const unlessEmpty = (brand: DeckBrand): DeckBrand | null =>
  brand.logo || brand.fonts || brand.accent !== undefined ? brand : null;

/** Without its logo; null if nothing of the brand is left. */
export function withoutLogo(brand: Brand): DeckBrand | null {
  const { logo: _logo, colors: _colors, ...rest } = brand ?? {};
  return unlessEmpty(rest);
}

/** Another accent; null for the theme's own. Null if nothing of the brand is left. */
export function withAccent(brand: Brand, accent: string | null): DeckBrand | null {
  const { accent: _, ...rest } = brand ?? {};
  return unlessEmpty(accent === null ? rest : { ...rest, accent });
}

/** Another font of titles or of text; null for the theme's own. Null if nothing of the brand is left. */
export function withFont(brand: Brand, face: Face, font: DeckFont | null): DeckBrand | null {
  const { fonts = {}, ...rest } = brand ?? {};
  const { [face]: _, ...others } = fonts;
  const next = font === null ? others : { ...others, [face]: font };
  return unlessEmpty(Object.keys(next).length > 0 ? { ...rest, fonts: next } : rest);
}

/** What was found in a deck and is to be used; what is null stays as it is. */
export interface TakenBrand {
  accent: string | null;
  fonts: Readonly<Record<Face, DeckFont | null>>;
  logo: Uploaded | null;
}

/** With what was found in a deck. Null if nothing of the brand is left. */
export function withTaken(brand: Brand, { accent, fonts, logo }: TakenBrand): DeckBrand | null {
  const { accent: _, ...rest } = (logo ? withLogo(brand, logo) : brand) ?? {};
  const own = accent ?? brand?.accent;
  const faces = {
    ...brand?.fonts,
    ...(fonts.title && { title: fonts.title }),
    ...(fonts.text && { text: fonts.text }),
  };
  return unlessEmpty({
    ...rest,
    ...(own !== undefined && { accent: own }),
    ...(Object.keys(faces).length > 0 && { fonts: faces }),
  });
}

/** What a person may write for a color, as documents write it; null if it is none. */
export function colorOf(text: string): string | null {
  const written = text.trim().toLowerCase().replace(/^#?/u, '#');
  const [, r, g, b] = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/u.exec(written) ?? [];
  const color = r && g && b ? `#${r}${r}${g}${g}${b}${b}` : written;
  return isColor(color) ? color : null;
}
