import { describe, expect, it } from '@jest/globals';
import { buildTestApp } from '../../test/factories/app.ts';

describe('a server that is about to stop', () => {
  it('tells proxies to send no more, and still answers', async () => {
    const server = await buildTestApp();
    const get = (url: string) => server.app.inject({ url }).then(({ statusCode }) => statusCode);
    expect(await get('/api/health/')).toBe(200);
    server.app.isDraining = true;
    expect(await get('/api/health/')).toBe(503);
    expect(await get('/api/health/live/')).toBe(200);
    expect(await get('/api/settings/')).toBe(200);
    await server.close();
  });
});

describe('servers that count requests together', () => {
  it('answer also while what they count in does not', async () => {
    const server = await buildTestApp({ env: { REDIS_URL: 'redis://127.0.0.1:1' } });
    expect((await server.app.inject({ url: '/api/settings/' })).statusCode).toBe(200);
    await server.close();
  });
});
