import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import { insertUser } from '../accounts/users/repository.ts';
import { openDatabase } from '../platform/database/open.ts';
import { sqlite } from '../platform/database/sqlite.ts';

const COMMAND = fileURLToPath(new URL('./admin.ts', import.meta.url));
const dir = mkdtempSync(join(tmpdir(), 'northlight-admin-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function run(...args: string[]) {
  const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: dir };
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], { env, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}`.trim() };
}

describe('the command that makes an admin', () => {
  it('says what it needs', () => {
    expect(run()).toEqual({
      status: 1,
      said: 'Specify the account: npm run admin -- name@example.com [--remove]',
    });
  });

  it('does not make an account', () => {
    expect(run('asa@example.test')).toEqual({
      status: 1,
      said: `No one has signed up as asa@example.test in ${dir}. Sign up first, then run this again.`,
    });
  });

  it('makes somebody one who signed up, and keeps the last one', async () => {
    const db = await openDatabase(sqlite(join(dir, 'northlight.sqlite')));
    await insertUser(db, {
      email: 'asa@example.test',
      first_name: 'Asa',
      last_name: 'Nord',
      password_hash: 'x',
      created_at: '2026-11-20T10:00:00.000Z',
    });
    await db.destroy();
    expect(run(' Asa@Example.test')).toEqual({
      status: 0,
      said: 'asa@example.test is an admin now. The admin pages open once two-step login is turned on in the settings of this account.',
    });
    expect(run('asa@example.test', '--remove')).toEqual({
      status: 1,
      said: 'There is no other admin. Make someone else an admin first.',
    });
  });
});
