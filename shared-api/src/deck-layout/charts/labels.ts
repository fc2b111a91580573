import { POINTS, setParagraph, textElement } from '../compose.ts';
import { textWidth } from '../measure.ts';
import { cleanText, styleOf } from '../text.ts';
import type { Ground } from '../themes.ts';
import type { Align, Color, TextElement } from '../types.ts';

const ELLIPSIS = '…';

/** Creates labels on one line with unique names, and records whether one was truncated. */
export function labeller(ground: Ground) {
  let count = 0;
  let shortened = false;

  const styleAt = (size: number, color: Color) => styleOf(ground, size, color);
  const flat = (text: string) => cleanText(text).replace(/\s+/g, ' ').trim();

  /** Truncates a text to a width in inches. */
  function shorten(text: string, size: number, width: number): string {
    const style = styleAt(size, ground.ink);
    const room = width * POINTS * 0.97;
    const whole = flat(text);
    if (textWidth(whole, style) <= room) return whole;
    shortened = true;
    const letters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(whole)].map(
      ({ segment }) => segment,
    );
    while (letters.length > 0 && textWidth(letters.join('') + ELLIPSIS, style) > room) letters.pop();
    return letters.length === 0 ? '' : `${letters.join('').trimEnd()}${ELLIPSIS}`;
  }

  /** A one-line label centred vertically on `y`. `x` is its left edge, its centre or its right edge. */
  function label(
    text: string,
    x: number,
    y: number,
    width: number,
    align: Align,
    size: number,
    color: Color,
  ): TextElement {
    count += 1;
    const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    const draft = { field: null, text: shorten(text, size, width), style: styleAt(size, color), align, leading: 1.2 };
    const set = setParagraph(draft, ground, width);
    const box = { x: left, y: y - set.height / 2, w: width, h: set.height };
    return textElement({ name: `Chart label ${count}`, role: 'label', box }, [set]);
  }

  return {
    label,
    width: (text: string, size: number) => textWidth(flat(text), styleAt(size, ground.ink)) / POINTS / 0.95,
    wasShortened: () => shortened,
  };
}

export type Labeller = ReturnType<typeof labeller>;
