import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** Connections of the servers under test, in each database. */
const CONNECTIONS = 100;
/** PGlite on sockets, one database each, for machines without PostgreSQL. Runs until the parent process exits. */
const [dir = '', count = '1'] = process.argv.slice(2);
for (let at = 1; at <= Number(count); at += 1) {
  const folder = join(dir, String(at));
  mkdirSync(folder, { mode: 0o700 });
  const db = await PGlite.create({ extensions: { pg_trgm } });
  await new PGLiteSocketServer({ db, path: join(folder, '.s.PGSQL.5432'), maxConnections: CONNECTIONS }).start();
}
process.on('disconnect', () => process.exit());
process.send?.('ready');
