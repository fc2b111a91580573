import { rmSync } from 'node:fs';
import pg from 'pg';

async function dropDatabases(url, prefix) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [prefix]);
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}

/** Drops the test databases, or stops the fallback. */
export default async function tearDown() {
  const { standIn } = globalThis;
  if (!standIn) return dropDatabases(process.env.TEST_POSTGRES_URL, process.env.TEST_POSTGRES_PREFIX);
  standIn.child.kill();
  rmSync(standIn.dir, { recursive: true, force: true });
}
