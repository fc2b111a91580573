import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { call } from '../../../test/factories/requests.ts';
import { bearer, buildUser, confirmed, PASSWORD } from '../../../test/factories/users.ts';
import type { UserRow } from '../../platform/database/tables.ts';
import { codeAt } from './one-time-codes.ts';

let server: TestApp;
let user: UserRow;
let headers: { authorization: string };
beforeEach(async () => {
  server = await buildTestApp();
  user = await buildUser(server.context, { email: 'mara@example.test' });
  headers = await bearer(server.context, user);
});
afterEach(() => server.close());

const post = async (path: string, body?: object) =>
  call(server, 'POST', `/accounts/second-factor/${path}/`, {
    body,
    headers: await confirmed(server.context, headers),
  });
const status = async () => (await call(server, 'GET', '/accounts/second-factor/', { headers })).body;
const codeNow = (secret: string) => codeAt(secret, server.clock.read());
const login = () =>
  call(server, 'POST', '/accounts/login/', { body: { email: user.email, password: PASSWORD, remember: true } });
const answer = (challenge: string, passcode: string) =>
  call(server, 'POST', '/accounts/login/second-factor/', { body: { challenge, passcode } });

const setUp = async (): Promise<string> => (await post('set-up')).body.secret;

/** Turns the second factor on and lets the time step of the used code pass. */
async function turnOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const secret = await setUp();
  const { body } = await post('confirm', { passcode: codeNow(secret) });
  server.clock.pass(60);
  return { secret, recoveryCodes: body.recovery_codes };
}

const challenge = async (): Promise<string> => (await login()).body.challenge;
const wrong = ['This code is incorrect or has already been used.'];

describe('setting up a second factor', () => {
  it('does not count before a code is confirmed', async () => {
    await setUp();
    expect(await status()).toEqual({
      enabled: false,
      required: false,
      app: false,
      passkeys: 0,
      recovery_codes_left: 0,
    });
    expect((await login()).status).toBe(200);
  });

  it('is not confirmed by a wrong code, nor without a secret', async () => {
    expect((await post('confirm', { passcode: '000000' })).body.code).toBe('second_factor_off');
    const secret = await setUp();
    server.clock.pass(90);
    for (const passcode of [codeAt(secret, new Date(server.clock.read().getTime() - 90_000)), '12345', 'abcdef'])
      expect((await post('confirm', { passcode })).body).toMatchObject({ passcode: wrong });
    expect((await status()).enabled).toBe(false);
  });

  it('gives a secret for the app that carries the product’s name and the address', async () => {
    const { body } = await post('set-up');
    const uri = new URL(body.uri);
    expect(decodeURIComponent(uri.pathname)).toContain('Northlight:mara@example.test');
    expect(uri.searchParams.get('secret')).toBe(body.secret);
  });

  it('gives ten recovery codes, once, and says by mail that it is on', async () => {
    const { recoveryCodes } = await turnOn();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    expect(await status()).toEqual({ enabled: true, required: false, app: true, passkeys: 0, recovery_codes_left: 10 });
    expect((await server.mailbox()).map(({ subject }) => subject)).toEqual([
      'Two-step login to Northlight was turned on',
    ]);
    expect((await post('set-up')).body.code).toBe('second_factor_on');
    expect((await post('confirm', { passcode: '000000' })).body.code).toBe('second_factor_on');
  });

  it('leaves neither the secret nor a recovery code in the database in the clear', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const factors = await server.context.db.selectFrom('second_factors').selectAll().execute();
    const codes = await server.context.db.selectFrom('recovery_codes').selectAll().execute();
    const stored = JSON.stringify([factors, codes]);
    expect(factors).toHaveLength(1);
    expect(codes).toHaveLength(10);
    for (const clear of [secret, ...recoveryCodes]) expect(stored).not.toContain(clear);
  });

  it('seals each secret for its owner: moved to another account it does not open', async () => {
    await turnOn();
    const thief = await buildUser(server.context);
    await server.context.db.updateTable('second_factors').set({ user_id: thief.id }).execute();
    const { secret } = await server.context.db.selectFrom('second_factors').selectAll().executeTakeFirstOrThrow();
    expect(() => server.context.secrets.open(secret, String(thief.id))).toThrow();
  });
});

