import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { mailCatcher } from '../../../test/factories/mail-catcher.ts';
import { call } from '../../../test/factories/requests.ts';
import { buildUser } from '../../../test/factories/users.ts';
import { passwordChangedJob } from '../../accounts/authentication/mail-jobs.ts';
import { recordSecurityEvent } from '../../accounts/security-events/record.ts';
import { deleteUser, updateUser } from '../../accounts/users/repository.ts';
import { sendLater } from './mail-job.ts';
import type { Mail } from './mailer.ts';

const NEW_PASSWORD = 'seven tall ships in fog';

/** Lets the mail be tried this often. */
async function passTries({ work, clock }: Pick<TestApp, 'work' | 'clock'>, times: number) {
  for (let time = 0; time < times; time += 1) {
    clock.pass(3601);
    await work(['mail']);
  }
}

const ask = (server: Parameters<typeof call>[0], email: string) =>
  call(server, 'POST', '/accounts/password-reset/', { body: { email } });

describe('mail', () => {
  it('that cannot be sent is reported, and the answer is as always', async () => {
    const server = await buildTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    expect((await ask(server, (await buildUser(server.context)).email)).status).toBe(200);
    await passTries(server, 10);
    expect(server.failures).toHaveLength(1);
    await server.close();
  });

  it('that the outbox cannot take is reported', async () => {
    const server = await buildTestApp();
    writeFileSync(join(server.dir, 'outbox'), 'a file where the folder should be');
    await ask(server, (await buildUser(server.context)).email);
    await passTries(server, 10);
    expect(await server.mailbox()).toEqual([]);
    expect(server.failures).toHaveLength(1);
    await server.close();
  });

  it('lands in the outbox as a whole mail under the product’s name', async () => {
    const server = await buildTestApp({
      env: { PRODUCT_NAME: 'Polaris & Co', PUBLIC_URL: 'https://polaris.example/' },
    });
    await ask(server, (await buildUser(server.context, { email: 'mara@example.test' })).email);
    const [mail] = await server.mailbox();
    const files = readdirSync(join(server.dir, 'outbox'));
    expect(files).toHaveLength(1);
    const text = readFileSync(join(server.dir, 'outbox', files[0] ?? ''), 'utf8');
    expect(text).toMatch(/^To: mara@example\.test\r$/m);
    expect(text).toMatch(/^From: .*no-reply@polaris\.example/m);
    expect(text).toContain('multipart/alternative');
    expect(text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    const [, mark] = /src="cid:([^"]+)"/.exec(mail?.html ?? '') ?? [];
    expect(text).toContain(`Content-ID: <${mark}>`);
    expect(mail?.subject).toBe('Set a new password for Polaris & Co');
    expect(mail?.html).toContain('Polaris &amp; Co');
    expect(mail?.link).toMatch(/^https:\/\/polaris\.example\/reset-password\/\d+\/[\w-]{43}$/);
    expect(mail?.text).toContain(mail?.link);
    await server.close();
  });

  it('goes out by SMTP where that is set', async () => {
    const catcher = await mailCatcher();
    const server = await buildTestApp({ env: { SMTP_URL: catcher.url, MAIL_FROM: 'Desk <desk@example.test>' } });
    await ask(server, (await buildUser(server.context)).email);
    await server.work(['mail']);
    expect(catcher.received).toHaveLength(1);
    expect(catcher.received[0]).toMatch(/^Message-ID: <[\w-]{36}@localhost>\r$/m);
    expect(catcher.received[0]).toContain('From: Desk <desk@example.test>');
    catcher.close();
    await server.close();
  });
});

describe('a mail that the mail server refuses', () => {
  async function refused(refusals: string[]) {
    const catcher = await mailCatcher(refusals);
    const server = await buildTestApp({ env: { SMTP_URL: catcher.url } });
    await ask(server, (await buildUser(server.context)).email);
    await server.work(['mail']);
    const close = async () => {
      catcher.close();
      await server.close();
    };
    return { ...server, received: catcher.received, close };
  }

  it('for now is sent again, with the link and the id of the first time', async () => {
    const { work, clock, received, failures, close } = await refused(['451 later', '421 busy']);
    expect(received).toHaveLength(0);
    await passTries({ work, clock }, 2);
    expect([received.length, failures.length]).toEqual([1, 0]);
    await passTries({ work, clock }, 2);
    expect(received).toHaveLength(1);
    await close();
  });

  it('for now, again and again, is reported in the end and kept for an admin', async () => {
    const { work, clock, context, received, failures, close } = await refused(Array(10).fill('451 later'));
    await passTries({ work, clock }, 8);
    expect([received.length, failures.length]).toEqual([0, 0]);
    await passTries({ work, clock }, 1);
    expect([received.length, failures.length]).toEqual([0, 1]);
    const [failed] = await context.jobs.listFailed(10);
    expect(failed).toMatchObject({ kind: 'mail-password-reset', attempts: 10 });
    await context.jobs.retryFailed(failed?.id ?? '');
    await work(['mail']);
    expect(received).toHaveLength(1);
    await close();
  });

  it('for good is reported at once and kept for an admin', async () => {
    const { context, received, failures, close } = await refused(['550 nobody']);
    expect([received.length, failures.length]).toEqual([0, 1]);
    expect(await context.jobs.listFailed(10)).toMatchObject([{ kind: 'mail-password-reset', attempts: 1 }]);
    await close();
  });
});

