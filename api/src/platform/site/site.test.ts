import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { RegisteredRemote, Registry } from '@northlight/shared-api/remote';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { buildRelease, buildRemote, buildShell, buildSite } from '../../../test/factories/site.ts';
import { openRegistry } from './registry.ts';
import { addressSource } from './registry-source.ts';

let test: TestApp | undefined;
afterEach(async () => {
  await test?.close();
  test = undefined;
});

async function started(remotes: RegisteredRemote[], env: Record<string, string> = {}) {
  const site = buildSite(...remotes);
  test = await buildTestApp({ env: { SITE_DIR: site.dir, ...env } });
  const { app } = test;
  const get = (url: string, bucket?: number | string, headers: Record<string, string> = {}) =>
    app.inject({
      url,
      headers: bucket === undefined ? headers : { ...headers, cookie: `theme=dark; release_bucket=${bucket}` },
    });
  return { ...site, get };
}

const withCanary = (percent: number) =>
  buildRemote('2', { history: [buildRelease('1')], canary: { ...buildRelease('3'), percent } });
const inlined = (html: string) => JSON.parse(/id="remotes">(.*?)<\/script>/.exec(html)?.[1] ?? 'null') as Registry;
const preloaded = (html: string) =>
  [...html.matchAll(/<link rel="preload" as="script" href="([^"]+)" integrity="([^"]+)">/g)].map(([, url, hash]) => [
    url,
    hash,
  ]);

describe('a registry that cannot be used', () => {
  it('is no reason to answer with an error page: the shell asks for it again', async () => {
    const { get, writeRegistry } = await started([buildRemote('1')]);
    writeRegistry('{"remotes": [{"name":');
    const page = await get('/x');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<script id="remotes"></script>');
    expect((await get('/remotes.json')).statusCode).toBe(503);
  });

  it.each([
    ['is cut off', '{"remotes": [{"name":'],
    [
      'has a hash of a kind that proves little',
      JSON.stringify({ remotes: [buildRemote('2', { integrity: 'sha1-AAAA' })] }),
    ],
    [
      'names an entry elsewhere',
      JSON.stringify({ remotes: [buildRemote('2', { entry: 'https://evil.example/e.js' })] }),
    ],
    ...['http://parts.example.com', 'https://parts.example.com/x', '*', "https://x.example 'unsafe-inline'"].map(
      (origin) => [`serves a part from ${origin}`, JSON.stringify({ remotes: [buildRemote('2', { origin })] })],
    ),
    ['tries a release on everybody', JSON.stringify({ remotes: [withCanary(100)] })],
  ])('leaves the last good one in place when it %s', async (_what, text) => {
    const { get, writeRegistry } = await started([buildRemote('1')]);
    await get('/x');
    writeRegistry(text);
    const { body, statusCode } = await get('/remotes.json');
    expect(statusCode).toBe(200);
    expect((JSON.parse(body) as Registry).remotes[0]?.release).toBe('1');
  });
});

describe('the registry', () => {
  it('is not sent again to a browser that has it, and is as soon as something is released', async () => {
    const { get, writeRegistry } = await started([buildRemote('1')]);
    const first = await get('/remotes.json');
    const ask = () => get('/remotes.json', undefined, { 'if-none-match': `"other", ${first.headers.etag}` });
    const again = await ask();
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers).toMatchObject({ etag: first.headers.etag, 'cache-control': 'private, no-cache' });

    writeRegistry(JSON.stringify({ remotes: [buildRemote('2')] }));
    const released = await ask();
    expect(released.statusCode).toBe(200);
    expect(released.headers.etag).not.toBe(first.headers.etag);
    expect((released.json() as Registry).remotes[0]?.release).toBe('2');
  });
});

