import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { isCommon, wordsOf } from '../../../evaluation/engine/rubric/words.ts';
import { termsOf } from '../chat/search/terms.ts';
import { linesOf } from '../document-lines.ts';
import { capital, sentencesIn, withoutStop } from '../sentences.ts';
import type { BriefPicture, DocumentSlide } from '../types.ts';
import { LONGEST_TITLE } from './headline.ts';
import { STORY } from './story.ts';

type Team = Extract<DocumentSlide, { kind: 'team' }>;

/** A picture, what it shows, and the points to number beside it. */
interface Shown {
  image: string;
  caption: string;
  points: string[];
  /** It is there for atmosphere, and may be cut. */
  isPhoto: boolean;
}

/** Words for a picture of the product itself. */
const OF_PRODUCT =
  /\b(?:screenshots?|screens?|dashboards?|products?|prototypes?|interfaces?|apps?|demo|mock-?ups?)\b/iu;
/** Slides that show no other picture: they frame the story, or show people. */
const CLOSED = ['cover', 'close', 'numbers', 'team'];
/** Slides about what the company does, best first. */
const PRODUCT = ['solution', 'product'];
/** Slides before them. */
const OPENING = ['problem', 'why-now'];
/** Fewest words that a caption and a slide have in common; a caption of one word needs that one. */
const SHARED = 2;
/** Pixels of the longer side below which a picture is too coarse for half of a cover. */
const SHARP = 800;
/** A picture without words has this title where it has a slide of its own. */
const UNTITLED = 'The product';
/** Slides made for a picture have this before its number. */
const PICTURE = 'picture-';

/** A dash or a number before a point, but no number that is part of it. */
const LIST_MARK = /^(?:[-–—•*]|\d{1,2}[.)])\s+/u;

function shownIn({ image, caption, photo = false }: BriefPicture): Shown {
  const [first = '', ...points] = caption
    .split('\n')
    .map((line) => line.trim().replace(LIST_MARK, ''))
    .filter((line) => line !== '');
  return { image, caption: first, points: points.slice(0, DECK_LIMITS.lines), isPhoto: photo };
}

const altOf = ({ caption, points }: Shown) => [caption, ...points].join('. ').slice(0, DECK_LIMITS.line);

/** The telling words of a text, stemmed, without the company's name, which any slide may have. */
function tellingIn(text: string, company: string): Set<string> {
  const own = new Set(wordsOf(company));
  const telling = wordsOf(text).filter((word) => !isCommon(word) && !own.has(word));
  return new Set(termsOf(telling.join(' ')));
}

const isOf = (id: string, section: string) => id === section || id.startsWith(`${section}-`);
const isOpen = ({ id }: DocumentSlide) => !CLOSED.some((closed) => isOf(id, closed));

/** The slide about the product that a picture can stand on, or the first about the product; null without one. */
function productSlide(slides: readonly DocumentSlide[]): DocumentSlide | null {
  const about = PRODUCT.flatMap((section) => slides.filter(({ id }) => isOf(id, section)));
  return about.find((slide) => textBeside(slide) !== null) ?? about[0] ?? null;
}

/** The slide whose sentences share most words with a caption; null if none shares enough. */
function fittingSlide(slides: readonly DocumentSlide[], { caption }: Shown, company: string): DocumentSlide | null {
  const words = tellingIn(caption, company);
  const least = Math.max(1, Math.min(SHARED, words.size));
  const rated = slides.filter(isOpen).map((slide) => {
    const said = tellingIn([slide.title, ...linesOf(slide), slide.notes].join(' '), company);
    const shared = [...words].filter((word) => said.has(word)).length;
    return { slide, shared, isProduct: isProductSlide(slide) };
  });
  const [best] = rated.toSorted((a, b) => b.shared - a.shared || Number(b.isProduct) - Number(a.isProduct));
  return best && best.shared >= least ? best.slide : null;
}

const LABELS: ReadonlySet<string> = new Set(STORY.map(({ label }) => label));

const isProductSlide = ({ id }: DocumentSlide) => PRODUCT.some((section) => isOf(id, section));

/** The only sentence of a number's slide in one title; the number, which is part of it, needs no panel of its own. */
function sentenceOf({ title, notes }: DocumentSlide): string | null {
  const said = withoutStop(notes.replace(/^Say: /u, ''));
  if (sentencesIn(said).length > 1) return null;
  return said.length <= LONGEST_TITLE && said.toLowerCase().startsWith(title.toLowerCase()) ? capital(said) : null;
}

interface Beside {
  title: string;
  lines: string[];
}