describe('logging in with a second factor', () => {
  it('gives no tokens for the password alone', async () => {
    await turnOn();
    const { status: code, body } = await login();
    expect(code).toBe(202);
    expect(body).toEqual({ challenge: expect.any(String), app: true, passkeys: false });
    const asToken = { authorization: `Bearer ${body.challenge}` };
    expect((await call(server, 'GET', '/accounts/profile/', { headers: asToken })).status).toBe(401);
  });

  it('is refused with a wrong code, and goes on with a right one', async () => {
    const { secret } = await turnOn();
    const token = await challenge();
    expect((await answer(token, '000000')).body).toMatchObject({ passcode: wrong });
    const { status: code, body } = await answer(token, codeNow(secret));
    expect(code).toBe(200);
    expect(body.user.email).toBe(user.email);
    server.clock.pass(13 * 3600); // more than 12 hours: the login was remembered
    expect((await call(server, 'POST', '/accounts/token/refresh/', { body: { refresh: body.refresh } })).status).toBe(
      200,
    );
  });

  it('takes each code once, at whatever login, and none older than the last', async () => {
    const { secret } = await turnOn();
    const before = codeNow(secret);
    server.clock.pass(30);
    const code = codeNow(secret);
    const [one, other] = [await challenge(), await challenge()];
    const both = await Promise.all([answer(one, code), answer(other, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await answer(other, before)).body).toMatchObject({ passcode: wrong });
    expect((await answer(await challenge(), code)).status).toBe(400);
  });

  it('does not take the code again that turned it on', async () => {
    const secret = await setUp();
    const passcode = codeNow(secret);
    await post('confirm', { passcode });
    expect((await answer(await challenge(), passcode)).status).toBe(400);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { recoveryCodes } = await turnOn();
    const typed = ` ${(recoveryCodes[3] ?? '').toLowerCase().replaceAll('-', ' ')}`;
    expect((await answer(await challenge(), typed)).status).toBe(200);
    expect((await answer(await challenge(), typed)).status).toBe(400);
    expect(await status()).toEqual({ enabled: true, required: false, app: true, passkeys: 0, recovery_codes_left: 9 });
  });

  it('is not helped by somebody else’s recovery code', async () => {
    const { recoveryCodes } = await turnOn();
    const other = await buildUser(server.context);
    await server.context.db.updateTable('recovery_codes').set({ user_id: other.id }).execute();
    expect((await answer(await challenge(), recoveryCodes[0] ?? '')).status).toBe(400);
  });

  it('stops after ten wrong codes, over all logins, and says for how long', async () => {
    const { secret } = await turnOn();
    for (let i = 0; i < 10; i++) await answer(await challenge(), '000000');
    const refused = await answer(await challenge(), codeNow(secret));
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
    expect(refused.body.detail).toBe('Too many incorrect codes. Please try again in 15 minutes.');
    server.clock.pass(901);
    expect((await answer(await challenge(), codeNow(secret))).status).toBe(200);
  });

  it('is over ten minutes after the password, or once the password is another', async () => {
    const { secret } = await turnOn();
    const late = await challenge();
    server.clock.pass(601);
    expect((await answer(late, codeNow(secret))).body).toEqual({
      detail: 'This login has taken too long. Please log in again.',
      code: 'challenge_invalid',
    });
    const stale = await challenge();
    await server.context.db.updateTable('users').set({ password_hash: 'another' }).execute();
    expect((await answer(stale, codeNow(secret))).body.code).toBe('challenge_invalid');
    expect((await answer('made-up', codeNow(secret))).body.code).toBe('challenge_invalid');
  });

  it('still asks for it after the password was reset', async () => {
    await turnOn();
    await call(server, 'POST', '/accounts/password-reset/', { body: { email: user.email } });
    const [uid, token] =
      (await server.mailbox())
        .find(({ link }) => link.includes('/reset-password/'))
        ?.link.split('/')
        .slice(-2) ?? [];
    const new_password = 'another lantern entirely';
    const body = { uid, token, new_password, confirm_password: new_password };
    expect((await call(server, 'POST', '/accounts/password-reset-confirm/', { body })).status).toBe(200);
    const again = { email: user.email, password: new_password };
    expect((await call(server, 'POST', '/accounts/login/', { body: again })).status).toBe(202);
  });
});

describe('a second factor that is on', () => {
  it('is turned off, which is said by mail', async () => {
    const { secret } = await turnOn();
    const open = await challenge();
    expect((await post('turn-off')).status).toBe(204);
    expect((await server.mailbox()).at(-1)?.subject).toBe('Two-step login to Northlight was turned off');
    expect((await answer(open, codeNow(secret))).body.code).toBe('challenge_invalid');
    expect((await login()).status).toBe(200);
    expect((await post('turn-off')).body.code).toBe('second_factor_off');
  });

  it('gets new recovery codes, and the old ones no longer work', async () => {
    const { recoveryCodes } = await turnOn();
    const { body } = await post('recovery-codes');
    expect((await answer(await challenge(), recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await answer(await challenge(), body.recovery_codes[0])).status).toBe(200);
  });
});
