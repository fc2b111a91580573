import { randomUUID } from 'node:crypto';
import { refusalOf } from '../decks/reading/refusal.ts';
import { extractedTextKey, loadExtractedText } from '../decks/storage/extracted-text.ts';
import { readDeckJob } from '../decks/storage/read-deck-job.ts';
import type { ReceivedDeck } from '../decks/storage/receive-deck.ts';
import type { EngineName } from '../evaluation/engine/types.ts';
import { assistantTimeout, invalidFields } from '../platform/errors/failures.ts';
import { internalFailure } from '../platform/errors/public-failure.ts';
import { scan } from '../platform/files/scan.ts';
import type { Context } from './context.ts';
import { lastNumber, withAsked } from './engine/hidden-slides.ts';
import type { Analysis, AssistantEngine, DeckMaterial } from './engine/types.ts';
import { findDeckMaterial, materialOf } from './find-deck-material.ts';
import type { DeckKey } from './repository.ts';
import { AnalysisFields } from './schemas.ts';

/** Timeout of an analysis in milliseconds. */
const LONGEST = 60_000;

const wrong = (text: string) => invalidFields({ slide_number: [text] });

async function analyse(assistant: AssistantEngine, material: DeckMaterial, slide: number, leaving: AbortSignal) {
  const count = lastNumber(material);
  if (slide > count) throw wrong(count === 1 ? 'This deck has one slide.' : `This deck has ${count} slides.`);
  const timeout = AbortSignal.timeout(LONGEST);
  try {
    return await assistant.analyseSlide(withAsked(material, [slide]), slide, AbortSignal.any([leaving, timeout]));
  } catch (error) {
    throw timeout.aborted ? assistantTimeout() : error;
  }
}

/**
 * Analyses a slide of one of the user's decks.
 * @throws {Failure} validation_failed when the slide does not exist, assistant_timeout, and whatever findDeckMaterial
 * throws
 */
export async function analyseDeckSlide(
  context: Context,
  userId: number,
  key: DeckKey,
  { slide, engine }: { slide: number; engine?: EngineName | undefined },
  leaving: AbortSignal,
): Promise<Analysis> {
  const { material } = await findDeckMaterial(context, userId, key, leaving);
  return await analyse(context.engines.for(userId, engine).assistant, material, slide, leaving);
}

/**
 * Analyses a slide of an uploaded PDF, which is not stored.
 * @throws {Failure} infected, a code of DeckError, busy, validation_failed or assistant_timeout
 */
export async function analyseUpload(
  context: Context,
  { path, fields }: Pick<ReceivedDeck, 'path' | 'fields'>,
  userId: number,
  leaving: AbortSignal,
): Promise<Analysis> {
  const asked = AnalysisFields.safeParse(fields);
  if (!asked.success) throw wrong(asked.error.issues[0]?.message ?? 'Enter the number of a slide.');
  const { config, files, jobs, db, engines } = context;
  const owner = `account ${userId}`;
  await jobs.checkRoom(db, readDeckJob, owner);
  await scan(config.scanCommand, path);
  // Stored only while it is read. What a killed server leaves is deleted as any file without a row.
  const key = `decks/${randomUUID()}.pdf`;
  try {
    await files.take(key, path);
    await jobs.run(readDeckJob, { key, isCountOnly: false }, { owner, signal: leaving });
    const deck = await loadExtractedText(files, key);
    if (!deck) throw internalFailure();
    const material = await materialOf(deck, leaving);
    const { slide_number, engine } = asked.data;
    return await analyse(engines.for(userId, engine).assistant, material, slide_number, leaving);
  } catch (error) {
    throw refusalOf(error);
  } finally {
    await Promise.allSettled([extractedTextKey(key), key].map((each) => files.remove(each)));
  }
}
