import type { Page, PageElement, Paragraph } from '@northlight/shared-api/deck-layout';
import { FAMILIES } from '@northlight/shared-api/deck-layout';
import sharp from 'sharp';
import type { Word } from './office.ts';

const SMALL = 160;
const BLUR = 1;
/** Of 255. Edges of letters differ by less after the blur. */
const OFF = 40;

const small = async (picture: string | Buffer) => {
  const image = sharp(picture).removeAlpha().resize({ width: SMALL, height: 90, fit: 'fill' }).blur(BLUR);
  return await image.raw().toBuffer();
};

/** Share of the pixels that differ when both pictures are small and blurred, as at a glance from far away. */
export async function shareOff(one: string | Buffer, other: string | Buffer): Promise<number> {
  const [a, b] = await Promise.all([small(one), small(other)]);
  let off = 0;
  for (let at = 0; at < a.length; at += 3) {
    const apart = [0, 1, 2].map((channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)));
    if (Math.max(...apart) > OFF) off += 1;
  }
  return off / (a.length / 3);
}

const NEAR = 0.12;
/** Inches that a line may be elsewhere before it counts as moved. */
const MOVED = 0.06;

const paragraphsOf = (element: PageElement): Paragraph[] =>
  element.type === 'text'
    ? element.paragraphs
    : element.type === 'table'
      ? element.rows.flat().map(({ paragraph }) => paragraph)
      : [];

const wordsIn = (text: string) => text.split(/[\s ]+/u).filter((word) => word !== '');

interface Texts {
  lines: number;
  /** Lines that consist of other words or are more than half a line away. */
  wrapped: string[];
  /** Lines that begin and end elsewhere. */
  moved: string[];
  /** Words beyond the edge of the page. */
  outside: string[];
  /** Words of a chart's labels that are missing. */
  unlabelled: string[];
}

/** Where the lines of a page are in the other program's drawing. */
export function compareTexts(page: Page, words: readonly Word[]): Texts {
  const found: Texts = { lines: 0, wrapped: [], moved: [], outside: [], unlabelled: [] };
  for (const { style, leading, lines } of page.elements.flatMap(paragraphsOf)) {
    for (const line of lines) {
      const text = wordsIn(line.runs.map((run) => run.text).join(''));
      if (text.length === 0) continue;
      found.lines += 1;
      const { ascent, descent } = FAMILIES[style.family];
      const middle = line.baseline - ((ascent - descent) / 2) * (style.size / 72);
      const there = words.filter(({ x, right, y, bottom }) => {
        const center = (x + right) / 2;
        const isBeside = center < line.x - NEAR || center > line.x + line.width + NEAR;
        return !isBeside && Math.abs((y + bottom) / 2 - middle) < (leading / 72) * 0.55;
      });
      const read = [...there].sort((a, b) => a.x - b.x).map((word) => word.text);
      if (read.join('') !== text.join('')) {
        found.wrapped.push(`“${text.join(' ')}” is “${read.join(' ')}”`);
        continue;
      }
      const left = Math.min(...there.map(({ x }) => x)) - line.x;
      const right = Math.max(...there.map((word) => word.right)) - (line.x + line.width);
      const across = Math.abs(left) < Math.abs(right) ? left : right;
      if (Math.abs(across) > MOVED) found.moved.push(`“${text.join(' ')}” by ${across.toFixed(2)}`);
    }
  }
  for (const { text, x, y, right, bottom } of words) {
    if (x < 0 || y < 0 || right > page.size.w || bottom > page.size.h) found.outside.push(text);
  }
  for (const element of page.elements) {
    if (element.type !== 'chart' || (element.chart.type === 'pie' && !element.legend)) continue;
    const { box, chart } = element;
    const within = words.filter(({ x, y }) => x > box.x - NEAR && x < box.x + box.w && y > box.y && y < box.y + box.h);
    const drawn = within.map(({ text }) => text).join('');
    for (const name of chart.categories) {
      if (!drawn.includes(wordsIn(name)[0] ?? '')) found.unlabelled.push(name);
    }
  }
  return found;
}
