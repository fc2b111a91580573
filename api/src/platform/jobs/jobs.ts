import { randomUUID } from 'node:crypto';
import type { Db } from '../database/open.ts';
import { busy, evaluationCancelled, restarting } from '../errors/failures.ts';
import { failureOf, internalFailure } from '../errors/public-failure.ts';
import type { Tracer } from '../telemetry/tracing/tracer.ts';
import { type AnyKind, type JobKind, LANES, type Lane } from './kinds.ts';
import type { Signal, Signals } from './signals.ts';
import type { FailedJob, FoundJob, JobStore, LaneLoad, Outcome } from './store.ts';

// biome-ignore lint/suspicious/noExplicitAny: callers pass kinds of every area
type Kind<Data, Output = any> = JobKind<any, Data, Output>;

// biome-ignore lint/suspicious/noExplicitAny: only the output matters to whoever waits
type Waited<Output> = JobKind<any, any, Output>;

/** How to add a job. */
export interface AddOptions {
  /** At most one unfinished job of the kind has this key. @default a new one for each job */
  key?: string | undefined;
  /** An account or an address, which gets a fair share of the lane. @default nobody: the job waits for no others */
  owner?: string | undefined;
  /** @default now */
  runAt?: Date | undefined;
  /** Adds the job however many are waiting. */
  isUnlimited?: boolean;
}

/** A job, with its place in the lane while it waits. */
export type KnownJob =
  | Exclude<FoundJob, { state: 'waiting' }>
  | (Extract<FoundJob, { state: 'waiting' }> & { position: number });

/** What someone who follows a job sees: its place while it waits (1 is next), then its progress. */
export type Seen = { position: number; attempts: number } | { progress: unknown };

/** Adds and follows background jobs. */
export interface Jobs {
  /**
   * Adds a job in the transaction `db`. Returns false when an unfinished job of this kind has the key.
   * @throws {Failure} busy, when the kind is limited and too many jobs are waiting
   */
  add<Data>(db: Db, kind: Kind<Data>, data: Data, how?: AddOptions): Promise<boolean>;
  /**
   * Adds a job and waits for its end. If `signal` aborts, the job is cancelled.
   * @throws {Failure} busy, or as the job
   */
  run<Data, Output>(
    kind: Kind<Data, Output>,
    data: Data,
    how: { owner?: string | undefined; signal?: AbortSignal | undefined; onProgress?: (progress: unknown) => void },
  ): Promise<Output>;
  /**
   * Follows a job to its end. Null when there is no such job.
   * @throws {JobReleased} when this server stops
   */
  follow(kind: AnyKind, key: string, signal?: AbortSignal): AsyncGenerator<Seen, Outcome | null>;
  /**
   * Checks before an expensive step whether a job would be refused.
   * @throws {Failure} busy
   */
  checkRoom(db: Db, kind: AnyKind, owner: string): Promise<void>;
  /**
   * Waits for the end of a job that others may wait for as well. Returns its output; undefined when there is none.
   * @throws {Failure} as the job
   */
  end<Output>(kind: Waited<Output>, key: string, signal?: AbortSignal): Promise<Output | undefined>;
  find(kind: AnyKind, key: string): Promise<KnownJob | null>;
  /** Ends an unfinished job, whoever runs it. Returns false when there is none. */
  cancel(db: Db, kind: AnyKind, key: string): Promise<boolean>;
  load(): Promise<LaneLoad[]>;
  listFailed(limit: number): Promise<FailedJob[]>;
  retryFailed(id: string): Promise<boolean>;
  discardFailed(id: string): Promise<boolean>;
  /** Ends all waiting on this server, with JobReleased. The jobs go on. */
  leave(): void;
}

/** The job was cancelled, or another worker has it. Whatever this worker still does for it is not stored. */
export class JobLost extends Error {
  override readonly name = 'JobLost';
}

/** This server stops; another one continues the job. */
export class JobReleased extends Error {
  override readonly name = 'JobReleased';
}

/** What a person reads when a lane is full, of everybody's jobs or of their own. */
const FULL: Partial<Record<Lane, [string, string]>> = {
  reading: [
    'Too many decks are being read right now. Please try again in a moment.',
    'Several of your decks are still waiting to be read. Please try again in a moment.',
  ],
  export: [
    'Many decks are being exported at the moment. Please try again shortly.',
    'Several of your decks are still being exported. Please try again shortly.',
  ],
};

