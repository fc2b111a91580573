import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import { confirmFactor, findSecondFactor, putPendingFactor } from '../accounts/second-factor/repository.ts';
import { listAdminActions } from '../accounts/users/admin-actions-repository.ts';
import { insertUser } from '../accounts/users/repository.ts';
import { openDatabase } from '../platform/database/open.ts';
import { sqlite } from '../platform/database/sqlite.ts';

const COMMAND = fileURLToPath(new URL('./two-step-off.ts', import.meta.url));
const dir = mkdtempSync(join(tmpdir(), 'northlight-two-step-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const openIt = () => openDatabase(sqlite(join(dir, 'northlight.sqlite')));

function run(...args: string[]) {
  const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: dir };
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], { env, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}`.trim() };
}

describe('the command for whoever lost phone and recovery codes', () => {
  it('says what it needs', () => {
    expect(run()).toEqual({ status: 1, said: 'Specify the account: npm run two-step-off -- name@example.com' });
  });

  it('finds nobody who has not signed up', () => {
    expect(run('asa@example.test')).toMatchObject({ status: 1, said: expect.stringContaining('No one has signed up') });
  });

  it('takes the second factor, notes it for admins and mails its owner', async () => {
    const before = await openIt();
    const user = await insertUser(before, {
      email: 'asa@example.test',
      first_name: 'Asa',
      last_name: 'Nord',
      password_hash: 'x',
      created_at: '2026-11-20T10:00:00.000Z',
    });
    const now = new Date('2026-11-20T11:00:00.000Z');
    await putPendingFactor(before, user.id, 'sealed', now);
    await confirmFactor(before, user.id, now);
    await before.destroy();

    expect(run(' Asa@Example.test')).toEqual({
      status: 0,
      said: 'Two-step login is off for asa@example.test now. We have emailed them about it.',
    });
    const after = await openIt();
    expect(await findSecondFactor(after, user.id)).toBeUndefined();
    const { results } = await listAdminActions(after, { limit: 10, offset: 0 });
    expect(results).toMatchObject([{ action: 'removed_second_factor', actor_id: null, target_id: user.id }]);
    await after.destroy();
    expect(readdirSync(join(dir, 'outbox'))).toHaveLength(1);

    expect(run('asa@example.test')).toEqual({
      status: 1,
      said: 'Two-step login is off for this account already.',
    });
  });
});
