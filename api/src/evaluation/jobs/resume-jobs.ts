import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { EvaluationRunRow } from '../../platform/database/tables.ts';
import { Failure } from '../../platform/errors/failure.ts';
import { evaluationGivenUp, evaluationLost } from '../../platform/errors/failures.ts';
import { publicFailureOf } from '../../platform/errors/public-failure.ts';
import { onDisk } from '../../platform/files/on-disk.ts';
import type { Context } from '../context.ts';
import type { EngineName } from '../engine/types.ts';
import { removeDeckOf } from '../results/remove-evaluation.ts';
import { idOfDeck } from './evaluate-deck.ts';
import type { Evaluated } from './evaluated.ts';
import { Job } from './job.ts';
import { LEASE_MS, MOST_ATTEMPTS } from './jobs.ts';
import { acquireLease, expireLeases, failJob, listJobsWithExpiredLease } from './repository.ts';
import { type LeasedJob, later, runJob } from './run-evaluation.ts';

const DAY = 24 * 3_600_000;

/** Interval between checks for jobs with an expired lease. */
const INTERVAL = 5_000;

/** How long a closing server continues its jobs before it releases them to others. */
const LAST_WORK = 15_000;

async function giveUp(context: Context, run: EvaluationRunRow) {
  const failure = publicFailureOf(run.file_key === null ? evaluationLost() : evaluationGivenUp(run.attempts));
  const end = { failure, expires_at: later(context, DAY) };
  const isEnded = await failJob(context.db, run.token_hash, context.clock(), end);
  if (isEnded && run.file_key) await removeDeckOf(context, run.file_key);
}

/** If the stored deck is missing, the job cannot be resumed. Other errors stay as they are. */
const explain = (error: unknown) => (error instanceof Failure && error.code === 'not_found' ? evaluationLost() : error);

/** Resumes a job that this server has leased. */
function resume(context: Context, run: EvaluationRunRow, key: string, holder: string): Job<Evaluated> {
  const hash = run.token_hash;
  const { files, config, jobs } = context;
  const holding: LeasedJob = {
    held: { hash, holder },
    draft: {
      id: idOfDeck(key),
      ownerId: run.user_id,
      filename: run.original_filename,
      size: run.file_size ?? 0,
      claimHash: run.user_id === null ? hash : null,
      uploadedAt: run.created_at,
    },
    isResumed: true,
  };
  const resumed = new Job<Evaluated>((signal, onProgress) =>
    runJob(
      context,
      holding,
      (use) =>
        onDisk({ files, key, dir: join(config.dataDir, 'tmp') }, use).catch((error) => Promise.reject(explain(error))),
      signal,
      {
        queueKey: run.user_id === null ? hash : `account ${run.user_id}`,
        engine: (run.engine ?? undefined) as EngineName | undefined,
        onProgress,
        onLost: () => resumed.release(),
      },
    ).finally(() => jobs.delete(hash)),
  );
  jobs.set(hash, resumed);
  return resumed;
}

/**
 * Resumes jobs with an expired lease, one at a time, fewest attempts first. A deck that crashes servers therefore
 * affects no other job, and soon fails for good.
 * @param isOver whether this server is closing
 */
export async function resumeJobs(context: Context, isOver: () => boolean = () => false): Promise<void> {
  const { db, clock } = context;
  const passed = new Set<string>();
  for (;;) {
    const run = (await listJobsWithExpiredLease(db, clock())).find(({ token_hash }) => !passed.has(token_hash));
    if (!run || isOver()) return;
    passed.add(run.token_hash);
    if (run.file_key === null || run.attempts >= MOST_ATTEMPTS) {
      await giveUp(context, run);
      continue;
    }
    const holder = randomUUID();
    const isTaken = await acquireLease(db, { hash: run.token_hash, holder }, clock(), later(context, LEASE_MS));
    // Errors are stored with the job.
    if (isTaken) await resume(context, run, run.file_key, holder).result.catch(() => {});
  }
}

/**
 * Checks for jobs to resume when the server starts listening, and every few seconds after that. A file database has
 * only one server, so jobs left by a previous process are resumed at once. When the server closes, its jobs get some
 * time to finish; the rest are released to other servers.
 */
export function keepJobsRunning(app: FastifyInstance, context: Context): void {
  let isOver = false;
  let running: Promise<void> | null = null;
  const look = () => {
    running ??= resumeJobs(context, () => isOver)
      .catch((error) => app.log.error({ err: error }, 'resuming evaluation jobs failed'))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(look, INTERVAL);
  timer.unref();
  app.addHook('onListen', async () => {
    if (!context.config.databaseUrl) await expireLeases(context.db, context.clock());
    look();
  });
  app.addHook('preClose', async () => {
    isOver = true;
    clearInterval(timer);
    setTimeout(() => {
      for (const run of context.jobs.values()) run.release();
    }, LAST_WORK).unref();
  });
  app.addHook('onClose', async () => {
    await running;
  });
}
