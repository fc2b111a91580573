import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildEmbedded, type Embedded } from '../../../test/factories/embedded.ts';
import { buildUser } from '../../../test/factories/users.ts';
import { DEMO_PASSWORD } from '../../demo/people.ts';
import { readConfig } from '../../platform/config.ts';
import { keepLatest, makeBackup } from './make.ts';
import { restoreBackup } from './restore.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');

let parent: string;
let server: Embedded;
let backup: string;
beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'northlight-backups-'));
  server = await buildEmbedded();
  backup = await makeBackup(server.config, parent, NOW);
});
afterAll(async () => {
  await server.close();
  rmSync(parent, { recursive: true, force: true });
});

const empty = (env: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: mkdtempSync(join(parent, 'restored-')), LOG_LEVEL: 'silent', ...env });

describe('a backup', () => {
  it('is made while the server runs, and is all that a new machine needs', async () => {
    const config = empty();
    const manifest = await restoreBackup(config, backup);
    expect(manifest.made_at).toBe(NOW.toISOString());
    const restored = await buildEmbedded({ isDemo: false, dir: config.dataDir });
    const login = await restored.app.inject({
      method: 'POST',
      url: '/api/accounts/login/',
      payload: { email: 'investor@demo.test', password: DEMO_PASSWORD },
    });
    const headers = { authorization: `Bearer ${login.json().access}` };
    const decks = await restored.app.inject({ url: '/api/pitch-decks/investor/submissions/', headers });
    expect(decks.json().length).toBeGreaterThan(2);
    for (const { file_key } of await restored.context.db.selectFrom('submissions').select('file_key').execute()) {
      const file = await restored.context.files.open(file_key);
      expect(file?.size).toBeGreaterThan(1000);
      file?.stream.destroy();
    }
    await restored.close();
  });

  it('is not put over an installation', async () => {
    await expect(restoreBackup(server.config, backup)).rejects.toThrow('already holds an installation');
  });

  it('that was changed or is incomplete is refused before anything is written', async () => {
    const other = await makeBackup(server.config, join(parent, 'other'), NOW);
    appendFileSync(join(other, 'northlight.sqlite'), 'x');
    const config = empty();
    await expect(restoreBackup(config, other)).rejects.toThrow('northlight.sqlite has changed');
    rmSync(join(other, 'northlight.sqlite'));
    await expect(restoreBackup(config, other)).rejects.toThrow('northlight.sqlite is missing');
    rmSync(join(other, 'manifest.json'));
    await expect(restoreBackup(config, other)).rejects.toThrow('is not a complete backup');
    expect(readdirSync(config.dataDir)).toEqual([]);
  });

  it('opens with the secret key that it was made with alone', async () => {
    const secret = 'a secret key that is long enough for this';
    const made = await makeBackup({ ...server.config, secretKey: secret }, join(parent, 'keyed'), NOW);
    expect(existsSync(join(made, 'keys'))).toBe(false);
    await expect(restoreBackup(empty(), made)).rejects.toThrow('another SECRET_KEY');
    await restoreBackup(empty({ SECRET_KEY: secret }), made);
  });

  it('keeps second factors when the new machine has a secret key', async () => {
    const user = await buildUser(server.context);
    const secret = server.context.secrets.seal('JBSWY3DPEHPK3PXP', String(user.id));
    await server.context.db
      .insertInto('second_factors')
      .values({ user_id: user.id, secret, created_at: NOW.toISOString(), confirmed_at: NOW.toISOString() })
      .execute();
    const made = await makeBackup(server.config, join(parent, 'sealed'), NOW);
    const config = empty({ SECRET_KEY: 'another secret key that is long enough' });
    await restoreBackup(config, made);
    const { openDatabase } = await import('../../platform/database/open.ts');
    const { sqlite } = await import('../../platform/database/sqlite.ts');
    const { createSecretBox } = await import('../../platform/security/secret-box.ts');
    const { keysOf } = await import('../../platform/security/keys.ts');
    const db = await openDatabase(sqlite(join(config.dataDir, 'northlight.sqlite')));
    const row = await db.selectFrom('second_factors').selectAll().executeTakeFirstOrThrow();
    expect(createSecretBox(keysOf(config)('secrets')).open(row.secret, String(user.id))).toBe('JBSWY3DPEHPK3PXP');
    await db.destroy();
  });

  it('makes room for the next one, the oldest first', async () => {
    const dir = join(parent, 'many');
    for (const day of [1, 2, 3]) await makeBackup(server.config, dir, new Date(Date.UTC(2026, 10, day)));
    expect(await keepLatest(dir, 2)).toBe(1);
    expect(readdirSync(dir).sort()).toEqual(['2026-11-02T00-00-00-000Z', '2026-11-03T00-00-00-000Z']);
  });
});
