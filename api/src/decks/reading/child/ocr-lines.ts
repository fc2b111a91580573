import type { Box } from '../types.ts';
import type { Fragment } from './raw-slide.ts';
import type { Surface } from './surface.ts';
import type { RecognisedLine } from './tesseract.ts';

type Word = RecognisedLine['words'][number];

/** Minimum confidence in percent: for a whole line, and for each word in it. */
const SURE = 70;
const SURE_OF_WORD = 30;
/** Words further apart than this many line heights are in different columns. */
const APART = 1.6;

/** A stretch of words, and whether OCR is confident about them. */
export interface Stretch {
  fragment: Fragment;
  sure: boolean;
}

/** Font size over ink height, which depends on whether the text has ascenders and descenders. */
function heightOfInk(text: string): number {
  const tall = /[\p{Lu}\p{N}bdfhijklt!?$€£%&(["'”’/]/u.test(text);
  const low = /[gjpqy,;()[\]Q]/u.test(text);
  return 0.52 + (tall ? 0.2 : 0) + (low ? 0.21 : 0);
}

const confidenceOf = (words: readonly Word[]) => {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { confidence, text }) => sum + confidence * text.length, 0) / Math.max(1, letters);
};

function boxOf(words: readonly Word[], { pixelWidth, pixelHeight }: Surface): Box {
  const x = Math.min(...words.map(({ bbox }) => bbox.x0)) / pixelWidth;
  const y = Math.min(...words.map(({ bbox }) => bbox.y0)) / pixelHeight;
  return {
    x,
    y,
    width: Math.max(...words.map(({ bbox }) => bbox.x1)) / pixelWidth - x,
    height: Math.max(...words.map(({ bbox }) => bbox.y1)) / pixelHeight - y,
  };
}

function columnsOf({ words, bbox }: RecognisedLine): Word[][] {
  const columns: Word[][] = [];
  for (const word of words) {
    const before = columns.at(-1)?.at(-1);
    if (before && word.bbox.x0 - before.bbox.x1 < APART * (bbox.y1 - bbox.y0)) columns.at(-1)?.push(word);
    else columns.push([word]);
  }
  return columns;
}

const textsOf = (words: readonly Word[]) => words.map(({ text }) => text.trim());

/** OCR mistakes bullets for other characters. */
function isBullet(first: Word | undefined, rest: readonly Word[]): boolean {
  if (!first || rest.length === 0 || first.text.trim().length > 1) return false;
  return /^[*»«¢©®°+•·]$/u.test(first.text.trim()) || (first.confidence < SURE && !/[\p{N}IA&–—-]/u.test(first.text));
}

/** Groups recognised words into stretches of text, with their position and size on the page. */
export function stretchesIn(lines: readonly RecognisedLine[], surface: Surface): Stretch[] {
  return lines.flatMap(columnsOf).map((words) => {
    const [first, ...rest] = words;
    const text = (isBullet(first, rest) ? ['•', ...textsOf(rest)] : textsOf(words)).join(' ').normalize('NFC');
    const box = boxOf(words, surface);
    const size = (box.height * surface.height) / heightOfInk(text);
    // OCR reads rotated text too, but the text is accepted only after the page is turned upright.
    const lies = text.length > 2 && box.height * surface.height > box.width * surface.width;
    const sure =
      !lies &&
      /[\p{L}\p{N}]/u.test(text) &&
      confidenceOf(words) >= SURE &&
      words.every((word) => word.confidence >= SURE_OF_WORD || (word === first && isBullet(first, rest)));
    return { fragment: { text, box, size, turn: 0, tracked: false, source: 'ocr' as const }, sure };
  });
}

/** Letters and digits in stretches. */
export function lettersIn(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { fragment }) => sum + (fragment.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
}
