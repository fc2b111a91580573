import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { PastRelease, RegisteredRemote, RegisteredShell } from '@northlight/shared-api/remote';
import { buildTestApp, type TestApp } from '../../../../test/factories/app.ts';
import { buildRelease, buildRemote, buildShell, buildSite } from '../../../../test/factories/site.ts';
import { buildInvestor } from '../../../../test/factories/users.ts';
import { strongestLevel } from '../../sandbox/sandbox.ts';
import { Breaker } from './breaker.ts';
import { addressOf } from './rendered-pages.ts';
import { PageRenderer } from './renderer.ts';

let test: TestApp | undefined;
afterEach(async () => {
  await test?.close();
  test = undefined;
});

const integrityOf = (code: string) => `sha384-${createHash('sha384').update(code).digest('base64')}`;

function write(dir: string, url: string, code: string) {
  mkdirSync(dirname(join(dir, url)), { recursive: true });
  writeFileSync(join(dir, url), code);
}

/** A shell's bundle that shows what it was given. */
const SHELL = `exports.loadShared = async () => ({ react: { version: 'of the shell' } });
exports.render = async ({ url, page, answers, isSkeleton }) => ({
  html: '<main>' + (isSkeleton ? 'placeholder of ' + url : page ? page.Page(answers) : 'own ' + url) + '</main>',
  css: '.a{}', elementCss: '[data-style="top:0"]{top:0}', cssVersion: '6', missing: page?.Page.wants ? [page.Page.wants] : [],
});`;
const PAGE = '<!--page-->Loading...<!--/page-->';

/** A site whose releases of `mfe-x` have these bundles for the server. */
async function started(bundles: Record<string, string>, env: Record<string, string> = {}, failures: string[] = []) {
  const site = buildSite();
  const file = '/shell/server.js';
  write(site.dir, file, SHELL);
  const base = buildShell('1.0.0-a');
  const shell: RegisteredShell = {
    ...base,
    page: base.page.replace('</head>', `<!--styles--></head>${PAGE}<i id="answers"><!--answers--></i>`),
    server: file,
    files: { ...base.files, [file]: integrityOf(SHELL) },
    routes: [
      { path: '/', title: null, access: 'everyone' },
      { path: '/status', title: 'Status', access: 'superuser' },
    ],
  };
  const releaseOf = (name: string, overrides: Partial<PastRelease> = {}): PastRelease => {
    const release = buildRelease(name);
    const url = `/remotes/mfe-x/${name}/server-XPage.js`;
    const code = bundles[name];
    if (code === undefined) return release;
    write(site.dir, url, code);
    return {
      ...release,
      routes: [{ path: '/x', page: 'XPage', access: 'everyone', title: 'X', render: 'server' }],
      server: { XPage: url },
      files: { ...release.files, [url]: integrityOf(code) },
      ...overrides,
    };
  };
  const remoteOf = (name: string, overrides: Partial<RegisteredRemote> = {}) =>
    buildRemote(name, { ...releaseOf(name), ...overrides });
  const release = (remote: RegisteredRemote) => site.releaseShell(shell, remote);
  test = await buildTestApp({
    env: { SITE_DIR: site.dir, RENDER_DEADLINE: '4000', ...env },
    releaseReport: {
      registryFailed: () => {},
      standingsFailed: () => {},
      canaryStopped: () => {},
      pageEnded: () => {},
      renderingFailed: (_error, message) => failures.push(message),
    },
  });
  const { app, context } = test;
  const get = async (url: string, cookie = 'release_bucket=50') =>
    (await app.inject({ url, headers: { cookie } })).body;
  return { dir: site.dir, release, remoteOf, releaseOf, get, context };
}

const shows = (text: string) => `exports.default = () => ${JSON.stringify(text)};`;

