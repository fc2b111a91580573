import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { call } from '../../../test/factories/requests.ts';
import { bearer, buildUser } from '../../../test/factories/users.ts';
import { updateUser } from '../users/repository.ts';

let server: TestApp;
beforeEach(async () => {
  server = await buildTestApp();
});
afterEach(() => server.close());

const verify = (token: string) => call(server, 'GET', `/accounts/verify-email/${token}/`);
const resend = (body?: object, headers?: Record<string, string>) =>
  call(server, 'POST', '/accounts/resend-verification/', { ...(body && { body }), ...(headers && { headers }) });

async function sendLink(email: string): Promise<string> {
  await resend({ email });
  return (await server.mailbox()).at(-1)?.link.split('/').at(-1) ?? '';
}

describe('a verification link', () => {
  it('is refused when it is made up', async () => {
    const { status, body } = await verify('made-up');
    expect(status).toBe(400);
    expect(body).toEqual({
      detail: 'This verification link is not valid.',
      error: 'This verification link is not valid.',
      code: 'link_invalid',
    });
  });

  it('is refused after a day', async () => {
    const token = await sendLink((await buildUser(server.context, { email_verified_at: null })).email);
    server.clock.pass(24 * 3600);
    expect((await verify(token)).body).toMatchObject({ code: 'link_expired' });
  });

  it('is refused when it was sent to an address that is no longer the account’s', async () => {
    const user = await buildUser(server.context, { email_verified_at: null });
    const token = await sendLink(user.email);
    await updateUser(server.context.db, user, { email: 'moved@example.test' });
    expect((await verify(token)).body).toMatchObject({ code: 'link_invalid' });
  });

  it('works once, and says so to whoever opens it again', async () => {
    const user = await buildUser(server.context, { email_verified_at: null });
    const token = await sendLink(user.email);
    expect((await verify(token)).body).toEqual({ message: 'Email verified successfully. You can now log in.' });
    expect(await verify(token)).toMatchObject({
      status: 200,
      body: { message: 'Your email address is already verified. You can log in.' },
    });
    const { body } = await call(server, 'GET', '/accounts/profile/', { headers: await bearer(server.context, user) });
    expect(body.email_verified).toBe(true);
  });
});

describe('a link that was used', () => {
  it('verifies nothing again once the address is no longer verified', async () => {
    const user = await buildUser(server.context, { email_verified_at: null });
    const token = await sendLink(user.email);
    await verify(token);
    await updateUser(server.context.db, user, { email_verified_at: null });
    expect(await verify(token)).toMatchObject({ status: 400, body: { code: 'link_used' } });
  });
});

describe('sending the link again', () => {
  it('needs an address from somebody who is not logged in', async () => {
    expect((await resend()).status).toBe(401);
    expect((await resend({ email: 'x' })).body).toMatchObject({ email: ['Invalid email address'] });
  });

  it('answers alike for a confirmed, an unconfirmed and an unknown address', async () => {
    const waiting = await buildUser(server.context, { email_verified_at: null });
    const done = await buildUser(server.context);
    const answers = await Promise.all(
      [waiting.email, done.email, 'nobody@example.test'].map((email) => resend({ email })),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await server.mailbox()).map(({ to }) => to)).toEqual([waiting.email]);
  });

  it('goes to one’s own address when one is logged in', async () => {
    const user = await buildUser(server.context, { email_verified_at: null });
    expect((await resend(undefined, await bearer(server.context, user))).status).toBe(200);
    expect((await server.mailbox()).map(({ to }) => to)).toEqual([user.email]);
  });
});
