import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyError } from 'fastify';
import { atomically, type Db } from '../database/open.ts';
import { internalFailure, type StoredFailure } from '../errors/public-failure.ts';
import { translate } from '../errors/translate.ts';
import type { Tracer } from '../telemetry/tracing/tracer.ts';
import { JobLost, JobReleased } from './jobs.ts';
import { type AnyKind, LANES, type Lane } from './kinds.ts';
import type { Signals } from './signals.ts';
import { type JobStore, LEASE_SECONDS, type NewJob, type Outcome, type TakenJob } from './store.ts';

/** How an attempt ended. */
export type AttemptEnd = 'done' | 'refused' | 'retried' | 'released' | 'lost' | 'given_up';

export interface WorkerReport {
  /** Called after each attempt. */
  ended(kind: string, end: AttemptEnd, seconds: number): void;
  /** Called with each error that is not an answer to a person. */
  failed(error: unknown, message: string): void;
}

interface Parts {
  store: JobStore;
  signals: Signals;
  db: Db;
  clock: () => Date;
  tracer: Tracer;
  kinds: readonly AnyKind[];
  /** Passed to each job. */
  context: unknown;
  /** Jobs that run at the same time. A lane with 0 belongs to other servers. */
  places: Record<Lane, number>;
  report: WorkerReport;
}

/** Milliseconds between two looks for jobs that no signal announced: due later, or abandoned by another server. */
const LOOK = 2_000;
const HEARTBEAT = (LEASE_SECONDS * 1000) / 4;
/** Milliseconds after which a job is tried again whose database or file store could not be reached. */
const REST = 10_000;

/** Milliseconds that an aborted job has to end. After that, its lease runs out. */
const LAST_WORDS = 5_000;

/** Temporary failures that say nothing about the job. */
const PASSING = new Set(['DATABASE_UNAVAILABLE', 'database_unavailable', 'files_unavailable', 'busy']);
const isPassing = (error: unknown) => PASSING.has((error as { code?: string } | null)?.code ?? '');

/** The text of an error, without what PostgreSQL cannot store. */
const messageOf = (error: unknown) =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).toWellFormed().replaceAll('\0', '');

/** The failure that whoever waits for the job gets. */
function failureFor(error: unknown): StoredFailure {
  const { status, code, body, retryAfter } = translate(error as FastifyError) ?? internalFailure();
  return { status, code, body, retryAfter };
}

