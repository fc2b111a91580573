import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { buildTestApp } from '../../../test/factories/app.ts';
import { call } from '../../../test/factories/requests.ts';
import { buildUser } from '../../../test/factories/users.ts';
import { createMailer } from './mailer.ts';

/** A mail server that answers the first emails with the given refusals and accepts all others. */
async function mailCatcher(refusals: string[] = []) {
  const received: string[] = [];
  const talk = (socket: Socket) => {
    let data: string | null = null;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (data !== null) {
        data += text;
        if (!data.endsWith('\r\n.\r\n')) return;
        received.push(data);
        data = null;
        socket.write('250 kept\r\n');
      } else if (text.startsWith('MAIL') && refusals.length > 0) {
        socket.write(`${refusals.shift()}\r\n`);
      } else if (text.startsWith('DATA')) {
        data = '';
        socket.write('354 go on\r\n');
      } else socket.write('250 fine\r\n');
    });
  };
  const server = createServer(talk).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { received, server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const ask = (server: Parameters<typeof call>[0], email: string) =>
  call(server, 'POST', '/accounts/password-reset/', { body: { email } });

describe('mail', () => {
  it('that cannot be sent is reported, and the answer is as always', async () => {
    const server = await buildTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    server.context.mailer.post(async () => ({ to: 'a@example.test', subject: 'x', text: 'x', html: 'x', link: 'x' }));
    await server.context.mailer.idle();
    expect(server.failures).toHaveLength(1);
    expect((await ask(server, (await buildUser(server.context)).email)).status).toBe(200);
    await server.close();
  });

  it('that the outbox cannot take is reported', async () => {
    const server = await buildTestApp();
    writeFileSync(join(server.dir, 'outbox'), 'a file where the folder should be');
    await ask(server, (await buildUser(server.context)).email);
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
    await server.context.mailer.idle();
    expect(catcher.received).toHaveLength(1);
    expect(catcher.received[0]).toContain('From: Desk <desk@example.test>');
    catcher.server.close();
    await server.close();
  });
});

describe('a mail that the mail server refuses', () => {
  const mail = { to: 'a@example.test', subject: 'x', text: 'x', html: 'x', link: 'x' };
  const LONG = 600_000;

  async function refused(refusals: string[], pauses: number[]) {
    const left = [...refusals];
    const catcher = await mailCatcher(left);
    const server = await buildTestApp({ env: { SMTP_URL: catcher.url } });
    const failures: unknown[] = [];
    const report = { delivered: () => {}, failed: (error: unknown) => failures.push(error) };
    const mailer = createMailer(server.context.config, report, () => new Date(), undefined, pauses);
    mailer.post(async () => mail);
    const close = async () => {
      catcher.server.close();
      await server.close();
    };
    return { left, catcher, failures, mailer, close };
  }

  const until = async (isSo: () => boolean) => {
    for (let round = 0; round < 500 && !isSo(); round++) await pause(10);
  };

  it('for now is sent again', async () => {
    const { catcher, failures, mailer, close } = await refused(['451 later', '421 busy'], [1, 1, LONG]);
    await until(() => catcher.received.length > 0);
    expect([catcher.received.length, failures.length]).toEqual([1, 0]);
    await mailer.idle();
    expect(catcher.received).toHaveLength(1);
    await close();
  });

  it('for now, again and again, is reported in the end', async () => {
    const { catcher, failures, close } = await refused(['451 later', '451 later', '451 later'], [1, 1]);
    await until(() => failures.length > 0);
    expect([catcher.received.length, failures.length]).toEqual([0, 1]);
    await close();
  });

  it('for good is reported at once', async () => {
    const { catcher, failures, close } = await refused(['550 nobody'], [LONG]);
    await until(() => failures.length > 0);
    expect([catcher.received.length, failures.length]).toEqual([0, 1]);
    await close();
  });

  it('is sent once more before the server ends, which does not wait for it', async () => {
    const { left, catcher, failures, mailer, close } = await refused(['451 later'], [LONG]);
    await until(() => left.length === 0);
    await pause(300);
    expect([catcher.received.length, failures.length]).toEqual([0, 0]);
    await mailer.idle();
    expect([catcher.received.length, failures.length]).toEqual([1, 0]);
    await close();
  });
});