describe('a mail that is sent twice, because its server was killed', () => {
  it('has the same id and the same link, which works', async () => {
    const server = await buildTestApp();
    const { context } = server;
    const user = await buildUser(context);
    const send = jest.spyOn(context.mailer, 'send');
    // It is sent, but its server ends before it can say so.
    send.mockImplementationOnce(async (mail) => {
      first.push(mail);
      throw new Error('killed');
    });
    const first: Mail[] = [];
    await ask(server, user.email);
    await server.work(['mail']);
    await passTries(server, 1);
    const [again, ...more] = await server.mailbox();
    expect([first.map(({ link }) => link), more]).toEqual([[again?.link], []]);
    expect(send.mock.calls[1]?.[1]).toBe(send.mock.calls[0]?.[1]);
    const events = await context.db.selectFrom('security_events').select('kind').execute();
    expect(events).toEqual([{ kind: 'password_reset_requested' }]);
    const [uid, token] = again?.link.split('/').slice(-2) ?? [];
    const body = { uid, token, new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
    expect((await call(server, 'POST', '/accounts/password-reset-confirm/', { body })).status).toBe(200);
    await server.close();
  });
});

describe('a mail that had to wait', () => {
  const busy = async () => {
    const server = await buildTestApp();
    const user = await buildUser(server.context);
    const send = jest.spyOn(server.context.mailer, 'send').mockRejectedValueOnce(new Error('busy'));
    await ask(server, user.email);
    await server.work(['mail']);
    expect(send).toHaveBeenCalledTimes(1);
    return { server, user };
  };

  it('is not sent to an account that was deleted meanwhile', async () => {
    const { server, user } = await busy();
    await deleteUser(server.context.db, user.id);
    await passTries(server, 1);
    expect(await server.mailbox()).toEqual([]);
    expect(await server.context.jobs.listFailed(10)).toEqual([]);
    await server.close();
  });

  it('does not replace the link of a later one', async () => {
    const { server, user } = await busy();
    server.clock.pass(1);
    await ask(server, user.email);
    expect(await server.mailbox()).toHaveLength(1);
    await passTries(server, 1);
    expect(await server.mailbox()).toHaveLength(1);
    await server.close();
  });

  it('brings no link to a new password once the password was changed', async () => {
    const { server, user } = await busy();
    server.clock.pass(1);
    await recordSecurityEvent(server.context, { kind: 'password_changed', userId: user.id });
    await passTries(server, 1);
    expect(await server.mailbox()).toEqual([]);
    await server.close();
  });

  it('about the security of an account goes to the address it had then', async () => {
    const server = await buildTestApp();
    const { context, clock } = server;
    const user = await buildUser(context, { email: 'owner@example.test' });
    await sendLater(
      context,
      context.db,
      passwordChangedJob,
      { userId: user.id, at: clock.read().toISOString() },
      {
        runAt: new Date(clock.read().getTime() + 60_000),
      },
    );
    clock.pass(1);
    const now = clock.read().toISOString();
    const later = new Date(clock.read().getTime() + 3_600_000).toISOString();
    await context.db
      .insertInto('email_changes')
      .values({
        id: 'change',
        user_id: user.id,
        session_id: 'session',
        old_email: user.email,
        new_email: 'thief@example.test',
        token_hash: 'x',
        requested_at: now,
        confirmed_at: now,
        expires_at: later,
      })
      .execute();
    await updateUser(context.db, user, { email: 'thief@example.test' });
    clock.pass(60);
    expect((await server.mailbox()).map(({ to }) => to)).toEqual(['owner@example.test']);
    await server.close();
  });
});
