import type { Color, ThemeLook } from '@northlight/shared-api/deck-layout';

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

export type Paint = (color: Color) => string;

/** Writes a colour by its theme name where it has one. */
export function paintFor(look: ThemeLook): Paint {
  const names = new Map(
    schemeOf(look)
      .filter(([name]) => !name.endsWith('link') && name !== 'folHlink')
      .map(([name, color]): [Color, string] => [color, MAPPED[name] ?? name])
      .toReversed(), // the first name of a colour counts: text in the colour of a brand's accent stays text
  );
  return (color) => {
    const name = names.get(color);
    return name ? `<a:schemeClr val="${name}"/>` : `<a:srgbClr val="${color.slice(1).toUpperCase()}"/>`;
  };
}
