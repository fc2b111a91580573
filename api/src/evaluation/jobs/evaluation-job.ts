import { join } from 'node:path';
import type { FastifyError } from 'fastify';
import { z } from 'zod';
import { storeExtractedText } from '../../decks/storage/extracted-text.ts';
import type { EvaluationRunRow } from '../../platform/database/tables.ts';
import { Failure } from '../../platform/errors/failure.ts';
import { evaluationGivenUp, evaluationLost } from '../../platform/errors/failures.ts';
import { storedFailureOf } from '../../platform/errors/public-failure.ts';
import { translate } from '../../platform/errors/translate.ts';
import { onDisk } from '../../platform/files/on-disk.ts';
import { JobLost } from '../../platform/jobs/jobs.ts';
import { defineJob, WAITED_FOR, type Work } from '../../platform/jobs/kinds.ts';
import type { Context } from '../context.ts';
import type { EngineName } from '../engine/types.ts';
import { removeDeckOf } from '../results/remove-evaluation.ts';
import { asPdf } from './as-pdf.ts';
import { evaluationOf, idOfDeck, keepEvaluation, scoreDeck } from './evaluate-deck.ts';
import { endRun, findRun } from './repository.ts';

const DAY = 24 * 3_600_000;

/** When the outcome of a run that ends now is forgotten, as ISO 8601. */
export const expiry = ({ clock }: Pick<Context, 'clock'>): string => new Date(clock().getTime() + DAY).toISOString();

/** If the stored deck is missing, the evaluation cannot go on. Other errors stay as they are. */
const explain = (error: unknown) => (error instanceof Failure && error.code === 'not_found' ? evaluationLost() : error);

/** Reads and scores the deck of a run, and stores the result with the end of the run. */
async function evaluate(context: Context, run: EvaluationRunRow, key: string, work: Work<null>): Promise<void> {
  const { files, config, clock } = context;
  const { token_hash: hash, user_id: ownerId } = run;
  const { size, scored } = await onDisk({ files, key, dir: join(config.dataDir, 'tmp') }, async (path) => ({
    size: await asPdf(context, run, { path, key }, work.signal),
    scored: await scoreDeck(context, path, ownerId, work.signal, {
      engine: (run.engine ?? undefined) as EngineName | undefined,
      onProgress: work.progress,
    }),
  })).catch((error) => Promise.reject(explain(error)));
  const draft = {
    id: idOfDeck(key),
    ownerId,
    filename: run.original_filename,
    size,
    claimHash: ownerId === null ? hash : null,
    uploadedAt: run.created_at,
  };
  const evaluation = evaluationOf(draft, scored, clock());
  await storeExtractedText(files, key, scored.deck);
  const end = { state: 'done', evaluation_id: evaluation.id, expires_at: expiry(context) } as const;
  await work.complete(async (tx) => {
    await keepEvaluation(tx, evaluation, scored);
    if (!(await endRun(tx, hash, end))) throw new JobLost('It was canceled.');
    return null;
  });
}

/** Failures of the servers, after which the evaluation is tried again. */
const PASSING = new Set(['busy', 'database_unavailable', 'files_unavailable']);

/** Evaluates an uploaded deck. The run says which, and gets the result. */
export const evaluationJob = defineJob<Context, { hash: string }, null>({
  name: 'evaluation',
  lane: 'reading',
  data: z.object({ hash: z.string() }),
  ...WAITED_FOR,
  async run(context, { hash }, work) {
    const run = await findRun(context.db, hash);
    if (run?.state !== 'working') return null;
    try {
      if (run.file_key === null) throw evaluationLost();
      await evaluate(context, run, run.file_key, work);
    } catch (error) {
      const isLost = work.signal.aborted || error instanceof JobLost;
      if (isLost && run.file_key && (await findRun(context.db, hash))?.state === 'cancelled') {
        // What was stored since the cancellation.
        await removeDeckOf(context, run.file_key);
      }
      const failure = translate(error as FastifyError);
      if (isLost || failure === null || PASSING.has(failure.code)) throw error;
      const failed = { state: 'failed', failure: storedFailureOf(failure), expires_at: expiry(context) } as const;
      await work.complete(async (tx) => {
        await endRun(tx, hash, failed);
        return null;
      });
      if (run.file_key) await removeDeckOf(context, run.file_key);
    }
    return null;
  },
  async onGivenUp(context, { hash }, { attempts, error }) {
    const run = await findRun(context.db, hash);
    const failure = storedFailureOf(error ?? evaluationGivenUp(attempts));
    const isEnded = await endRun(context.db, hash, { state: 'failed', failure, expires_at: expiry(context) });
    if (isEnded && run?.file_key) await removeDeckOf(context, run.file_key);
  },
});
