import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CODES } from '../src/platform/errors/codes.ts';
import { buildTestApp, type TestApp } from './factories/app.ts';
import { call } from './factories/requests.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ env: { REQUESTS_PER_MINUTE: '100' } });
});
afterAll(() => server.close());

const login = (body: string, type: string) =>
  call(server, 'POST', '/accounts/login/', { body, headers: { 'content-type': type } });

describe('a request that makes no sense', () => {
  it.each(['/nope/', '/', '', '/accounts/nobody/'])('to %j is told that there is no such call', async (path) => {
    const { status, body } = await call(server, 'GET', path);
    expect(status).toBe(404);
    expect(body).toEqual({ detail: 'There is no such endpoint.', code: 'no_such_call' });
  });

  it.each([
    ['PUT', '/accounts/profile/', 'GET, HEAD, PATCH'],
    ['GET', '/accounts/login', 'POST'],
    ['PATCH', '/accounts/investors/7/?page=1', 'GET, HEAD'],
  ] as const)('with the method %s to %s is told the methods there are', async (method, path, allow) => {
    const { status, body, headers } = await call(server, method, path);
    expect({ status, code: body.code, allow: headers.allow }).toEqual({
      status: 405,
      code: 'method_not_allowed',
      allow,
    });
  });

  it.each(['/api/health/', '/', '/login', '/shell/main.js'])('does not echo a request by TRACE: %s', async (url) => {
    const { statusCode, body } = await server.app.inject({
      method: 'TRACE' as 'GET',
      url,
      headers: { secret: 'x-y-z' },
    });
    expect([404, 405]).toContain(statusCode);
    expect(body).not.toContain('x-y-z');
  });

  it.each(['2147483647', '2147483648', '999999999999999', '1e3', '-1'])(
    'for the investor %s finds nobody',
    async (id) => {
      expect((await call(server, 'GET', `/accounts/investors/${id}/`)).status).toBe(404);
    },
  );

  it.each([
    ['/files/decks/%ED%A0%80', 'The request could not be understood.'],
    [`/accounts/investors/${'9'.repeat(600)}/`, 'The address is too long.'],
  ])('to an address that cannot be read is refused in the one format for errors', async (path, detail) => {
    const { status, body, headers } = await call(server, 'GET', path);
    expect([status, body]).toEqual([400, { code: 'bad_request', detail }]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(headers['x-request-id']).toBeTruthy();
  });

  it.each(['//', '//evil.example', '/%'])('to the page %j is answered in the one format for errors', async (url) => {
    const { statusCode, headers, body } = await server.app.inject({ url });
    expect(statusCode).toBeLessThan(500);
    if (String(headers['content-type']).includes('json')) expect(JSON.parse(body)).toHaveProperty('code');
  });

  it.each(['{"email":', '', 'null', '[]', '"x"', '{"__proto__":{"a":1}}'])(
    'with the body %j is refused',
    async (text) => {
      const { status, body } = await login(text, 'application/json');
      expect(status).toBe(400);
      expect(['bad_json', 'validation_failed']).toContain(body.code);
    },
  );

  it('with a content type that nobody reads is refused', async () => {
    expect((await login('<a/>', 'application/xml')).body).toEqual({
      detail: 'This content type is not supported here.',
      code: 'unsupported_media_type',
    });
  });

  it('with a body of two megabytes is refused', async () => {
    const { status, body } = await login(JSON.stringify({ email: 'x'.repeat(2_000_000) }), 'application/json');
    expect([status, body.code]).toEqual([413, 'body_too_large']);
  });
});

describe('every answer', () => {
  it('has a request id of its own, and cannot be framed, sniffed or cached', async () => {
    const [first, second] = [await call(server, 'GET', '/health/'), await call(server, 'GET', '/nope/')];
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
    for (const { headers } of [first, second]) {
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cache-control': 'no-store',
      });
    }
  });

  it('is the same with and without a slash at the end', async () => {
    expect((await call(server, 'GET', '/health')).body).toEqual((await call(server, 'GET', '/health/')).body);
  });

  it('ignores what a client says of its own address', async () => {
    const body = { email: 'nobody@example.test', password: 'wrong' };
    await call(server, 'POST', '/accounts/login/', {
      body,
      headers: { 'x-forwarded-for': '203.0.113.1' },
      ip: '192.0.2.50',
    });
    const throttles = await server.context.db.selectFrom('throttles').select('key').execute();
    const seen = throttles.map(({ key }) => key);
    expect(seen.some((key) => key.endsWith('192.0.2.50'))).toBe(true);
    expect(seen.some((key) => key.includes('203.0.113.1'))).toBe(false);
  });
});