/** Jobs that may wait, for each one that runs. */
const WAITING_PER_PLACE = 8;
/** Unfinished jobs of one owner, for each one that runs. */
const OWN_PER_PLACE = 3;
/** Seconds by which each unfinished job of an owner moves the next one back. */
const SHARE = 30;
/** Expected seconds of a job before the first one has ended, and the weight of the latest in the moving average. */
const FIRST_GUESS = 2;
const LATEST = 0.2;
/** Milliseconds after which someone who follows a job looks without having got a signal. */
const LOOK = 2_000;
/** Milliseconds before a place is told: a job that is taken at once was never in a queue. */
const GRACE = 250;
/** Milliseconds after which the number of places is counted again. */
const PLACES_KNOWN = 5_000;
/** Keeps priorities within 32 bits: they count seconds since 2026. */
const EPOCH = Date.UTC(2026, 0, 1) / 1000;

/** The key under which a job is stored. */
const storedKey = (kind: Pick<AnyKind, 'name'>, key: string): string => `${kind.name}:${key}`;

/** The output of an ended job. */
function outputOf<Output>(outcome: Outcome | null): Output {
  if (!outcome) throw internalFailure();
  if ('cancelled' in outcome) throw evaluationCancelled();
  if ('output' in outcome) return outcome.output as Output;
  throw failureOf(outcome.failure);
}

interface Parts {
  store: JobStore;
  signals: Signals;
  db: Db;
  clock: () => Date;
  tracer: Tracer;
}

