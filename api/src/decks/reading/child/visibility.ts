import type { HiddenText } from '../types.ts';
import { fillOf } from './fill.ts';
import type { Glyph } from './glyphs.ts';
import { canBeSeen, type Ink } from './ink.ts';
import type { Pdfium } from './pdfium.ts';
import type { Surface } from './surface.ts';

/** Smallest legible type in points on a page of usual size. */
const READABLE_SIZE = 4;
/** Pages wider than this many points are displayed scaled down. */
const USUAL_WIDTH = 1440;
const NO_INK_MODE = 3;

/** Smallest legible type in points on a page of this width. */
export const smallestOf = ({ width }: Pick<Surface, 'width'>) => READABLE_SIZE * Math.max(1, width / USUAL_WIDTH);

type Reason = HiddenText['reason'];

/** A word or part of one, drawn by one text object. It is visible or hidden as a whole. */
export interface Stretch {
  glyphs: Glyph[];
  /** Null when it is visible. */
  hidden: Reason | null;
}

function offPage({ tight: { x, y, width, height } }: Glyph): boolean {
  return x + width <= 0 || y + height <= 0 || x >= 1 || y >= 1;
}

/** Why a glyph leaves no ink. */
function reasonOf(pdfium: Pdfium, glyph: Glyph, ink: Ink | undefined): Reason {
  if (pdfium._FPDFTextObj_GetTextRenderMode(glyph.object) === NO_INK_MODE) return 'invisible';
  const fill = fillOf(pdfium, glyph.object);
  if (fill?.alpha === 0) return 'invisible';
  if (!fill || !ink) return 'covered';
  const [blue, green, red] = ink.behind;
  const distance = Math.max(...[red, green, blue].map((shade, at) => Math.abs(shade - (fill.colour[at] ?? 0))));
  return distance < ink.needed ? 'same-colour' : 'covered';
}

function share(glyphs: readonly Glyph[], is: (glyph: Glyph) => boolean): number {
  let count = 0;
  for (const glyph of glyphs) if (is(glyph)) count++;
  return count / glyphs.length;
}

const PICTOGRAPHS = /^(?:[\p{Extended_Pictographic}✓✔✗✘☑☐]\uFE0F?)+$/u;
/** Where at least this much changes from pixel to pixel, something is drawn. */
const DRAWN = 2;

/** Emoji are often drawn as pictures, with the letter of the text layer left without ink. */
const isDrawnAsPicture = (glyphs: readonly Glyph[], inks: Map<Glyph, Ink>) =>
  PICTOGRAPHS.test(glyphs.map(({ text }) => text).join('')) &&
  glyphs.every((glyph) => (inks.get(glyph)?.noise ?? 0) >= DRAWN);

function judge(pdfium: Pdfium, glyphs: Glyph[], inks: Map<Glyph, Ink>, smallest: number): Reason | null {
  const first = glyphs[0];
  if (!first) return null;
  if (share(glyphs, offPage) > 0.5) return 'off-page';
  if (first.size < smallest) return 'tiny';
  const isSeen = (glyph: Glyph) => canBeSeen(inks.get(glyph));
  if (share(glyphs, isSeen) >= 0.5) return null;
  if (isDrawnAsPicture(glyphs, inks)) return null;
  const unseen = glyphs.find((glyph) => !isSeen(glyph)) ?? first;
  return reasonOf(pdfium, unseen, inks.get(unseen));
}

/** Splits the text of a page into stretches and decides which ones a human reader can see. */
export function stretchesOf(pdfium: Pdfium, surface: Surface, glyphs: Glyph[], inks: Map<Glyph, Ink>): Stretch[] {
  const smallest = smallestOf(surface);
  const words: Glyph[][] = [];
  for (const glyph of glyphs) {
    const word = words.at(-1);
    if (!word || glyph.spaceBefore || word[0]?.object !== glyph.object) words.push([glyph]);
    else word.push(glyph);
  }
  return words.map((word) => ({ glyphs: word, hidden: judge(pdfium, word, inks, smallest) }));
}
