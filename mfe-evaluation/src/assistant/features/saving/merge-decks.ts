import { withComments } from '../comments/comments.ts';
import type { EditedDeck } from '../editor/deck.ts';
import type { Slide } from '../slides/slide.ts';
import { isSame } from './is-same.ts';
import { mergeComments } from './merge-comments.ts';

type Slides = readonly Slide[];

const byId = (slides: Slides) => new Map(slides.map((slide) => [slide.id, slide]));
const idsOf = (slides: Slides) => slides.map(({ id }) => id);

/** What one side wrote where the other changed nothing; null if both wrote something else. */
function eitherOf<T>(base: T, mine: T, theirs: T): { value: T } | null {
  if (isSame(mine, base) || isSame(mine, theirs)) return { value: theirs };
  return isSame(theirs, base) ? { value: mine } : null;
}

/** The slides that both sides have, in the order of the side that moved some; mine if both did. */
function orderOf(base: Slides, mine: Slides, theirs: Slides): string[] {
  const common = new Set(idsOf(mine).filter((id) => theirs.some((slide) => slide.id === id)));
  const within = (slides: Slides) => idsOf(slides).filter((id) => common.has(id));
  return isSame(within(mine), within(base)) ? within(theirs) : within(mine);
}

/** Inserts the slides that only one side has after the slide that they follow there. */
function withAdded(order: readonly string[], slides: Slides, isKept: (id: string) => boolean): string[] {
  const placed = [...order];
  let before: string | null = null;
  for (const { id } of slides) {
    if (!placed.includes(id) && isKept(id)) placed.splice(before === null ? 0 : placed.indexOf(before) + 1, 0, id);
    if (placed.includes(id)) before = id;
  }
  return placed;
}

/**
 * Merges two versions of a deck slide by slide: a slide that only one side changed, added, deleted or moved is as that
 * side has it. Comments are merged apart from their slides.
 * @param base the version that both are based on
 * @returns null if both sides changed the same slide, or one deleted what the other changed or commented on
 */
export function mergeDecks(base: EditedDeck, mine: EditedDeck, theirs: EditedDeck): EditedDeck | null {
  const [old, own, other] = [base, mine, theirs].map(({ content }) => byId(content.slides));
  if (!old || !own || !other) return null;
  const merged = new Map<string, Slide>();
  for (const id of new Set([...own.keys(), ...other.keys()])) {
    const slide = eitherOf(old.get(id), own.get(id), other.get(id));
    if (!slide) return null;
    if (slide.value) merged.set(id, slide.value);
  }
  const comments = mergeComments(base, mine, theirs, (id) => merged.has(id));
  if (!comments) return null;
  const [before, here, there] = [base, mine, theirs].map(({ content }) => content.slides);
  const order = orderOf(before ?? [], here ?? [], there ?? []);
  const isKept = (id: string) => merged.has(id);
  const ids = withAdded(withAdded(order, there ?? [], isKept), here ?? [], isKept);
  const pick = <T>(of: (deck: EditedDeck) => T): T =>
    (eitherOf(of(base), of(mine), of(theirs)) ?? { value: of(mine) }).value;
  const brand = pick(({ content }) => content.brand);
  const format = pick(({ content }) => content.format);
  const { brand: _brand, format: _format, ...rest } = theirs.content;
  const deck = {
    name: pick(({ name }) => name),
    company_name: pick((deck) => deck.company_name),
    content: {
      ...rest,
      ...(brand && { brand }),
      ...(format && { format }),
      theme: pick(({ content }) => content.theme),
      slides: ids.filter(isKept).flatMap((id) => merged.get(id) ?? []),
    },
  };
  return withComments(deck, comments);
}
