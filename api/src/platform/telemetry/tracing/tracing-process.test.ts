import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startCollector } from '../../../../test/factories/collector.ts';
import { ended, endNow, ready, type ServerProcess, startProcess } from '../../../../test/factories/processes.ts';

/** A module that prints the URL of each loaded module. */
const TELLING = `data:text/javascript,${encodeURIComponent(
  "import { registerHooks } from 'node:module'; registerHooks({ load(url, context, next) { console.log('loads ' + url); return next(url, context); } });",
)}`;

let dir: string;
const servers = new Set<ServerProcess>();
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'northlight-tracing-'));
});
afterEach(async () => {
  await endNow(servers);
  servers.clear();
  rmSync(dir, { recursive: true, force: true });
});

function start(env: Record<string, string>): ServerProcess {
  const server = startProcess({ DATA_DIR: dir, SITE_DIR: join(dir, 'site'), DEMO: 'off', ...env });
  servers.add(server);
  return server;
}

const tracing = (url: string) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  LOG_LEVEL: 'info',
});

describe('a server that traces', () => {
  it('hands over what is left when it is told to stop, and logs by which trace it is found', async () => {
    const collector = await startCollector();
    const server = start(tracing(collector.url));
    const url = await ready(server);
    await fetch(`${url}/api/settings/`);
    server.child.kill('SIGTERM');
    const { code, out } = await ended(server);
    await collector.close();
    expect(code).toBe(0);
    const span = collector.spans().find(({ name }) => name === 'GET /api/settings/');
    const line = out.split('\n').find((text) => text.includes('request completed')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ trace_id: span?.traceId, span_id: span?.spanId });
    expect(span?.attributes['northlight.request_id']).toBe(JSON.parse(line).reqId);
  });

  it('ends in time although the collector never answers', async () => {
    const collector = await startCollector({ answers: false });
    const server = start(tracing(collector.url));
    const url = await ready(server);
    await fetch(`${url}/api/settings/`);
    server.child.kill('SIGTERM');
    const exit = ended(server);
    const first = await Promise.race([exit, wait(20_000, 'late')]);
    await collector.close();
    expect(first).toMatchObject({ code: 0 });
    expect(collector.headers).toHaveLength(1);
  });
});

describe('a server that does not trace', () => {
  it('loads nothing for it', async () => {
    const server = start({ NODE_OPTIONS: `--import=${TELLING}` });
    await ready(server);
    server.child.kill('SIGTERM');
    const { out } = await ended(server);
    const loaded = out.split('\n').filter((line) => line.startsWith('loads '));
    expect(loaded.some((line) => line.includes('/tracing/tracer.ts'))).toBe(true);
    expect(loaded.filter((line) => /opentelemetry/.test(line))).toEqual([]);
  });
});
