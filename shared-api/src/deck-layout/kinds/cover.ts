import type { DeckDocumentSlide } from '../../contract.ts';
import { type Draft, type SetParagraph, setParagraph, withoutLostWord } from '../compose.ts';
import { logoOf, onlyPage } from '../page.ts';
import { headingOf, styleOf } from '../text.ts';
import type { Ground } from '../themes.ts';
import type { Page, PageElement, SlideSetting } from '../types.ts';

/** A title on the ground of covers, at a size in points. */
export const coverTitle = ({ title }: DeckDocumentSlide, size: number, cover: Ground): Draft => ({
  field: 'title',
  text: title,
  style: headingOf(size, cover),
  leading: 1.08,
});

/** A sentence below it. */
export const coverText = (field: string, text: string, size: number, cover: Ground): Draft => ({
  field,
  text,
  style: styleOf(cover, size, cover.soft),
  leading: 1.35,
});

interface Fit {
  sizes: readonly number[];
  draft: (size: number) => Draft;
  ground: Ground;
  /** Inches. */
  width: number;
  height: number;
  /** Lines that look best; more are taken if there is no other way. */
  lines: number;
  /** Size, in points, below which one more line looks better than smaller text. */
  least?: number;
}

const LATIN_END = /[\p{Script=Latin}\p{N}]$/u;
const LATIN_START = /^[\p{Script=Latin}\p{N}]/u;

/** Whether a word is wider than a line, so that it goes on in the next one. */
function cutsWord({ runs, lines }: SetParagraph): boolean {
  const text = runs.map((run) => run.text).join('');
  let at = 0;
  return lines.slice(0, -1).some((line) => {
    const shown = line.runs.map((run) => run.text).join('');
    at = text.indexOf(shown, at) + shown.length;
    return LATIN_END.test(shown) && LATIN_START.test(text.slice(at));
  });
}

/** A paragraph at the largest size that fits and cuts no word. */
export function fitOnCover({ sizes, draft, ground, width, height, lines, least = 0 }: Fit): SetParagraph[] {
  const all = sizes.map((size) => setParagraph(draft(size), ground, width));
  const whole = all.filter((one) => one.height <= height && !cutsWord(one));
  const set = whole.length > 0 ? whole : all;
  const within = (most: number, from: number) =>
    set.find((one) => one.height <= height && one.lines.length <= most && one.draft.style.size >= from);
  const fitted =
    within(lines, least) ??
    within(lines + 1, least) ??
    within(lines + 2, least) ??
    within(lines, 0) ??
    set.find((one) => one.height <= height) ??
    set.at(-1);
  return fitted ? [withoutLostWord(fitted, ground, width)] : [];
}

/** The only page of a slide on the ground of covers. */
export const coverPage = (
  slide: DeckDocumentSlide,
  setting: SlideSetting,
  { background }: Ground,
  elements: PageElement[],
): Page => onlyPage(slide, setting, { background, logo: logoOf(setting, 'cover'), elements, warnings: [] });