describe('a public page', () => {
  it('comes with its content, in the release that this browser gets', async () => {
    const site = await started({ 1: shows('first'), 2: shows('second') });
    site.release(site.remoteOf('1', { canary: { ...site.releaseOf('2'), percent: 20 } }));
    expect(await site.get('/x')).toContain('<main>first</main>');
    expect(await site.get('/x', 'release_bucket=3')).toContain('<main>second</main>');
    site.release(site.remoteOf('2', { history: [site.releaseOf('1')] }));
    expect(await site.get('/x')).toContain('<main>second</main>');
    site.release(site.remoteOf('1')); // rolled back
    const body = await site.get('/x');
    expect(body).toContain('<main>first</main>');
    expect(body).not.toContain('Loading...');
    expect(body).toMatch(/<style nonce="[\w-]+" data-styled="true" data-styled-version="6">\.a\{\}<\/style>/);
    expect(body).toMatch(/<style nonce="[\w-]+">\[data-style="top:0"\]\{top:0\}<\/style>/);
  });

  it('takes shared modules from the shell, and gets no other', async () => {
    const site = await started({
      1: `const { version } = require('react'); exports.default = () => version;`,
      2: `require('node:fs'); exports.default = () => 'has files';`,
    });
    site.release(site.remoteOf('1'));
    expect(await site.get('/x')).toContain('<main>of the shell</main>');
    site.release(site.remoteOf('2'));
    expect(await site.get('/x')).toContain('placeholder of /x');
  });

  it('shows what the API answers to a guest, anew as soon as that changes', async () => {
    const key = ['/api/accounts/investors/by-slug/{slug}/', { path: { slug: 'ada' } }];
    const site = await started({
      1: `exports.default = (answers) => answers.map(([, one]) => one.bio).join();
          exports.default.wants = ${JSON.stringify(key)};`,
    });
    site.release(site.remoteOf('1'));
    expect(await site.get('/x')).toContain('<main></main>');
    const { id } = await buildInvestor(site.context, { custom_url_slug: 'ada', bio: 'Funds ports. %NONCE%' });
    const body = await site.get('/x');
    expect(body).toContain('<main>Funds ports. %NONCE%</main>');
    expect(JSON.parse(/<i id="answers">(.*?)<\/i>/.exec(body)?.[1] ?? '')).toMatchObject([[key, { id }]]);
    await site.context.db.updateTable('users').set({ bio: 'Funds ships.' }).where('id', '=', id).execute();
    expect(await site.get('/x')).toContain('<main>Funds ships.</main>');
  });

  it('is the same whichever way somebody came', async () => {
    let renders = 0;
    const site = await started({ 1: 'let count = 0; exports.default = () => "render " + (count += 1);' });
    site.release(site.remoteOf('1'));
    for (const url of ['/x', '/x?utm_source=mail', '/x?ref=a&gclid=b']) {
      const [, count = ''] = /<main>render (\d)<\/main>/.exec(await site.get(url)) ?? [];
      renders = Math.max(renders, Number(count));
    }
    expect(renders).toBe(1);
    expect(await site.get('/x?page=2')).toContain('<main>render 2</main>');
  });

  it('is rendered for nobody who may not open it, nor in a browser with an override', async () => {
    const site = await started({ 1: shows('first') });
    site.release(site.remoteOf('1'));
    expect(await site.get('/')).toContain('<main>own /</main>');
    expect(await site.get('/nowhere')).toContain('<main>own /nowhere</main>');
    const closed = await site.get('/status');
    expect(closed).toContain('placeholder of /status');
    expect(closed).toContain('<i id="answers"></i>'); // the browser renders it anew
    expect(await site.get('/x', 'remote_overrides=mfe-x@http://localhost:3005')).toContain('Loading...');
  });
});

