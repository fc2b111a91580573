import type { Box } from '../types.ts';
import type { Frame } from './crop.ts';
import type { Fragment } from './raw-slide.ts';
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
  /** Mean confidence of the letters, and confidence of the least certain word, in percent. */
  confidence: number;
  weakest: number;
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

function boxOf(words: readonly Word[], { pixelWidth, pixelHeight, left, top }: Frame): Box {
  const x = (left + Math.min(...words.map(({ bbox }) => bbox.x0))) / pixelWidth;
  const y = (top + Math.min(...words.map(({ bbox }) => bbox.y0))) / pixelHeight;
  return {
    x,
    y,
    width: (left + Math.max(...words.map(({ bbox }) => bbox.x1))) / pixelWidth - x,
    height: (top + Math.max(...words.map(({ bbox }) => bbox.y1))) / pixelHeight - y,
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

/** OCR takes vertical rules and borders beside a text for these characters. */
const RULE = /^[|[\]{}~_]+$/u;

function withoutRules(texts: readonly string[]): string[] {
  const isText = (text: string) => !RULE.test(text);
  return texts.slice(Math.max(0, texts.findIndex(isText)), texts.findLastIndex(isText) + 1);
}

/** OCR mistakes bullets for other characters. */
function isBullet(first: Word | undefined, rest: readonly Word[]): boolean {
  if (!first || rest.length === 0 || first.text.trim().length > 1) return false;
  return /^[*»«¢©®°+•·]$/u.test(first.text.trim()) || (first.confidence < SURE && !/[\p{N}IA&–—-]/u.test(first.text));
}

/** Groups recognised words into stretches of text, with their position and size on the page. */
export function stretchesIn(lines: readonly RecognisedLine[], frame: Frame): Stretch[] {
  return lines.flatMap(columnsOf).map((words) => {
    const [first, ...rest] = words;
    const hasBullet = isBullet(first, rest);
    const text = withoutRules(hasBullet ? ['•', ...textsOf(rest)] : textsOf(words))
      .join(' ')
      .normalize('NFC');
    const box = boxOf(words, frame);
    const size = (box.height * frame.height) / heightOfInk(text);
    // OCR reads rotated text too, but the text is accepted only after the page is turned upright.
    const lies = text.length > 2 && box.height * frame.height > box.width * frame.width;
    const confidence = confidenceOf(words);
    const weakest = Math.min(...(hasBullet ? rest : words).map((word) => word.confidence));
    const sure = !lies && /[\p{L}\p{N}]/u.test(text) && confidence >= SURE && weakest >= SURE_OF_WORD;
    const fragment = { text, box, size, turn: 0, tracked: false, source: 'ocr' as const };
    return { fragment, sure, confidence, weakest };
  });
}

/** Letters and digits in stretches. */
export function lettersIn(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { fragment }) => sum + (fragment.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
}
