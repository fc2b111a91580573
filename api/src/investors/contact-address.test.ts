import { expect, it } from '@jest/globals';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { bareDatabase } from '../../test/factories/database.ts';
import { buildInvestor, buildUser } from '../../test/factories/users.ts';
import { migrations } from '../platform/database/migrations/index.ts';
import { openDatabase } from '../platform/database/open.ts';
import { postgres } from '../platform/database/postgres.ts';
import { sqlite } from '../platform/database/sqlite.ts';
import type { Database } from '../platform/database/tables.ts';

const onPostgres = Boolean(process.env.TEST_POSTGRES_PREFIX);

/** An installation that showed the login addresses of its investors. */
async function buildEarlier() {
  const engine = onPostgres ? postgres(await bareDatabase()) : sqlite(':memory:');
  const db = engine.migrationPlugins.reduce(
    (with_, plugin) => with_.withPlugin(plugin),
    new Kysely<Database>({ dialect: engine.dialect }),
  );
  const steps = Object.entries(migrations(engine)).filter(([name]) => name < '0029-contact-address');
  const migrator = new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(steps) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  const clock = () => new Date('2026-11-20T10:00:00.000Z');
  const add = (email: string, rest = {}) => buildInvestor({ db, clock }, { email, ...rest });
  await add('live@example.test');
  await add('unlisted@example.test', { is_publicly_listed: 0 });
  await add('offline@example.test', { is_profile_live: 0, is_publicly_listed: 0 });
  await buildUser({ db, clock }, { email: 'founder@example.test' });
  return { engine, db };
}

it('investors of earlier releases go on showing what was public, and nothing else', async () => {
  const { engine, db: before } = await buildEarlier();
  const db = await openDatabase(engine);
  const { rows } = await sql`select email, contact_email from users order by id`.execute(db);
  expect(rows).toEqual([
    { email: 'live@example.test', contact_email: 'live@example.test' },
    { email: 'unlisted@example.test', contact_email: 'unlisted@example.test' },
    { email: 'offline@example.test', contact_email: null },
    { email: 'founder@example.test', contact_email: null },
  ]);
  await before.destroy();
});
