import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { findUserByEmail } from '../../src/accounts/users/repository.ts';
import { makeBackup } from '../../src/cli/backup/make.ts';
import { restoreBackup } from '../../src/cli/backup/restore.ts';
import { buildTestApp } from '../factories/app.ts';
import { buildUser } from '../factories/users.ts';

it('a backup of PostgreSQL comes back in another database', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'northlight-backups-'));
  const [server, other] = [await buildTestApp(), await buildTestApp()];
  await buildUser(server.context, { email: 'kept@example.test', bio: 'Ünïcode, “quotes” and\nlines' });
  const databaseUrl = (url: string | undefined) => ({ databaseUrl: url, databaseConnections: 1 });
  const made = await makeBackup({ ...server.context.config, ...databaseUrl(server.databaseUrl) }, dir, new Date());
  await restoreBackup({ ...other.context.config, ...databaseUrl(other.databaseUrl) }, made);
  const restored = await findUserByEmail(other.context.db, 'kept@example.test');
  expect(restored?.bio).toBe('Ünïcode, “quotes” and\nlines');
  await server.close();
  await other.close();
  rmSync(dir, { recursive: true, force: true });
});
