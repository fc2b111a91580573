import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { deleteDueAccounts } from '../accounts/personal-data/delete-due-accounts.ts';
import { sweepDeckImages } from '../decks/images/deck-images.ts';
import { scoreComparedDecks } from '../evaluation/benchmarks/rubric-scores.ts';
import { adoptRuns } from '../evaluation/jobs/start-evaluation.ts';
import { removeUnclaimed } from '../evaluation/quota/storage-quota.ts';
import { removeOldSamples } from '../evaluation/sample/sample.ts';
import { deleteExpired } from '../platform/database/expired-rows-repository.ts';
import { sweepFiles } from '../platform/files/sweep.ts';
import { forEach } from '../platform/for-each.ts';
import { defineJob } from '../platform/jobs/kinds.ts';
import { adoptStatusLetters } from '../submissions/status/status-notice.ts';
import type { Context } from './context.ts';

/** Seconds. */
const HOUR = 3600;

/** The key of an hourly task, of which there is one over all servers. */
export const HOURLY = 'hourly';

/** A task that runs every hour, whether it fails or not. */
const hourly = (name: string, run: (context: Context) => Promise<void>) =>
  defineJob<Context, object>({
    name,
    lane: 'upkeep',
    data: z.object({}),
    attempts: Number.POSITIVE_INFINITY,
    backoff: { first: HOUR, most: HOUR },
    every: HOUR,
    isRetried: () => true,
    run,
  });

/** Deletes expired data and unused files. After a rubric change, rescores the decks in benchmarks. */
export const TASKS = [
  hourly('delete-due-accounts', deleteDueAccounts),
  hourly('delete-expired-rows', ({ db, clock }) => deleteExpired(db, clock())),
  hourly('delete-unclaimed-evaluations', removeUnclaimed),
  hourly('delete-old-samples', removeOldSamples),
  hourly('delete-unused-images', sweepDeckImages),
  hourly('delete-unused-files', sweepFiles),
  hourly('score-compared-decks', scoreComparedDecks),
  hourly('adopt-evaluations', adoptRuns),
  hourly('adopt-status-letters', adoptStatusLetters),
];

/** Adds the hourly tasks that are missing. They run at once. */
export async function addTasks({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  for (const task of TASKS) await jobs.add(db, task, {}, { key: HOURLY });
}

/** Deletes temporary files that a killed server left behind. Files in use are less than an hour old. */
async function deleteLeftovers(dir: string, now: Date): Promise<void> {
  const names = await readdir(dir).catch(() => []);
  await forEach(names, async (name) => {
    const file = join(dir, name);
    const age = now.getTime() - ((await stat(file).catch(() => null))?.mtimeMs ?? now.getTime());
    if (age > HOUR * 1000) await rm(file, { force: true });
  });
}

/** Once the server listens: clears its temporary folder, and sees to it that the hourly tasks run. */
export function startUpkeep(app: FastifyInstance, context: Context): void {
  const { clock, config } = context;
  const steps = [
    () => deleteLeftovers(join(config.dataDir, 'tmp'), clock()),
    () => adoptRuns(context),
    () => adoptStatusLetters(context),
    () => addTasks(context),
  ];
  app.addHook('onListen', async () => {
    await forEach(steps, (step) => step()).catch((error) => app.log.error({ err: error }, 'starting upkeep failed'));
  });
}
