import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { buildTestApp } from '../../../../test/factories/app.ts';
import { createMetrics, type Sources } from './metrics.ts';
import { serveMetrics } from './serve.ts';

const sources: Sources = {
  dataDir: import.meta.dirname,
  loading: async () => ({ loads: 40, failures: 3 }),
  jobs: async () => [{ lane: 'mail', waiting: 4, running: 1, delayed: 5, failed: 2, oldest: 31.5 }],
  sentStorage: async () => ({ used: 7, limit: 9 }),
};

describe('the figures of a server', () => {
  it('count requests by route and answer, and name nobody', async () => {
    const metrics = createMetrics(sources);
    const app = Fastify().decorate('uncounted', { errors: 0 });
    metrics.watch(app as never);
    app.get('/people/:id', async () => 'someone');
    await app.inject({ url: '/people/ada-4711' });
    await app.inject({ url: '/nowhere/ada-4711' });
    await app.close();

    const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    const text = await answer.text();
    const other = await fetch(`http://127.0.0.1:${port}/people/ada-4711`);
    server.closeAllConnections();
    server.close();

    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/people/:id",status="200"} 1');
    expect(text).toContain('northlight_remote_loads{outcome="failure"} 3');
    expect(text).toContain('northlight_sent_storage_bytes{state="used"} 7');
    expect(text).toMatch(/northlight_disk_bytes\{state="free"\} \d{6,}/);
    expect(text).not.toContain('ada-4711');
    expect(other.status).toBe(404);
  });

  it('tell none of what has not happened yet, so that its first time is a rise', async () => {
    const metrics = createMetrics(sources);
    expect(await metrics.read()).toContain('northlight_failures_total{code="database_unavailable"} 0');
    expect(await metrics.read()).toContain('northlight_mails_failed_total 0');
    metrics.mailFailed();
    metrics.modelTrouble('set-up');
    expect(await metrics.read()).toContain('northlight_mails_failed_total 1');
    expect(await metrics.read()).toContain('northlight_model_troubles_total{kind="set-up"} 1');
  });

  it('tell how many jobs wait in each lane, and how their attempts end', async () => {
    let reads = 0;
    const jobs = () => {
      reads += 1;
      return sources.jobs();
    };
    const metrics = createMetrics({ ...sources, jobs });
    metrics.jobEnded('evaluation', 'retried', 2);
    const text = await metrics.read();
    for (const line of [
      'northlight_jobs_waiting{lane="mail"} 4',
      'northlight_jobs_running{lane="mail"} 1',
      'northlight_jobs_delayed{lane="mail"} 5',
      'northlight_jobs_failed{lane="mail"} 2',
      'northlight_jobs_oldest_seconds{lane="mail"} 31.5',
      'northlight_job_attempts_total{kind="evaluation",end="retried"} 1',
      'northlight_job_duration_seconds_count{kind="evaluation"} 1',
    ]) {
      expect(text).toContain(line);
    }
    expect(reads).toBe(1);
  });

  it('leave out what cannot be read now, and tell the rest', async () => {
    const loading = () => Promise.reject(new Error('The database is not responding.'));
    const text = await createMetrics({ ...sources, dataDir: '/nowhere/at/all', loading, jobs: loading }).read();
    expect(text).not.toMatch(/^northlight_(disk_bytes|remote_loads|jobs_waiting)\{/m);
    expect(text).toContain('northlight_sent_storage_bytes{state="used"} 7');
  });

  it('count what the server failed by its code, and Redis that does not answer', async () => {
    const metrics = createMetrics(sources);
    const server = await buildTestApp({ env: { REDIS_URL: 'redis://127.0.0.1:1' }, watch: metrics.watch });
    await server.context.db.destroy();
    expect((await server.app.inject({ url: '/api/health/' })).statusCode).toBe(500);
    for (let tries = 0; server.app.uncounted.errors === 0 && tries < 100; tries += 1) await wait(50);
    const text = await metrics.read();
    await server.close();
    expect(text).toContain('northlight_failures_total{code="internal"} 1');
    expect(text).toMatch(/northlight_redis_errors_total [1-9]/);
  });
});
