import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { makeBuild, makeSite } from '../release/builds.fixture.mjs';
import { createApp, openTokens } from './index.mjs';

const RELEASE = '0.1.0-1a2b3c4d';
const DECLARED = {
  version: '0.1.0',
  title: 'Far',
  entrySize: 10,
  types: '1',
  cacheKeys: '1',
  routes: [{ path: '/far', page: 'HomePage', access: 'everyone', title: 'Far' }],
  nav: [],
};
const PROVENANCE = {
  repository: 'https://git.example.com/far',
  commit: '1a2b3c',
  builder: 'ada at build-7',
  node: 'v24.21.0',
  sdk: '0.1.0',
  builtAt: '2026-11-23T20:00:00.000Z',
};

let site;
let dir;
let tokens;
let app;
beforeEach(() => {
  site = makeSite();
  dir = mkdtempSync(join(tmpdir(), 'northlight-registry-'));
  tokens = openTokens(dir);
  app = createApp({ storage: site.storage, tokens, dir });
});
afterEach(async () => {
  await app.close();
  for (const folder of [dir, site.dir]) rmSync(folder, { recursive: true });
});

const aBuild = (also = {}, name = 'mfe-far', release = RELEASE) => makeBuild(name, release, { ...DECLARED, ...also });

/** Files of a build with changes: text by name, null for none. */
function filesOf(folder, changes = {}) {
  const files = Object.fromEntries(
    readdirSync(folder)
      .filter((file) => !file.endsWith('.map'))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
  return Object.entries({ ...files, ...changes }).filter(([, text]) => text !== null);
}

/** Publishes files. @returns status and body of the answer */
async function publish(
  files,
  { token = tokens.create('mfe-far'), name = 'mfe-far', release = RELEASE, query = '', provenance = PROVENANCE } = {},
) {
  const form = new FormData();
  if (provenance) form.append('provenance', JSON.stringify(provenance));
  for (const [file, text] of files) form.append('file', new Blob([text]), file);
  const request = new Request('http://localhost/', { method: 'PUT', body: form });
  const answer = await app.inject({
    method: 'PUT',
    url: `/remotes/${name}/releases/${release}${query}`,
    headers: {
      'content-type': request.headers.get('content-type'),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, ...answer.json() };
}

const registered = async () => (await site.storage.readRegistry()).remotes;
const auditLines = () =>
  readFileSync(join(dir, 'audit.log'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('a token', () => {
  it('is stored as a hash, for its owner alone, and publishes until it is revoked', async () => {
    const token = tokens.create('mfe-far');
    expect(readFileSync(join(dir, 'tokens.json'), 'utf8')).not.toContain(token.slice(4));
    expect(statSync(join(dir, 'tokens.json')).mode & 0o077).toBe(0);
    expect(await publish(filesOf(aBuild()), { token })).toMatchObject({ status: 200 });
    expect(tokens.revoke('mfe-far')).toBe(1);
    expect(await publish(filesOf(aBuild()), { token })).toMatchObject({ status: 401, code: 'not_authenticated' });
  });

  it.each([null, 'nlr_wrong', 'x'.repeat(300)])('that is missing or unknown publishes nothing: %s', async (token) => {
    const answer = await publish(filesOf(aBuild()), { token });
    expect(answer).toMatchObject({ status: 401, detail: 'The token is missing, unknown or revoked.' });
    expect(await registered()).toEqual([]);
  });

  it('of one remote does not publish another', async () => {
    const answer = await publish(filesOf(aBuild({}, 'mfe-auth')), { name: 'mfe-auth' });
    expect(answer).toMatchObject({ status: 403, detail: 'This token publishes mfe-far, not mfe-auth.' });
  });
});

describe('a publication', () => {
  it('is released to everybody, with where it comes from', async () => {
    expect(await publish(filesOf(aBuild()))).toMatchObject({
      status: 200,
      name: 'mfe-far',
      release: RELEASE,
      previous: null,
    });
    expect(await registered()).toMatchObject([{ name: 'mfe-far', release: RELEASE, provenance: PROVENANCE }]);
    expect(auditLines()).toMatchObject([{ name: 'mfe-far', release: RELEASE, outcome: 'published', commit: '1a2b3c' }]);
  });

  it('goes to a share of the browsers as a canary', async () => {
    await publish(filesOf(aBuild()));
    const next = filesOf(aBuild({ version: '0.1.1' }, 'mfe-far', '0.1.1-2'));
    expect(await publish(next, { release: '0.1.1-2', query: '?canary=10' })).toMatchObject({
      status: 200,
      percent: 10,
    });
    expect(await registered()).toMatchObject([{ release: RELEASE, canary: { release: '0.1.1-2', percent: 10 } }]);
    const answer = await publish(next, { release: '0.1.1-2', query: '?canary=100' });
    expect(answer).toMatchObject({ status: 400, code: 'invalid_canary' });
  });

  it('is refused if a file was changed after the build', async () => {
    const answer = await publish(filesOf(aBuild(), { 'page.js': 'stolen()' }));
    expect(answer).toMatchObject({ status: 422, code: 'invalid_build' });
    expect(answer.detail).toMatch(/^page\.js was changed after it was built/);
    expect(auditLines()).toMatchObject([{ name: 'mfe-far', outcome: 'invalid_build' }]);
  });

  it.each([
    ['a file is missing', { 'page.js': null }, /is not a complete build/],
    ['it has no remote.json', { 'remote.json': null }, /has no remote\.json/],
    ['remote.json is broken', { 'remote.json': '{' }, /is not JSON/],
    ['a script has no hash', { 'more.js': 'more()' }, /has no hash of more\.js/],
    ['it is a shell', { 'shell.json': '{}' }, /only remotes/],
  ])('is refused if %s', async (_, changes, reason) => {
    const answer = await publish(filesOf(aBuild(), changes));
    expect(answer).toMatchObject({ status: 422, detail: expect.stringMatching(reason) });
    expect(await registered()).toEqual([]);
  });

  it.each(['page.html', 'page.php', '.htaccess', 'a\u0000.js', `${'x'.repeat(130)}.js`])(
    'is refused with a file that the site does not serve: %s',
    async (file) => {
      expect(await publish([...filesOf(aBuild()), [file, 'x']])).toMatchObject({ status: 400 });
    },
  );

  it('writes nothing outside its folder', async () => {
    const answer = await publish([...filesOf(aBuild()), ['../../escaped.js', 'x']]);
    expect(answer).toMatchObject({ status: 422, detail: expect.stringContaining('no hash of escaped.js') });
  });

  it('is refused if the address names another remote or release than the build', async () => {
    const answer = await publish(filesOf(aBuild({}, 'mfe-other')));
    expect(answer).toMatchObject({
      status: 422,
      detail: 'The address names name mfe-far, but remote.json says mfe-other.',
    });
    expect(await publish(filesOf(aBuild()), { release: '0.1.0-other' })).toMatchObject({ status: 422 });
    expect(await publish(filesOf(aBuild()), { release: '..' })).toMatchObject({ status: expect.any(Number) });
    expect(await registered()).toEqual([]);
  });

  it('is refused with an entry that the server could not read', async () => {
    const answer = await publish(filesOf(aBuild({ nav: [{ label: 'x' }] })));
    expect(answer).toMatchObject({ status: 422, detail: expect.stringMatching(/^remote\.json: nav: 0: to/) });
  });

  it.each([{ types: undefined }, { requires: {} }, { cacheKeys: undefined }])(
    'is refused if it cannot be compared with the shell: %j',
    async (also) => {
      const answer = await publish(filesOf(aBuild(also)));
      expect(answer).toMatchObject({ status: 422, detail: expect.stringContaining('build it with the SDK') });
    },
  );

  it.each([
    { '../../escaped.d.ts': '' },
    { 'shared-ui/src/../../escaped.d.ts': '' },
    { 'shared-ui/src/index.ts': '' },
    { 'shared-ui/src/index.d.ts': '/// <reference path="/etc/passwd" />' },
    { 'shared-ui/src/index.d.ts': "export * from '/etc/passwd';" },
  ])('is refused with types that are not those of the shared modules: %j', async (files) => {
    expect(await publish(filesOf(aBuild({ files })))).toMatchObject({ status: 422, code: 'invalid_build' });
  });

  it('is released with the types that its build had', async () => {
    const files = { 'shared-ui/src/form/index.d.ts': "export * from '../index.js';" };
    expect(await publish(filesOf(aBuild({ files })))).toMatchObject({ status: 200 });
  });

  it.each(['/', '/api/x', '/remotes', '/:page', '/*'])('is refused with the path %s', async (path) => {
    const routes = [{ ...DECLARED.routes[0], path }];
    expect(await publish(filesOf(aBuild({ routes })))).toMatchObject({ status: 409, code: 'path_taken' });
  });

  it('is refused with a path of another remote', async () => {
    await publish(filesOf(aBuild()));
    const token = tokens.create('mfe-near');
    const answer = await publish(filesOf(aBuild({}, 'mfe-near')), { token, name: 'mfe-near' });
    expect(answer).toMatchObject({ status: 409, detail: 'mfe-near declares /far, which belongs to mfe-far.' });
  });

  it.each([null, { commit: 'x' }, { ...PROVENANCE, builtAt: 'soon' }, { ...PROVENANCE, builder: 'a\nb' }])(
    'is refused without a full provenance: %j',
    async (provenance) => {
      const answer = await publish(filesOf(aBuild()), { provenance });
      expect(answer).toMatchObject({ status: 400, code: 'invalid_provenance' });
    },
  );

  it('is refused if it is too large', async () => {
    const answer = await publish([...filesOf(aBuild()), ['big.txt', 'x'.repeat(5_000_001)]]);
    expect(answer).toMatchObject({ status: 413 });
  });

  it('is refused if it is not multipart', async () => {
    const answer = await app.inject({
      method: 'PUT',
      url: `/remotes/mfe-far/releases/${RELEASE}`,
      headers: { authorization: `Bearer ${tokens.create('mfe-far')}` },
      payload: {},
    });
    expect(answer.statusCode).toBe(415);
  });
});

it('answers after 30 tries in a minute only that there were too many', async () => {
  for (let count = 0; count < 30; count += 1) await publish([], { token: 'nlr_guess' });
  expect(await publish([], { token: 'nlr_guess' })).toMatchObject({ status: 429, code: 'too_many_requests' });
});

it('has no other address', async () => {
  expect((await app.inject('/remotes/mfe-far')).json()).toMatchObject({ code: 'not_found' });
});