describe('the page', () => {
  it('asks at once for what its page takes from the shell as well', async () => {
    const { get } = await started([buildRemote('1', { shared: { XPage: ['forms', 'newer than the shell'] } })]);
    const urls = preloaded((await get('/x')).body).map(([url]) => url);
    expect(urls).toEqual([...Object.keys(buildRelease('1').files), '/shell/forms.js', '/shell/fields.js']);
    expect(inlined((await get('/x')).body).remotes[0]).not.toHaveProperty('shared');
  });

  it('asks for the scripts of its path at once, each with its hash', async () => {
    const { get } = await started([buildRemote('1')]);
    const { files } = buildRelease('1');
    expect(preloaded((await get('/x')).body)).toEqual(Object.entries(files));
    expect(preloaded((await get('/')).body)).toEqual([['/shell/landing.js', expect.stringMatching(/^sha384-/)]]);
  });

  it('names the release for everybody and the one before it, without hashes that their entries hold', async () => {
    const { get } = await started([buildRemote('2', { history: [buildRelease('1')] })]);
    const [remote] = inlined((await get('/x')).body).remotes;
    expect(remote).toMatchObject({ release: '2', fallback: { release: '1' } });
    expect(remote?.fallback?.integrity).toBe(buildRelease('1').integrity);
    for (const name of ['files', 'history', 'releasedAt', 'canary']) {
      expect(remote).not.toHaveProperty(name);
      expect(remote?.fallback).not.toHaveProperty(name);
    }
  });

  it('shows a new release to whoever comes next', async () => {
    const { get, release } = await started([buildRemote('1')]);
    expect(inlined((await get('/x')).body).remotes[0]?.release).toBe('1');
    release(buildRemote('2', { history: [buildRelease('1')] }));
    expect(inlined((await get('/x')).body).remotes[0]?.release).toBe('2');
  });

  it('puts nobody into a bucket while there is no canary release', async () => {
    const { get } = await started([buildRemote('1')]);
    expect((await get('/x')).headers['set-cookie']).toBeUndefined();
  });
});

describe('a released shell', () => {
  const shellOf = (html: string) => [/data-shell="([^"]+)"/.exec(html)?.[1], inlined(html).shell.release];

  it('replaces the one that the server was built with, and goes back with the registry', async () => {
    const { get, release, releaseShell } = await started([buildRemote('1')]);
    expect(shellOf((await get('/x')).body)).toEqual(['1.0.0-built', '1.0.0-built']);
    releaseShell(buildShell('2'), buildRemote('1'));
    expect(shellOf((await get('/x')).body)).toEqual(['2', '2']);
    release(buildRemote('1'));
    expect(shellOf((await get('/x')).body)).toEqual(['1.0.0-built', '1.0.0-built']);
  });

  it('has a canary for the same buckets as the remotes', async () => {
    const { get, releaseShell } = await started([]);
    const { history: _, ...canary } = buildShell('3');
    releaseShell(buildShell('2', { canary: { ...canary, percent: 10 } }), withCanary(10));
    for (const [bucket, shell, remote] of [
      [9, '3', '3'],
      [10, '2', '2'],
    ] as const) {
      const { body } = await get('/x', bucket);
      expect(shellOf(body)).toEqual([shell, shell]);
      expect(inlined(body).remotes[0]?.release).toBe(remote);
    }
  });

  it('tells a page what a remote needs but it lacks, and nothing of what fits', async () => {
    const { get, release } = await started([]);
    const requires = { react: { names: ['useState', 'useEffectEvent'] }, formik: { names: ['Form'] } };
    release(buildRemote('1', { requires, history: [buildRelease('0')] }));
    const [remote] = inlined((await get('/x')).body).remotes;
    expect(remote?.lacks).toEqual(['useEffectEvent of react', 'Form of formik']);
    expect(remote?.fallback).not.toHaveProperty('lacks');
    for (const one of [remote, remote?.fallback]) expect(one).not.toHaveProperty('requires');
  });

  it('is not used when its page has no place for the nonce', async () => {
    const { get, releaseShell } = await started([buildRemote('1')]);
    await get('/x');
    releaseShell(buildShell('2', { page: '<script>alert(1)</script>' }), buildRemote('1'));
    expect(shellOf((await get('/x')).body)).toEqual(['1.0.0-built', '1.0.0-built']);
  });
});

