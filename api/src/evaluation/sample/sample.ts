import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { EvaluationRow } from '../../platform/database/tables.ts';
import { internalFailure } from '../../platform/errors/public-failure.ts';
import { forEach } from '../../platform/for-each.ts';
import { defineJob, WAITED_FOR } from '../../platform/jobs/kinds.ts';
import type { Context } from '../context.ts';
import { RUBRIC_VERSION } from '../engine/rubric/rules/version.ts';
import { deckKeyOf, evaluationOf, scoreDeck } from '../jobs/evaluate-deck.ts';
import { removeDeckOf } from '../results/remove-evaluation.ts';
import { deleteEvaluation, findAnyEvaluation } from '../results/repository.ts';
import { insertSample, listOldSamples, sampleIdOf } from './repository.ts';

const DAY = 24 * 3_600_000;
/** The fictional company of the sample's deck. */
const COMPANY = 'Isferd';
const FILENAME = 'isferd-seed-deck.pdf';
const FILE = fileURLToPath(new URL(FILENAME, import.meta.url));

/** The sample's deck, and the id of its evaluation by the current rules. */
async function readSampleDeck() {
  const content = await readFile(FILE);
  return { content, id: sampleIdOf(RUBRIC_VERSION, createHash('sha256').update(content).digest('hex')) };
}

/** Evaluates the sample's deck with the built-in engine and stores both. It belongs to nobody and never expires. */
async function makeSample(context: Context, signal: AbortSignal): Promise<void> {
  const { db, files, clock } = context;
  const { content, id } = await readSampleDeck();
  if (await findAnyEvaluation(db, id)) return;
  const scored = await scoreDeck(context, FILE, null, signal, { engine: 'rubric' });
  const now = clock();
  const deck = { id, ownerId: null, claimHash: null, filename: FILENAME, size: content.length };
  await files.put(deckKeyOf(id), content);
  const sample = evaluationOf({ ...deck, uploadedAt: now.toISOString() }, scored, now);
  await insertSample(db, { ...sample, name: COMPANY });
}

/** Makes the sample evaluation. */
export const sampleJob = defineJob<Context, object>({
  name: 'sample',
  lane: 'reading',
  data: z.object({}),
  ...WAITED_FOR,
  run: (context, _, { signal }) => makeSample(context, signal),
});

/**
 * Finds the sample evaluation, made on the first request and anew when the rules change. Requests that arrive meanwhile
 * wait for the same evaluation.
 * @throws {Failure} busy
 */
export async function findSample({ db, jobs }: Context): Promise<EvaluationRow> {
  const { id } = await readSampleDeck();
  const kept = await findAnyEvaluation(db, id);
  if (kept) return kept;
  await jobs.add(db, sampleJob, {}, { key: id });
  await jobs.end(sampleJob, id);
  const made = await findAnyEvaluation(db, id);
  if (!made) throw internalFailure();
  return made;
}

/** Removes samples of earlier rules. During a rollout, servers of the earlier release may still show theirs for a day. */
export async function removeOldSamples(context: Context): Promise<void> {
  const { db, clock } = context;
  const { id: current } = await readSampleDeck();
  const old = await listOldSamples(db, current, new Date(clock().getTime() - DAY).toISOString());
  await forEach(old, async ({ id, file_key }) => {
    await deleteEvaluation(db, id);
    if (file_key) await removeDeckOf(context, file_key);
  });
}
