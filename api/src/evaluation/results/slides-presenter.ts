import type { z } from 'zod';
import { presentSlides } from '../../decks/slides/presenter.ts';
import type { EvaluationRow } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors/failures.ts';
import type { Context } from '../context.ts';
import { storedName } from './file-name.ts';
import type { EvaluationSlides } from './schemas.ts';

/**
 * The slides of an evaluated deck. They are drawn on first view.
 * @throws {Failure} not_found for evaluations made before decks were stored; busy, or a code of DeckError
 */
export async function presentDeckSlides(
  { slides, fileLinks }: Pick<Context, 'slides' | 'fileLinks'>,
  { file_key: key, original_filename }: EvaluationRow,
): Promise<z.output<typeof EvaluationSlides>> {
  if (key === null) throw notFound('Deck');
  return {
    original_filename,
    file_url: fileLinks.to({ key, name: storedName(original_filename) }),
    slides: presentSlides(fileLinks, { key }, await slides.sheet({ key })),
  };
}
