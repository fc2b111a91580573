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
import { forEach } from '../platform/for-each.ts';
import type { Context } from './context.ts';

const HOUR = 3_600_000;

/** Deletes temporary files that a killed server left behind. Files in use are less than an hour old. */
async function deleteLeftovers(dir: string, now: Date) {
  const names = await readdir(dir).catch(() => []);
  await forEach(names, async (name) => {
    const file = join(dir, name);
    const age = now.getTime() - ((await stat(file).catch(() => null))?.mtimeMs ?? now.getTime());
    if (age > HOUR) await rm(file, { force: true });
  });
}

/**
 * Deletes expired data and unused files. After a rubric change, rescores the decks in benchmarks. Whatever fails does not
 * keep the rest back, and is tried again next time.
 * @throws {AggregateError} in the end, with everything that failed
 */
export async function tidyUp(context: Context): Promise<void> {
  const { db, clock, config } = context;
  const tasks = [
    () => deleteDueAccounts(context),
    () => deleteExpired(db, clock()),
    () => removeUnclaimed(context),
    () => removeOldSamples(context),
    () => deleteLeftovers(join(config.dataDir, 'tmp'), clock()),
    () => sweepDeckImages(context),
    () => sweepFiles(context),
    () => scoreComparedDecks(context),
  ];
  await forEach(tasks, (task) => task());
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
