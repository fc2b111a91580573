import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SECURITY_EVENT_DAYS, type SecurityEventKind } from '@northlight/shared-api/rules';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { buildAuthenticator } from '../../../test/factories/passkeys.ts';
import { call } from '../../../test/factories/requests.ts';
import { bearer, buildAdmin, buildUser, confirmed, PASSWORD } from '../../../test/factories/users.ts';
import { deleteExpired } from '../../platform/database/expired-rows-repository.ts';
import type { UserRow } from '../../platform/database/tables.ts';
import { codeAt } from '../second-factor/one-time-codes.ts';
import { removeSecondFactor } from '../second-factor/remove-second-factor.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { setAdmin } from '../users/set-admin.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:128.0) Gecko/20100101 Firefox/128.0';
const NEW_PASSWORD = 'a second lantern in the rain';

let server: TestApp;
let user: UserRow;
let headers: { authorization: string };
let lines: Record<string, unknown>[];
let counted: SecurityEventKind[];

beforeEach(async () => {
  lines = [];
  counted = [];
  server = await buildTestApp({
    countSecurityEvent: (kind) => counted.push(kind),
    watch: (app) =>
      app.addHook('onRequest', async (request) => {
        const info = (line: Record<string, unknown>) => lines.push(line);
        request.log = Object.assign(Object.create(request.log), { info });
      }),
  });
  user = await buildUser(server.context, { email: 'mara@example.test' });
  headers = await bearer(server.context, user);
  server.clock.pass(1);
});
afterEach(() => server.close());

const post = (path: string, body: object = {}, more: object = headers) =>
  call(server, 'POST', `/accounts/${path}/`, { headers: { 'user-agent': FIREFOX, ...more }, body });
/** A call that asks for a confirmed identity. */
const postConfirmed = async (path: string, body: object = {}) =>
  await post(path, body, await confirmed(server.context, headers));
const login = (changes: object = {}) => post('login', { email: user.email, password: PASSWORD, ...changes }, {});
const own = async (as = headers) => (await call(server, 'GET', '/accounts/security-events/', { headers: as })).body;
const kinds = async () => (await own()).results.map(({ kind }: { kind: string }) => kind);

/** Turns two-step login on. Returns a function for the current code. */
async function turnOn() {
  const { secret } = (await postConfirmed('second-factor/set-up')).body;
  const code = () => codeAt(secret, server.clock.read());
  await post('second-factor/confirm', { passcode: code() });
  server.clock.pass(31);
  return code;
}

