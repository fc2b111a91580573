import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { buildAuthenticator } from '../../../test/factories/passkeys.ts';
import { call } from '../../../test/factories/requests.ts';
import { tidyUp } from '../../../test/factories/upkeep.ts';
import { bearer, buildAdmin, buildUser, confirmed, PASSWORD } from '../../../test/factories/users.ts';
import type { UserRow } from '../../platform/database/tables.ts';
import { codeAt } from './one-time-codes.ts';
import { removeSecondFactor } from './remove-second-factor.ts';

type Headers = { authorization: string };

const ORIGIN = 'https://decks.example';

let server: TestApp;
let user: UserRow;
let headers: Headers;
beforeEach(async () => {
  server = await buildTestApp({ env: { PUBLIC_URL: ORIGIN } });
  user = await buildUser(server.context, { email: 'mara@example.test' });
  headers = await bearer(server.context, user);
});
afterEach(() => server.close());

const sensitive = async (method: 'POST' | 'DELETE', path: string, own = headers) =>
  call(server, method, path, { headers: await confirmed(server.context, own) });
const options = async (own = headers) => (await sensitive('POST', '/accounts/passkeys/options/', own)).body;
const add = (passkey: object, own = headers, name = 'Firefox on Linux') =>
  call(server, 'POST', '/accounts/passkeys/', { headers: own, body: { name, passkey } });

/** Adds the passkey of a new authenticator. */
async function addPasskey(own = headers) {
  const authenticator = buildAuthenticator(ORIGIN);
  const { status, body } = await add(authenticator.create(await options(own)), own);
  expect(status).toBe(201);
  return { authenticator, recoveryCodes: body.recovery_codes as string[] | null };
}

const loginRequest = async () => (await call(server, 'POST', '/accounts/login/passkey/request/')).body;
const enter = (passkey: object, remember = false) =>
  call(server, 'POST', '/accounts/login/passkey/', { body: { passkey, remember } });
const listed = async (own = headers) => (await call(server, 'GET', '/accounts/passkeys/', { headers: own })).body;
const factor = async (own = headers) => (await call(server, 'GET', '/accounts/second-factor/', { headers: own })).body;
const logIn = () => call(server, 'POST', '/accounts/login/', { body: { email: user.email, password: PASSWORD } });

const REFUSED = { status: 400, body: { code: 'passkey_invalid' } };

describe('adding a passkey', () => {
  it('takes a confirmed identity, and turns two-step login on', async () => {
    expect((await call(server, 'POST', '/accounts/passkeys/options/', { headers })).body.code).toBe(
      're_authentication_required',
    );
    const elsewhere = await bearer(server.context, user);
    const { authenticator, recoveryCodes } = await addPasskey();
    expect(recoveryCodes).toHaveLength(10);
    expect(await listed()).toEqual([
      {
        id: authenticator.id,
        name: 'Firefox on Linux',
        synced: false,
        created_at: server.clock.read().toISOString(),
        last_used_at: null,
      },
    ]);
    expect(await factor()).toEqual({
      enabled: true,
      required: false,
      app: false,
      passkeys: 1,
      recovery_codes_left: 10,
    });
    expect((await call(server, 'GET', '/accounts/passkeys/', { headers: elsewhere })).status).toBe(401);
    const [mail] = await server.mailbox();
    expect(mail?.subject).toBe('A passkey was added to your Northlight account');
    expect(mail?.text).toContain('Your password alone is no longer enough, and all other devices were logged out.');
  });

  it('keeps the recovery codes and sessions of the factor that was there', async () => {
    await addPasskey();
    const elsewhere = await bearer(server.context, user);
    const { recoveryCodes } = await addPasskey();
    expect(recoveryCodes).toBeNull();
    expect(await listed(elsewhere)).toHaveLength(2);
    const { secret } = (await sensitive('POST', '/accounts/second-factor/set-up/')).body;
    const passcode = codeAt(secret, server.clock.read());
    const { body } = await call(server, 'POST', '/accounts/second-factor/confirm/', { headers, body: { passcode } });
    expect(body).toEqual({ recovery_codes: null });
    expect(await factor()).toMatchObject({ app: true, passkeys: 2, recovery_codes_left: 10 });
    const [, second, app] = await server.mailbox();
    expect(second?.text).not.toContain('password alone');
    expect(app?.subject).toBe('Two-step login to Northlight now also accepts codes from an app');
    expect(app?.text).not.toContain('were logged out');
  });

  it('names the passkeys that the account has, so that a device makes no second one', async () => {
    const { authenticator } = await addPasskey();
    expect((await options()).excludeCredentials).toEqual([
      { id: authenticator.id, type: 'public-key', transports: ['internal'] },
    ]);
  });

  it('is refused for another session, another account, a login’s challenge, twice, or late', async () => {
    const offered = await options();
    const other = await bearer(server.context, await buildUser(server.context));
    const created = (challenge = offered.challenge) => buildAuthenticator(ORIGIN).create({ ...offered, challenge });
    expect(await add(created(), await bearer(server.context, user))).toMatchObject(REFUSED);
    expect(await add(created(), other)).toMatchObject(REFUSED);
    expect(await add(created((await loginRequest()).challenge))).toMatchObject(REFUSED);
    expect((await add(created())).status).toBe(201);
    expect(await add(created())).toMatchObject(REFUSED);
    const late = await options();
    server.clock.pass(301);
    expect(await add(buildAuthenticator(ORIGIN).create(late))).toMatchObject(REFUSED);
  });

  it.each([
    ['another site', { origin: 'https://decks.example.evil.test' }],
    ['another domain', { domain: 'evil.test' }],
    ['nobody verified', { unverified: true }],
  ])('is refused with %s', async (_, fault) => {
    expect(await add(buildAuthenticator(ORIGIN).create(await options(), fault))).toMatchObject(REFUSED);
  });

  it('is refused with a passkey that another account has, or that nobody can read', async () => {
    const { authenticator } = await addPasskey();
    const other = await bearer(server.context, await buildUser(server.context));
    expect(await add(authenticator.create(await options(other)), other)).toMatchObject(REFUSED);
    const created = buildAuthenticator(ORIGIN).create(await options());
    const broken = { ...created, response: { ...created.response, attestationObject: 'AAAA' } };
    expect(await add(broken)).toMatchObject(REFUSED);
    expect((await add({ id: '<b>' })).status).toBe(400);
  });

  it('ends at twenty', async () => {
    const { authenticator } = await addPasskey();
    const [row] = await server.context.db.selectFrom('passkeys').selectAll().execute();
    if (!row) throw new Error(`${authenticator.id} is not stored`);
    const more = Array.from({ length: 19 }, (_, n) => ({ ...row, id: `copy${n}` }));
    await server.context.db.insertInto('passkeys').values(more).execute();
    expect(await options()).toMatchObject({ code: 'passkey_limit' });
  });
});

