import type { Color } from './types.ts';

/** The parts of a colour: red, green and blue, from 0 to 255. */
export const partsOf = (color: Color): [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];

/** Whether a text is a colour as documents write it: `#rrggbb`. */
export const isColor = (text: string | undefined): text is Color => /^#[0-9a-f]{6}$/u.test(text ?? '');

/** Relative luminance by WCAG: 0 for black, 1 for white. */
export function luminance(color: Color): number {
  const [r, g, b] = partsOf(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast by WCAG: 1 for equal colours, 21 for black on white. */
export function contrast(one: Color, other: Color): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