describe('somebody who asks too often', () => {
  it('is told to wait', async () => {
    const ask = () => call(server, 'GET', '/health/', { ip: '192.0.2.77' });
    for (let i = 0; i < 100; i++) await ask();
    const { status, body, headers } = await ask();
    expect([status, body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

interface Described {
  description: string;
  headers?: object;
  content?: object;
}

describe('the documentation', () => {
  const described = async () => (await call(server, 'GET', '/docs/json')).body;

  it('names for each body what is refused, and for each error the headers that say what to do', async () => {
    const { paths, components } = await described();
    const chat = Object.keys(paths['/api/pitch-decks/assistant/chat/'].post.responses);
    expect(chat).toEqual(expect.arrayContaining(['400', '401', '413', '415', '429', '500', '503', '507']));
    expect(Object.keys(paths['/api/settings/'].get.responses)).not.toContain('415');
    const errors = Object.entries<Described>(components.responses);
    expect(errors.flatMap(([name, { headers }]) => (headers ? [[name, Object.keys(headers)[0]]] : []))).toEqual([
      ['Unauthorized', 'WWW-Authenticate'],
      ['MethodNotAllowed', 'Allow'],
      ['RangeNotSatisfiable', 'Content-Range'],
      ['TooManyRequests', 'Retry-After'],
      ['ServiceUnavailable', 'Retry-After'],
    ]);
  });

  it.each([
    ['/api/accounts/export/', 'get', '200', ['application/zip']],
    ['/api/pitch-decks/assistant/generate-pdf/', 'post', '200', ['application/pdf']],
    ['/api/pitch-decks/investor/submissions/export/', 'get', '200', ['text/csv']],
    ['/api/pitch-decks/evaluate/', 'post', '201', ['application/json', 'text/event-stream']],
  ])('names the media types of %s, and JSON for its errors', async (path, method, status, types) => {
    const { paths, components } = await described();
    expect(Object.keys(paths[path][method].responses[status].content)).toEqual(types);
    for (const { content } of Object.values<Described>(components.responses))
      expect(Object.keys(content ?? {})).toEqual(['application/json']);
  });

  it.each(['200', '304'])('says that the sample tells its version with %s', async (status) => {
    const { paths } = await described();
    expect(paths['/api/pitch-decks/evaluations/sample/'].get.responses[status].headers).toHaveProperty('etag');
  });

  it('explains every error code, and none that does not exist', () => {
    const text = readFileSync(new URL('../../docs/api-errors.md', import.meta.url), 'utf8');
    const documented = [...text.matchAll(/^\| `(\w+)` +\|/gm)].map(([, code]) => code);
    expect(documented.toSorted()).toEqual([...CODES].sort());
  });

  it('is closed where others come, unless the operator opens it', async () => {
    for (const [env, status] of [
      [{ PUBLIC_URL: 'https://app.example.com' }, 404],
      [{ PUBLIC_URL: 'https://app.example.com', API_DOCS: 'on' }, 200],
      [{ API_DOCS: 'off' }, 404],
    ] as const) {
      const other = await buildTestApp({ env });
      expect([(await call(other, 'GET', '/docs')).status, (await call(other, 'GET', '/docs/json')).status]).toEqual([
        status,
        status,
      ]);
      await other.close();
    }
  });

  it('shows every call at /api/docs, from this server alone', async () => {
    const page = await call(server, 'GET', '/docs');
    expect(page.status).toBe(200);
    const assets = [...String(page.body).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url ?? '');
    expect(assets.length).toBeGreaterThan(3);
    for (const url of assets) expect((await server.app.inject(url)).statusCode).toBe(200);
    const document = await call(server, 'GET', '/docs/json');
    expect(Object.keys(document.body.paths)).toContain('/api/pitch-decks/evaluate/');
    expect(document.body.components.schemas).toHaveProperty('User');
  });
});
