import { type Color, type Family, THEME_FONTS, type ThemeLook } from '@northlight/shared-api/deck-layout';

/** Theme colours by their names in the file. Slides refer to these names, so changing the theme recolours them. */
export const schemeOf = (look: ThemeLook): [string, Color][] => [
  ['dk1', look.ink],
  ['lt1', look.background],
  ['dk2', look.soft],
  ['lt2', look.tint],
  ...look.series.map((color, index): [string, Color] => [`accent${index + 1}`, color]),
  ['hlink', look.accent],
  ['folHlink', look.muted],
];

const MAPPED: Record<string, string> = { dk1: 'tx1', lt1: 'bg1', dk2: 'tx2', lt2: 'bg2' };

/** Writes colours and fonts as the theme names them. */
export interface Paint {
  (color: Color): string;
  /** The theme's font of titles or the one of texts. */
  font: (family: Family) => 'mj' | 'mn';
}

/** Writes a colour by its theme name where it has one. */
export function paintFor(look: ThemeLook): Paint {
  const names = new Map(
    schemeOf(look)
      .filter(([name]) => !name.endsWith('link') && name !== 'folHlink')
      .map(([name, color]): [Color, string] => [color, MAPPED[name] ?? name])
      .toReversed(), // the first name of a colour counts: text in the colour of a brand's accent stays text
  );
  const write = (color: Color) => {
    const name = names.get(color);
    return name ? `<a:schemeClr val="${name}"/>` : `<a:srgbClr val="${color.slice(1).toUpperCase()}"/>`;
  };
  const { text } = look.fonts ?? THEME_FONTS;
  return Object.assign(write, { font: (family: Family) => (family === text ? 'mn' : 'mj') } as const);
}
