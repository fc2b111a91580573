import { isGarbled } from './garbled.ts';
import { contrastIn, type Grey, greyOf, isNoise } from './grey.ts';
import { READABLE_CONTRAST } from './ink.ts';
import { lettersIn, type Stretch, stretchesIn } from './ocr-lines.ts';
import type { Pdfium } from './pdfium.ts';
import type { Recognised, Turn } from './raw-slide.ts';
import { type Surface, surfaceOf } from './surface.ts';
import type { Recogniser } from './tesseract.ts';
import { smallestOf } from './visibility.ts';

/** Longest side in pixels: enough for 8 pt type on a slide, and to detect the orientation. */
const SIDE = 2000;
const SMALL_SIDE = 1000;
/** Fewer letters than this are a word or two, or a rotated page. */
const FEW = 20;
/** Share of the apparent letters that OCR must recognise reliably. */
const MOST = 0.6;

interface Look {
  surface: Surface;
  grey: Grey;
  stretches: Stretch[];
}

const isSure = ({ sure }: Stretch) => sure;

/** OCR text must be this many times larger than the smallest legible type. */
const SMALLEST = 1.5;

/** Share of the apparent letters that were recognised reliably. */
const shareOf = ({ stretches }: Look) => lettersIn(stretches.filter(isSure)) / Math.max(1, lettersIn(stretches));

/** Rotations to try when OCR finds next to nothing, likeliest first. */
function turnsFrom({ surface, stretches }: Look, turn: Turn): Turn[] {
  const lying = stretches.filter(({ fragment: { box } }) => box.height * surface.height > box.width * surface.width);
  const isOnItsSide = lettersIn(lying) * 2 > lettersIn(stretches);
  return (isOnItsSide ? [1, 3] : [2, 1, 3]).map((by) => ((turn + by) % 4) as Turn);
}

/** Runs OCR on a loaded page and turns it upright if it is rotated. `usual` is the rotation of the pages before it. */
export async function recognisePage(
  { pdfium, recogniser }: { pdfium: Pdfium; recogniser: Recogniser },
  page: number,
  { number, usual }: { number: number; usual: Turn },
): Promise<Recognised> {
  const look = async (turn: Turn, side: number): Promise<Look> => {
    const surface = surfaceOf(pdfium, page, { side, turn });
    const grey = greyOf(surface);
    const lines = isNoise(grey) ? [] : await recogniser.linesIn(grey);
    return { surface, grey, stretches: stretchesIn(lines, surface) };
  };
  const sureLetters = ({ stretches }: Look) => lettersIn(stretches.filter(isSure));

  let turn = usual;
  let seen = await look(turn, SIDE);
  if (lettersIn(seen.stretches) > 0 && (sureLetters(seen) < FEW || shareOf(seen) < MOST)) {
    for (const other of turnsFrom(seen, turn)) {
      const small = await look(other, SMALL_SIDE);
      if (shareOf(small) < MOST || sureLetters(small) < Math.max(FEW, 2 * sureLetters(seen))) continue;
      turn = other;
      seen = await look(turn, SIDE);
      break;
    }
  }

  const { surface, grey, stretches } = seen;
  const sure = stretches.filter(isSure).map(({ fragment }) => fragment);
  const legible = sure.filter(({ size }) => size >= SMALLEST * smallestOf(surface));
  const isFaint = ({ box }: { box: (typeof legible)[number]['box'] }) =>
    contrastIn(grey, surface, box) < READABLE_CONTRAST;
  const fragments = legible.filter((fragment) => !isFaint(fragment));
  const letters = [...fragments.map(({ text }) => text).join('')].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  const isNonsense = isGarbled(letters.map((text) => ({ text, unmapped: false })));
  return {
    number,
    width: surface.width,
    height: surface.height,
    turn,
    fragments,
    hidden: sure.filter(isFaint).map(({ text, box }) => ({ text, box, reason: 'same-colour' as const })),
    clear:
      !isNonsense &&
      letters.length >= MOST * lettersIn(stretches) &&
      (letters.length >= FEW || (letters.length > 1 && sure.length === stretches.length)),
  };
}
