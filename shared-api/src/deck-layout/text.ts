import { type Face, type Ground, THEME_FONTS } from './themes.ts';
import type { Color, TextRun, TextStyle } from './types.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;
const FACT_TO_COME = /(\[[^[\]\n]{1,300}\])/;

/** Letters and digits in a mathematical style, such as "𝐁𝐨𝐥𝐝", which few fonts have. */
const MATHEMATICAL = /[\u{1d400}-\u{1d7ff}]+/gu;

/**
 * Removes characters that files can't hold: control characters and lone surrogates. Letters in a mathematical style
 * become plain ones.
 */
export const cleanText = (text: string) =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\t/g, ' ')
    .replace(MATHEMATICAL, (letters) => letters.normalize('NFKC'))
    .replace(CONTROL, '');

/** The same on one line, because each field of a slide is one paragraph. */
export const flatText = (text: string) => cleanText(text).replace(/\s*\n\s*/g, ' ');

interface StyleOptions extends Partial<Pick<TextStyle, 'weight' | 'italic'>> {
  /** The face of texts by default. */
  face?: Face;
}

/** A style in one of the faces of a ground. */
export const styleOf = (
  { fonts = THEME_FONTS }: Pick<Ground, 'fonts'>,
  size: number,
  color: Color,
  { face = 'text', weight = 400, italic = false }: StyleOptions = {},
): TextStyle => ({ family: fonts[face], size, weight, italic, color, highlight: null });

/** The style of a title, as its theme sets it. */
export const headingOf = (size: number, ground: Ground): TextStyle =>
  styleOf(ground, size, ground.ink, ground.heading ?? { face: 'title' });

/** A figure with its unit, but no year: "94 days", "$1.5M", "31%". */
const FIGURE =
  /((?<![\p{L}\d.,-])(?!(?:19|20)\d{2}\b)[$€£₹]?\d[\d.,]*(?<![.,])(?:\s?(?:%|×|[KMBk]\b|bn\b|million\b|billion\b))?(?:\s(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|times|met(?:er|re)s?|km|kg|tons?)\b)?(?![\p{L}\d-]))/u;

/** Splits a text into runs. Missing facts, written in brackets, are highlighted, and figures bold if they have a color. */
export function runsOf(text: string, style: TextStyle, { missing }: Ground, figures?: Color): TextRun[] {
  return flatText(text)
    .trim()
    .split(FACT_TO_COME)
    .flatMap((part, index): TextRun[] => {
      const run: TextRun = { ...style, text: part, highlight: index % 2 === 1 ? missing : null };
      if (figures === undefined || run.highlight) return [run];
      return part
        .split(FIGURE)
        .map((one, at) => (at % 2 === 1 ? { ...run, text: one, weight: 700, color: figures } : { ...run, text: one }));
    })
    .filter(({ text: part }) => part !== '');
}

const STRONG = /[\p{L}]/u;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Whether a text runs from right to left, judging by its first letter. */
export function isRightToLeft(text: string): boolean {
  const first = STRONG.exec(text);
  return first !== null && RIGHT_TO_LEFT.test(first[0]);
}
