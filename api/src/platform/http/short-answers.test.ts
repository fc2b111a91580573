import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { bearer, buildInvestor, buildUser } from '../../../test/factories/users.ts';

let server: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  server = await buildTestApp();
  headers = await bearer(server.context, await buildUser(server.context));
  for (let at = 0; at < 4; at += 1) await buildInvestor(server.context);
});
afterAll(() => server.close());

const get = (path: string, more: Record<string, string> = {}) =>
  server.app.inject({ url: `/api${path}`, headers: { ...headers, ...more } });
const EVALUATIONS = '/pitch-decks/evaluations/?page=1';
const DIRECTORY = '/accounts/investors/?page=1';

describe('an answer that pages ask for again', () => {
  it('has a version, and is not sent to who has it', async () => {
    const { headers: first } = await get(EVALUATIONS);
    const again = await get(EVALUATIONS, { 'if-none-match': String(first.etag) });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', first.etag]);
    expect(again.headers['cache-control']).toBe('no-store');
  });

  it('is sent once it has changed, and to who has it from somebody else', async () => {
    const { etag } = (await get(EVALUATIONS)).headers;
    const other = await get(EVALUATIONS, { 'if-none-match': `W/"not-${etag}"` });
    expect([other.statusCode, other.json().count]).toEqual([200, 0]);
  });

  it('is refused to who may not see it, whatever they have', async () => {
    const { etag } = (await get(EVALUATIONS)).headers;
    const answer = await get(EVALUATIONS, { authorization: 'Bearer none', 'if-none-match': String(etag) });
    expect(answer.statusCode).toBe(401);
  });
});

describe('a long answer', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed with %s for who accepts it', async (encoding, decompress) => {
    const plain = await get(DIRECTORY);
    const answer = await get(DIRECTORY, { 'accept-encoding': encoding });
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    expect(decompress(answer.rawPayload).toString()).toBe(plain.body);
  });

  it('is sent as it is to others', async () => {
    const answer = await get(DIRECTORY, { 'accept-encoding': 'identity' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.vary).toBe('accept-encoding');
  });
});

it('a short answer, and one to a call that changes something, is not compressed', async () => {
  const encoded = { 'accept-encoding': 'br' };
  expect((await get(EVALUATIONS, encoded)).headers['content-encoding']).toBeUndefined();
  const changed = await server.app.inject({
    method: 'PATCH',
    url: '/api/accounts/profile/',
    headers: { ...headers, ...encoded },
    payload: { bio: 'Long. '.repeat(300) },
  });
  expect([changed.statusCode, changed.headers['content-encoding']]).toEqual([200, undefined]);
  expect(changed.body.length).toBeGreaterThan(1024);
});