describe('logging in with a passkey', () => {
  it('takes neither password nor code, and keeps “remember me”', async () => {
    const { authenticator } = await addPasskey();
    const { status, body } = await enter(authenticator.sign(await loginRequest()), true);
    expect([status, body.user.email]).toEqual([200, user.email]);
    expect((await listed())[0].last_used_at).toBe(server.clock.read().toISOString());
    server.clock.pass(13 * 3600); // more than 12 hours: the login was remembered
    const refresh = { body: { refresh: body.refresh } };
    expect((await call(server, 'POST', '/accounts/token/refresh/', refresh)).status).toBe(200);
  });

  it('takes each challenge once, even at the same time, and not late', async () => {
    const { authenticator } = await addPasskey();
    const signed = authenticator.sign(await loginRequest());
    const both = await Promise.all([enter(signed), enter(signed)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const late = authenticator.sign(await loginRequest());
    server.clock.pass(301);
    expect(await enter(late)).toMatchObject(REFUSED);
  });

  it.each([
    ['another site', { origin: 'http://decks.example' }],
    ['another domain', { domain: 'evil.test' }],
    ['nobody verified', { unverified: true }],
    ['a counter that goes back, as a copy’s would', { count: 1 }],
    ['the handle of another account', { userHandle: Buffer.from('user-999').toString('base64url') }],
  ])('is refused with %s', async (_, fault) => {
    const { authenticator } = await addPasskey();
    expect(await enter(authenticator.sign(await loginRequest(), fault))).toMatchObject(REFUSED);
  });

  it('that is refused shows in the activity of its owner', async () => {
    const { authenticator } = await addPasskey();
    await enter(authenticator.sign(await loginRequest(), { unverified: true }));
    const { body } = await call(server, 'GET', '/accounts/security-events/', { headers });
    expect(body.results.map(({ kind }: { kind: string }) => kind)).toContain('login_refused');
  });

  it('is refused with an unknown passkey, another’s signature, or a removed passkey', async () => {
    const { authenticator } = await addPasskey();
    const stranger = buildAuthenticator(ORIGIN);
    expect(await enter(stranger.sign(await loginRequest()))).toMatchObject(REFUSED);
    expect(await enter({ ...stranger.sign(await loginRequest()), id: authenticator.id })).toMatchObject(REFUSED);
    await sensitive('DELETE', `/accounts/passkeys/${authenticator.id}/`);
    expect(await enter(authenticator.sign(await loginRequest()))).toMatchObject(REFUSED);
  });

  it('is throttled by address together with passwords', async () => {
    const wrong = buildAuthenticator(ORIGIN).sign(await loginRequest());
    for (let n = 0; n < 100; n += 1) await enter(wrong);
    expect((await enter(wrong)).status).toBe(429);
  });

  it('leaves used challenges only until they expire', async () => {
    const { authenticator } = await addPasskey();
    await enter(authenticator.sign(await loginRequest()));
    const used = () => server.context.db.selectFrom('used_passkey_challenges').selectAll().execute();
    expect(await used()).toHaveLength(2);
    server.clock.pass(301);
    await tidyUp(server);
    expect(await used()).toEqual([]);
  });
});

describe('an account with a passkey', () => {
  it('needs it, or a recovery code, beside the password', async () => {
    const { recoveryCodes } = await addPasskey();
    const { status, body } = await logIn();
    expect(status).toBe(202);
    expect(body).toMatchObject({ app: false, passkeys: true });
    const answer = { challenge: body.challenge, passcode: recoveryCodes?.[0] };
    expect((await call(server, 'POST', '/accounts/login/second-factor/', { body: answer })).status).toBe(200);
  });

  const ask = async (own = headers) =>
    (await call(server, 'POST', '/accounts/re-authentication/request/', { headers: own })).body;
  const confirm = (passkey: object, own = headers) =>
    call(server, 'POST', '/accounts/re-authentication/', { headers: own, body: { passkey } });

  it('confirms its identity with the passkey alone, in the session that asked', async () => {
    const { authenticator } = await addPasskey();
    const request = await ask();
    expect(request.allowCredentials.map(({ id }: { id: string }) => id)).toEqual([authenticator.id]);
    expect(await confirm(authenticator.sign(request), await bearer(server.context, user))).toMatchObject(REFUSED);
    expect(await confirm(authenticator.sign(await loginRequest()))).toMatchObject(REFUSED);
    const { status, body } = await confirm(authenticator.sign(await ask()));
    expect(status).toBe(201);
    const proof = { ...headers, 're-authentication': body.proof };
    expect((await call(server, 'POST', '/accounts/export/', { headers: proof, body: {} })).status).toBe(200);
  });

  it('does not take the passkey of somebody else for its own', async () => {
    await addPasskey();
    const other = await bearer(server.context, await buildUser(server.context));
    const { authenticator } = await addPasskey(other);
    const own = { userHandle: Buffer.from(`user-${user.id}`).toString('base64url') };
    expect(await confirm(authenticator.sign(await ask()))).toMatchObject(REFUSED);
    expect(await confirm(authenticator.sign(await ask(), own))).toMatchObject(REFUSED);
    expect((await call(server, 'POST', '/accounts/re-authentication/', { headers, body: {} })).body).toMatchObject({
      password: ['Password is required.'],
    });
  });

  it('loses two-step login with its last passkey, and says so by mail', async () => {
    const { authenticator } = await addPasskey();
    const other = await bearer(server.context, await buildUser(server.context));
    const path = `/accounts/passkeys/${authenticator.id}/`;
    expect((await sensitive('DELETE', path, other)).status).toBe(404);
    expect((await sensitive('DELETE', path)).status).toBe(204);
    expect(await factor()).toMatchObject({ enabled: false, passkeys: 0, recovery_codes_left: 0 });
    expect((await logIn()).status).toBe(200);
    const mail = (await server.mailbox()).at(-1);
    expect(mail?.subject).toBe('A passkey was removed from your Northlight account');
    expect(mail?.text).toContain('two-step login is now off, and you can log in with just your password');
  });

  it('loses all of them when two-step login is turned off, by itself or by the command', async () => {
    await addPasskey();
    await sensitive('POST', '/accounts/second-factor/turn-off/');
    expect(await listed()).toEqual([]);
    await addPasskey();
    await removeSecondFactor(server.context, user.email);
    expect(await listed()).toEqual([]);
  });

  it('has in its export when it was used, and no key', async () => {
    await addPasskey();
    const [passkeys] = server.context.personalData.filter(({ name }) => name === 'passkeys');
    const read = JSON.stringify(await passkeys?.read?.(server.context.db, user));
    expect(read).toContain('Firefox on Linux');
    expect(read).not.toContain('key');
  });
});

describe('an admin', () => {
  it('needs no app beside a passkey, and keeps the last one', async () => {
    user = await buildUser(server.context, { is_superuser: 1 });
    headers = await bearer(server.context, user);
    const people = () => call(server, 'GET', '/accounts/users/', { headers });
    expect((await people()).body.code).toBe('second_factor_required');
    const { authenticator } = await addPasskey();
    expect((await people()).status).toBe(200);
    const removed = await sensitive('DELETE', `/accounts/passkeys/${authenticator.id}/`);
    expect(removed.body.code).toBe('second_factor_required');
    expect(await listed()).toHaveLength(1);
  });

  it('may remove a passkey beside an app', async () => {
    user = await buildAdmin(server.context);
    headers = await bearer(server.context, user);
    const { authenticator } = await addPasskey();
    expect((await sensitive('DELETE', `/accounts/passkeys/${authenticator.id}/`)).status).toBe(204);
  });
});

describe('a site without a domain name or HTTPS', () => {
  it.each(['https://192.0.2.7', 'http://[::1]:4300', 'http://decks.example'])(
    'offers none at %s',
    async (publicUrl) => {
      server.context.config.publicUrl = publicUrl;
      expect((await call(server, 'GET', '/settings/')).body.passkey_domain).toBeNull();
      expect(await loginRequest()).toMatchObject({ code: 'passkeys_unavailable' });
      expect(await options()).toMatchObject({ code: 'passkeys_unavailable' });
    },
  );
});
