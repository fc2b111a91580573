import type { SlideComment } from '@northlight/shared-api';
import { commentsOf } from '../comments/comments.ts';
import type { EditedDeck } from '../editor/deck.ts';
import { isSame } from './is-same.ts';

/** Both sides' changes of one comment. Where both wrote something else, mine; a deleted one is back if it was changed. */
function mergedComment(
  base: SlideComment | undefined,
  mine: SlideComment | undefined,
  theirs: SlideComment | undefined,
): SlideComment | undefined {
  if (isSame(mine, base)) return theirs;
  if (isSame(theirs, base) || !theirs) return mine;
  if (!mine || !base) return mine ?? theirs;
  const { done: _, ...rest } = theirs;
  const isDone = (mine.done === base.done ? theirs : mine).done === true;
  return { ...rest, text: mine.text === base.text ? theirs.text : mine.text, ...(isDone && { done: true }) };
}

/**
 * Merges the comments of two versions of a deck one by one.
 * @param isSlide whether the merged deck has a slide with this ID
 * @returns null if one side deleted a slide on which the other wrote or changed a comment
 */
export function mergeComments(
  base: EditedDeck,
  mine: EditedDeck,
  theirs: EditedDeck,
  isSlide: (id: string) => boolean,
): readonly SlideComment[] | null {
  const [old, own, other] = [base, mine, theirs].map((deck) => new Map(commentsOf(deck).map((one) => [one.id, one])));
  const merged = [...new Set([...(other?.keys() ?? []), ...(own?.keys() ?? [])])].flatMap(
    (id) => mergedComment(old?.get(id), own?.get(id), other?.get(id)) ?? [],
  );
  const isLost = (comment: SlideComment) => !isSlide(comment.slide_id) && !isSame(comment, old?.get(comment.id));
  return merged.some(isLost) ? null : merged.filter(({ slide_id }) => isSlide(slide_id));
}
