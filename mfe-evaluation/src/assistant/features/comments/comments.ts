import type { SavedDeck, SlideComment } from '@northlight/shared-api';

type Comments = readonly SlideComment[];
type Commented = Pick<SavedDeck, 'content'>;

const NONE: Comments = [];

/** All comments of a deck, in the order in which they were written. */
export const commentsOf = ({ content }: Commented): Comments => content.comments ?? NONE;

/** A deck with other comments. Without any, it has no such key, as decks from before there were comments. */
export function withComments<Deck extends Commented>(deck: Deck, comments: Comments): Deck {
  const { comments: _, ...rest } = deck.content;
  return { ...deck, content: comments.length > 0 ? { ...rest, comments: [...comments] } : rest };
}

/** How many open comments each slide has. */
export function openCounts(comments: Comments): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { slide_id, done } of comments) if (!done) counts.set(slide_id, (counts.get(slide_id) ?? 0) + 1);
  return counts;
}

/** The slide of the first comment that differs between two states of a deck; null if the comments are equal. */
export function firstCommentedDifference(before: Commented, after: Commented): string | null {
  const [old, now] = [commentsOf(before), commentsOf(after)];
  const only = (these: Comments, those: Comments) => these.find((comment) => !those.includes(comment));
  return (only(now, old) ?? only(old, now))?.slide_id ?? null;
}
