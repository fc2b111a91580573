import { buffer } from 'node:stream/consumers';
import { addDeckImage } from '../decks/images/deck-images.ts';
import type { DeckFile } from '../decks/slides/types.ts';
import { Failure } from '../platform/errors/failure.ts';
import type { Context } from './context.ts';
import type { DocumentSlide, PicturePlace } from './engine/types.ts';

/** Adds a part of a page of a deck to a user's images; null when the page cannot be drawn or there is no room for it. */
async function takePicture(
  context: Context,
  userId: number,
  deck: DeckFile,
  { slide, box }: PicturePlace,
): Promise<string | null> {
  try {
    const page = await context.slides.image(deck, slide, 'large');
    if (!page) return null;
    const { name } = await addDeckImage(context, userId, await buffer(page.stream), box);
    return name;
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

/** Gives a slide its image from the deck that it was made of. Without the image, text beside it becomes a list. */
export async function withPicture(
  context: Context,
  userId: number,
  deck: DeckFile | null,
  slide: DocumentSlide,
  picture: PicturePlace,
): Promise<DocumentSlide> {
  if (slide.kind !== 'image') return slide;
  const image = deck && (await takePicture(context, userId, deck, picture));
  if (image !== null) return { ...slide, image };
  const { id, title, notes, lines = [] } = slide;
  return lines.length > 0 ? { id, title, notes, kind: 'bullets', lines } : slide;
}
