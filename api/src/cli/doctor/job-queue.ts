import { JOB_LANES, waitOf } from '@northlight/shared-api/rules';
import { Kysely } from 'kysely';
import type { Config } from '../../platform/config.ts';
import { chosenDatabase } from '../../platform/database/chosen.ts';
import { isPostgres } from '../../platform/database/engine.ts';
import type { Db } from '../../platform/database/open.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { Lane } from '../../platform/jobs/kinds.ts';
import { openJobs } from '../../platform/jobs/open-jobs.ts';
import type { LaneLoad } from '../../platform/jobs/store.ts';
import type { Check } from './check.ts';

/** Seconds after which a job has waited too long, as in the alerts. */
const LONGEST: Record<Lane, number> = { reading: 120, export: 120, mail: 600, upkeep: 3600 };

/** Runs no jobs, so other servers do not count the doctor as a worker. */
const ONLOOKER = { role: 'web', places: { reading: 0, export: 0, mail: 0, upkeep: 0 } };

const jobs = (count: number) => (count === 1 ? '1 job' : `${count} jobs`);

/**
 * What the figures of the queue mean.
 * @param readers places for decks on live workers; null where the only server is the worker
 * @throws with everything that needs somebody
 */
export function judgeQueue(lanes: readonly LaneLoad[], readers: number | null): string {
  const sum = (figure: 'waiting' | 'running' | 'failed') => lanes.reduce((total, lane) => total + lane[figure], 0);
  const [waiting, failed] = [sum('waiting'), sum('failed')];
  const troubles = lanes
    .filter(({ lane, oldest }) => oldest > LONGEST[lane])
    .map(({ lane, oldest }) => `${JOB_LANES[lane]}: a job has waited for ${waitOf(Math.floor(oldest))}.`);
  if (failed > 0) troubles.push(`${jobs(failed)} failed for good. An admin can retry or discard them on /status.`);
  if (readers === 0 && waiting > 0) troubles.push('No worker is running: start a server with ROLE=worker or ROLE=all.');
  if (troubles.length > 0) throw new Error(troubles.join(' '));
  const load = waiting === 0 ? 'nothing waits' : `${jobs(waiting)} waiting`;
  if (readers === null) return `${load}, ${jobs(sum('running'))} running`;
  return readers === 0 ? `${load}, no worker is live` : `${load}, live workers read up to ${readers} decks at once`;
}

/** Neither the tables nor pg-boss's schema are made by looking. */
async function isThere(db: Db): Promise<boolean> {
  const tables = await db.introspection.getTables();
  return isPostgres(db)
    ? tables.some(({ schema, name }) => schema === 'pgboss' && name === 'job')
    : tables.some(({ name }) => name === 'jobs');
}

export const jobQueue: Check = {
  name: 'Job queue',
  place: () => '',
  async attempt(config: Config) {
    const engine = await chosenDatabase(config);
    const db = new Kysely<Database>({ dialect: engine.dialect });
    try {
      if (!(await isThere(db))) return 'is made at the next start';
      const { shared } = engine;
      const { store, close } = await openJobs({ db, shared, clock: () => new Date(), ...ONLOOKER, report: () => {} });
      try {
        return judgeQueue(await store.load(), shared ? await store.places('reading') : null);
      } finally {
        await close();
      }
    } finally {
      await db.destroy();
    }
  },
};
