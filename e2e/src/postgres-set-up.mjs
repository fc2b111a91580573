import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { hasPostgres, postgresUrl } from '@northlight/api/test/postgres-server.mjs';

const REDIS = process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379';

/** Whether something listens at a URL. */
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

/** Looks for the services that the `postgres` project uses. */
export default async function setUp() {
  const [hasDatabase, hasRedis] = await Promise.all([hasPostgres(), answers(REDIS)]);
  if (!hasDatabase) return;
  process.env.JOURNEYS_POSTGRES = postgresUrl();
  process.env.JOURNEYS_POSTGRES_PREFIX = `northlight_journeys_${randomBytes(4).toString('hex')}`;
  process.env.JOURNEYS_REDIS = hasRedis ? REDIS : '';
  const alone = `No Redis answers at ${new URL(REDIS).host}, so each product counts requests by itself.\n`;
  if (!hasRedis) process.stderr.write(alone);
}
