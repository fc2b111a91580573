import { readDeckJob } from '../../src/decks/storage/read-deck-job.ts';
import type { Context } from '../../src/server/context.ts';

/** Fills the queue of the deck readers with decks of other people. Returns a function that empties it. */
export async function keepReadersBusy({ db, jobs, clock }: Context): Promise<() => Promise<void>> {
  const runAt = new Date(clock().getTime() + 3_600_000);
  const keys = Array.from({ length: 18 }, (_, at) => `busy ${at}`);
  for (const key of keys) {
    await jobs.add(db, readDeckJob, { key, isCountOnly: true }, { key, owner: key, runAt, isUnlimited: true });
  }
  return async () => {
    for (const key of keys) await jobs.cancel(db, readDeckJob, key);
  };
}