export function createJobs({ store, signals, db, clock, tracer }: Parts): Jobs & { close(): void } {
  /** The progress of jobs under way, as far as this server has heard of it. */
  const latest = new Map<string, unknown>();
  const usual = new Map<Lane, number>(LANES.map((lane) => [lane, FIRST_GUESS]));
  const close = signals.listen((signal) => {
    if (signal.about === 'progress') latest.set(signal.key, signal.progress);
    if (signal.about === 'ended') latest.delete(signal.key);
    if (signal.about !== 'ended' || signal.seconds === undefined) return;
    const before = usual.get(signal.lane) ?? FIRST_GUESS;
    usual.set(signal.lane, before + LATEST * (signal.seconds - before));
  });

  /** Aborts when this server stops waiting for jobs. */
  const leaving = new AbortController();

  const places = new Map<Lane, { count: number; until: number }>();
  async function countPlaces(lane: Lane): Promise<number> {
    const count = Math.max(1, await store.places(lane));
    places.set(lane, { count, until: performance.now() + PLACES_KNOWN });
    return count;
  }

  /**
   * The latest known number of places. After the first time it is counted in the background: if transactions waited for
   * the count, as many as there are connections would wait for each other.
   */
  async function placesOf(lane: Lane): Promise<number> {
    const known = places.get(lane);
    if (!known) return await countPlaces(lane);
    if (known.until <= performance.now()) countPlaces(lane).catch(() => {});
    return known.count;
  }

  async function checkRoom(lane: Lane, { all, own }: { all: number; own: number }): Promise<void> {
    const count = await placesOf(lane);
    const isOwn = own >= OWN_PER_PLACE * count;
    if (!isOwn && all < (WAITING_PER_PLACE + 1) * count) return;
    const waiting = isOwn ? own : all - count;
    const seconds = Math.ceil(((waiting + 1) * (usual.get(lane) ?? FIRST_GUESS)) / count);
    throw busy(
      Math.max(1, seconds),
      FULL[lane]?.[isOwn ? 1 : 0] ?? 'The server is busy. Please try again in a moment.',
    );
  }

  const add: Jobs['add'] = async (on, kind, data, { key = randomUUID(), owner = '', runAt, isUnlimited } = {}) => {
    const { lane, name, patience, backoff, isLimited } = kind;
    const counts = isLimited || owner !== '' ? await store.unfinished(on, lane, owner) : { all: 0, own: 0 };
    const unfinished = owner === '' ? { ...counts, own: 0 } : counts;
    if (isLimited && !isUnlimited) await checkRoom(lane, unfinished);
    const priority = -Math.floor((runAt ?? clock()).getTime() / 1000 - EPOCH + patience + unfinished.own * SHARE);
    const job = {
      kind: name,
      lane,
      key: storedKey(kind, key),
      owner,
      data,
      priority,
      runAt: runAt ?? null,
      backoff,
      trace: tracer.carrier(),
    };
    const isNew = await store.add(on, job);
    if (isNew) await signals.send({ about: 'added', lane }, on);
    return isNew;
  };

  async function* follow(kind: AnyKind, key: string, signal?: AbortSignal): AsyncGenerator<Seen, Outcome | null> {
    const { lane } = kind;
    const stored = storedKey(kind, key);
    let heard: Signal[] = [];
    let wake = () => {};
    const off = signals.listen((one) => {
      if (one.about === 'access' || one.about === 'added' || one.lane !== lane) return;
      if (one.about === 'progress' && one.key !== stored) return;
      heard.push(one);
      wake();
    });
    const onAbort = () => wake();
    signal?.addEventListener('abort', onAbort);
    leaving.signal.addEventListener('abort', onAbort);
    /** Waits for the next signal, at most until then. */
    const pause = (until: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, until - performance.now());
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    const began = performance.now();
    let position = 0;
    try {
      for (;;) {
        heard = heard.filter(({ about }) => about === 'progress');
        const found = await store.find(lane, stored);
        if (!found) return null;
        if (found.state === 'ended') {
          for (const one of heard) if (one.about === 'progress') yield { progress: one.progress };
          return found.outcome;
        }
        const { state, attempts } = found;
        const isNew = performance.now() - began < GRACE;
        if (state === 'waiting' && !isNew) {
          const now = (await store.positions(lane)).get(stored) ?? 0;
          if (now !== position) yield { position: now, attempts };
          position = now;
        }
        const until = performance.now() + (isNew ? GRACE : LOOK);
        for (;;) {
          signal?.throwIfAborted();
          leaving.signal.throwIfAborted();
          const next = heard.shift();
          if (next?.about === 'progress') yield { progress: next.progress };
          // A job that waits moves up whenever another one starts or ends.
          else if (next && (state === 'waiting' || ('key' in next && next.key === stored))) break;
          else if (!next && performance.now() >= until) break;
          else if (!next) await pause(until);
        }
      }
    } finally {
      off();
      signal?.removeEventListener('abort', onAbort);
      leaving.signal.removeEventListener('abort', onAbort);
    }
  }

  const end: Jobs['end'] = async (kind, key, signal) => {
    const following = follow(kind, key, signal);
    for (;;) {
      const { done, value } = await following.next();
      if (done) return value ? outputOf(value) : undefined;
    }
  };

  const cancel: Jobs['cancel'] = async (on, kind, key) => {
    const stored = storedKey(kind, key);
    const isDone = await store.cancel(on, kind.lane, stored);
    if (isDone) await signals.send({ about: 'cancelled', lane: kind.lane, key: stored }, on);
    return isDone;
  };

  return {
    add,
    end,
    follow,
    cancel,
    async run(kind, data, { owner, signal, onProgress }) {
      const key = randomUUID();
      await add(db, kind, data, { key, owner });
      try {
        const seen = follow(kind, key, signal);
        for (;;) {
          const { done, value } = await seen.next();
          if (done) return outputOf(value);
          if ('progress' in value) onProgress?.(value.progress);
        }
      } catch (error) {
        if (signal?.aborted || leaving.signal.aborted) await cancel(db, kind, key);
        throw error instanceof JobReleased ? restarting() : error;
      }
    },
    checkRoom: async (on, { lane }, owner) => await checkRoom(lane, await store.unfinished(on, lane, owner)),
    async find(kind, key) {
      const stored = storedKey(kind, key);
      const found = await store.find(kind.lane, stored);
      if (found?.state !== 'waiting') {
        return found?.state === 'running' ? { ...found, progress: latest.get(stored) ?? found.progress } : found;
      }
      return { ...found, position: (await store.positions(kind.lane)).get(stored) ?? 1 };
    },
    load: () => store.load(),
    listFailed: (limit) => store.listFailed(limit),
    async retryFailed(id) {
      const isThere = await store.retryFailed(id);
      if (isThere) for (const lane of LANES) await signals.send({ about: 'added', lane });
      return isThere;
    },
    discardFailed: (id) => store.discardFailed(id),
    leave: () => leaving.abort(new JobReleased('This server is shutting down.')),
    close,
  };
}
