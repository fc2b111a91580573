import { buffer } from 'node:stream/consumers';
import { imagesIn, withoutHidden } from '@northlight/shared-api/deck-layout';
import type { z } from 'zod';
import { allSlidesHidden, exportTooLarge, notFound, nothingToExport } from '../../platform/errors/failures.ts';
import type { Context } from '../context.ts';
import { findDeckImages } from '../images/repository.ts';
import { DeckContent } from '../saved/document-schemas.ts';
import { findSavedDeck } from '../saved/repository.ts';
import type { DeckExport } from './schemas.ts';
import type { ExportDeck, ExportFormat, ExportImage } from './types.ts';

/** Total size of the images in one deck, in bytes. */
const IMAGES_MAX = 80 * 1024 * 1024;

type Content = z.output<typeof DeckContent>;

async function openImages({ db, files }: Context, userId: number, content: Content) {
  const rows = await findDeckImages(db, userId, imagesIn(content));
  if (rows.reduce((sum, { size }) => sum + size, 0) > IMAGES_MAX) throw exportTooLarge();
  const images: Record<string, ExportImage> = {};
  for (const { name, file_key, width, height } of rows) {
    const file = await files.open(file_key);
    if (!file) continue;
    const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
    images[name] = { data: new Uint8Array(await buffer(file.stream)), type, width, height };
  }
  return images;
}

/**
 * Finds what to export: the user's saved deck or the content sent by the editor, without comments. A PDF has no hidden
 * slides, because everybody who has the file could read them.
 * @throws {Failure} not_found or nothing_to_export
 */
export async function slidesToExport(
  context: Context,
  userId: number,
  body: z.output<typeof DeckExport>,
  format: ExportFormat,
) {
  const deck = 'saved_deck_id' in body ? await saved(context, userId, body) : posted(context, body);
  if (deck.content.slides.length === 0) throw nothingToExport();
  if (format === 'pptx') return deck;
  const content = withoutHidden(deck.content);
  if (content.slides.length === 0) throw allSlidesHidden();
  return { ...deck, content };
}

/**
 * The same with the user's own images.
 * @throws {Failure} not_found, nothing_to_export or body_too_large
 */
export async function deckToExport(
  context: Context,
  userId: number,
  body: z.output<typeof DeckExport>,
  format: ExportFormat,
): Promise<ExportDeck> {
  const deck = await slidesToExport(context, userId, body, format);
  return { ...deck, images: await openImages(context, userId, deck.content) };
}

async function saved({ db }: Context, userId: number, { saved_deck_id }: { saved_deck_id: string }) {
  const row = await findSavedDeck(db, userId, saved_deck_id);
  if (!row) throw notFound('Deck');
  const content = DeckContent.parse(JSON.parse(row.content));
  return { name: row.name, company: row.company_name, content, at: new Date(row.updated_at) };
}

const posted = (
  { clock }: Context,
  { name, company_name, content }: Extract<z.output<typeof DeckExport>, { name: string }>,
) => ({ name, company: company_name, content, at: clock() });
