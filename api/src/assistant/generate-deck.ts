import type { z } from 'zod';
import { findDeckImages } from '../decks/images/repository.ts';
import { DeckContent } from '../decks/saved/document-schemas.ts';
import { presentSavedDeck } from '../decks/saved/presenter.ts';
import { checkStorageQuota, createDeck } from '../decks/saved/save-deck.ts';
import { assistantTimeout, invalidFields } from '../platform/errors/failures.ts';
import { beginConversation } from './chat.ts';
import type { Context } from './context.ts';
import { deckKeyOf } from './deck-key.ts';
import { checklistMessage } from './engine/checklist-message.ts';
import { placeholdersOf } from './engine/placeholders.ts';
import type { BriefPicture, Document, DocumentSlide, GenerateInput } from './engine/types.ts';
import { findDeckMaterial } from './find-deck-material.ts';
import type { GeneratedDeck, GenerateEvent, GenerateRequest } from './schemas.ts';
import { takeLook } from './take-look.ts';
import { withPicture } from './take-picture.ts';

/** Timeout of a generated deck in milliseconds. */
const LONGEST = 300_000;

type Event = Exclude<z.output<typeof GenerateEvent>, { event: 'error' }>;
type Request = z.output<typeof GenerateRequest>;
type Pictured = Pick<NonNullable<Request['brief']>, 'pictures' | 'brand'>;

const GONE = {
  picture: (number: number) => `Picture ${number} is no longer available. Remove it and add it again.`,
  logo: 'The logo is no longer available. Remove it and add it again.',
};

/**
 * The pictures of a brief with their sizes.
 * @throws {Failure} validation_failed when the user has no such image, for example because it was not used for a day
 */
async function findPictures(
  { db }: Context,
  userId: number,
  pictures: Pictured['pictures'],
  brand: Pictured['brand'],
): Promise<BriefPicture[]> {
  const names = [...pictures.map(({ image }) => image), ...(brand?.logo ? [brand.logo.image] : [])];
  const images = new Map((await findDeckImages(db, userId, names)).map((image) => [image.name, image]));
  if (brand?.logo && !images.has(brand.logo.image)) throw invalidFields({ 'brief.brand': [GONE.logo] });
  return pictures.map(({ image, caption, photo }, index) => {
    const found = images.get(image);
    if (!found) throw invalidFields({ [`brief.pictures.${index}`]: [GONE.picture(index + 1)] });
    return { image, caption, photo, width: found.width, height: found.height };
  });
}

async function inputOf(context: Context, userId: number, request: Request, signal: AbortSignal) {
  const { theme = 'paper' } = request;
  if (request.brief) {
    const { pictures, brand, ...brief } = request.brief;
    const input = {
      theme,
      brief,
      pictures: await findPictures(context, userId, pictures, brand),
      brand,
    } satisfies GenerateInput;
    return { input, company: brief.company, file: null };
  }
  const { material, file } = await findDeckMaterial(context, userId, deckKeyOf(request), signal);
  return { input: { theme, material } satisfies GenerateInput, company: material.company, file };
}

const describe = (content: Document): z.output<typeof GeneratedDeck>['placeholders'] =>
  content.slides.flatMap((slide, index) =>
    placeholdersOf(slide).map((text) => ({ slide: index + 1, slide_id: slide.id, text })),
  );

/**
 * Generates a deck slide by slide and saves it if requested, with a message about what to add to it. If the client
 * disconnects, generation stops and nothing is saved. A deck made of a PDF looks like it.
 * @throws {Failure} validation_failed when the deck limit is reached; whatever findDeckMaterial throws
 */
export async function* generateDeck(
  context: Context,
  userId: number,
  request: Request,
  leaving: AbortSignal,
): AsyncGenerator<Event, void> {
  const { assistant } = context.engines.for(userId, request.engine);
  if (request.save) await checkStorageQuota(context, userId);
  const { input, company, file } = await inputOf(context, userId, request, leaving);
  const timeout = AbortSignal.timeout(LONGEST);
  const signal = AbortSignal.any([leaving, timeout]);
  const pictured = new Map<string, DocumentSlide>();
  const look = file ? takeLook(context, userId, file, signal) : null;
  look?.catch(() => {});
  try {
    for await (const piece of assistant.generate(input, signal)) {
      if (piece.type === 'slide') {
        const { index, total, slide: made, picture } = piece;
        const slide = picture ? await withPicture(context, userId, file, made, picture) : made;
        if (picture) pictured.set(slide.id, slide);
        signal.throwIfAborted();
        yield { event: 'slide', index, total, slide };
        continue;
      }
      const slides = piece.content.slides.map((slide) => pictured.get(slide.id) ?? slide);
      const { theme } = request;
      const content = DeckContent.parse({ ...piece.content, ...(await look), ...(theme && { theme }), slides });
      signal.throwIfAborted();
      const saved = request.save
        ? await createDeck(context, userId, { name: piece.name, company_name: company, content })
        : null;
      if (saved && piece.toAdd.length > 0) {
        const message = checklistMessage(content.slides.length, piece.toAdd);
        await beginConversation(context, userId, { saved_deck_id: saved.id }, message);
      }
      const deck = {
        name: piece.name,
        company_name: company,
        content,
        placeholders: describe(content),
        to_add: [...piece.toAdd],
        saved_deck: saved && presentSavedDeck(saved),
        engine: assistant.name,
      };
      yield { event: 'done', deck };
    }
  } catch (error) {
    if (leaving.aborted) return;
    throw timeout.aborted ? assistantTimeout() : error;
  }
}
