import pg from 'pg';

/** Drops databases left behind by killed products. */
export default async function tearDown() {
  const { JOURNEYS_POSTGRES: url, JOURNEYS_POSTGRES_PREFIX: prefix } = process.env;
  if (!url) return;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [prefix]);
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}
