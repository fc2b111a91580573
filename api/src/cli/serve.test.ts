import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ended, endNow, ready, type ServerProcess, startProcess } from '../../test/factories/processes.ts';
import { codeAt } from '../accounts/second-factor/one-time-codes.ts';

let dir: string;
const servers = new Set<ServerProcess>();
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'northlight-start-'));
});
afterEach(async () => {
  await endNow(servers);
  servers.clear();
  rmSync(dir, { recursive: true, force: true });
});

/** Starts the server in its own process. */
function start(env: Record<string, string> = {}): ServerProcess {
  const server = startProcess({ DATA_DIR: join(dir, 'data'), SITE_DIR: join(dir, 'site'), ...env });
  servers.add(server);
  return server;
}

const sentence = (text: RegExp) => ({ code: 1, signal: null, out: '', err: expect.stringMatching(text) });

describe('the server does not start, and says why in one sentence', () => {
  it('when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await ended(start({ PORT: String(port) }))).toEqual(sentence(new RegExp(`^Port ${port} is taken\\. .+\n$`)));
    other.close();
  });

  it('when a setting is wrong', async () => {
    expect(await ended(start({ PORT: 'x' }))).toEqual(sentence(/^PORT must be a whole number from 0 to 65535\.\n$/));
  });

  it('when the data folder is a file', async () => {
    writeFileSync(join(dir, 'data'), '');
    expect(await ended(start())).toEqual(sentence(/^\S+ cannot be a folder, because it is a file\..*\n$/));
  });

  it('when the data folder lies in a file', async () => {
    writeFileSync(join(dir, 'data'), '');
    expect(await ended(start({ DATA_DIR: join(dir, 'data/inside') }))).toEqual(
      sentence(/^\S+ cannot be a folder, because part of it is a file\..*\n$/),
    );
  });

  it('when the database is something else', async () => {
    mkdirSync(join(dir, 'data'));
    writeFileSync(join(dir, 'data/northlight.sqlite'), 'not a database, but long enough to be read as one'.repeat(100));
    expect(await ended(start())).toEqual(sentence(/^\S+northlight\.sqlite is not a database\..*\n$/));
  });

  it('when this machine does not have the address', async () => {
    expect(await ended(start({ HOST: '192.0.2.1' }))).toEqual(
      sentence(/^This machine has no address 192\.0\.2\.1\..*\n$/),
    );
  });

  it('when a public address would open demo accounts', async () => {
    const first = start();
    await ready(first);
    first.child.kill('SIGTERM');
    await ended(first);
    const refusal = sentence(/^\S+ has demo accounts with a publicly known password.+\n$/);
    expect(await ended(start({ HOST: '0.0.0.0' }))).toEqual(refusal);
    expect(await ended(start({ PUBLIC_URL: 'https://app.example.com' }))).toEqual(refusal);
  });
});

