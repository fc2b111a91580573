import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { deleteDueAccounts } from '../accounts/personal-data/delete-account.ts';
import { sweepDeckImages } from '../decks/images/deck-images.ts';
import { scoreComparedDecks } from '../evaluation/benchmarks/rubric-scores.ts';
import { removeUnclaimed } from '../evaluation/quota/storage-quota.ts';
import { removeOldSamples } from '../evaluation/sample/sample.ts';
import { deleteExpired } from '../platform/database/expired-rows-repository.ts';
import { sweepFiles } from '../platform/files/sweep.ts';
import type { Context } from './context.ts';

const HOUR = 3_600_000;

/** Deletes temporary files that a killed server left behind. Files in use are less than an hour old. */
async function deleteLeftovers(dir: string, now: Date) {
  const names = await readdir(dir).catch(() => []);
  for (const name of names) {
    const file = join(dir, name);
    const age = now.getTime() - ((await stat(file).catch(() => null))?.mtimeMs ?? now.getTime());
    if (age > HOUR) await rm(file, { force: true });
  }
}

/** Deletes expired data and unused files. After a rubric change, rescores the decks in benchmarks. */
export async function tidyUp(context: Context): Promise<void> {
  const { db, clock, config } = context;
  await deleteDueAccounts(context);
  await deleteExpired(db, clock());
  await removeUnclaimed(context);
  await removeOldSamples(context);
  await deleteLeftovers(join(config.dataDir, 'tmp'), clock());
  await sweepDeckImages(context);
  await sweepFiles(context);
  await scoreComparedDecks(context);
}

/** Tidies up hourly, from when the server listens until it closes. */
export function keepTidy(app: FastifyInstance, context: Context): void {
  const run = () =>
    context.tracer
      .step('tidy up', {}, () => tidyUp(context))
      .catch((error) => app.log.error({ err: error }, 'tidying up failed'));
  const timer = setInterval(run, HOUR);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
  app.addHook('onListen', async () => void run());
}
