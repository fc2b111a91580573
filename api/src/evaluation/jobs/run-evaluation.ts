import { randomUUID } from 'node:crypto';
import { copyFile, link } from 'node:fs/promises';
import { storeExtractedText } from '../../decks/storage/extracted-text.ts';
import type { ReceivedDeck } from '../../decks/storage/receive-deck.ts';
import { atomically } from '../../platform/database/open.ts';
import { evaluationCancelled, evaluationStarted } from '../../platform/errors/failures.ts';
import { publicFailureOf } from '../../platform/errors/public-failure.ts';
import { deleteStoredFiles } from '../../platform/files/delete-stored-file.ts';
import { displayName } from '../../platform/files/display-name.ts';
import { scan } from '../../platform/files/scan.ts';
import { hashToken } from '../../platform/security/secrets.ts';
import type { Context } from '../context.ts';
import type { EngineName } from '../engine/types.ts';
import { checkStorageQuota } from '../quota/storage-quota.ts';
import { removeDeckOf } from '../results/remove-evaluation.ts';
import {
  type Draft,
  deckKeyOf,
  evaluationOf,
  keepEvaluation,
  type Scored,
  type ScoringOptions,
  scoreDeck,
} from './evaluate-deck.ts';
import type { Evaluated } from './evaluated.ts';
import { Job, JobReleased, type RunProgress } from './job.ts';
import { keepAlive, LEASE_MS } from './jobs.ts';
import {
  cancelJobRow,
  deleteJob,
  endJob,
  findJob,
  insertJob,
  type Lease,
  releaseJob,
  renewLease,
} from './repository.ts';

const DAY = 24 * 3_600_000;

/** The owner of a new job and the token by which it is found. */
export interface NewJob {
  token: string;
  ownerId: number | null;
  /** The owner in the fair queue of the readers. */
  queueKey: string;
  engine?: EngineName | undefined;
}

/** A job leased by this server, and the evaluation it produces. */
export interface LeasedJob {
  held: Lease;
  draft: Draft;
  /** Another server started the job, so its client expects it to continue. */
  isResumed: boolean;
}

/** Formats a time in the future as ISO 8601. */
export const later = ({ clock }: Pick<Context, 'clock'>, milliseconds: number): string =>
  new Date(clock().getTime() + milliseconds).toISOString();

/** Stores the result and ends the job in one transaction. If another server has the job by now, nothing is stored. */
async function finish(context: Context, { held, draft }: LeasedJob, scored: Scored): Promise<Evaluated> {
  const { db, files, clock } = context;
  const evaluation = evaluationOf(draft, scored, clock());
  await storeExtractedText(files, evaluation.file_key, scored.deck);
  await atomically(db, async (tx) => {
    // Renew the lease until both are written, so that no other server takes the job in between.
    if (!(await renewLease(tx, held, later(context, LEASE_MS), null))) throw new JobReleased('Another server has it.');
    await keepEvaluation(tx, evaluation, scored);
    await endJob(tx, held, { state: 'done', evaluation_id: evaluation.id, expires_at: later(context, DAY) });
  });
  return { evaluation, claimToken: null };
}

/** Temporary failures that are unrelated to the deck. */
const PASSING = new Set(['DATABASE_UNAVAILABLE', 'files_unavailable']);
const codeOf = (error: unknown) => (error as { code?: string } | null)?.code ?? '';
const isPassing = (error: unknown) => PASSING.has(codeOf(error));

/** Cancels, releases or fails a job that has no result. Returns the error for waiting clients. */
async function handleFailure(
  context: Context,
  { held, draft, isResumed }: LeasedJob,
  error: unknown,
): Promise<unknown> {
  const { db } = context;
  const run = await findJob(db, held.hash);
  if (run?.state === 'cancelled') {
    await removeDeckOf(context, deckKeyOf(draft.id));
    return evaluationCancelled();
  }
  if (error instanceof JobReleased) {
    await releaseJob(db, held, later(context, 0));
    return error;
  }
  if (isPassing(error) || (isResumed && codeOf(error) === 'busy')) {
    await releaseJob(db, held, later(context, LEASE_MS));
    return new JobReleased('It is taken up again when that has passed.', { cause: error });
  }
  const isEnded = await endJob(db, held, {
    state: 'failed',
    failure: publicFailureOf(error),
    expires_at: later(context, DAY),
  });
  if (isEnded) await removeDeckOf(context, deckKeyOf(draft.id));
  return error;
}

/**
 * Reads and scores the deck of a leased job, and renews the lease meanwhile.
 * @param open provides the deck as a local file while it is read
 * @param onLost called when the job was cancelled or another server has it
 * @throws {Failure} as scoreDeck; JobReleased
 */
