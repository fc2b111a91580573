import type { Db } from '../database/open.ts';
import type { StoredFailure } from '../errors/public-failure.ts';
import type { Carrier } from '../telemetry/tracing/tracer.ts';
import type { Lane } from './kinds.ts';

/** A job as it is stored. */
export interface NewJob {
  kind: string;
  lane: Lane;
  /** At most one unfinished job has this key. */
  key: string;
  /** Whose share of the lane it uses: an account or an address. */
  owner: string;
  data: unknown;
  /** Higher runs first. */
  priority: number;
  /** Null: at once, by the clock of the database. */
  runAt: Date | null;
  backoff: { first: number; most: number };
  /** Continues the trace of whoever added the job. */
  trace: Carrier;
}

/** One worker's claim on a job. Each claim of a job has its own number, so that an earlier one can change nothing. */
export interface Claim {
  id: string;
  lane: Lane;
  claim: number;
}

/** A job that a worker has taken. */
export interface TakenJob extends NewJob, Claim {
  runAt: Date;
  /** Counts from 1. */
  attempt: number;
}

/** How a job ended: its output, or the failure for whoever waits. */
export type Outcome = { output: unknown } | { failure: StoredFailure } | { cancelled: true };

/** The state of a job. Ended jobs are known for an hour. */
export type FoundJob =
  | { state: 'waiting'; attempts: number; progress: unknown }
  | { state: 'running'; attempts: number; progress: unknown }
  | { state: 'ended'; outcome: Outcome };

/** A job that was given up. It stays until an admin retries or discards it. */
export interface FailedJob {
  id: string;
  kind: string;
  lane: Lane;
  attempts: number;
  /** The last error, for admins. */
  error: string;
  createdAt: string;
  failedAt: string;
}

/** The figures of a lane. */
export interface LaneLoad {
  lane: Lane;
  /** Jobs that are ready to run. */
  waiting: number;
  running: number;
  /** Jobs that are scheduled for later, including retries. */
  delayed: number;
  /** Given up, until an admin looks at them. */
  failed: number;
  /** Seconds since the oldest job could have run. */
  oldest: number;
}

/** Seconds without a heartbeat after which a job counts as abandoned. */
export const LEASE_SECONDS = 30;

/** Where jobs are kept. PostgreSQL uses pg-boss; SQLite has a table. */
export interface JobStore {
  /** Adds a job in the transaction `db`. Returns false when an unfinished job has its key. */
  add(db: Db, job: NewJob): Promise<boolean>;
  /** Takes the next job of a lane that is due. */
  take(lane: Lane): Promise<TakenJob | null>;
  /** Extends the claims, and stores the latest progress. Returns those that are lost. */
  renew(held: readonly { job: TakenJob; progress: unknown }[]): Promise<TakenJob[]>;
  /** Ends a job. Returns false, and changes nothing, when the claim is lost. */
  complete(db: Db, job: TakenJob, outcome: Outcome): Promise<boolean>;
  /** Ends an attempt that failed; the job runs again after its backoff. */
  retry(job: TakenJob, error: string): Promise<void>;
  /** Gives a job back without counting the attempt. */
  release(job: TakenJob, runAt: Date | null): Promise<void>;
  /** Moves a job to the failed ones. */
  bury(db: Db, job: TakenJob, error: string): Promise<boolean>;
  /** Ends an unfinished job, whoever runs it. Returns false when there is none. */
  cancel(db: Db, lane: Lane, key: string): Promise<boolean>;
  /** The latest job with this key. */
  find(lane: Lane, key: string): Promise<FoundJob | null>;
  /** The place of each waiting job in its lane; 1 is next. */
  positions(lane: Lane): Promise<Map<string, number>>;
  /** Unfinished jobs of a lane, and of one owner in it. */
  unfinished(db: Db, lane: Lane, owner: string): Promise<{ all: number; own: number }>;
  /** Called when a server starts. Returns the jobs of an earlier process to the queue, if there can be only one. */
  begin(): Promise<void>;
  /** Returns abandoned jobs to the queue. */
  recover(): Promise<void>;
  load(): Promise<LaneLoad[]>;
  listFailed(limit: number): Promise<FailedJob[]>;
  /** Puts a failed job back in the queue, with a new set of attempts. Returns false when there is none. */
  retryFailed(id: string): Promise<boolean>;
  /** Deletes a failed job. Returns false when there is none. */
  discardFailed(id: string): Promise<boolean>;
  /** Jobs that can run at the same time in this lane, over all servers. */
  places(lane: Lane): Promise<number>;
  close(): Promise<void>;
}