/** Bullets beside a picture; steps of one sentence as that sentence. */
function bulletsBeside({ title, lines, look, notes }: Extract<DocumentSlide, { kind: 'bullets' }>): Beside {
  const said = withoutStop(notes.replace(/^Say: /u, ''));
  const isOne = look === 'steps' && sentencesIn(said).length === 1 && said.length <= LONGEST_TITLE;
  return isOne ? { title: capital(said), lines: [] } : { title, lines };
}

/** What stands beside a picture on a slide; null where its layout has no room for one. */
function textBeside(slide: DocumentSlide, isPhoto = false): Beside | null {
  const { title } = slide;
  if (slide.kind === 'bullets') return bulletsBeside(slide);
  if (slide.kind === 'section')
    return { title, lines: LABELS.has(slide.subtitle) || slide.subtitle === '' ? [] : [slide.subtitle] };
  // A picture shows the product better than a number does, and a photo fills a statement that holds one.
  if (slide.kind !== 'number' || !(isPhoto || isProductSlide(slide)) || slide.source !== '') return null;
  const sentence = sentenceOf(slide);
  if (sentence !== null) return { title: sentence, lines: [] };
  const isSaid = [title, slide.context].some((text) => text.includes(slide.value));
  return isSaid && slide.context !== '' ? { title, lines: [slide.context] } : null;
}

/** The look of a picture beside a slide's text. */
const lookBeside = (slide: DocumentSlide, { points, isPhoto }: Shown) =>
  points.length > 0 ? 'screenshot' : isPhoto ? 'photo' : isProductSlide(slide) ? 'screenshot' : 'panel';

/** The slide with a picture; null where it has no room for it, or for the points of the picture. */
function pictured(slide: DocumentSlide, shown: Shown): DocumentSlide | null {
  // A drawing of how it works says more than a photo for atmosphere.
  const isDrawn = slide.kind === 'bullets' && slide.look !== undefined && slide.look !== 'list';
  const beside = shown.isPhoto && isDrawn ? null : textBeside(slide, shown.isPhoto);
  const { image, caption, points } = shown;
  if (beside === null || (beside.lines.length > 0 && points.length > 0)) return null;
  const { id, notes } = slide;
  const { title, lines } = beside;
  return {
    id,
    kind: 'image',
    title,
    image,
    alt: altOf(shown),
    caption: shown.isPhoto || title.toLowerCase().includes(caption.toLowerCase()) ? '' : caption,
    lines: lines.length > 0 ? lines : points,
    look: lookBeside(slide, shown),
    notes,
  };
}

/** A slide of its own for a picture. */
function ownSlide(shown: Shown, id: string): DocumentSlide {
  const { image, caption, points, isPhoto } = shown;
  const isTitle = caption !== '' && caption.length <= LONGEST_TITLE;
  return {
    id,
    kind: 'image',
    title: isTitle ? capital(withoutStop(caption)) : UNTITLED,
    image,
    alt: altOf(shown),
    caption: isTitle ? '' : caption,
    lines: points,
    look: points.length > 0 ? 'screenshot' : isPhoto ? 'photo' : 'panel',
    notes: caption === '' ? '' : `Say: ${[caption, ...points].join('. ')}.`.replace(/\.\.$/u, '.'),
  };
}

const isNamed = (caption: string, name: string) =>
  new RegExp(`(?<!\\p{L})${name.trim().replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?!\\p{L})`, 'iu').test(caption);

/** The only person of a team whom a caption names, in full or by the one name that is all of it; −1 if there is none. */
function personIn({ people }: Team, { caption }: Shown): number {
  const alone = withoutStop(caption).toLowerCase();
  const named = people.flatMap(({ name }, at) => {
    const isAlone = name.toLowerCase().split(/\s+/u).includes(alone);
    return name.trim() !== '' && (isNamed(caption, name) || isAlone) ? [at] : [];
  });
  return named.length === 1 ? (named[0] ?? -1) : -1;
}

/** The team with a picture as the photo of the person whom its caption names; null if it names none without a photo. */
function withPhoto(slide: DocumentSlide, shown: Shown): Team | null {
  if (slide.kind !== 'team') return null;
  const at = personIn(slide, shown);
  if (at === -1 || slide.people[at]?.photo !== undefined) return null;
  return { ...slide, people: slide.people.map((one, place) => (place === at ? { ...one, photo: shown.image } : one)) };
}

/** The cover or the close with a picture at its right. */
const coverWith = (slide: DocumentSlide, shown: Shown): DocumentSlide =>
  slide.kind === 'title' || slide.kind === 'closing'
    ? { ...slide, image: shown.image, alt: altOf(shown), ...(shown.isPhoto && { look: 'photo' as const }) }
    : slide;

