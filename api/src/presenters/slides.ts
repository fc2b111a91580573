import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { EvaluationRow } from '../database/tables.ts';
import { notFound } from '../errors/failures.ts';
import type { EvaluationSlides } from '../schemas/evaluations.ts';
import type { DeckSlide } from '../schemas/slides.ts';
import type { FileLinks } from '../security/file-links.ts';
import { imageAddressOf } from '../slides/slide-addresses.ts';
import type { DeckFile, ShownSlide } from '../slides/types.ts';

/** The slides of a stored deck, each with addresses of its images. */
export const presentSlides = (links: FileLinks, deck: DeckFile, sheet: ShownSlide[]): z.output<typeof DeckSlide>[] =>
  sheet.map((slide) => ({
    ...slide,
    image_url: imageAddressOf(links, deck, slide.number, 'large'),
    thumbnail_url: imageAddressOf(links, deck, slide.number, 'small'),
  }));

/**
 * The slides of an evaluated deck; drawn when somebody first looks.
 * @throws {Failure} not_found for one made before decks were kept; busy, or a code of DeckError
 */
export async function presentDeckSlides(
  { slides, fileLinks }: Pick<Context, 'slides' | 'fileLinks'>,
  { file_key: key, original_filename }: EvaluationRow,
): Promise<z.output<typeof EvaluationSlides>> {
  if (key === null) throw notFound('Deck');
  return {
    original_filename,
    file_url: fileLinks.to({ key, name: original_filename }),
    slides: presentSlides(fileLinks, { key }, await slides.sheet({ key })),
  };
}
