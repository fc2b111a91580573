import type { z } from 'zod';
import type { Db } from '../database/open.ts';
import { Failure } from '../errors/failure.ts';

/** Jobs in a lane share its workers: deck readers, threads that write files, the mail server, or
 * whoever tidies up. */
export const LANES = ['reading', 'export', 'mail', 'upkeep'] as const;
export type Lane = (typeof LANES)[number];

/** What a running job knows about itself, and how it reports. */
export interface Work<Output> {
  id: string;
  /** Counts from 1. */
  attempt: number;
  /** Aborts when the job is cancelled, when another worker has it, or when this worker stops. */
  signal: AbortSignal;
  /** Tells everybody who follows the job. */
  progress(progress: unknown): void;
  /**
   * Ends the job together with what it stores, in one transaction. Needed only where work must not be stored twice; a
   * job that returns without it ends as well.
   * @throws {JobLost} when the job was cancelled or another worker has it; nothing is stored then
   */
  complete(store: (tx: Db) => Promise<Output>): Promise<Output>;
}

/** Why a job was given up: the last error, or null when its server ended in each attempt. */
export interface GivenUp {
  attempts: number;
  error: unknown;
}

/** The definition of one kind of job. */
export interface JobKind<Context, Data, Output> {
  /** Stored with each job; never changes. */
  name: string;
  lane: Lane;
  data: z.ZodType<Data>;
  /** How often a job is started before it is given up. */
  attempts: number;
  /** Seconds before the second attempt, doubled for each further one up to `most`. */
  backoff: { first: number; most: number };
  /** Seconds after which it is added again once it is done. @default it is not */
  every?: number | undefined;
  /** Seconds by which later jobs may overtake it. Someone who waits at a page has 0. */
  patience: number;
  /** Whether the job is refused when its lane or its owner has too many waiting. */
  isLimited: boolean;
  /** Whether another attempt may succeed. */
  isRetried: (error: unknown) => boolean;
  run(context: Context, data: Data, work: Work<Output>): Promise<Output>;
  /** Called after the last attempt, before the job moves to the failed ones. */
  onGivenUp?: ((context: Context, data: Data, end: GivenUp) => Promise<void>) | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of kinds holds every combination
export type AnyKind = JobKind<any, any, any>;

/** A failure that is an answer, such as "this file is not a PDF", will be the same next time. */
const isUnforeseen = (error: unknown) => !(error instanceof Failure);

/** Limits of a job that somebody waits for at a page: started again soon if its server ends, but not after an error. */
export const WAITED_FOR = {
  // A deck that ends servers must not end one after another.
  attempts: 3,
  backoff: { first: 1, most: 30 },
  isLimited: true,
  isRetried: () => false,
} as const;

/** Defines a kind of job with the usual limits. */
export const defineJob = <Context, Data, Output = void>(
  kind: Pick<JobKind<Context, Data, Output>, 'name' | 'lane' | 'data' | 'run'> &
    Partial<JobKind<Context, Data, Output>>,
): JobKind<Context, Data, Output> => ({
  attempts: 5,
  backoff: { first: 10, most: 3600 },
  patience: 0,
  isLimited: false,
  isRetried: isUnforeseen,
  ...kind,
});