/** The team's slide, if a caption names several people on it, or one who has a photo already. */
const groupSlide = (slides: readonly DocumentSlide[], { caption }: Shown): DocumentSlide | undefined =>
  slides.find(
    (slide) => slide.kind === 'team' && slide.people.some(({ name }) => name !== '' && isNamed(caption, name)),
  );

/** The slides with one more after another and the pictures that follow it already. */
function insertAfter(slides: readonly DocumentSlide[], id: string, own: DocumentSlide): DocumentSlide[] {
  let at = slides.findIndex((slide) => slide.id === id) + 1;
  while (slides[at]?.id.startsWith(PICTURE)) at += 1;
  return slides.toSpliced(at, 0, own);
}

/** The last slide before those about the product, where a deck has none of these. */
const openingOf = (slides: readonly DocumentSlide[]): string =>
  slides.findLast(({ id }) => OPENING.some((section) => isOf(id, section)))?.id ?? 'cover';

/** The first slide of one sentence without a picture, otherwise the last with one number; null without either. */
const statementSlide = (slides: readonly DocumentSlide[]): DocumentSlide | null =>
  slides.find((slide) => slide.kind === 'section' && isOpen(slide)) ??
  slides.findLast((slide) => slide.kind === 'number' && isOpen(slide) && textBeside(slide, true) !== null) ??
  null;

/** The close, if it has no picture; null without one. */
const freeClose = (slides: readonly DocumentSlide[]): DocumentSlide | null =>
  slides.find((slide) => slide.kind === 'closing' && slide.image === undefined) ?? null;

/** Whether a photo shows the person to whom an investor may write. */
const isOfContact = (slide: DocumentSlide, { caption, isPhoto }: Shown): boolean =>
  isPhoto && slide.kind === 'closing' && slide.contact.name !== '' && isNamed(caption, slide.contact.name);

/** The slides with a picture on one of them, or after it. */
function place(slides: readonly DocumentSlide[], shown: Shown, number: number, company: string): DocumentSlide[] {
  const group = groupSlide(slides, shown);
  const isProduct = shown.caption === '' || OF_PRODUCT.test(shown.caption);
  const fitting = isProduct ? null : fittingSlide(slides, shown, company);
  const isFree = shown.isPhoto && !(fitting && pictured(fitting, shown));
  const atmosphere = isFree ? statementSlide(slides) : null;
  const close = isFree && !group && !atmosphere && shown.points.length === 0 ? freeClose(slides) : null;
  if (close) return slides.map((slide) => (slide === close ? coverWith(close, shown) : slide));
  const target = group ?? atmosphere ?? fitting ?? productSlide(slides);
  const joined = target && pictured(target, shown);
  return joined
    ? slides.map((slide) => (slide.id === joined.id ? joined : slide))
    : insertAfter(slides, target?.id ?? openingOf(slides), ownSlide(shown, `${PICTURE}${number}`));
}

/**
 * The slides with the founder's pictures: a photo beside the person whom its caption names, each other picture on the
 * slide whose sentences its caption fits best, or on a slide of its own after it. Without a fit it shows the product, or, as
 * a photo for atmosphere, stands beside a statement, otherwise on the close, which also shows a photo of the person to
 * write to. The first of them, if it is sharp enough, is on the cover as well; a
 * photo there alone.
 */
export function withPictures(
  slides: readonly DocumentSlide[],
  pictures: readonly BriefPicture[],
  company: string,
): DocumentSlide[] {
  let made = [...slides];
  let covered = false;
  for (const [index, picture] of pictures.entries()) {
    const shown = shownIn(picture);
    const team = made.map((slide) => withPhoto(slide, shown)).find((slide) => slide !== null);
    if (team) {
      const free = freeClose(made);
      made = made.map((slide) =>
        slide.id === team.id ? team : slide === free && isOfContact(slide, shown) ? coverWith(slide, shown) : slide,
      );
      continue;
    }
    const covers: boolean = !covered && Math.max(picture.width, picture.height) >= SHARP;
    // A photo for atmosphere says nothing twice.
    if (!covers || !shown.isPhoto) made = place(made, shown, index + 1, company);
    if (covers) made = made.map((slide) => (slide.id === 'cover' ? coverWith(slide, shown) : slide));
    covered ||= covers;
  }
  return made;
}

/** Numbers of the pictures of which the founder does not say what they show, counted from 1. */
export const undescribed = (pictures: readonly BriefPicture[]): number[] =>
  pictures.flatMap((picture, index) => (shownIn(picture).caption === '' ? [index + 1] : []));