export async function runJob(
  context: Context,
  holding: LeasedJob,
  open: (use: (path: string) => Promise<Scored>) => Promise<Scored>,
  signal: AbortSignal,
  { onProgress, onLost, ...how }: ScoringOptions & { onLost: () => void },
): Promise<Evaluated> {
  const { held, draft } = holding;
  let latest: RunProgress | null = null;
  const sign = () => renewLease(context.db, held, later(context, LEASE_MS), latest && JSON.stringify(latest));
  const rest = keepAlive(sign, onLost);
  try {
    const onSign = (progress: RunProgress) => {
      latest = progress;
      onProgress?.(progress);
    };
    const scoring = { ...how, onProgress: onSign };
    const scored = await open((path) => scoreDeck(context, path, draft.ownerId, signal, scoring));
    return await finish(context, holding, scored);
  } catch (error) {
    throw await handleFailure(context, holding, error).catch((lost) =>
      isPassing(lost) ? new JobReleased('It is taken up again when its lease is over.', { cause: lost }) : lost,
    );
  } finally {
    rest();
  }
}

/** Copies a deck to the file store. The local file stays, to be read. */
async function keepCopy({ files }: Context, key: string, path: string): Promise<void> {
  const copy = `${path}.kept`;
  // A hard link is free, but not every file system supports it.
  await link(path, copy).catch(() => copyFile(path, copy));
  await files.take(key, copy);
}

/** Stores the deck before the job, so that a server that resumes the job always finds the deck. */
async function begin(context: Context, { token, ownerId, engine }: NewJob, deck: ReceivedDeck): Promise<LeasedJob> {
  const { db, files, config } = context;
  const held = { hash: hashToken(token), holder: randomUUID() };
  const draft = {
    id: randomUUID(),
    ownerId,
    filename: deck.filename,
    size: deck.size,
    claimHash: ownerId === null ? held.hash : null,
    uploadedAt: later(context, 0),
  };
  const key = deckKeyOf(draft.id);
  if (await findJob(db, held.hash)) throw evaluationStarted();
  await checkStorageQuota(context, ownerId, deck.size);
  await scan(config.scanCommand, deck.path);
  try {
    await keepCopy(context, key, deck.path);
    const isNew = await insertJob(db, {
      token_hash: held.hash,
      user_id: ownerId,
      original_filename: displayName(deck.filename),
      state: 'working',
      evaluation_id: null,
      failure: null,
      created_at: draft.uploadedAt,
      expires_at: later(context, DAY),
      file_key: key,
      file_size: deck.size,
      engine: engine ?? null,
      holder: held.holder,
      lease_until: later(context, LEASE_MS),
      progress: null,
    });
    if (!isNew) throw evaluationStarted();
  } catch (error) {
    await deleteStoredFiles(files, [key], error);
    throw error;
  }
  // Check the quota again: uploads that arrived at the same time are now counted.
  await checkStorageQuota(context, ownerId, 0).catch(async (error) => {
    await deleteJob(db, held.hash);
    await deleteStoredFiles(files, [key], error);
    throw error;
  });
  return { held, draft, isResumed: false };
}

/**
 * Evaluates a deck in a job that continues without a waiting client and survives the end of this server. The job can be
 * found by its token for a day.
 * @param receive passes the deck on when it has been received, and keeps the file while it is in use
 */
export function startJob(
  context: Context,
  starting: NewJob,
  receive: (use: (deck: ReceivedDeck) => Promise<Evaluated>) => Promise<Evaluated>,
): Job<Evaluated> {
  const { jobs } = context;
  const { token, ownerId, queueKey, engine } = starting;
  const hash = hashToken(token);
  if (jobs.has(hash)) throw evaluationStarted();
  const run = new Job<Evaluated>((signal, onProgress) =>
    receive(async (deck) => {
      const holding = await begin(context, starting, deck);
      const onLost = () => run.release();
      const open = (use: (path: string) => Promise<Scored>) => use(deck.path);
      const evaluated = await runJob(context, holding, open, signal, { queueKey, engine, onProgress, onLost });
      return { ...evaluated, claimToken: ownerId === null ? token : null };
    }).finally(() => jobs.delete(hash)),
  );
  jobs.set(hash, run);
  return run;
}

/** Cancels a job, whether it is running or waiting. Returns false when it is not in progress. */
export async function cancelJob(context: Context, tokenHash: string): Promise<boolean> {
  const run = await findJob(context.db, tokenHash);
  const isUnderWay = await cancelJobRow(context.db, tokenHash);
  context.jobs.get(tokenHash)?.cancel();
  // A server that is running the job has its own copy, and deletes what it stores in the meantime.
  if (isUnderWay && run?.file_key) await removeDeckOf(context, run.file_key);
  return isUnderWay;
}
