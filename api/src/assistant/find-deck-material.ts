import type { z } from 'zod';
import { DeckError } from '../decks/reading/errors.ts';
import type { Deck } from '../decks/reading/types.ts';
import type { DeckDocument } from '../decks/saved/document-schemas.ts';
import { findSavedDeck } from '../decks/saved/repository.ts';
import type { DeckFile } from '../decks/slides/types.ts';
import { createRubricEngine } from '../evaluation/engine/rubric/index.ts';
import { readResult } from '../evaluation/engine/stored-result.ts';
import type { EvaluationResult } from '../evaluation/engine/types.ts';
import { findExtractedText } from '../evaluation/results/find-extracted-text.ts';
import { deckNotKept, notFound } from '../platform/errors/failures.ts';
import type { Context } from './context.ts';
import { companyOf } from './engine/company.ts';
import { deckOf } from './engine/deck-of.ts';
import type { DeckMaterial } from './engine/types.ts';
import type { DeckKey } from './repository.ts';

/** The deck that a user asks about, and its name in lists. */
export interface FoundDeck {
  name: string;
  /** The stored PDF; null for a deck from the editor. */
  file: DeckFile | null;
  material: DeckMaterial;
}

/** The built-in rubric's result; null when nothing in the deck can be assessed. */
async function judge(deck: Deck, signal?: AbortSignal): Promise<EvaluationResult | null> {
  try {
    return deck.slides.length === 0 ? null : await createRubricEngine().evaluate(deck, signal);
  } catch (error) {
    if (error instanceof DeckError) return null;
    throw error;
  }
}

/** Prepares a newly read deck for the assistant. */
export async function materialOf(deck: Deck, signal?: AbortSignal): Promise<DeckMaterial> {
  return { company: companyOf(deck), deck, evaluation: await judge(deck, signal), document: null };
}

async function findEvaluated(context: Context, userId: number, id: string): Promise<FoundDeck> {
  const { evaluation, deck } = await findExtractedText(context, userId, id);
  if (!deck) throw deckNotKept();
  const name = evaluation.name ?? evaluation.original_filename;
  const result = readResult(evaluation.result);
  const file = evaluation.file_key === null ? null : { key: evaluation.file_key };
  return { name, file, material: { company: companyOf(deck), deck, evaluation: result, document: null } };
}

async function findSaved({ db }: Context, userId: number, id: string, signal?: AbortSignal): Promise<FoundDeck> {
  const row = await findSavedDeck(db, userId, id);
  if (!row) throw notFound('Deck');
  const { comments: _, ...document } = JSON.parse(row.content) as z.output<typeof DeckDocument>;
  const deck = deckOf(document);
  const evaluation = await judge(deck, signal);
  return {
    name: row.name,
    file: null,
    material: { company: row.company_name || companyOf(deck), deck, evaluation, document },
  };
}

/**
 * Loads one of the user's decks with its content and the rubric's result.
 * @throws {Failure} not_found, or deck_not_kept for an evaluation made before decks were stored
 */
export const findDeckMaterial = (
  context: Context,
  userId: number,
  key: DeckKey,
  signal?: AbortSignal,
): Promise<FoundDeck> =>
  key.evaluation_id === undefined
    ? findSaved(context, userId, key.saved_deck_id, signal)
    : findEvaluated(context, userId, key.evaluation_id);
