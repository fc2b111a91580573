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
import { removeDeckOf } from '../results/remove-evaluation.ts';
import { checkStorageQuota } from '../storage/storage-quota.ts';
import {
  type Draft,
  deckKeyOf,
  evaluationOf,
  keepEvaluation,
  type Scored,
  type Scoring,
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

/** Who evaluates, and by which token the run is found again. */
export interface Starting {
  token: string;
  ownerId: number | null;
  /** The owner in the fair queue of the readers. */
  queueKey: string;
  engine?: EngineName | undefined;
}

/** A run that this server has, and what it makes. */
export interface LeasedJob {
  held: Lease;
  draft: Draft;
  /** It was begun by another server: whoever waits was told that it goes on. */
  isResumed: boolean;
}

/** Moments from now, as they are written. */
export const later = ({ clock }: Pick<Context, 'clock'>, milliseconds: number): string =>
  new Date(clock().getTime() + milliseconds).toISOString();

/** Keeps the result and ends the run, both or neither: a run that another server has by now is not ended twice. */
async function finish(context: Context, { held, draft }: LeasedJob, scored: Scored): Promise<Evaluated> {
  const { db, files, clock } = context;
  const evaluation = evaluationOf(draft, scored, clock());
  await storeExtractedText(files, evaluation.file_key, scored.deck);
  await atomically(db, async (tx) => {
    // Lease on to until both are written, so that nobody takes it in between.
    if (!(await renewLease(tx, held, later(context, LEASE_MS), null))) throw new JobReleased('Another server has it.');
    await keepEvaluation(tx, evaluation, scored);
    await endJob(tx, held, { state: 'done', evaluation_id: evaluation.id, expires_at: later(context, DAY) });
  });
  return { evaluation, claimToken: null };
}

/** Passes by itself, and says nothing of the deck. */
const PASSING = new Set(['DATABASE_UNAVAILABLE', 'files_unavailable']);
const codeOf = (error: unknown) => (error as { code?: string } | null)?.code ?? '';
const isPassing = (error: unknown) => PASSING.has(codeOf(error));

/** What becomes of a run that did not come to its result. Returns what whoever waits is told. */
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
 * Reads and scores the deck of a run that this server has, and says meanwhile that it goes on.
 * @param open gives the deck a path for as long as it is read
 * @param onLost when the run was cancelled, or another server has it by now
 * @throws {Failure} as scoreDeck; JobReleased
 */
export async function runJob(
  context: Context,
  holding: LeasedJob,
  open: (use: (path: string) => Promise<Scored>) => Promise<Scored>,
  signal: AbortSignal,
  { onProgress, onLost, ...how }: Scoring & { onLost: () => void },
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

/** Keeps a deck in the store that stays here as well, to be read. */
async function keepCopy({ files }: Context, key: string, path: string): Promise<void> {
  const copy = `${path}.kept`;
  // A second name of the same file costs nothing; not every file system has such.
  await link(path, copy).catch(() => copyFile(path, copy));
  await files.take(key, copy);
}

/** Keeps the deck, and then the run: what was begun is found by whoever has to take it up. */
async function begin(context: Context, { token, ownerId, engine }: Starting, deck: ReceivedDeck): Promise<LeasedJob> {
  const { db, files, config } = context;
  const held = { hash: hashToken(token), holder: randomUUID() };
  const draft = {
    id: randomUUID(),
    ownerId,
    filename: deck.filename,
    size: deck.size,
    claimHash: ownerId === null ? held.hash : null,
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
      created_at: later(context, 0),
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
  // Those that came at the same time count each other now.
  await checkStorageQuota(context, ownerId, 0).catch(async (error) => {
    await deleteJob(db, held.hash);
    await deleteStoredFiles(files, [key], error);
    throw error;
  });
  return { held, draft, isResumed: false };
}

/**
 * Evaluates a deck in a run that goes on when nobody waits for it, also when this server ends, and that is found again by
 * its token for a day.
 * @param receive hands in the deck once it is there, and keeps it for as long as it is worked with
 */
export function startJob(
  context: Context,
  starting: Starting,
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

/** Stops a run, wherever it is worked on, or waits to be. Returns false when it is not under way. */
export async function cancelJob(context: Context, tokenHash: string): Promise<boolean> {
  const run = await findJob(context.db, tokenHash);
  const isUnderWay = await cancelJobRow(context.db, tokenHash);
  context.jobs.get(tokenHash)?.cancel();
  // A server at work has a copy of its own, and removes what it has made meanwhile.
  if (isUnderWay && run?.file_key) await removeDeckOf(context, run.file_key);
  return isUnderWay;
}
