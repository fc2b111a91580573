import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mailCatcher } from '../../../test/factories/mail-catcher.ts';
import { endNow, ready, type ServerProcess, startProcess } from '../../../test/factories/processes.ts';

let dir: string;
const servers: ServerProcess[] = [];
const catchers: Awaited<ReturnType<typeof mailCatcher>>[] = [];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'northlight-mail-killed-'));
});
afterEach(async () => {
  await endNow(servers.splice(0));
  for (const catcher of catchers.splice(0)) catcher.close();
  rmSync(dir, { recursive: true, force: true });
});

async function start(refusals: string[] = [], isSilent = false) {
  const catcher = await mailCatcher(refusals, isSilent);
  catchers.push(catcher);
  const folders = { DATA_DIR: join(dir, 'data'), SITE_DIR: join(dir, 'site') };
  const server = startProcess({ ...folders, DEMO: 'off', LOG_LEVEL: 'error', SMTP_URL: catcher.url });
  servers.push(server);
  return { server, catcher, url: await ready(server) };
}

const post = (url: string, path: string, body: object) =>
  fetch(`${url}/api/accounts/${path}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function signUp(url: string) {
  const password = 'seven tall ships in fog';
  const names = { first_name: 'Mara', last_name: 'Lind' };
  const { status } = await post(url, 'register', {
    email: 'mara@example.test',
    password,
    password2: password,
    ...names,
  });
  expect(status).toBe(201);
}

const confirm = async (url: string, token = '') => (await fetch(`${url}/api/accounts/verify-email/${token}/`)).status;

/** The id and the link's token of a received email. */
function partsOf(mail = '') {
  const text = mail.replace(/=\r\n/g, '');
  return [/^Message-ID: (.+)\r$/im.exec(text)?.[1], /verify-email\/([\w-]{43})/.exec(text)?.[1]];
}

it('an email that was refused for now is sent after its server was killed and started again', async () => {
  const first = await start(['451 later']);
  await signUp(first.url);
  while (!first.server.said.err.includes('failed in attempt 1'))
    await new Promise((resolve) => setTimeout(resolve, 50));
  first.server.child.kill('SIGKILL');
  const again = await start();
  await again.catcher.arrival();
  expect(first.catcher.received).toEqual([]);
  const [id, token] = partsOf(again.catcher.received[0]);
  expect(id).toMatch(/^<[\w-]{36}@/);
  expect(await confirm(again.url, token)).toBe(200);
}, 120_000);

it('an email that was sent just before its server was killed comes again as the same one, with the same link', async () => {
  const first = await start([], true);
  const arrival = first.catcher.arrival();
  await signUp(first.url);
  await arrival;
  first.server.child.kill('SIGKILL');
  const again = await start();
  await again.catcher.arrival();
  const parts = partsOf(again.catcher.received[0]);
  expect(parts).toEqual(partsOf(first.catcher.received[0]));
  expect(await confirm(again.url, parts[1])).toBe(200);
}, 120_000);
