import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { call } from '../../../test/factories/requests.ts';
import { tidyUp } from '../../../test/factories/upkeep.ts';
import { bearer, buildUser, confirmed, PASSWORD } from '../../../test/factories/users.ts';
import type { UserRow } from '../../platform/database/tables.ts';
import { listPasskeys } from '../passkeys/repository.ts';
import { confirmFactor, findSecondFactor, putPendingFactor } from '../second-factor/repository.ts';
import { findUser } from '../users/repository.ts';

const DAY = 24 * 3600;
const OLD = 'mara@example.test';
const NEW = 'mara@elsewhere.test';

let server: TestApp;
let user: UserRow;
let headers: { authorization: string };
beforeEach(async () => {
  server = await buildTestApp();
  user = await buildUser(server.context, { email: OLD });
  headers = await bearer(server.context, user);
});
afterEach(() => server.close());

const changeTo = async (email: string, own = headers, ip = '10.0.0.1') =>
  call(server, 'PATCH', '/accounts/profile/', { headers: await confirmed(server.context, own), body: { email }, ip });
const post = (path: string, body?: object, own?: Record<string, string>) =>
  call(server, 'POST', `/accounts/${path}/`, { body, ...(own && { headers: own }) });
const logIn = (email: string, password = PASSWORD) => post('login', { email, password });
const register = (email: string) =>
  post('register', { email, password: PASSWORD, password2: PASSWORD, first_name: 'An', last_name: 'Other' });
const mailsTo = async (email: string) => (await server.mailbox()).filter(({ to }) => to === email);
const tokenFor = async (email: string): Promise<string> => (await mailsTo(email)).at(-1)?.link.split('/').at(-1) ?? '';
const confirm = async (email: string) => post('email-change/confirm', { token: await tokenFor(email) });
const undo = (token: string) => post('email-change/undo', { token });
const profile = (own = headers) => call(server, 'GET', '/accounts/profile/', { headers: own });
const emailNow = async () => (await findUser(server.context.db, user.id))?.email;

