import { setImmediate } from 'node:timers/promises';
import { DECK_LIMITS } from '@northlight/shared-api/rules';
import type { Box } from '../../../decks/reading/types.ts';
import { readForAnswers, type SlideReading } from '../reading.ts';
import type { DeckMaterial, DocumentSlide, PicturePlace } from '../types.ts';
import { inParts, notesOf } from './fit.ts';
import { type Choose, choosing } from './keeping.ts';
import { type Common, continued, formsOf, isOnePage } from './slide-forms.ts';
import { ALONE, imagesOf, type SlideImage } from './slide-images.ts';
import { clean } from './slide-parts.ts';

/** A slide made of a deck, and the part of the deck's page that it shows as its image. */
export interface FromDeck {
  slide: DocumentSlide;
  picture?: PicturePlace;
}

/** Most slides of their own for the pictures of one slide. */
const MOST_ALONE = 2;

const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };

/** What the pictures say by themselves. */
const saidBy = (pictures: readonly SlideImage[]) => new Set(pictures.flatMap(({ blocks }) => blocks));

/** A picture's own words, or the labels of a chart. */
const wordsOf = ({ blocks, labels }: SlideImage) =>
  blocks.length > 0
    ? blocks.map(({ text }) => clean(text)).join(' ')
    : labels.map(({ text }) => clean(text)).join(', ');

/** A picture's words as its description: as many as fit. */
const descriptionOf = (picture: SlideImage): string => inParts(wordsOf(picture), DECK_LIMITS.line)[0] ?? '';

/** The labels of charts that their descriptions hold whole. */
const labelsOf = (pictures: readonly SlideImage[]) =>
  pictures.flatMap((picture) => (wordsOf(picture).length <= DECK_LIMITS.line ? picture.labels : []));

/** The picture as if nothing were read in it, if the evaluation finds claims there: those are to stay text. */
function withoutClaims(picture: SlideImage, { findings }: SlideReading): SlideImage {
  const isClaimed = picture.blocks.some(({ text }) => findings.some(({ statement }) => text.includes(statement.text)));
  return isClaimed ? { ...picture, blocks: [] } : picture;
}

/** A slide with nothing but a picture. */
const alone = (common: Common, picture: SlideImage): FromDeck => ({
  slide: { ...common, kind: 'image', image: null, alt: descriptionOf(picture), caption: '' },
  picture: picture.place,
});

/** A picture beside the text of its slide; null if there is no room. */
function beside(slides: readonly DocumentSlide[], picture: SlideImage): FromDeck | null {
  const [only, ...more] = slides;
  if (only?.kind !== 'bullets' || more.length > 0) return null;
  const { id, title, notes, lines } = only;
  const alt = descriptionOf(picture);
  const slide: DocumentSlide = { id, title, notes, kind: 'image', image: null, alt, caption: '', lines };
  return isOnePage(slide) ? { slide, picture: picture.place } : null;
}

/** One slide of a deck as slides to edit: one, or more if it says more than a slide holds. Nothing of it is left out. */
function converted(reading: SlideReading, at: number, choose: Choose): FromDeck[] {
  const { slide } = reading;
  const title = (slide.title ?? '').slice(0, DECK_LIMITS.title);
  const from = `Taken from slide ${slide.number} of the deck.`;
  const common = { id: `slide-${slide.number}`, title, notes: notesOf([...slide.notes, from]) };
  if (!slide.readable) {
    const notes = notesOf([`Slide ${slide.number} of the deck could not be read.`, ...slide.notes]);
    const page = { place: { slide: slide.number, box: WHOLE }, share: 1, blocks: [], labels: [] };
    return [alone({ ...common, title: title || `Slide ${slide.number}`, notes }, page)];
  }
  const pictures = imagesOf(slide).map((picture) => withoutClaims(picture, reading));
  // What pictures say by themselves is left out, and labels of charts where the evaluation finds nothing in them.
  function* forms(shown: readonly SlideImage[]) {
    const [said, labels] = [saidBy(shown), labelsOf(shown)];
    if (labels.length > 0) yield* formsOf(common, reading, at, new Set([...said, ...labels]));
    yield* formsOf(common, reading, at, said);
  }
  const chosen = (shown: readonly SlideImage[]) => choose(slide.number, forms(shown));
  const [cover] = at === 0 ? chosen([]) : [];
  if (cover?.kind === 'title') {
    // The picture of a cover is a logo or belongs to its look.
    const seen = pictures.length > 0 ? 'The cover of the deck had an image.' : '';
    return [{ slide: { ...cover, notes: notesOf([cover.notes, seen]) } }];
  }
  const large = pictures.filter(({ share }) => share > ALONE).slice(0, MOST_ALONE);
  const [first] = pictures;
  const others = large.filter((one) => one !== first);
  const together = first ? beside(chosen([first, ...others]), first) : null;
  const told = together ? [together] : chosen(large).map((one): FromDeck => ({ slide: one }));
  const apart = { ...common, title: continued(title) };
  return [
    ...told,
    ...(together ? others : large).map((one, index) => alone({ ...apart, id: `${common.id}-image-${index + 1}` }, one)),
  ];
}

/**
 * The slides of a deck that was read, in their order and with all that they say and show, as slides to edit. A deck
 * takes seconds of work, so other requests get their turn after each slide.
 */
export async function slidesFrom({ deck }: DeckMaterial, signal?: AbortSignal): Promise<FromDeck[]> {
  const { slides, context } = readForAnswers(deck);
  const { choose, isLower } = choosing(deck, context);
  const convert = async () => {
    const made: FromDeck[] = [];
    for (const [at, slide] of slides.entries()) {
      made.push(...converted(slide, at, choose));
      await setImmediate(undefined, { signal });
    }
    return made;
  };
  const made = await convert();
  // The first slides were chosen before it was known what the others lose.
  return isLower() ? await convert() : made;
}
