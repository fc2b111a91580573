import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../../api/src/platform/database/open.ts';
import { randomToken } from '../../../api/src/platform/security/secrets.ts';
import { eventsOf, send, upload } from '../cluster/client.ts';

/** Milliseconds before a refused upload is tried again. */
const AGAIN = 1_000;

const countDone = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom('evaluation_runs')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '!=', 'working')
      .executeTakeFirstOrThrow()
  ).count;

/** Submits a deck, trying again while the queue is full. Resolves when it is accepted. */
async function submit(url: string, session: Record<string, string>, deck: Uint8Array): Promise<void> {
  const file = Buffer.concat([deck, Buffer.from(`\n% ${randomUUID()}\n`)]);
  for (;;) {
    const headers = { accept: 'text/event-stream', 'evaluation-token': randomToken(), ...session };
    const response = await send(url, '/pitch-decks/evaluate/', upload(file, headers));
    if (response?.status === 201) {
      for await (const _ of eventsOf(response)) break;
      return;
    }
    await response?.arrayBuffer();
    if (response?.status !== 503) throw new Error(`An upload was answered with ${response?.status}`);
    await wait(AGAIN);
  }
}

/** Evaluates this many decks of many accounts. Returns the seconds from the first upload to the last result. */
export async function evaluateBatch(
  { db, url, sessions }: { db: Db; url: string; sessions: Record<string, string>[] },
  deck: Uint8Array,
  count: number,
): Promise<number> {
  const before = await countDone(db);
  const began = performance.now();
  let next = 0;
  const account = async (session: Record<string, string>) => {
    while (next < count) {
      next += 1;
      await submit(url, session, deck);
    }
  };
  await Promise.all(sessions.map(account));
  while ((await countDone(db)) - before < count) await wait(100);
  return (performance.now() - began) / 1000;
}
