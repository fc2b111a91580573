import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';

let site: string;
let demo: TestApp;
let strict: TestApp;
beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'northlight-site-'));
  await mkdir(join(site, 'shell'));
  await mkdir(join(site, 'remotes'));
  const shell = { version: '0.1.0', page: '<!doctype html>', preload: {}, files: {} };
  await writeFile(join(site, 'shell.json'), JSON.stringify(shell));
  await writeFile(join(site, 'remotes.json'), JSON.stringify({ remotes: [] }));
  demo = await buildTestApp({ env: { SITE_DIR: site } });
  strict = await buildTestApp({ env: { SITE_DIR: site, DEMO: 'off' } });
});
afterAll(async () => {
  await demo.close();
  await strict.close();
  rmSync(site, { recursive: true });
});

const policy = async (server: TestApp, url: string, cookie = '') => {
  const { headers } = await server.app.inject({ url, headers: { cookie } });
  return String(headers['content-security-policy']);
};
const cookieOf = (origin: string) => `remote_overrides=${encodeURIComponent(`mfe-auth@${origin}`)}`;
const accepted = cookieOf('http://localhost:3005');

describe('a browser that takes a part from elsewhere', () => {
  it('may load it from there alone, once its user has accepted it', async () => {
    const csp = await policy(demo, '/login', accepted);
    expect(csp).toMatch(/script-src 'self' 'nonce-[\w-]+' http:\/\/localhost:3005;/);
    expect(csp).toContain("connect-src 'self' http://localhost:3005;");
    expect(csp).not.toContain('*');
    expect(await policy(demo, '/login')).not.toContain('localhost');
  });

  it('may not load it because a link says so', async () => {
    expect(await policy(demo, '/login?remote=mfe-auth@http://localhost:3005')).not.toContain('localhost');
  });

  it.each(['https://evil.example', 'http://localhost.evil.example:3005', 'http://localhost:1;script-src *'])(
    'may not load it from %s',
    async (origin) => {
      const csp = await policy(demo, '/login', cookieOf(origin));
      expect(csp).toMatch(/script-src 'self' 'nonce-[\w-]+'( http:\/\/localhost:1)?;/);
      expect(csp).not.toContain('evil');
    },
  );

  it('gets nothing from elsewhere where the installation does not allow it', async () => {
    expect(await policy(strict, '/login', accepted)).not.toContain('localhost');
  });
});
