import type { HiddenText } from '../types.ts';
import { objectsApart } from './apart.ts';
import { fragmentsOf } from './fragments.ts';
import { isGarbled } from './garbled.ts';
import { type Glyph, readGlyphs } from './glyphs.ts';
import { canBeSeen, readInk } from './ink.ts';
import { layersOf } from './layers.ts';
import { notesOf } from './notes.ts';
import { objectsOf } from './objects.ts';
import type { Pdfium } from './pdfium.ts';
import type { RawSlide, Turn } from './raw-slide.ts';
import type { Sheet } from './sheet.ts';
import { type Surface, surfaceOf } from './surface.ts';
import { type Stretch, stretchesOf } from './visibility.ts';

/** Smallest difference of a colour channel, out of 255, that counts as drawn. */
const DRAWN = 8;
/** Samples every 13th pixel, which gives the same share. */
const STEP = 13;
/** A smaller share of the page than this is a speck. */
const SPECK = 0.0002;
/** Visible glyphs whose boxes cover this much of the page leave more ink than a speck, however thin they are. */
const MORE_THAN_A_SPECK = 50 * SPECK;
/** Share of the glyphs that must run in one direction for the page to count as rotated. */
const MOST = 0.7;

/** Share of pixels that differ from the corner pixel. */
function inkOf(pixels: Uint8Array): number {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const ground = words[0] ?? 0;
  const [blue = 0, green = 0, red = 0] = pixels;
  let drawn = 0;
  for (let at = 0; at < words.length; at += STEP) {
    const word = words[at] ?? 0;
    if (word === ground) continue;
    const most = Math.max(
      Math.abs((word & 255) - blue),
      Math.abs(((word >> 8) & 255) - green),
      Math.abs(((word >> 16) & 255) - red),
    );
    if (most > DRAWN) drawn++;
  }
  return (drawn * STEP) / words.length;
}

/** Share of the page that glyph boxes cover. */
function areaOf(glyphs: readonly Glyph[]): number {
  let area = 0;
  for (const { tight } of glyphs) area += tight.width * tight.height;
  return area;
}

/** Whether a page shows nothing but specks. If there is enough visible text, the page need not be drawn to know. */
function isBlank(surface: Surface, seen: readonly Glyph[], sheet: Sheet): boolean {
  if (areaOf(seen) >= MORE_THAN_A_SPECK) return false;
  surface.draw(sheet);
  return inkOf(sheet.pixels) <= SPECK;
}

/** The direction of most of the text. */
function turnOf(glyphs: readonly Glyph[]): Turn {
  const turned = ([1, 2, 3] as const).find(
    (turn) => glyphs.filter((glyph) => glyph.turn === turn).length > MOST * glyphs.length,
  );
  return turned ?? 0;
}

/** Consecutive words hidden for the same reason form one text. */
function hiddenTexts(stretches: Stretch[]): HiddenText[] {
  const texts: HiddenText[] = [];
  let before: HiddenText['reason'] | null = null;
  for (const { glyphs, hidden } of stretches) {
    const word = glyphs.map(({ text }) => text).join('');
    const last = texts.at(-1);
    if (hidden && hidden === before && last) last.text += glyphs[0]?.spaceBefore ? ` ${word}` : word;
    else if (hidden) texts.push({ text: word, reason: hidden });
    before = hidden;
  }
  return texts;
}

/** Drawing buffers, reused for each page. */
export interface Sheets {
  whole: Sheet;
  without: Sheet;
}

/** Reads one loaded page. Rotated pages are turned upright first. */
export function readPage(pdfium: Pdfium, page: number, number: number, sheets: Sheets): RawSlide {
  const shown = surfaceOf(pdfium, page);
  const asShown = readGlyphs(pdfium, page, shown);
  const turn = turnOf(asShown);
  const surface = turn === 0 ? shown : surfaceOf(pdfium, page, { turn });
  const glyphs = turn === 0 ? asShown : readGlyphs(pdfium, page, surface);
  const { pictures, frames, rules } = objectsOf(pdfium, page, surface);
  const layers = layersOf(glyphs, surface);
  const look = { pdfium, surface, glyphs, layers, apart: objectsApart(pdfium, page, surface, glyphs) };
  const inks = readInk(look, sheets);
  const stretches = stretchesOf(pdfium, surface, glyphs, inks);
  const visible = stretches.filter(({ hidden }) => hidden === null).flatMap((stretch) => stretch.glyphs);
  return {
    number,
    width: surface.width,
    height: surface.height,
    turn,
    fragments: fragmentsOf(visible, surface.width, surface.height),
    hidden: hiddenTexts(stretches),
    notes: notesOf(pdfium, page),
    blank: isBlank(
      surface,
      glyphs.filter((glyph) => canBeSeen(inks.get(glyph))),
      sheets.whole,
    ),
    pictures,
    frames,
    rules,
    garbled: isGarbled(visible),
    reached: true,
  };
}