describe('a canary release', () => {
  it.each([
    [0, '3', '2'],
    [9, '3', '2'],
    [10, '2', '1'],
    [99, '2', '1'],
  ])('in bucket %i of 10 percent is %s, with %s to fall back to', async (bucket, mine, fallback) => {
    const { get } = await started([withCanary(10)]);
    const { body } = await get('/x', bucket);
    const [remote] = inlined(body).remotes;
    expect(remote).toMatchObject({ release: mine, fallback: { release: fallback } });
    expect(preloaded(body)[0]?.[0]).toBe(`/remotes/mfe-x/${mine}/remoteEntry.js`);
    expect(JSON.parse((await get('/remotes.json', bucket)).body)).toEqual(inlined(body));
  });

  it('stays with the browsers that have it, by a number that says nothing of them', async () => {
    const { get } = await started([withCanary(50)]);
    const cookie = String((await get('/x')).headers['set-cookie']);
    expect(cookie).toMatch(/^release_bucket=\d{1,2}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/);
    const bucket = /=(\d+)/.exec(cookie)?.[1];
    const again = await get('/x', bucket);
    expect(again.headers['set-cookie']).toBeUndefined();
    expect(inlined(again.body).remotes[0]?.release).toBe(Number(bucket) < 50 ? '3' : '2');
  });

  it('reaches about the share it is meant for', async () => {
    const { get } = await started([withCanary(30)]);
    const visits = await Promise.all(Array.from({ length: 400 }, () => get('/remotes.json')));
    const mine = visits.filter(({ body }) => (JSON.parse(body) as Registry).remotes[0]?.release === '3').length;
    expect(mine).toBeGreaterThan(60); // chance of leaving these bounds: below 1 in 100 million
    expect(mine).toBeLessThan(180);
  });

  it.each(['', '100', '-1', '7x', '%00', '1e1'])('draws a new number when the cookie says %j', async (bucket) => {
    const { get } = await started([withCanary(50)]);
    expect((await get('/x', bucket)).headers['set-cookie']).toMatch(/^release_bucket=\d/);
  });

  it('is kept by no cache that others share, and the cookie goes by HTTPS alone where people do', async () => {
    const { get } = await started([withCanary(50)], { PUBLIC_URL: 'https://app.example.com' });
    for (const url of ['/x', '/remotes.json']) {
      const { headers } = await get(url);
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(String(headers.vary).split(/, ?/)).toEqual(expect.arrayContaining(['cookie', 'accept-encoding']));
      expect(headers['set-cookie']).toMatch(/; Secure$/);
    }
  });
});

