import { openDatabase } from '../../../api/src/platform/database/open.ts';
import { postgres } from '../../../api/src/platform/database/postgres.ts';
import { createSignals } from '../../../api/src/platform/jobs/signals.ts';
import { watchProcessors } from '../cluster/processor.ts';

/** Milliseconds of each measurement. */
const SPAN = 3_000;
const SENDERS = 4;

/** Signals per second that reach every one of these servers. All of them share one process here, servers do not. */
export async function signalRate(url: string, databasePid: number, servers: number) {
  const engine = postgres(url, { connections: SENDERS });
  const { shared } = engine;
  const db = await openDatabase(engine);
  let heard = 0;
  const listeners = [];
  for (let at = 0; at < servers; at += 1) {
    const signals = await createSignals(db, shared);
    signals.listen(() => {
      heard += 1;
    });
    listeners.push(signals);
  }
  const watch = watchProcessors([databasePid]);
  const before = process.cpuUsage();
  const began = performance.now();
  const signal = JSON.stringify({ about: 'progress', lane: 'upkeep', key: 'x', progress: { slide: 1, of: 12 } });
  const sender = async () => {
    while (performance.now() - began < SPAN) await shared?.notify(db, signal);
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(before);
  const result = {
    rate: heard / servers / seconds,
    database: watch.end() / seconds,
    /** CPU milliseconds of a server for each signal that it hears. */
    hearing: (user + system) / 1e3 / Math.max(1, heard),
  };
  for (const listener of listeners) await listener.close();
  await db.destroy();
  return result;
}
