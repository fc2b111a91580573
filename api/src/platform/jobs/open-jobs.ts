import type { SharedDatabase } from '../database/engine.ts';
import type { Db } from '../database/open.ts';
import { type Tracer, untraced } from '../telemetry/tracing/tracer.ts';
import { createJobs, type Jobs } from './jobs.ts';
import type { Lane } from './kinds.ts';
import { createSignals, type Signals } from './signals.ts';
import { sqliteJobs } from './sqlite-repository.ts';
import type { JobStore } from './store.ts';

interface Parts {
  db: Db;
  /** Of a database that other servers share. */
  shared: SharedDatabase | undefined;
  clock: () => Date;
  /** @default traces nothing */
  tracer?: Tracer;
  /** What this server does, and how many jobs of each lane it runs at the same time. */
  role: string;
  places: Record<Lane, number>;
  report: (error: unknown, message: string) => void;
}

/** The jobs of a server, and what a worker needs to run them. */
export interface JobParts {
  jobs: Jobs;
  store: JobStore;
  signals: Signals;
  close(): Promise<void>;
}

/** Opens the queue of background jobs. pg-boss is loaded only on PostgreSQL. */
export async function openJobs({
  db,
  shared,
  clock,
  tracer = untraced,
  role,
  places,
  report,
}: Parts): Promise<JobParts> {
  const onPostgres = async (database: SharedDatabase) => {
    const { postgresJobs } = await import('./postgres-repository.ts');
    const server = { role, places };
    return await postgresJobs({
      db,
      shared: database,
      clock,
      server,
      report: (error) => report(error, 'The job queue failed'),
    });
  };
  const store = shared ? await onPostgres(shared) : sqliteJobs({ db, clock, places: (lane) => places[lane] });
  const signals = await createSignals(db, shared);
  const { close, ...jobs } = createJobs({ store, signals, db, clock, tracer });
  return {
    jobs,
    store,
    signals,
    async close() {
      close();
      await signals.close();
      await store.close();
    },
  };
}
