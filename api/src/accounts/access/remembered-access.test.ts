import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { call } from '../../../test/factories/requests.ts';
import { bearer, buildAdmin, buildInvestor, confirmed, PASSWORD } from '../../../test/factories/users.ts';
import type { UserRow } from '../../platform/database/tables.ts';
import { endAllSessions, endSessionsOf } from '../sessions/end-sessions.ts';
import { deleteUser } from '../users/repository.ts';
import { RememberedAccess } from './remembered-access.ts';

const INBOX = '/pitch-decks/investor/submissions/?page=1';
const NEW_PASSWORD = 'another lantern in the fog';

/** Its clock stands still, so that what is remembered stays so until something changes. */
let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ env: { REQUESTS_PER_MINUTE: '100000' } });
});
afterAll(() => server.close());

let investor: UserRow;
let here: { authorization: string };
let there: { authorization: string };
let refresh: string;
beforeEach(async () => {
  server.clock.pass(60);
  investor = await buildInvestor(server.context);
  here = await bearer(server.context, investor);
  const body = { email: investor.email, password: PASSWORD };
  const login = (await call(server, 'POST', '/accounts/login/', { body })).body;
  there = { authorization: `Bearer ${login.access}` };
  refresh = login.refresh;
});

const statusOf = async (path: string, headers: Record<string, string> = there) =>
  (await call(server, 'GET', path, { headers })).status;
const post = (path: string, body?: object, headers?: Record<string, string>) =>
  call(server, 'POST', path, { ...(body && { body }), ...(headers && { headers }) });
const patch = (path: string, body: object, headers: Record<string, string>) =>
  call(server, 'PATCH', path, { body, headers });

async function resetPassword() {
  await post('/accounts/password-reset/', { email: investor.email });
  const link = (await server.mailbox()).at(-1)?.link ?? '';
  const [, uid, token] = /reset-password\/([^/]+)\/([^/]+)$/.exec(link) ?? [];
  return await post('/accounts/password-reset-confirm/', {
    uid,
    token,
    new_password: NEW_PASSWORD,
    confirm_password: NEW_PASSWORD,
  });
}

async function changeEmail() {
  const headers = await confirmed(server.context, here);
  await patch('/accounts/profile/', { email: `new-${investor.email}` }, headers);
  const link = (await server.mailbox()).findLast((mail) => mail.link?.includes('/confirm-email-change/'))?.link ?? '';
  return await post('/accounts/email-change/confirm/', { token: link.split('/').at(-1) });
}

const changePassword = () =>
  post(
    '/accounts/change-password/',
    { current_password: PASSWORD, new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD },
    here,
  );

/** Ways to lose a session. */
const ENDINGS: [string, () => Promise<unknown>][] = [
  ['the user logs out', () => post('/accounts/logout/', { refresh })],
  ['the user ends all other sessions', () => call(server, 'DELETE', '/accounts/sessions/', { headers: here })],
  ['the user changes the password', changePassword],
  ['the user resets the password', resetPassword],
  ['the user changes the email address', changeEmail],
  [
    'the account will be deleted',
    async () => post('/accounts/delete/', { confirmation: 'delete' }, await confirmed(server.context, here)),
  ],
  ['the account is deleted', () => deleteUser(server.context.db, investor.id)],
  ['an admin ends the sessions of the account', () => endSessionsOf(server.context, investor.email)],
  ['an admin ends all sessions', () => endAllSessions(server.context)],
];

describe('a caller who is remembered', () => {
  it('is not read again within a second', async () => {
    expect(server.context.rememberedAccess.find(there.authorization)).toBeNull();
    expect(await statusOf(INBOX)).toBe(200);
    expect(server.context.rememberedAccess.find(there.authorization)).toEqual({
      id: investor.id,
      is_investor: 1,
      is_superuser: 0,
    });
    server.clock.pass(1);
    expect(server.context.rememberedAccess.find(there.authorization)).toBeNull();
  });

  it.each(ENDINGS)('has no session any more as soon as %s', async (_, end) => {
    expect(await statusOf(INBOX)).toBe(200);
    expect(server.context.rememberedAccess.find(there.authorization)).not.toBeNull();
    await end();
    expect(await statusOf(INBOX)).toBe(401);
  });

  it('is no investor as soon as an admin says so, and one again at once', async () => {
    const admin = await bearer(server.context, await buildAdmin(server.context));
    const setInvestor = async (is_investor: boolean) =>
      patch(`/accounts/users/${investor.id}/`, { is_investor }, await confirmed(server.context, admin));
    expect(await statusOf(INBOX)).toBe(200);
    expect((await setInvestor(false)).status).toBe(200);
    expect(await statusOf(INBOX)).toBe(403);
    expect(await statusOf('/accounts/profile/')).toBe(200);
    expect((await setInvestor(true)).status).toBe(200);
    expect(await statusOf(INBOX)).toBe(200);
  });

  it('sees their own changes', async () => {
    const companyOf = async () => (await call(server, 'GET', '/accounts/profile/', { headers: there })).body.company;
    expect(await companyOf()).toBe('Fold Capital');
    await patch('/accounts/profile/', { company: 'Isferd Capital' }, there);
    expect(await companyOf()).toBe('Isferd Capital');
  });
});

describe('remembered access', () => {
  const HEADER = 'Bearer a';
  const caller = { id: 1, is_investor: 0, is_superuser: 0 } as const;
  let now: number;
  let remembered: RememberedAccess;
  beforeEach(() => {
    now = 1_000_000;
    remembered = new RememberedAccess(() => new Date(now));
  });
  const remember = (expiresAt = Number.POSITIVE_INFINITY) => remembered.reading(HEADER)(caller, expiresAt);

  it('ends after a second, counted from when the reading began', () => {
    const done = remembered.reading(HEADER);
    now += 900;
    done(caller, Number.POSITIVE_INFINITY);
    now += 99;
    expect(remembered.find(HEADER)).toEqual(caller);
    now += 1;
    expect(remembered.find(HEADER)).toBeNull();
  });

  it('ends with the session or the token', () => {
    remember(now + 10);
    now += 10;
    expect(remembered.find(HEADER)).toBeNull();
  });

  it('does not last longer when the clock is set back', () => {
    remember();
    now -= 60_000;
    expect(remembered.find(HEADER)).toBeNull();
  });

  it('is not what was read before a change', () => {
    const done = remembered.reading(HEADER);
    remembered.forget();
    done(caller, Number.POSITIVE_INFINITY);
    expect(remembered.find(HEADER)).toBeNull();
  });

  it('holds nothing of a user but id and roles', () => {
    remembered.reading(HEADER)({ ...caller, email: 'mara@example.test' } as typeof caller, now + 1000);
    expect(remembered.find(HEADER)).toEqual(caller);
  });
});