describe('the server', () => {
  it('says where it is, who can log in and where mail lands, and answers', async () => {
    const server = start();
    const url = await ready(server);
    expect((await fetch(`${url}/api/health/`)).status).toBe(200);
    expect(server.said.out).toContain(`Northlight is ready: ${url}`);
    for (const role of [
      'founder@demo.test ',
      'investor@demo.test ',
      'investor2@demo.test ',
      'admin@demo.test ',
      'demo-demo-demo',
    ]) {
      expect(server.said.out).toContain(role);
    }
    expect(server.said.out).toContain(join(dir, 'data/outbox'));
    expect(statSync(join(dir, 'data/northlight.sqlite')).mode & 0o077).toBe(0);
    expect(statSync(join(dir, 'data/keys/access-tokens.key')).mode & 0o077).toBe(0);
  });

  it.each([
    ['its link into the terminal', {}, true],
    ['no link into the log of a server that others reach', { PUBLIC_URL: 'http://app.example.test' }, false],
  ])('puts mail into the outbox and %s', async (_, env: Record<string, string>, isShown) => {
    const server = start({ DEMO: 'off', ...env });
    const [{ port }] = (await once(server.child, 'message')) as [{ port: number }];
    const password = 'trailers at minus eighteen';
    const body = JSON.stringify({
      email: 'a@example.test',
      password,
      password2: password,
      first_name: 'An',
      last_name: 'Ek',
    });
    await fetch(`http://127.0.0.1:${port}/api/accounts/register/`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    server.child.kill('SIGTERM');
    const { out } = await ended(server);
    expect(/\/verify-email\/[\w-]{43}/.test(out)).toBe(isShown);
    expect(out).not.toContain('demo');
    const [mail] = readdirSync(join(dir, 'data/outbox'));
    expect(mail).toMatch(/\.eml$/);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'ends cleanly on %s, and is there again with the same data',
    async (signal) => {
      const first = start();
      const url = await ready(first);
      const login = (at: string) =>
        fetch(`${at}/api/accounts/login/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'founder@demo.test', password: 'demo-demo-demo' }),
        });
      const { access } = (await (await login(url)).json()) as { access: string };
      first.child.kill(signal);
      expect(await ended(first)).toMatchObject({ code: 0, err: '' });
      const again = await ready(start());
      const profile = await fetch(`${again}/api/accounts/profile/`, { headers: { authorization: `Bearer ${access}` } });
      expect(profile.status).toBe(200);
    },
  );
});

describe('a server that logs all it can', () => {
  const PASSWORD = 'a lantern in the rain';
  const json = { 'content-type': 'application/json' };

  it('never prints a password, a token, a secret or a code', async () => {
    const server = start({ LOG_LEVEL: 'trace', SMTP_URL: 'smtp://127.0.0.1:1', DEMO: 'off' });
    const url = await ready(server);
    const secrets = [PASSWORD, 'another lantern entirely', '123456', 'made-up-token'];
    const post = async (path: string, body: object, headers = {}) => {
      const init = { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) };
      const answer = await fetch(`${url}/api/accounts/${path}/`, init);
      return answer.status === 204 ? {} : await answer.json();
    };
    const email = 'mara@example.test';
    const person = { email, password: PASSWORD, password2: PASSWORD, first_name: 'Mara', last_name: 'Lind' };
    const { access, refresh } = await post('register', person);
    const renewed = await post('token/refresh', { refresh });
    const headers = { authorization: `Bearer ${renewed.access}` };
    const { proof } = await post('re-authentication', { password: PASSWORD }, headers);
    const confirmed = { ...headers, 're-authentication': proof };
    const { secret, uri } = await post('second-factor/set-up', {}, confirmed);
    const passcode = codeAt(secret, new Date());
    const { recovery_codes } = await post('second-factor/confirm', { passcode }, headers);
    const { challenge } = await post('login', { email, password: PASSWORD });
    const entered = await post('login/second-factor', { challenge, passcode: recovery_codes[0] });
    await post('login/second-factor', { challenge, passcode: '123456' });
    await post('login', { email, password: 'another lantern entirely', odd: [PASSWORD] });
    await post('password-reset-confirm', {
      uid: '1',
      token: 'made-up-token',
      new_password: PASSWORD,
      confirm_password: 1,
    });
    await fetch(`${url}/api/accounts/verify-email/made-up-token/?again=made-up-token`);
    for (const path of ['confirm', 'undo']) await post(`email-change/${path}`, { token: 'made-up-token' });
    await fetch(`${url}/api/accounts/login/`, { method: 'POST', headers: json, body: `{"password":"${PASSWORD}"` });
    secrets.push(access, refresh, renewed.access, renewed.refresh, secret, uri, ...recovery_codes, challenge);
    secrets.push(passcode, proof, entered.access, entered.refresh);
    expect(secrets.every((text) => typeof text === 'string' && text.length >= 6)).toBe(true);

    server.child.kill('SIGTERM');
    const { out, err } = await ended(server);
    expect(out).toContain('/accounts/verify-email/:token/');
    for (const text of secrets) expect(out + err).not.toContain(text);
  });
});
