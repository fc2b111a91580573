import type { SavedDeck } from '@northlight/shared-api';
import { type DeckBrand, isHidden } from '@northlight/shared-api/deck-layout';
import { DECK_LIMITS, type DeckFormat, type DeckTheme } from '@northlight/shared-api/rules';
import { commentsOf, firstCommentedDifference, withComments } from '../comments/comments.ts';
import { copyOf, type Slide, withHidden } from '../slides/slide.ts';

/** The part of a deck that can be edited. */
export type EditedDeck = Pick<SavedDeck, 'name' | 'company_name' | 'content'>;

const withSlides = (deck: EditedDeck, slides: Slide[]): EditedDeck => ({
  ...deck,
  content: { ...deck.content, slides },
});

/** Whether another slide can be added. */
export const hasRoom = ({ content }: EditedDeck): boolean => content.slides.length < DECK_LIMITS.slides;

/** Replaces a slide. The other slides stay the same objects, so they are not rendered again. */
export const replaceSlide = (deck: EditedDeck, slide: Slide): EditedDeck =>
  withSlides(
    deck,
    deck.content.slides.map((other) => (other.id === slide.id ? slide : other)),
  );

/** Inserts a slide after another one, or at the end if that ID is missing. */
export function insertSlide(deck: EditedDeck, slide: Slide, afterId: string | null): EditedDeck {
  const { slides } = deck.content;
  const at = slides.findIndex(({ id }) => id === afterId) + 1 || slides.length;
  return withSlides(deck, slides.toSpliced(at, 0, slide));
}

/** Inserts a copy of a slide after it. Its comments stay with the original. */
export function duplicateSlide(deck: EditedDeck, id: string): { deck: EditedDeck; copyId: string | null } {
  const slide = deck.content.slides.find((other) => other.id === id);
  if (!slide) return { deck, copyId: null };
  const copy = copyOf(slide);
  return { deck: insertSlide(deck, copy, id), copyId: copy.id };
}

/** Removes a slide with its comments. */
export function removeSlide(deck: EditedDeck, id: string): EditedDeck {
  const rest = withSlides(
    deck,
    deck.content.slides.filter((slide) => slide.id !== id),
  );
  const comments = commentsOf(deck);
  const kept = comments.filter(({ slide_id }) => slide_id !== id);
  return kept.length < comments.length ? withComments(rest, kept) : rest;
}

/** Hides a slide, or shows it again. */
export function toggleHidden(deck: EditedDeck, id: string): EditedDeck {
  const slide = deck.content.slides.find((other) => other.id === id);
  return slide ? replaceSlide(deck, withHidden(slide, !isHidden(slide))) : deck;
}

/** Moves a slide to a position, counted from 0. */
export function moveSlide(deck: EditedDeck, id: string, place: number): EditedDeck {
  const { slides } = deck.content;
  const from = slides.findIndex((slide) => slide.id === id);
  const slide = slides[from];
  if (!slide || place === from || place < 0 || place >= slides.length) return deck;
  return withSlides(deck, slides.toSpliced(from, 1).toSpliced(place, 0, slide));
}

export const withTheme = (deck: EditedDeck, theme: DeckTheme): EditedDeck => ({
  ...deck,
  content: { ...deck.content, theme },
});

/** Gives the slides another format. The default one is not written, so that older releases read the deck as theirs. */
export function withFormat({ content, ...deck }: EditedDeck, format: DeckFormat): EditedDeck {
  const { format: _, ...rest } = content;
  return { ...deck, content: format === '16:9' ? rest : { ...rest, format } };
}

/** Gives a deck a brand, or takes it away. */
export function withBrand({ content, ...deck }: EditedDeck, brand: DeckBrand | null): EditedDeck {
  const { brand: _, ...rest } = content;
  return { ...deck, content: brand ? { ...rest, brand } : rest };
}

/** The first slide that differs between two states of a deck, or else has other comments; null if there is none. */
export function firstDifference(before: EditedDeck, after: EditedDeck): string | null {
  const [old, now] = [before.content.slides, after.content.slides];
  const at = Array.from({ length: Math.max(old.length, now.length) }).findIndex(
    (_, place) => old[place] !== now[place],
  );
  return at === -1 ? firstCommentedDifference(before, after) : ((now[at] ?? now.at(-1))?.id ?? null);
}
