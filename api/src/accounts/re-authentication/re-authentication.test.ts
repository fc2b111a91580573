import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { call } from '../../../test/factories/requests.ts';
import { tidyUp } from '../../../test/factories/upkeep.ts';
import { bearer, buildAdmin, buildUser, confirmed, PASSWORD } from '../../../test/factories/users.ts';
import type { UserRow } from '../../platform/database/tables.ts';
import { codeAt } from '../second-factor/one-time-codes.ts';

type Headers = { authorization: string };

let server: TestApp;
let user: UserRow;
let headers: Headers;
beforeEach(async () => {
  server = await buildTestApp();
  user = await buildUser(server.context, { is_superuser: 1 });
  headers = await bearer(server.context, user);
});
afterEach(() => server.close());

const confirm = (body: object, own = headers) =>
  call(server, 'POST', '/accounts/re-authentication/', { headers: own, body });
const proofOf = async (own = headers): Promise<string> => (await confirm({ password: PASSWORD }, own)).body.proof;
const exportWith = (proof: string | undefined, own = headers) =>
  call(server, 'POST', '/accounts/export/', { headers: { ...own, ...(proof && { 're-authentication': proof }) } });

const REFUSED = { status: 403, body: { code: 're_authentication_required' } };

/** Turns the second factor on. Returns its secret. */
async function turnOn(): Promise<string> {
  const post = async (path: string, body?: object) =>
    call(server, 'POST', `/accounts/second-factor/${path}/`, {
      body,
      headers: await confirmed(server.context, headers),
    });
  const { secret } = (await post('set-up')).body;
  await post('confirm', { passcode: codeAt(secret, server.clock.read()) });
  server.clock.pass(60);
  return secret;
}

describe('a sensitive call', () => {
  it.each<[string, 'PATCH' | 'POST', string, object]>([
    ['another email address', 'PATCH', '/accounts/profile/', { email: 'thief@example.test' }],
    ['an export', 'POST', '/accounts/export/', {}],
    ['deletion', 'POST', '/accounts/delete/', { confirmation: 'delete' }],
    ['a second factor', 'POST', '/accounts/second-factor/set-up/', {}],
    ['new recovery codes', 'POST', '/accounts/second-factor/recovery-codes/', {}],
    ['no second factor', 'POST', '/accounts/second-factor/turn-off/', {}],
  ])('for %s is refused to a session alone', async (_what, method, path, body) => {
    expect(await call(server, method, path, { headers, body })).toMatchObject(REFUSED);
  });

  it('for a role is refused to the session of an admin alone', async () => {
    const asAdmin = await bearer(server.context, await buildAdmin(server.context));
    const body = { is_investor: true };
    expect(await call(server, 'PATCH', '/accounts/users/1/', { headers: asAdmin, body })).toMatchObject(REFUSED);
  });

  it('goes through with a proof, once', async () => {
    const proof = await proofOf();
    const both = await Promise.all([exportWith(proof), exportWith(proof)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it('is refused with a proof that is made up, expired, or of another session or user', async () => {
    expect(await exportWith('made-up')).toMatchObject(REFUSED);
    const own = await bearer(server.context, user);
    expect(await exportWith(await proofOf(), own)).toMatchObject(REFUSED);
    const other = await bearer(server.context, await buildUser(server.context));
    expect(await exportWith(await proofOf(other))).toMatchObject(REFUSED);
    const late = await proofOf();
    server.clock.pass(300);
    expect(await exportWith(late)).toMatchObject(REFUSED);
  });

  it('that is invalid does not use the proof up', async () => {
    const own = { ...headers, 're-authentication': await proofOf() };
    const remove = (confirmation: string) =>
      call(server, 'POST', '/accounts/delete/', { headers: own, body: { confirmation } });
    await buildUser(server.context, { is_superuser: 1 });
    expect((await remove('')).status).toBe(400);
    expect((await remove('delete')).status).toBe(200);
  });
});

describe('confirming who one is', () => {
  it('is refused with a wrong password, and not without end', async () => {
    const { status, body } = await confirm({ password: 'wrong' });
    expect({ status, body }).toEqual({
      status: 400,
      body: { password: ['The password is incorrect.'], code: 'validation_failed' },
    });
    for (let n = 0; n < 9; n += 1) await confirm({ password: 'wrong' });
    const refused = await confirm({ password: PASSWORD });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
  });

  it('counts guesses together with those at changing the password', async () => {
    const guess = { current_password: 'wrong', new_password: 'x', confirm_password: 'x' };
    for (let n = 0; n < 10; n += 1) await call(server, 'POST', '/accounts/change-password/', { headers, body: guess });
    expect((await confirm({ password: PASSWORD })).status).toBe(429);
  });

  it('takes a code as well where there is a second factor, and each code once', async () => {
    const secret = await turnOn();
    expect((await confirm({ password: PASSWORD })).body.passcode).toEqual([
      'Enter the code from your app, or a recovery code.',
    ]);
    expect((await confirm({ password: PASSWORD, passcode: '000000' })).status).toBe(400);
    const right = { password: PASSWORD, passcode: codeAt(secret, server.clock.read()) };
    expect((await confirm(right)).status).toBe(201);
    expect((await confirm(right)).status).toBe(400);
  });

  it('leaves no proof in the clear, and none after it has expired', async () => {
    const proof = await proofOf();
    const stored = () => server.context.db.selectFrom('identity_proofs').selectAll().execute();
    expect(await stored()).toHaveLength(1);
    expect(JSON.stringify(await stored())).not.toContain(proof);
    server.clock.pass(300);
    await tidyUp(server);
    expect(await stored()).toEqual([]);
  });
});