describe('a security event', () => {
  it('is stored for each login and refusal, with the device and no address', async () => {
    await login({ password: 'wrong' });
    server.clock.pass(1);
    await login();
    const { count, results } = await own();
    expect(count).toBe(3);
    expect(results.slice(0, 2)).toEqual([
      {
        id: expect.any(String),
        at: server.clock.read().toISOString(),
        kind: 'login',
        device: 'Firefox on Windows',
        detail: null,
      },
      expect.objectContaining({ kind: 'login_refused', device: 'Firefox on Windows' }),
    ]);
  });

  it('is logged with a hash of the account, and counted', async () => {
    const other = await buildUser(server.context);
    await login({ password: 'wrong' });
    await login();
    await login({ email: other.email });
    const events = lines.filter(({ event }) => event);
    expect(events.map(({ event }) => event)).toEqual(['security.login_refused', 'security.login', 'security.login']);
    const accounts = events.map(({ account }) => account);
    expect(accounts[0]).toMatch(/^[\w-]{43}$/);
    expect(accounts[1]).toBe(accounts[0]);
    expect(accounts[2]).not.toBe(accounts[0]);
    expect(JSON.stringify(events)).not.toContain(user.email);
    expect(counted).toEqual(['login_refused', 'login', 'login']);
  });

  it('is no refused call, which is logged with its code and a hash of who made it', async () => {
    const early = jest.spyOn(server.app.log, 'info').mockImplementation((line) => void lines.push(line as never));
    const refusals = () => lines.filter(({ code }) => code).map(({ status, code, account }) => [status, code, account]);
    await login();
    const account = lines.find(({ event }) => event)?.account;
    await call(server, 'GET', '/accounts/users/', { headers });
    await call(server, 'GET', '/questions/');
    await post('change-password', {});
    await call(server, 'GET', '/pitch-decks/evaluations/somebody-elses/', { headers });
    await call(server, 'GET', '/accounts/profile/', { headers });
    expect(refusals()).toEqual([
      [403, 'superuser_only', account],
      [401, 'not_authenticated', null],
      [400, 'validation_failed', account],
      [404, 'not_found', account],
    ]);
    early.mockRestore();
  });

  it('of an unknown address is logged without an account, and not stored', async () => {
    await login({ email: 'nobody@example.test' });
    expect(lines).toContainEqual(expect.objectContaining({ event: 'security.login_refused', account: null }));
    const rows = await server.context.db.selectFrom('security_events').selectAll().execute();
    expect(rows.map(({ kind }) => kind)).toEqual(['login']);
  });

  it('is stored once for many attempts beyond a limit, and logged for each', async () => {
    for (let i = 0; i < 13; i++) await login({ password: 'wrong' });
    const stored = (await kinds()).filter((kind: string) => kind === 'throttled');
    expect(stored).toHaveLength(1);
    expect(counted.filter((kind) => kind === 'throttled')).toHaveLength(3);
  });

  it('is stored for changes and resets of the password', async () => {
    const changed = { current_password: PASSWORD, new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
    await post('change-password', changed);
    server.clock.pass(1);
    await post('password-reset', { email: user.email }, {});
    const links = (await server.mailbox()).map(({ link }) => link);
    const [, uid, token] = /reset-password\/([^/\s]+)\/([^/\s]+)/.exec(links.join('\n')) ?? [];
    expect(await kinds()).toEqual(['password_reset_requested', 'password_changed', 'login']);
    expect(lines).toContainEqual(expect.objectContaining({ event: 'security.password_reset_requested' }));
    server.clock.pass(1);
    const reset = { uid, token, new_password: `${NEW_PASSWORD}!`, confirm_password: `${NEW_PASSWORD}!` };
    expect(await post('password-reset-confirm', reset, {})).toMatchObject({ status: 200 });
    headers = await bearer(server.context, user);
    expect(await kinds()).toContain('password_reset');
  });

  it('is stored for everything about two-step login', async () => {
    const code = await turnOn();
    const { challenge } = (await login()).body;
    await post('login/second-factor', { challenge, passcode: '000000' }, {});
    server.clock.pass(1);
    await post('login/second-factor', { challenge, passcode: code() }, {});
    server.clock.pass(1);
    await postConfirmed('second-factor/recovery-codes');
    server.clock.pass(1);
    await postConfirmed('second-factor/turn-off');
    expect(await kinds()).toEqual([
      'second_factor_off',
      'recovery_codes_renewed',
      'login',
      'second_factor_refused',
      'second_factor_on',
      'login',
    ]);
    await turnOn();
    await removeSecondFactor(server.context, user.email);
    expect((await own()).results[0]).toMatchObject({ kind: 'second_factor_off', device: null });
  });

  it('is stored for another email address, and for taking it back', async () => {
    const linkTo = async (path: string) =>
      new RegExp(`/${path}/([^/\\s]+)`).exec((await server.mailbox()).map(({ link }) => link).join('\n'))?.[1];
    const own = await confirmed(server.context, headers);
    await call(server, 'PATCH', '/accounts/profile/', { headers: own, body: { email: 'else@example.test' } });
    server.clock.pass(1);
    await post('email-change/confirm', { token: await linkTo('confirm-email-change') }, {});
    server.clock.pass(1);
    expect(await kinds()).toEqual(['email_changed', 'email_change_requested', 'login']);
    await post('email-change/undo', { token: await linkTo('undo-email-change') }, {});
    headers = await bearer(server.context, user);
    expect(await kinds()).toContain('email_change_undone');
  });

  it('is stored for passkeys that are added and removed', async () => {
    const authenticator = buildAuthenticator(server.context.config.publicUrl);
    const options = (await postConfirmed('passkeys/options')).body;
    await post('passkeys', { name: 'Phone', passkey: authenticator.create(options) });
    server.clock.pass(1);
    const own = await confirmed(server.context, headers);
    await call(server, 'DELETE', `/accounts/passkeys/${authenticator.id}/`, { headers: own });
    expect(await kinds()).toEqual(['passkey_removed', 'passkey_added', 'login']);
  });

  it('is stored for ended sessions and a refresh token that is used twice', async () => {
    const first = (await login()).body.refresh;
    await post('token/refresh', { refresh: first }, {});
    server.clock.pass(21);
    expect((await post('token/refresh', { refresh: first }, {})).body.code).toBe('refresh_reused');
    server.clock.pass(1);
    await call(server, 'DELETE', '/accounts/sessions/', { headers });
    expect((await kinds()).slice(0, 2)).toEqual(['sessions_ended', 'refresh_token_reused']);
    await endSessionsOf(server.context, user.email);
    headers = await bearer(server.context, user);
    expect((await kinds()).filter((kind: string) => kind === 'sessions_ended')).toHaveLength(2);
  });

  it('is stored for an export, a deletion and its cancellation', async () => {
    const { url } = (await postConfirmed('export')).body;
    server.clock.pass(1);
    expect((await server.app.inject({ url })).statusCode).toBe(200);
    server.clock.pass(1);
    expect((await postConfirmed('delete', { confirmation: 'DELETE' })).status).toBe(200);
    server.clock.pass(1);
    const { access } = (await login()).body;
    headers = { authorization: `Bearer ${access}` };
    const found = await kinds();
    expect(found).toEqual(expect.arrayContaining(['deletion_cancelled', 'login']));
    expect(found.slice(2)).toEqual(['deletion_requested', 'export_downloaded', 'export_requested', 'login']);
  });
});

describe('an admin', () => {
  const all = async (as: object, query = '') =>
    (await call(server, 'GET', `/accounts/security-events/all/${query}`, { headers: { ...headers, ...as } })).body;

  it('sees who did what to whom, filtered by kind and account', async () => {
    const admin = await buildAdmin(server.context, { email: 'root@example.test', first_name: 'Root' });
    const asAdmin = await bearer(server.context, admin);
    server.clock.pass(1);
    const path = `/accounts/users/${user.id}/`;
    await call(server, 'PATCH', path, {
      headers: await confirmed(server.context, asAdmin),
      body: { is_investor: true },
    });
    expect((await all(asAdmin, '?kind=role_changed')).results).toEqual([
      expect.objectContaining({
        kind: 'role_changed',
        detail: 'made_investor',
        account: { id: user.id, name: 'Mara Lindqvist', email: user.email },
        actor: { id: admin.id, name: 'Root Lindqvist', email: admin.email },
      }),
    ]);
    expect((await all(asAdmin)).count).toBe(3);
    expect((await all(asAdmin, '?account=root')).results).toEqual([expect.objectContaining({ kind: 'login' })]);
    expect((await all(asAdmin, '?page=2&page_size=2')).results).toHaveLength(1);
    await setAdmin(server.context, user.email, true);
    expect((await all(asAdmin, '?kind=role_changed')).count).toBe(2);
  });

  it('sees no event of a deleted account, and keeps events whose actor was deleted', async () => {
    const admin = await buildAdmin(server.context);
    const asAdmin = await bearer(server.context, admin);
    const gone = await buildAdmin(server.context);
    const asGone = await bearer(server.context, gone);
    await call(server, 'PATCH', `/accounts/users/${user.id}/`, {
      headers: await confirmed(server.context, asGone),
      body: { is_investor: true },
    });
    await server.context.db.deleteFrom('users').where('id', '=', gone.id).execute();
    expect((await all(asAdmin, '?kind=role_changed')).results).toEqual([expect.objectContaining({ actor: null })]);
    await server.context.db.deleteFrom('users').where('id', '=', user.id).execute();
    expect((await all(asAdmin, '?kind=role_changed')).count).toBe(0);
  });
});

describe('security events', () => {
  it('are only shown to their owner', async () => {
    await login({ password: 'wrong' });
    const stranger = await bearer(server.context, await buildUser(server.context));
    expect((await own(stranger)).results).toEqual([expect.objectContaining({ kind: 'login' })]);
  });

  it('are deleted when they are old', async () => {
    const { db, clock } = server.context;
    server.clock.pass(SECURITY_EVENT_DAYS * 24 * 3600 - 60);
    await deleteExpired(db, clock());
    const count = async () => (await db.selectFrom('security_events').select('id').execute()).length;
    expect(await count()).toBe(1);
    server.clock.pass(120);
    await deleteExpired(db, clock());
    expect(await count()).toBe(0);
  });
});
