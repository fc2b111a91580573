import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './serve.ts';

describe('the figures of a server', () => {
  it('count requests by route and answer, and name nobody', async () => {
    const metrics = createMetrics(() => ({ active: 1, waiting: 2 }));
    const app = Fastify();
    metrics.watch(app);
    app.get('/people/:id', async () => 'someone');
    await app.inject({ url: '/people/4711' });
    await app.inject({ url: '/nowhere/4711' });
    await app.close();

    const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    const text = await answer.text();
    const other = await fetch(`http://127.0.0.1:${port}/people/4711`);
    server.closeAllConnections();
    server.close();

    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/people/:id",status="200"} 1');
    expect(text).toContain('northlight_decks{state="waiting"} 2');
    expect(text).not.toContain('4711');
    expect(other.status).toBe(404);
  });
});
