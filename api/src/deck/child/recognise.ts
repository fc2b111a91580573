import { isGarbled } from './garbled.ts';
import { contrastIn, type Grey, greyOf } from './grey.ts';
import type { Pdfium } from './pdfium.ts';
import type { Recognised, Turn } from './raw-slide.ts';
import { lettersIn, type Stretch, stretchesIn } from './recognised-lines.ts';
import type { Recogniser } from './recogniser.ts';
import { type Surface, surfaceOf } from './surface.ts';
import { READABLE_CONTRAST, smallestOf } from './visibility.ts';

/** Pixels of the longest side: enough for 8 pt type on a slide, and for telling which way is up. */
const SIDE = 2000;
const SMALL_SIDE = 1000;
const TURNS: readonly Turn[] = [0, 1, 2, 3];
/** Fewer letters than this on a page are a word or two, or a page that lies on its side. */
const FEW = 20;
/** Share of what looks like letters that must have been recognised. */
const MOST = 0.6;

interface Look {
  surface: Surface;
  grey: Grey;
  stretches: Stretch[];
}

const isSure = ({ sure }: Stretch) => sure;

/** Letters that were recognised, as a share of what looks like letters. */
const shareOf = ({ stretches }: Look) => lettersIn(stretches.filter(isSure)) / Math.max(1, lettersIn(stretches));

/** Looks for letters on a loaded page, turned upright where it turns out to lie on its side. */
export async function recognisePage(
  { pdfium, recogniser }: { pdfium: Pdfium; recogniser: Recogniser },
  page: number,
  number: number,
): Promise<Recognised> {
  const look = async (turn: Turn, side: number): Promise<Look> => {
    const surface = surfaceOf(pdfium, page, { side, turn });
    const grey = greyOf(surface);
    return { surface, grey, stretches: stretchesIn(await recogniser.linesIn(grey), surface) };
  };
  const sureLetters = ({ stretches }: Look) => lettersIn(stretches.filter(isSure));

  let turn: Turn = 0;
  let seen = await look(0, SIDE);
  if (lettersIn(seen.stretches) > 0 && (sureLetters(seen) < FEW || shareOf(seen) < MOST)) {
    const letters: number[] = [];
    for (const side of TURNS) letters.push(sureLetters(await look(side, SMALL_SIDE)));
    const best = TURNS.reduce((top, next) => ((letters[next] ?? 0) > (letters[top] ?? 0) ? next : top), 0 as Turn);
    if ((letters[best] ?? 0) > 2 * Math.max(FEW / 2, letters[0] ?? 0)) {
      turn = best;
      seen = await look(best, SIDE);
    }
  }

  const { surface, grey, stretches } = seen;
  const sure = stretches.filter(isSure).map(({ fragment }) => fragment);
  const legible = sure.filter(({ size }) => size >= smallestOf(surface));
  const isFaint = ({ box }: { box: (typeof legible)[number]['box'] }) =>
    contrastIn(grey, surface, box) < READABLE_CONTRAST;
  const fragments = legible.filter((fragment) => !isFaint(fragment));
  const letters = [...fragments.map(({ text }) => text).join('')];
  const isNonsense = isGarbled(letters.map((text) => ({ text, unmapped: false })));
  return {
    number,
    width: surface.width,
    height: surface.height,
    turn,
    fragments,
    hidden: legible.filter(isFaint).map(({ text }) => ({ text, reason: 'same-colour' as const })),
    clear:
      !isNonsense &&
      shareOf(seen) >= MOST &&
      (letters.length >= FEW || (letters.length > 1 && sure.length === stretches.length)),
  };
}