describe('a new email address', () => {
  it('is refused without a proof of identity, while other fields need none', async () => {
    const patch = (body: object) => call(server, 'PATCH', '/accounts/profile/', { headers, body });
    expect((await patch({ email: NEW })).body.code).toBe('re_authentication_required');
    expect((await patch({ email: OLD, company: 'Isferd' })).body).toMatchObject({ email: OLD, company: 'Isferd' });
    expect(await server.mailbox()).toEqual([]);
  });

  it('waits until it is confirmed; until then the old one logs in', async () => {
    expect((await changeTo(NEW)).body).toMatchObject({ email: OLD, pending_email: NEW, email_verified: true });
    expect((await logIn(OLD)).body.user).toMatchObject({ email: OLD, pending_email: NEW });
    expect((await logIn(NEW)).status).toBe(401);
    expect((await mailsTo(NEW))[0]?.link).toContain('/confirm-email-change/');
    expect((await mailsTo(OLD))[0]).toMatchObject({ text: expect.stringContaining(NEW) });
  });

  it('takes effect on confirmation and ends all sessions but the one that asked', async () => {
    await call(server, 'PATCH', '/accounts/profile/', { headers, body: { contact_email: OLD } });
    const elsewhere = await bearer(server.context, user);
    await post('password-reset', { email: OLD });
    const resetToken = await tokenFor(OLD);
    await changeTo(NEW);
    expect((await confirm(NEW)).status).toBe(200);
    expect((await profile()).body).toMatchObject({
      email: NEW,
      email_verified: true,
      pending_email: null,
      contact_email: OLD,
    });
    expect((await profile(elsewhere)).status).toBe(401);
    expect((await logIn(OLD)).status).toBe(401);
    expect((await logIn(NEW)).status).toBe(200);
    const reset = { uid: String(user.id), token: resetToken, new_password: 'x', confirm_password: 'x' };
    expect((await post('password-reset-confirm', reset)).body.code).toBe('link_invalid');
  });

  it('is confirmed once, within a day, by the latest link', async () => {
    await changeTo(NEW);
    const first = await tokenFor(NEW);
    expect((await post('email-change/resend', undefined, headers)).status).toBe(200);
    expect((await post('email-change/confirm', { token: first })).body.code).toBe('link_invalid');
    const second = await tokenFor(NEW);
    server.clock.pass(DAY);
    expect((await post('email-change/confirm', { token: second })).body.code).toBe('link_expired');
    headers = await bearer(server.context, user);
    expect((await profile()).body.pending_email).toBeNull();
    await changeTo(NEW);
    const third = await tokenFor(NEW);
    const both = await Promise.all([1, 2].map(() => post('email-change/confirm', { token: third })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('can be cancelled, and then its link no longer works', async () => {
    await changeTo(NEW);
    const token = await tokenFor(NEW);
    const { body } = await call(server, 'DELETE', '/accounts/email-change/', { headers });
    expect(body.pending_email).toBeNull();
    expect((await post('email-change/confirm', { token })).body.code).toBe('link_invalid');
    expect((await post('email-change/resend', undefined, headers)).status).toBe(404);
  });

  it('gets the same answer when it is taken; its owner hears of it once a day', async () => {
    const owner = await buildUser(server.context);
    const taken = await changeTo(owner.email.toUpperCase());
    const free = await changeTo(NEW);
    expect({ ...taken.body, pending_email: NEW }).toEqual(free.body);
    expect(taken.status).toBe(free.status);
    await changeTo(owner.email);
    expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toEqual([
      'Someone tried to use your email address at Northlight',
    ]);
    server.clock.pass(DAY);
    headers = await bearer(server.context, user);
    await changeTo(owner.email);
    expect(await mailsTo(owner.email)).toHaveLength(2);
  });

  it('is not confirmed when somebody else has signed up with it meanwhile', async () => {
    await changeTo(NEW);
    const token = await tokenFor(NEW);
    expect((await register(NEW)).status).toBe(201);
    expect((await post('email-change/confirm', { token })).body.code).toBe('link_invalid');
    expect((await profile()).body.email).toBe(OLD);
  });
});

describe('how many mails one can cause', () => {
  it('is five changes a day for an account', async () => {
    for (let n = 0; n < 5; n += 1) {
      expect((await changeTo(`a${n}@example.test`)).status).toBe(200);
      // A link that a later one replaces is no longer sent.
      await server.mailbox();
    }
    const refused = await changeTo('a6@example.test');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
    expect(await server.mailbox()).toHaveLength(10);
  });

  it('is three a day to one address, from whichever accounts', async () => {
    const answers: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const own = await bearer(server.context, await buildUser(server.context));
      answers.push((await changeTo('stranger@example.test', own, `10.0.1.${n}`)).status);
    }
    expect(answers).toEqual([200, 200, 200, 429]);
    expect(await mailsTo('stranger@example.test')).toHaveLength(3);
  });

  it('is twenty a day from one network address', async () => {
    for (let n = 0; n < 20; n += 1) {
      const own = await bearer(server.context, await buildUser(server.context));
      await changeTo(`b${n}@example.test`, own);
    }
    const own = await bearer(server.context, await buildUser(server.context));
    expect((await changeTo('b20@example.test', own)).status).toBe(429);
    expect((await changeTo('b21@example.test', own, '10.0.0.2')).status).toBe(200);
  });
});

describe('the old address', () => {
  /** Changes the address and confirms it. Returns the token of the undo link. */
  async function moveTo(email: string, from: string): Promise<string> {
    await changeTo(email);
    await confirm(email);
    return await tokenFor(from);
  }

  it('undoes a change within seven days: it is back, nobody is signed in, the password is void', async () => {
    const token = await moveTo(NEW, OLD);
    const attacker = (await logIn(NEW)).body;
    server.clock.pass(7 * DAY - 1);
    expect((await undo(token)).status).toBe(200);
    expect(await emailNow()).toBe(OLD);
    const renewal = await post('token/refresh', { refresh: attacker.refresh });
    expect(renewal.status).toBe(401);
    expect((await logIn(OLD)).status).toBe(401);
    expect((await logIn(NEW)).status).toBe(401);
    const new_password = 'another lantern entirely';
    const reset = { uid: String(user.id), token: await tokenFor(OLD), new_password, confirm_password: new_password };
    expect((await post('password-reset-confirm', reset)).status).toBe(200);
    expect((await logIn(OLD, new_password)).body.user.id).toBe(user.id);
  });

  it('keeps no factor that was added since the change was asked for', async () => {
    const { db, clock } = server.context;
    const factor = { user_id: user.id, public_key: '', sign_count: 0, transports: '[]', is_synced: 0 };
    const add = (id: string) =>
      db
        .insertInto('passkeys')
        .values({ ...factor, id, name: id, created_at: clock().toISOString(), last_used_at: null })
        .execute();
    await add('own');
    server.clock.pass(1);
    const token = await moveTo(NEW, OLD);
    await add('added since');
    await putPendingFactor(db, user.id, 'sealed', clock());
    await confirmFactor(db, user.id, clock());
    await undo(token);
    expect((await listPasskeys(db, user.id)).map(({ id }) => id)).toEqual(['own']);
    expect(await findSecondFactor(db, user.id)).toBeUndefined();
  });

  it('does so once, and not after seven days', async () => {
    const token = await moveTo(NEW, OLD);
    expect((await undo(token)).status).toBe(200);
    expect((await undo(token)).body.code).toBe('link_invalid');
    headers = await bearer(server.context, user);
    const late = await moveTo('second@elsewhere.test', OLD);
    server.clock.pass(7 * DAY);
    expect((await undo(late)).body.code).toBe('link_expired');
  });

  it('wins over addresses that came later, whose undo links and pending changes are void', async () => {
    const oldest = await moveTo(NEW, OLD);
    const later = await moveTo('third@elsewhere.test', NEW);
    await changeTo('fourth@elsewhere.test');
    const pending = await tokenFor('fourth@elsewhere.test');
    expect((await undo(oldest)).status).toBe(200);
    expect((await undo(later)).body.code).toBe('link_invalid');
    expect((await post('email-change/confirm', { token: pending })).body.code).toBe('link_invalid');
    expect(await emailNow()).toBe(OLD);
  });

  it('cannot be taken by anybody else while it can be restored', async () => {
    const token = await moveTo(NEW, OLD);
    expect((await register(OLD)).status).toBe(400);
    const other = await bearer(server.context, await buildUser(server.context));
    expect((await changeTo(OLD, other, '10.0.0.9')).status).toBe(200);
    expect((await mailsTo(OLD)).at(-1)?.link).toContain('/undo-email-change/');
    expect((await undo(token)).status).toBe(200);
  });

  it('is free again after seven days, and nothing of the change is kept', async () => {
    await moveTo(NEW, OLD);
    const rows = () => server.context.db.selectFrom('email_changes').selectAll().execute();
    expect(await rows()).toHaveLength(1);
    server.clock.pass(7 * DAY);
    await tidyUp(server);
    expect(await rows()).toEqual([]);
    expect((await register(OLD)).status).toBe(201);
  });
});
