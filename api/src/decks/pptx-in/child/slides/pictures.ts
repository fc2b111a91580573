import { MAX_SLIDE_PICTURES } from '../../limits.ts';
import { shareOf } from '../shapes/frames.ts';
import type { Item, LeaveOut, PictureItem } from '../shapes/items.ts';

/** Smaller pictures are icons and logos, as a share of the slide. */
const LEAST_SHARE = 0.035;
/** A picture that covers this share below all else is a background. */
const BACKGROUND_SHARE = 0.8;
/** On how many slides a picture is part of the design, and not of what a slide says. */
const REPEATED = 4;

export const isPicture = (item: Item): item is PictureItem => item.type === 'picture';

/** What is known of the pictures of a deck, by their paths in the package. */
interface DeckPictures {
  /** On how many slides each picture is. */
  uses: ReadonlyMap<string, number>;
  /** The logo of the deck, which is kept apart from its slides. */
  logoPath: string | null;
}

/** The pictures that say something, largest first, without the logo beside them; what else is left out is noted. */
export function tellingPictures(
  items: readonly Item[],
  { uses, logoPath }: DeckPictures,
  leaveOut: LeaveOut,
): PictureItem[] {
  const hasText = items.some(({ type }) => type !== 'picture');
  const pictures = items.filter(isPicture);
  const isAlone = pictures.length === 1 && !hasText;
  const telling = pictures.filter(({ frame, isBottom, path }) => {
    if (isAlone) return true;
    if (path === logoPath) return false;
    const share = shareOf(frame);
    if (hasText && ((isBottom && share >= BACKGROUND_SHARE) || (uses.get(path) ?? 0) >= REPEATED)) {
      leaveOut('background');
      return false;
    }
    if (share < LEAST_SHARE) {
      leaveOut('small-picture');
      return false;
    }
    return true;
  });
  const sorted = telling.sort((a, b) => shareOf(b.frame) - shareOf(a.frame));
  if (sorted.length > MAX_SLIDE_PICTURES) leaveOut('picture-many', sorted.length - MAX_SLIDE_PICTURES);
  return sorted.slice(0, MAX_SLIDE_PICTURES);
}
