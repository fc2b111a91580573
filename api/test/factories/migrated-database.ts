import { openDatabase } from '../../src/platform/database/open.ts';
import { postgres } from '../../src/platform/database/postgres.ts';
import { postgresJobs } from '../../src/platform/jobs/postgres-repository.ts';

/** Makes the product's tables and those of its jobs in the PostgreSQL database at this URL. */
export async function makeTables(url: string): Promise<void> {
  const engine = postgres(url, { connections: 1 });
  const { shared } = engine;
  if (!shared) throw new Error('PostgreSQL is a database that servers share.');
  const db = await openDatabase(engine);
  const server = { role: 'web', places: { reading: 0, export: 0, mail: 0, upkeep: 0 } };
  const jobs = await postgresJobs({ db, shared, clock: () => new Date(), server, report: () => {} });
  await jobs.close();
  await db.destroy();
}
