/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [number, number, number];

/** The parts of a color of the form `rrggbb`, with or without a number sign. */
export function rgbOf(color: string): Rgb {
  const hex = color.replace('#', '');
  const part = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [part(0), part(2), part(4)];
}

/** How far two colors are apart, of 441. */
export const distance = (one: Rgb, other: Rgb) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** How light a color is, 0 to 255. */
export const lumaOf = ([red, green, blue]: Rgb) => 0.299 * red + 0.587 * green + 0.114 * blue;
