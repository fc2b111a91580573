import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { hasPostgres } from '@northlight/api/test/postgres-server.mjs';

const POSTGRES = process.env.TEST_POSTGRES_URL || 'postgres://postgres@127.0.0.1:5432/postgres';
const REDIS = process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379';

/** Whether something listens at an address. */
async function answers(address) {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port || 6379) });
  const isThere = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isThere;
}

const say = (sentence) => process.stderr.write(`${sentence}\n`);

/** Finds what the journeys' products keep their data in; what is missing is said, and something stands in or is left out. */
export default async function setUp() {
  const [hasDatabase, hasRedis] = await Promise.all([hasPostgres(), answers(REDIS)]);
  process.env.JOURNEYS_POSTGRES = hasDatabase ? POSTGRES : '';
  process.env.JOURNEYS_POSTGRES_PREFIX = `northlight_journeys_${randomBytes(4).toString('hex')}`;
  process.env.JOURNEYS_REDIS = hasRedis ? REDIS : '';
  if (!hasDatabase) say(`No PostgreSQL answers at ${new URL(POSTGRES).host}, so PGlite stands in for it.`);
  if (!hasRedis) say(`No Redis answers at ${new URL(REDIS).host}, so each product counts requests by itself.`);
}
