import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { call } from '../../../test/factories/requests.ts';
import { bearer, buildUser, PASSWORD } from '../../../test/factories/users.ts';

const NEW = 'seventeen swans at dusk';

let server: TestApp;
beforeEach(async () => {
  server = await buildTestApp();
});
afterEach(() => server.close());

const login = (email: string, password: string) =>
  call(server, 'POST', '/accounts/login/', { body: { email, password } });
const askReset = (email: string) => call(server, 'POST', '/accounts/password-reset/', { body: { email } });
const confirm = (body: object) => call(server, 'POST', '/accounts/password-reset-confirm/', { body });

async function resetLink(email: string) {
  await askReset(email);
  const [, uid = '', token = ''] =
    /reset-password\/([^/]+)\/([^/]+)$/.exec((await server.mailbox()).at(-1)?.link ?? '') ?? [];
  return { uid, token, new_password: NEW, confirm_password: NEW };
}

describe('a password reset', () => {
  it('answers alike whether or not the address has an account, and only writes to one that has', async () => {
    const user = await buildUser(server.context);
    const known = await askReset(user.email.toUpperCase());
    const unknown = await askReset('nobody@example.test');
    expect(known.body).toEqual({ message: 'If an account exists with that email, a reset link has been sent.' });
    expect(unknown.body).toEqual(known.body);
    expect((await server.mailbox()).map(({ to }) => to)).toEqual([user.email]);
  });

  it('is not sent to one address more than five times an hour, known or not', async () => {
    for (const email of ['nobody@example.test', (await buildUser(server.context)).email]) {
      for (let i = 0; i < 5; i++) expect((await askReset(email)).status).toBe(200);
      const { status, body } = await askReset(email);
      expect(status).toBe(429);
      expect(body.error).toBe(body.detail);
    }
  });

  it('is refused with a link that is made up, or belongs to somebody else', async () => {
    const [mara, other] = [await buildUser(server.context), await buildUser(server.context)];
    const link = await resetLink(mara.email);
    for (const wrong of [{ token: 'made-up' }, { uid: String(other.id) }, { uid: 'x' }]) {
      const { status, body } = await confirm({ ...link, ...wrong });
      expect(status).toBe(400);
      expect(body).toEqual({
        detail: 'Invalid password reset link.',
        error: 'Invalid password reset link.',
        code: 'link_invalid',
      });
    }
  });

  it('is refused without a link at all', async () => {
    const { body } = await confirm({ uid: '', token: '', new_password: NEW, confirm_password: NEW });
    expect(body.error).toBe('Invalid password reset link.');
  });

  it('is refused after an hour', async () => {
    const link = await resetLink((await buildUser(server.context)).email);
    server.clock.pass(3600);
    expect((await confirm(link)).body).toMatchObject({ code: 'link_expired' });
  });

  it.each([
    [{ new_password: 'short', confirm_password: 'short' }, 'new_password', 'Use at least 12 characters.'],
    [{ confirm_password: 'something else' }, 'confirm_password', 'Passwords do not match.'],
  ])('is refused with %j, and the link still works', async (changes, field, message) => {
    const link = await resetLink((await buildUser(server.context)).email);
    const { status, body } = await confirm({ ...link, ...changes });
    expect(status).toBe(400);
    expect(body).toMatchObject({ [field]: [message], error: message });
    expect((await confirm(link)).status).toBe(200);
  });

  it('works once, ends all sessions and confirms the address', async () => {
    const user = await buildUser(server.context, { email_verified_at: null });
    const headers = await bearer(server.context, user);
    const link = await resetLink(user.email);
    expect((await confirm(link)).body).toEqual({ message: 'Password reset successful. You can now log in.' });
    expect((await confirm(link)).body).toMatchObject({ code: 'link_used' });
    expect((await call(server, 'GET', '/accounts/profile/', { headers })).status).toBe(401);
    expect((await login(user.email, PASSWORD)).status).toBe(401);
    expect((await login(user.email, NEW)).body.user.email_verified).toBe(true);
  });

  it('is told by mail, so that a stranger’s does not go unseen', async () => {
    const user = await buildUser(server.context);
    await confirm(await resetLink(user.email));
    const [, mail] = await server.mailbox();
    expect([mail?.to, mail?.subject]).toEqual([user.email, 'Your Northlight password was changed']);
  });

  it('counts only for the link sent last', async () => {
    const { email } = await buildUser(server.context);
    const first = await resetLink(email);
    const second = await resetLink(email);
    expect((await confirm(first)).body).toMatchObject({ code: 'link_invalid' });
    expect((await confirm(second)).status).toBe(200);
  });

  it('sets the password once for two who use the link at once', async () => {
    const link = await resetLink((await buildUser(server.context)).email);
    const answers = await Promise.all([
      confirm(link),
      confirm({ ...link, new_password: `${NEW}!`, confirm_password: `${NEW}!` }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('changing the password', () => {
  const change = (headers: Record<string, string>, changes: object = {}) =>
    call(server, 'POST', '/accounts/change-password/', {
      headers,
      body: { current_password: PASSWORD, new_password: NEW, confirm_password: NEW, ...changes },
    });

  it.each([
    [{ current_password: 'wrong' }, 'current_password', 'The current password is incorrect.'],
    [
      { new_password: 'passwordpassword' },
      'new_password',
      'This password is too common. Choose one that is harder to guess.',
    ],
    [{ confirm_password: 'other' }, 'confirm_password', 'Passwords do not match.'],
    [{ current_password: '' }, 'current_password', 'Current password is required.'],
  ])('is refused with %j', async (changes, field, message) => {
    const headers = await bearer(server.context, await buildUser(server.context));
    const { status, body } = await change(headers, changes);
    expect(status).toBe(400);
    expect(body).toMatchObject({ [field]: expect.arrayContaining([message]), error: expect.any(String) });
  });

  it('is refused after ten wrong guesses of the current one', async () => {
    const headers = await bearer(server.context, await buildUser(server.context));
    for (let i = 0; i < 10; i++) await change(headers, { current_password: 'wrong' });
    expect((await change(headers)).status).toBe(429);
  });

  it('ends all other sessions and lets this one go on', async () => {
    const user = await buildUser(server.context);
    const here = await bearer(server.context, user);
    const there = await bearer(server.context, user);
    expect((await change(here)).body).toEqual({ message: 'Password updated' });
    expect((await call(server, 'GET', '/accounts/profile/', { headers: here })).status).toBe(200);
    expect((await call(server, 'GET', '/accounts/profile/', { headers: there })).status).toBe(401);
    expect((await login(user.email, NEW)).status).toBe(200);
  });

  it('is told by mail, and not when it is refused', async () => {
    const user = await buildUser(server.context);
    const headers = await bearer(server.context, user);
    await change(headers, { current_password: 'wrong' });
    expect(await server.mailbox()).toEqual([]);
    await change(headers);
    const mails = await server.mailbox();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [user.email, 'Your Northlight password was changed'],
    ]);
    expect(mails[0]?.text).not.toContain(NEW);
  });

  it('makes a reset link that is on its way useless', async () => {
    const user = await buildUser(server.context);
    const link = await resetLink(user.email);
    await change(await bearer(server.context, user));
    expect((await confirm(link)).status).toBe(400);
  });
});
