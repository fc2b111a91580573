import { filled } from './compose.ts';
import { contain } from './contain.ts';
import { contrast, isColor, luminance, partsOf } from './contrast.ts';
import { isFamily } from './fonts.ts';
import { mix, THEME_FONTS, THEMES, type ThemeLook } from './themes.ts';
import type { Box, Color, DeckBrand, DeckLook, LogoElement, SlideSetting } from './types.ts';

/** Contrast of text by WCAG AA. */
const AA = 4.5;
/** Share of the accent in the grounds that are tinted with it, such as the own column of a comparison. */
const TINTED = 0.1;
const NEUTRAL = 0.07;
const STEPS = 100;

/** A colour made as much darker or lighter as it takes to be read on a ground, plain or tinted with the colour itself. */
function readableOn(color: Color, ground: Color): Color {
  const end = contrast('#000000', ground) > contrast('#ffffff', ground) ? '#000000' : '#ffffff';
  for (let step = 0; step < STEPS; step += 1) {
    const shade = mix(color, end, step / STEPS);
    if ([ground, mix(ground, shade, TINTED)].every((one) => contrast(shade, one) > AA)) return shade;
  }
  return end;
}

const distance = (one: Color, other: Color) => {
  const [a, b] = [partsOf(one), partsOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

/** The accent first, and the theme's own accent in place of the series that resembles it most. */
function seriesWith(accent: Color, series: readonly Color[]): Color[] {
  const far = series.map((color) => distance(accent, color));
  const nearest = far.indexOf(Math.min(...far));
  return series.map((color, index) => (index === 0 ? accent : index === nearest ? (series[0] ?? color) : color));
}

/** A theme in the fonts of a brand. A font that this release does not know stays that of the theme. */
function inFonts(look: ThemeLook, brand: DeckBrand | undefined): ThemeLook {
  const { title, text } = brand?.fonts ?? {};
  if (!isFamily(title) && !isFamily(text)) return look;
  const fonts = {
    title: isFamily(title) ? title : THEME_FONTS.title,
    text: isFamily(text) ? text : THEME_FONTS.text,
  };
  const { face = 'title', weight = 400 } = look.heading ?? {};
  const heading = { face: isFamily(title) ? 'title' : face, weight } as const;
  return { ...look, heading, fonts, cover: { ...look.cover, heading, fonts } };
}

/** The look of a deck: its theme in the accent and fonts of its brand. A theme of a newer release looks like the first one. */
export function lookOf({ theme, brand }: DeckLook): ThemeLook {
  const look = inFonts(THEMES[theme] ?? THEMES.paper, brand);
  const wanted = brand?.accent;
  if (!isColor(wanted)) return look;
  const accent = readableOn(wanted, look.background);
  return {
    ...look,
    accent,
    series: seriesWith(accent, look.series),
    tint: mix(look.background, look.ink, NEUTRAL),
    cover: { ...look.cover, accent: readableOn(wanted, look.cover.background) },
  };
}

/** Where the logo is: small above the title, larger beside the company's name on a cover. Right-aligned. */
const PLACES = {
  page: { y: 0.19, w: 1.5, h: 0.34, padding: 0.05 },
  cover: { y: 0.5, w: 2.2, h: 0.6, padding: 0.09 },
} as const;

/** Width that a cover keeps free for its logo, in inches. */
export const LOGO_ROOM = PLACES.cover.w + 0.4;

/** Grounds below a logo that would not be seen on the page. */
const PLATES = { light: '#ffffff', dark: '#16181d' } as const;
const isDark = (color: Color) => luminance(color) < 0.3;

/** Colour of the plate below a logo that needs another ground than it has; null if it needs none. */
export const plateFor = (ground: keyof typeof PLATES | undefined, color: Color): Color | null =>
  ground !== undefined && isDark(color) !== (ground === 'dark') ? PLATES[ground] : null;

/** The logo in the top right corner, with a plate if it would not be seen on the ground. */
export function logoOn(
  { brand, images, right }: Pick<SlideSetting, 'brand' | 'images'> & { right: number },
  place: keyof typeof PLACES,
  ground: Color,
): LogoElement[] {
  const logo = brand?.logo;
  const size = logo && images[logo.image];
  if (!logo || !size) return [];
  const { y, w, h, padding } = PLACES[place];
  const inner = contain(size, { x: right - w, y, w, h });
  const fill = plateFor(logo.ground, ground);
  const x = right - inner.w - (fill ? padding : 0);
  const box: Box = { ...inner, x };
  const picture = { type: 'image', box, image: logo.image, alt: '' } as const;
  if (!fill) return [picture];
  const plate: Box = { x: x - padding, y: box.y - padding, w: box.w + 2 * padding, h: box.h + 2 * padding };
  return [filled(plate, fill), picture];
}
