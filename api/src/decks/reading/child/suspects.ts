import type { HiddenText } from '../types.ts';
import type { Glyph } from './glyphs.ts';
import { canBeSeen, type Ink } from './ink.ts';
import { likenessOf, sharesBox } from './letter-shapes.ts';
import { crowdedGlyphs, MAX_LIGATURE } from './overprint.ts';
import type { Fragment } from './raw-slide.ts';
import type { Surface } from './surface.ts';
import { smallestOf } from './visibility.ts';

type Reason = HiddenText['reason'];

/** Letters that look less like what they stand for are read again. Text of real decks is above 0.9. */
const ALIKE = 0.65;
const ROUGHLY_ALIKE = 0.5;
/** Bounds of width over height of letters. Narrow fonts have 0.5 and wide ones 1.3. */
const NARROWEST = 0.3;
const SQUEEZED = 0.45;
const STRETCHED = 1.8;
/** Text that runs over the edge of the page is cut, but can be read if half of it is left. */
const HALVED = 3;
/** Above this share of ink, letters are blocks. Bold small print has 0.8. */
const BLOCKS = 0.88;
/**
 * The ground is noise when its neighbouring pixels differ by more than this on average, or by this share of the text's
 * contrast. Text on photos has less than 20, and less than a fifth.
 */
const NOISY = 30;
const RESTLESS = 10;
const NOISY_SHARE = 0.22;
/** Share of a run's letters that may overlap other text, or be replaced by the file. */
const SOME = 0.35;
const HALF = 0.5;
/** Text at an angle of more radians from level or upright cannot be compared by its outlines. */
const ASKEW = 0.06;
/** Small print must have more contrast than this. */
const SMALL_PRINT_CONTRAST = 70;
const SMALL_PRINT = 1.5;

const BY_OTHER_MEANS: ReadonlySet<Reason> = new Set(['invisible', 'same-colour', 'covered', 'misleading']);
const WORD = /\p{Script=Latin}{3}|\p{N}/u;

/** Whether OCR can tell if the page shows these words: the text itself, or a picture or path in its place. */
export function canBeConfirmed({ text }: Fragment, reason: Reason): boolean {
  return BY_OTHER_MEANS.has(reason) && WORD.test(text) && !isPageNumber(text);
}

/** What is known about a run of visible glyphs without reading its picture. */
export type Judgement =
  /** Drawn as what it says. */
  | { is: 'clear' }
  /** Nobody can read it. */
  | { is: 'hidden'; reason: Reason }
  /** It may be drawn as something else than it says. */
  | { is: 'doubtful' };

const CLEAR: Judgement = { is: 'clear' };
const DOUBTFUL: Judgement = { is: 'doubtful' };
const hiddenAs = (reason: Reason): Judgement => ({ is: 'hidden', reason });

/** Page numbers and references. */
const isPageNumber = (text: string) => /^[\s[\]()/|–-]*(?:\d{1,3}[\s[\]()/|–-]*)+$/u.test(text);

const isAskew = ({ angle }: Glyph) => {
  const quarters = angle / (Math.PI / 2);
  return Math.abs(quarters - Math.round(quarters)) * (Math.PI / 2) > ASKEW;
};

const isCut = (run: readonly Glyph[]) =>
  run.some(({ tight: { x, y, width, height } }) => x < 0 || y < 0 || x + width > 1 || y + height > 1);

function medianOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Whether the letters are of the Latin alphabet, or digits: only those can be compared and read. */
function isLatin(run: readonly Glyph[]): boolean {
  const letters = run.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return (
    letters.length > 0 &&
    letters.filter(({ text }) => /[\p{Script=Latin}\p{N}]/u.test(text)).length * 2 > letters.length
  );
}

/** Judges runs of visible glyphs on one page by what can be measured. */
export function judgeRuns(
  runs: readonly (readonly Glyph[])[],
  inks: ReadonlyMap<Glyph, Ink>,
  surface: Surface,
): Judgement[] {
  const crowded = crowdedGlyphs(runs.flat(), surface);
  const smallest = smallestOf(surface);

  return runs.map((run): Judgement => {
    if (!isLatin(run)) return CLEAR;
    const first = run[0];
    const text = run.map((glyph) => glyph.text).join('');
    if (!first || isPageNumber(text)) return CLEAR;
    const shareOf = (is: (glyph: Glyph) => boolean) => run.filter(is).length / run.length;
    const inkOf = (glyph: Glyph) => inks.get(glyph);

    const contrast = medianOf(run.map((glyph) => inkOf(glyph)?.contrast ?? 0));
    if (shareOf((glyph) => !canBeSeen(inkOf(glyph))) > HALF) return hiddenAs('same-colour');
    const noise = medianOf(run.map((glyph) => inkOf(glyph)?.noise ?? 0));
    if (noise > NOISY || (noise > RESTLESS && noise > NOISY_SHARE * contrast)) return DOUBTFUL;
    if (shareOf((glyph) => crowded.has(glyph)) > SOME) return DOUBTFUL;
    if (shareOf(({ replaced }) => replaced) > SOME) return DOUBTFUL;
    if (run.filter((_, index) => sharesBox(run, index)).length > SOME * run.length && run.length > MAX_LIGATURE) {
      return DOUBTFUL;
    }
    if (isAskew(first)) return run.length > 2 ? DOUBTFUL : CLEAR;
    if (first.turn === 2 && run.length > 2) return hiddenAs('unreadable');

    const { likeness, isRough, em, aspect, fill } = likenessOf(run, inks, surface);
    if (run.length >= 3 && em !== null) {
      const size = em * first.size;
      if (size < 0.75 * smallest) return hiddenAs(first.size < 2 * smallest ? 'tiny' : 'unreadable');
      if (Math.min(size, first.size) < SMALL_PRINT * smallest && contrast < SMALL_PRINT_CONTRAST)
        return hiddenAs('tiny');
    }
    if (run.length >= 3 && aspect !== null) {
      if (aspect < NARROWEST) return hiddenAs('unreadable');
      if (aspect < SQUEEZED || aspect > (isCut(run) ? HALVED : STRETCHED)) return DOUBTFUL;
    }
    if (run.length >= 3 && fill > BLOCKS) return DOUBTFUL;
    return likeness !== null && likeness < (isRough ? ROUGHLY_ALIKE : ALIKE) ? DOUBTFUL : CLEAR;
  });
}