describe('a page whose server bundle', () => {
  const broken = {
    throws: 'exports.default = () => { throw new Error("no"); };',
    'exports nothing': '',
    'never ends': 'exports.default = () => { for (;;); };',
    'wants to end the process': 'exports.default = () => process.exit(1);',
    'ends the process': 'exports.default = () => process.abort();', // in a namespace of its own, a signal to itself is ignored
  };
  it.each(Object.entries(broken))('%s is served as before, and others are rendered', async (_what, code) => {
    const site = await started({ 1: code, 2: shows('second') }, { RENDER_DEADLINE: '300' });
    site.release(site.remoteOf('2'));
    for (let tries = 0; !(await site.get('/x')).includes('second'); tries += 1) expect(tries).toBeLessThan(20);
    site.release(site.remoteOf('1'));
    const body = await site.get('/x');
    expect(body).toMatch(/Loading\.\.\.|placeholder of/);
    expect(body).toContain('<i id="answers"></i>');
    expect(body).toContain('"release":"1"');
    site.release(site.remoteOf('2'));
    expect(await site.get('/x')).toContain('<main>second</main>'); // from the cache
    for (let tries = 0; !(await site.get(`/?${tries}`)).includes('own'); tries += 1) {
      expect(tries).toBeLessThan(40);
      await wait(200);
    }
  });

  it('fails after its pages were rendered harms no other', async () => {
    const later = "setTimeout(() => { throw new Error('later'); }); Promise.reject(new Error('later'));";
    const failures: string[] = [];
    const site = await started({ 1: `exports.default = () => { ${later} return 'first'; };` }, {}, failures);
    site.release(site.remoteOf('1'));
    for (let visit = 0; visit < 8; visit += 1) {
      expect(await site.get(`/x?${visit}`)).toContain('<main>first</main>');
      expect(await site.get(`/?${visit}`)).toContain('<main>own');
    }
    expect(failures).toEqual([]);
  });

  it('was changed after its release is not run', async () => {
    const site = await started({ 1: shows('first') });
    site.release(site.remoteOf('1'));
    write(site.dir, '/remotes/mfe-x/1/server-XPage.js', shows('changed'));
    expect(await site.get('/x')).toContain('placeholder of /x');
  });

  it('keeps failing is left alone', async () => {
    const failures: string[] = [];
    const site = await started({ 1: broken.throws }, {}, failures);
    site.release(site.remoteOf('1'));
    for (let tries = 0; tries < 8; tries += 1) await site.get(`/x?${tries}`);
    expect(failures).toHaveLength(5);
    expect(failures.at(-1)).toBe(
      'The server could not render a page of mfe-x 1: Error: no. It will try again in ten minutes.',
    );
  });
});

describe('the rendering process', () => {
  it.each(strongestLevel() === 'bubblewrap' ? (['bubblewrap', 'permissions'] as const) : (['permissions'] as const))(
    'has no environment and reads no file (%s)',
    async (level) => {
      const site = await started({});
      const code = `exports.loadShared = async () => ({});
        exports.render = async () => {
          const tried = (work) => { try { return String(work()); } catch (error) { return error.code ?? error.message; } };
          const builtIn = (name) => process.getBuiltinModule(name);
          const html = [Object.keys(process.env).filter((name) => name !== 'PWD').length, tried(() => builtIn('fs').readFileSync('/etc/passwd')),
            tried(() => builtIn('child_process').execSync('id'))].join(' ');
          return { html, css: '', elementCss: '', cssVersion: '', missing: [] };
        };`;
      write(site.dir, '/shell/spy.js', code);
      const renderer = new PageRenderer(site.dir, level);
      const outcome = await renderer.render(
        {
          url: '/',
          shell: { url: '/shell/spy.js', integrity: integrityOf(code) },
          page: null,
          registry: { shell: { version: '1', preload: {} }, remotes: [] },
          settings: {} as never,
          answers: [],
          isSkeleton: false,
        },
        10_000,
      );
      renderer.close();
      expect(outcome).toMatchObject({ is: 'rendered', page: { html: '0 ERR_ACCESS_DENIED ERR_ACCESS_DENIED' } });
    },
  );
});

describe('a key of a query', () => {
  it.each([
    [['/api/a/{id}/', { path: { id: 'x/../y' } }], '/api/a/x%2F..%2Fy/'],
    [['/api/a/', { query: { search: 'a&b', range: undefined, page: 2 } }], '/api/a/?search=a%26b&page=2'],
    [['evaluate-deck'], null],
    [[{ path: '/api/' }], null],
  ])('%j is read at %s', (key, address) => {
    expect(addressOf(key)).toBe(address);
  });
});

describe('a breaker', () => {
  it('is off for ten minutes after five failures in a minute', () => {
    let now = 0;
    const breaker = new Breaker(() => now);
    for (let count = 1; count <= 4; count += 1) expect(breaker.fail('a')).toBe(false);
    now = 61_000;
    for (let count = 1; count <= 4; count += 1) expect(breaker.fail('a')).toBe(false);
    expect(breaker.fail('a')).toBe(true);
    expect(breaker.isOff('b')).toBe(false);
    now += 599_000;
    expect(breaker.isOff('a')).toBe(true);
    now += 2_000;
    expect(breaker.isOff('a')).toBe(false);
  });
});