/** Waits for work, at most this many milliseconds. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const isDone = new AbortController();
  const { signal } = isDone;
  await Promise.race([work, wait(milliseconds, undefined, { signal }).catch(() => {})]);
  isDone.abort();
}

interface Run {
  job: TakenJob;
  controller: AbortController;
  progress: unknown;
  done: Promise<void>;
}

/** Takes jobs from the queue and runs them. */
export class Worker {
  readonly #parts: Parts;
  readonly #kinds: Map<string, AnyKind>;
  readonly #running = new Set<Run>();
  readonly #filling = new Map<Lane, Promise<boolean>>();
  readonly #again = new Set<Lane>();
  readonly #stopListening: () => void;
  #timers: NodeJS.Timeout[] = [];
  #isStopping = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#kinds = new Map(parts.kinds.map((kind) => [kind.name, kind]));
    this.#stopListening = parts.signals.listen((signal) => {
      if (signal.about === 'added' && !this.#isStopping) this.#wake(signal.lane);
      if (signal.about === 'cancelled') this.#cancel(signal.key);
    });
  }

  /** Jobs that this worker is running, per lane. */
  running(lane: Lane): number {
    return [...this.#running].filter(({ job }) => job.lane === lane).length;
  }

  /** Starts looking for jobs by itself; before that, only signals wake it. */
  start(): void {
    const look = setInterval(() => void this.look(), LOOK);
    const beat = setInterval(() => void this.#beat(), HEARTBEAT);
    this.#timers = [look, beat];
    for (const timer of this.#timers) timer.unref();
    void this.look();
  }

  /** Returns abandoned jobs to the queue, and takes what is due. */
  async look(): Promise<void> {
    try {
      await this.#parts.store.recover();
    } catch (error) {
      if (!isPassing(error)) this.#parts.report.failed(error, 'Could not look for abandoned jobs');
    }
    this.wake();
  }

  /** Takes what is due. */
  wake(): void {
    for (const lane of LANES) this.#wake(lane);
  }

  /** Runs everything in these lanes that is due, until nothing is left. */
  async idle(lanes: readonly Lane[] = LANES): Promise<void> {
    for (;;) {
      const started = await Promise.all(lanes.map((lane) => this.#fill(lane)));
      const running = [...this.#running].filter(({ job }) => lanes.includes(job.lane));
      if (running.length === 0 && !started.includes(true)) return;
      await Promise.all(running.map(({ done }) => done));
    }
  }

  /**
   * Takes no more jobs, waits for those that are running, and gives the rest back.
   * @param patience milliseconds
   */
  async stop(patience: number): Promise<void> {
    this.#isStopping = true;
    const [look] = this.#timers;
    clearInterval(look);
    await Promise.allSettled(this.#filling.values());
    const all = () => Promise.all([...this.#running].map(({ done }) => done));
    await within(patience, all());
    for (const { controller } of this.#running) controller.abort(new JobReleased('This worker is shutting down.'));
    await within(LAST_WORDS, all());
    for (const timer of this.#timers) clearInterval(timer);
    this.#stopListening();
  }

  #wake(lane: Lane): void {
    this.#fill(lane).catch((error) => {
      if (!isPassing(error)) this.#parts.report.failed(error, `Could not take jobs from lane ${lane}`);
    });
  }

  /** Takes jobs while there are free places. Resolves with whether any was taken. */
  #fill(lane: Lane): Promise<boolean> {
    const current = this.#filling.get(lane);
    if (current) {
      this.#again.add(lane);
      return current;
    }
    const filling = this.#takeAll(lane).finally(() => {
      this.#filling.delete(lane);
      if (this.#again.delete(lane)) this.#wake(lane);
    });
    this.#filling.set(lane, filling);
    return filling;
  }

  async #takeAll(lane: Lane): Promise<boolean> {
    const { store, places } = this.#parts;
    let isAny = false;
    do {
      this.#again.delete(lane);
      while (!this.#isStopping && this.running(lane) < places[lane]) {
        const job = await store.take(lane);
        if (!job) break;
        isAny = true;
        this.#begin(job);
      }
    } while (this.#again.has(lane) && !this.#isStopping && this.running(lane) < places[lane]);
    return isAny;
  }

  #begin(job: TakenJob): void {
    const run: Run = { job, controller: new AbortController(), progress: null, done: Promise.resolve() };
    this.#running.add(run);
    void this.#parts.signals.send({ about: 'taken', lane: job.lane, key: job.key });
    const started = performance.now();
    run.done = this.#attempt(run)
      .catch((error): AttemptEnd => {
        // Its lease runs out, and then it is taken again.
        if (!isPassing(error)) this.#parts.report.failed(error, `Could not record the end of a job (${job.kind})`);
        return 'lost';
      })
      .then((end) => {
        this.#running.delete(run);
        const seconds = (performance.now() - started) / 1000;
        this.#parts.report.ended(job.kind, end, seconds);
        void this.#parts.signals.send({ about: 'ended', lane: job.lane, key: job.key, seconds });
        this.#wake(job.lane);
      });
  }

  async #attempt(run: Run): Promise<AttemptEnd> {
    const { job } = run;
    const kind = this.#kinds.get(job.kind);
    if (!kind) return await this.#giveUp(run, null, new Error(`There is no kind of job named ${job.kind}.`));
    // It was started this often and never ended, so it may be what ends the servers.
    if (job.attempt > kind.attempts) {
      return await this.#giveUp(run, kind, null);
    }
    try {
      return await this.#parts.tracer.step(`job ${kind.name}`, {}, () => this.#work(run, kind), { from: job.trace });
    } catch (error) {
      return await this.#handle(run, kind, error);
    }
  }

  async #work(run: Run, kind: AnyKind): Promise<AttemptEnd> {
    const { job, controller } = run;
    const { signal } = controller;
    const { store, db, context, signals } = this.#parts;
    let isComplete = false;
    const complete = async (write: (tx: Db) => Promise<unknown>) => {
      signal.throwIfAborted();
      // Whoever follows the job hears of its progress before its end.
      await signals.sent();
      const output = await atomically(db, async (tx) => {
        const stored = await write(tx);
        if (!(await store.complete(tx, job, { output: stored ?? null }))) throw new JobLost('Another worker has it.');
        if (kind.every !== undefined) await store.add(tx, this.#nextTime(job, kind.every));
        return stored;
      });
      isComplete = true;
      return output;
    };
    const progress = (latest: unknown) => {
      run.progress = latest;
      void signals.send({ about: 'progress', lane: job.lane, key: job.key, progress: latest });
    };
    const data = kind.data.parse(job.data);
    const output = await kind.run(context, data, { id: job.id, attempt: job.attempt, signal, progress, complete });
    if (!isComplete) await complete(async () => output);
    return 'done';
  }

  #nextTime(job: TakenJob, seconds: number): NewJob {
    const runAt = new Date(this.#parts.clock().getTime() + seconds * 1000);
    return { ...job, priority: job.priority - seconds, runAt };
  }

  async #handle(run: Run, kind: AnyKind, error: unknown): Promise<AttemptEnd> {
    const { job, controller } = run;
    const { store, signals, db, clock, report } = this.#parts;
    const cause = controller.signal.aborted ? controller.signal.reason : error;
    if (cause instanceof JobLost) return 'lost';
    if (cause instanceof JobReleased || isPassing(cause)) {
      const later = new Date(clock().getTime() + REST);
      await store.release(job, cause instanceof JobReleased ? null : later);
      return 'released';
    }
    const isAnswer = translate(cause as FastifyError) !== null;
    if (!isAnswer) report.failed(cause, `A job (${kind.name}) failed in attempt ${job.attempt}`);
    if (kind.isRetried(cause)) {
      if (job.attempt >= kind.attempts) return await this.#giveUp(run, kind, cause);
      await store.retry(job, messageOf(cause));
      return 'retried';
    }
    if (isAnswer) {
      await signals.sent();
      const outcome: Outcome = { failure: failureFor(cause) };
      return (await store.complete(db, job, outcome)) ? 'refused' : 'lost';
    }
    return await this.#giveUp(run, kind, cause);
  }

  async #giveUp({ job }: Run, kind: AnyKind | null, error: unknown): Promise<AttemptEnd> {
    const { store, db, context } = this.#parts;
    const data = kind?.data.safeParse(job.data);
    const attempts = kind?.attempts ?? job.attempt;
    if (data?.success) await kind?.onGivenUp?.(context, data.data, { attempts, error });
    const text = error === null ? `The server stopped in each of ${attempts} attempts.` : messageOf(error);
    return (await store.bury(db, job, text)) ? 'given_up' : 'lost';
  }

  #cancel(key: string): void {
    for (const { job, controller } of this.#running) {
      if (job.key === key) controller.abort(new JobLost('It was canceled.'));
    }
  }

  async #beat(): Promise<void> {
    const runs = [...this.#running];
    const held = runs.map(({ job, progress }) => ({ job, progress }));
    // If the database cannot be reached, no other worker can take the jobs either.
    const lost = await this.#parts.store.renew(held).catch((): TakenJob[] => []);
    for (const { job, controller } of runs) {
      if (lost.includes(job)) controller.abort(new JobLost('Another worker has it.'));
    }
  }
}
