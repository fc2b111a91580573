import { Worker } from '../../src/platform/jobs/worker.ts';
import type { Context, ReadDeck } from '../../src/server/context.ts';
import { KINDS } from '../../src/server/jobs.ts';

/** A worker of another process, with its own deck reader. It looks for jobs only when told to. */
export function buildWorker(server: Context, readDeck: ReadDeck): Worker {
  const { queue, db, clock, tracer } = server;
  return new Worker({
    ...queue,
    db,
    clock,
    tracer,
    kinds: KINDS,
    context: { ...server, readDeck },
    places: { reading: 1, export: 1, mail: 1, upkeep: 1 },
    report: { ended: () => {}, failed: () => {} },
  });
}
