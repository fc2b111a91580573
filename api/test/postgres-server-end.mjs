import pg from 'pg';

async function dropDatabases(url, prefix) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [prefix]);
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}

/** Drops the test databases. */
export default async function tearDown() {
  const { TEST_POSTGRES_URL: url, TEST_POSTGRES_PREFIX: prefix } = process.env;
  if (url && prefix) await dropDatabases(url, prefix);
}
