import { randomUUID } from 'node:crypto';
import { atomically, openDatabase } from '../../../api/src/platform/database/open.ts';
import { postgres } from '../../../api/src/platform/database/postgres.ts';
import { openJobs } from '../../../api/src/platform/jobs/open-jobs.ts';
import type { NewJob } from '../../../api/src/platform/jobs/store.ts';
import { watchProcessors } from '../cluster/processor.ts';

/** Milliseconds of each measurement. */
const SPAN = 4_000;
/** Waiting jobs for each taker: about as many as a lane accepts. */
const WAITING = 8;

const emptyJob = (): NewJob => ({
  kind: 'empty',
  lane: 'upkeep',
  key: randomUUID(),
  owner: '',
  data: {},
  priority: 0,
  runAt: null,
  backoff: { first: 1, most: 1 },
  trace: {},
});

/** Jobs per second that do nothing: each taker adds one, takes one and ends it, as fast as it can. */
export async function emptyJobs(url: string, databasePid: number, takers: number) {
  const engine = postgres(url, { connections: takers + 1 });
  const db = await openDatabase(engine);
  const places = { reading: 0, export: 0, mail: 0, upkeep: takers };
  const parts = { db, shared: engine.shared, clock: () => new Date(), role: 'worker', places, report: () => {} };
  const { store, close } = await openJobs(parts);
  for (let at = 0; at < WAITING * takers; at += 1) await store.add(db, emptyJob());
  let ended = 0;
  const watch = watchProcessors([databasePid]);
  const before = process.cpuUsage();
  const began = performance.now();
  const taker = async () => {
    while (performance.now() - began < SPAN) {
      await atomically(db, (tx) => store.add(tx, emptyJob()));
      const job = await store.take('upkeep');
      if (job && (await atomically(db, (tx) => store.complete(tx, job, { output: null })))) ended += 1;
    }
  };
  await Promise.all(Array.from({ length: takers }, taker));
  const seconds = (performance.now() - began) / 1000;
  const own = process.cpuUsage(before);
  const result = {
    rate: ended / seconds,
    database: watch.end() / seconds,
    taker: (own.user + own.system) / 1e6 / seconds,
  };
  await close();
  await db.destroy();
  return result;
}