describe('a front end whose files come from elsewhere', () => {
  const CDN = 'https://cdn.example.com';
  const PARTS = 'https://parts.example.com';
  const directives = ({ headers }: { headers: Record<string, unknown> }) =>
    Object.fromEntries(
      String(headers['content-security-policy'])
        .split('; ')
        .map((directive) => directive.split(/ (.*)/).slice(0, 2)),
    ) as Record<string, string>;
  const links = (html: string) => [...html.matchAll(/<link rel="preload" as="script"( crossorigin)? href="([^"]+)"/g)];

  it('tells the browser where, with the hashes, and lets it load them from there alone', async () => {
    const { get } = await started([buildRemote('2', { shared: { XPage: ['forms'] }, history: [buildRelease('1')] })], {
      ASSETS_URL: CDN,
    });
    const page = await get('/x');
    expect(inlined(page.body).remotes[0]).toMatchObject({
      entry: `${CDN}/remotes/mfe-x/2/remoteEntry.js`,
      preload: { XPage: [`${CDN}/remotes/mfe-x/2/page.js`] },
      fallback: { entry: `${CDN}/remotes/mfe-x/1/remoteEntry.js` },
    });
    expect(inlined(page.body).shell.preload).toEqual({ '/': [`${CDN}/shell/landing.js`] });
    expect(links(page.body).map(([, mode, url]) => [mode, url])).toEqual(
      ['/remotes/mfe-x/2/remoteEntry.js', '/remotes/mfe-x/2/page.js', '/shell/forms.js', '/shell/fields.js'].map(
        (path) => [' crossorigin', CDN + path],
      ),
    );
    const policy = directives(page);
    for (const kind of ['script-src', 'style-src', 'font-src', 'img-src', 'connect-src']) {
      expect(policy[kind]).toMatch(new RegExp(`^'self'.* ${CDN}$`));
    }
    expect(policy['default-src']).toBe("'self'");
  });

  it('has each remote where the registry says, and nothing of where it once was', async () => {
    const { get, release } = await started([buildRemote('2', { origin: PARTS, history: [buildRelease('1')] })]);
    const page = await get('/x');
    const [remote] = inlined(page.body).remotes;
    expect(remote?.entry).toBe(`${PARTS}/remotes/mfe-x/2/remoteEntry.js`);
    expect(remote).not.toHaveProperty('origin');
    expect(links(page.body)[0]?.slice(1)).toEqual([' crossorigin', `${PARTS}/remotes/mfe-x/2/remoteEntry.js`]);
    expect(directives(page)['script-src']).toContain(PARTS);
    release(buildRemote('2'));
    const after = await get('/x');
    expect(inlined(after.body).remotes[0]?.entry).toBe('/remotes/mfe-x/2/remoteEntry.js');
    expect(String(after.headers['content-security-policy'])).not.toContain(PARTS);
  });

  it('has its page ask for the files of the shell there', async () => {
    const { get, releaseShell } = await started([buildRemote('1')], { ASSETS_URL: CDN });
    const html = `<link rel="icon" href="/shell/i.svg"><link rel="preload" as="font" crossorigin href="/shell/f.woff2">
      <script defer src="/shell/main.js" integrity="sha384-x"></script><style>a{src:url(/shell/f.woff2)}</style>`;
    releaseShell(buildShell('1', { page: `${html}<!--%NONCE%-->` }), buildRemote('1'));
    const { body } = await get('/');
    expect(body).toContain(`<script crossorigin defer src="${CDN}/shell/main.js" integrity="sha384-x">`);
    expect(body).toContain(`<link rel="preload" as="font" crossorigin href="${CDN}/shell/f.woff2">`);
    expect(body).toContain(`url(${CDN}/shell/f.woff2)`);
    expect(body).not.toMatch(/["(]\/shell\//);
  });

  it('hands its files to the pages of any origin, and nothing else', async () => {
    const { get, dir } = await started([buildRemote('1')]);
    writeFileSync(join(dir, 'shell/main.js'), 'x');
    const { headers } = await get('/shell/main.js');
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    for (const path of ['/', '/remotes.json', '/api/health/'])
      expect((await get(path)).headers['access-control-allow-origin']).toBeUndefined();
  });
});

it('a new release reaches the next visitor, however slow the disk is', async () => {
  const news = [buildRemote('1'), buildRemote('2')].map((remote) => JSON.stringify({ remotes: [remote] }));
  const slowly = () => new Promise<string | null>((resolve) => setTimeout(() => resolve(news.shift() ?? null), 120));
  const read = openRegistry(slowly, () => {});
  expect((await read())?.remotes[0]?.release).toBe('1');
  expect((await read())?.remotes[0]?.release).toBe('2');
});

describe('a registry at an address', () => {
  /** A server for a registry; `answer` decides its responses. */
  async function serving(answer: () => { status: number; body?: string; location?: string }) {
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(request.headers['if-none-match']);
      const { status, body, location } = answer();
      response.writeHead(status, { etag: '"1"', ...(location && { location }) }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/remotes.json`;
    return { url, asked, close: () => new Promise((resolve) => server.close(resolve)) };
  }

  it('is asked for again after two seconds, and sent again only when it has changed', async () => {
    const answers = [{ status: 200, body: JSON.stringify({ remotes: [buildRemote('1')] }) }, { status: 304 }];
    const { url, asked, close } = await serving(() => answers.shift() ?? { status: 500 });
    let now = 0;
    const errors: unknown[] = [];
    const read = openRegistry(
      addressSource(url, () => now),
      (error) => errors.push(error),
    );
    const release = async () => (await read())?.remotes[0]?.release;
    expect(await release()).toBe('1');
    expect(await release()).toBe('1');
    expect(asked).toEqual([undefined]);
    now += 2000;
    expect(await release()).toBe('1');
    expect(asked).toEqual([undefined, '"1"']);
    expect(errors).toEqual([]);
    now += 2000;
    expect(await release()).toBe('1');
    expect(String(errors[0])).toContain('answered 500');
    await close();
  });

  it('is not taken from another address that this one names', async () => {
    const answers = [{ status: 302, location: '/elsewhere.json' }];
    const { url, asked, close } = await serving(
      () => answers.shift() ?? { status: 200, body: JSON.stringify({ remotes: [buildRemote('1')] }) },
    );
    const read = openRegistry(addressSource(url), () => {});
    expect(await read()).toBeNull();
    expect(asked).toHaveLength(1);
    await close();
  });

  it('that cannot be reached does not keep a page waiting when there was a good one', async () => {
    const answers = [JSON.stringify({ remotes: [buildRemote('1')] })];
    let source = async (): Promise<string | null> => answers.shift() ?? null;
    const read = openRegistry(
      () => source(),
      () => {},
      10,
    );
    await read();
    source = () => new Promise(() => {});
    expect((await read())?.remotes[0]?.release).toBe('1');
  });
});

describe('the code of a page that not everybody may open', () => {
  const guarded = (access: 'login' | 'investor' | 'superuser') =>
    buildRemote('1', { routes: [{ path: '/x', page: 'XPage', access, title: 'X' }] });

  it('is asked for at once only by a browser that holds a session', async () => {
    const { get } = await started([guarded('login')]);
    const { body } = await get('/x');
    expect(preloaded(body)).toEqual([]);
    expect(body).toMatch(
      /<script nonce="[\w-]+">try\{if\(localStorage\.access_token\|\|sessionStorage\.access_token\)/,
    );
    expect(body).toContain('/remotes/mfe-x/1/page.js');
  });

  it.each(['investor', 'superuser'] as const)(
    'is not asked for before it is known who is there: %s',
    async (access) => {
      const { get } = await started([guarded(access)]);
      const { body } = await get('/x');
      expect(body.replace(/<script id="remotes">.*?<\/script>/s, '')).not.toContain('/remotes/mfe-x/');
    },
  );
});

describe('the notices for third-party software', () => {
  it('are sent as text, and only once to each browser', async () => {
    const { get, dir } = await started([buildRemote('1')]);
    expect((await get('/third-party-notices.txt')).statusCode).toBe(404);
    writeFileSync(join(dir, 'third-party-notices.txt'), 'react 19\nLicense: MIT\n');
    const { statusCode, headers, body } = await get('/third-party-notices.txt');
    expect({ statusCode, type: headers['content-type'], body }).toEqual({
      statusCode: 200,
      type: 'text/plain; charset=utf-8',
      body: 'react 19\nLicense: MIT\n',
    });
    const again = await get('/third-party-notices.txt', undefined, { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });
});

describe('a page', () => {
  it('has the headers that keep it apart from other sites, and HSTS where the address is HTTPS', async () => {
    const { get } = await started([buildRemote('1')], { PUBLIC_URL: 'https://app.example.com', DEMO: 'off' });
    const { headers } = await get('/x');
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers).not.toHaveProperty('x-robots-tag');
    for (const page of [
      'shared-results',
      'reset-password/7',
      'verify-email',
      'confirm-email-change',
      'undo-email-change',
    ])
      expect((await get(`/${page}/abc`)).headers['x-robots-tag']).toBe('noindex');
  });

  it.each(['/x', '/shell/main.js', '/remotes.json', '/missing.js', '/third-party-notices.txt', '/api/nope/'])(
    'like every other answer may not be framed or sniffed, nor reached without HTTPS: %s',
    async (path) => {
      const { get, dir } = await started([buildRemote('1')], { PUBLIC_URL: 'https://app.example.com', DEMO: 'off' });
      writeFileSync(join(dir, 'shell/main.js'), 'x');
      expect((await get(path)).headers).toMatchObject({
        'content-security-policy': expect.stringMatching(/base-uri 'none'.*frame-ancestors 'none'/),
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'content-type': expect.stringMatching(/charset=utf-8/),
      });
    },
  );

  it('asks for no HTTPS where there is none', async () => {
    const { get } = await started([buildRemote('1')]);
    expect((await get('/x')).headers).not.toHaveProperty('strict-transport-security');
  });

  it('is loaded from one address a limited number of times a minute', async () => {
    const { get } = await started([buildRemote('1')], { REQUESTS_PER_MINUTE: '10' });
    for (let number = 0; number < 10; number++) expect((await get('/x')).statusCode).toBe(200);
    const { statusCode, headers, body } = await get('/x');
    expect({ statusCode, type: headers['content-type'] }).toEqual({
      statusCode: 429,
      type: 'text/plain; charset=utf-8',
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toMatch(/Please try again in a minute/);
  });
});
