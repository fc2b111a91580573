import type { HiddenText } from '../types.ts';
import { fragmentsOf } from './fragments.ts';
import { isGarbled } from './garbled.ts';
import { readGlyphs } from './glyphs.ts';
import { readInk } from './ink.ts';
import { largestPicture } from './objects.ts';
import type { Pdfium } from './pdfium.ts';
import type { RawSlide } from './raw-slide.ts';
import { surfaceOf } from './surface.ts';
import { type Stretch, stretchesOf } from './visibility.ts';

/** Smallest difference of a channel that counts as something drawn, of 255. */
const DRAWN = 8;

function hasInk(pixels: Uint8Array): boolean {
  for (let at = 4; at < pixels.length; at++) {
    if (Math.abs((pixels[at] ?? 0) - (pixels[at % 4] ?? 0)) > DRAWN) return true;
  }
  return false;
}

/** Neighbouring words hidden for one reason are one text. */
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

/** Reads one loaded page. */
export function readPage(pdfium: Pdfium, page: number, number: number): RawSlide {
  const surface = surfaceOf(pdfium, page);
  const picture = largestPicture(pdfium, page, surface);
  const glyphs = readGlyphs(pdfium, page, surface);
  const whole = surface.render();
  const stretches = stretchesOf(pdfium, surface, glyphs, readInk(pdfium, surface, glyphs, whole));
  const visible = stretches.filter(({ hidden }) => hidden === null).flatMap((stretch) => stretch.glyphs);
  return {
    number,
    width: surface.width,
    height: surface.height,
    fragments: fragmentsOf(visible, surface.width, surface.height),
    hidden: hiddenTexts(stretches),
    ink: hasInk(whole),
    picture,
    garbled: isGarbled(visible),
  };
}
