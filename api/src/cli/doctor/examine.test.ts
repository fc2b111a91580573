import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startCollector } from '../../../test/factories/collector.ts';
import { readConfig } from '../../platform/config.ts';
import { strongestLevel } from '../../platform/sandbox/sandbox.ts';
import { examine } from './examine.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'northlight-doctor-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
  delete process.env.AWS_ACCESS_KEY_ID;
  delete process.env.AWS_SECRET_ACCESS_KEY;
});

const examined = async (env: Record<string, string> = {}) => {
  const findings = await examine(readConfig({ DATA_DIR: join(dir, 'data'), ...env }));
  return Object.fromEntries(findings.map(({ name, ...finding }) => [name, finding]));
};

describe('looking a server over', () => {
  it('finds the embedded default sound, and leaves nothing in its files', async () => {
    const found = await examined();
    expect(Object.values(found).filter(({ works }) => !works)).toEqual([]);
    expect(found.Database?.said).toMatch(/^SQLite [\d.]+, \d+ migrations to run at the next start$/);
    expect(found['Job queue']?.said).toBe('is made at the next start');
    expect(found['Demo data']?.said).toContain('DEMO=off adds none');
    expect(found['Language model']?.said).toBe('not set up; the built-in engine works alone');
    expect(readdirSync(join(dir, 'data/files/doctor'))).toEqual([]);
  });

  it('says how strong the sandbox of readers is', async () => {
    const strongest = strongestLevel();
    expect((await examined())['Reader sandbox']?.said).toMatch(strongest === 'bubblewrap' ? /^bubblewrap/ : /^Node's/);
    const weaker = (await examined({ READER_SANDBOX: 'permissions' }))['Reader sandbox'];
    expect(weaker?.said).toBe(
      "Node's permissions: no access to files, but access to the network (as READER_SANDBOX says)",
    );
    const demanded = (await examined({ READER_SANDBOX: 'bubblewrap' }))['Reader sandbox'];
    expect(demanded?.works).toBe(strongest === 'bubblewrap');
  });

  it('says that no demo people are added where others come', async () => {
    expect((await examined({ PUBLIC_URL: 'https://app.example.com' }))['Demo data']?.said).toBe('none is added');
  });

  it('names what does not answer, where it is and why, and tells no password', async () => {
    process.env.AWS_ACCESS_KEY_ID = 'a-key';
    process.env.AWS_SECRET_ACCESS_KEY = 'a-secret';
    const found = await examined({
      SMTP_URL: 'smtp://robot:hush-hush@127.0.0.1:1',
      FILES: 's3://decks/kept',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      REDIS_URL: 'redis://:hush-hush@127.0.0.1:1',
    });
    expect(found['Request counts']).toMatchObject({ works: false, place: 'redis://127.0.0.1:1' });
    expect(found.Email).toMatchObject({ works: false, place: 'smtp://127.0.0.1:1' });
    expect(found.Files).toMatchObject({ works: false, place: 's3://decks/kept' });
    expect(JSON.stringify(found)).not.toContain('hush-hush');
    expect(found['Data folder']?.works).toBe(true);
  });

  it('tries the collector of traces, and tells nothing that opens it', async () => {
    const collector = await startCollector();
    const headers = { OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=a-hidden-key' };
    const of = async (url: string) => (await examined({ ...headers, OTEL_EXPORTER_OTLP_ENDPOINT: url })).Traces;
    expect(await of(collector.url)).toEqual({
      place: `${collector.url}/v1/traces`,
      works: true,
      said: 'the collector takes them',
    });
    expect(collector.headers[0]).toMatchObject({ 'x-api-key': 'a-hidden-key' });
    await collector.close();
    expect(await of(collector.url)).toMatchObject({ works: false, said: expect.not.stringContaining('hidden') });
  });

  it('says that a folder cannot be one', async () => {
    writeFileSync(join(dir, 'data'), '');
    expect((await examined())['Data folder']).toMatchObject({
      works: false,
      said: `${join(dir, 'data')} cannot be a folder, because it is a file. Set DATA_DIR to another.`,
    });
  });
});

describe('a language model', () => {
  let server: Server;
  let asked: (string | undefined)[];
  beforeEach(async () => {
    asked = [];
    server = createServer((request, response) => {
      asked.push(request.headers.authorization);
      response.end(JSON.stringify({ data: [{ id: 'small-one' }] }));
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  });
  afterEach(() => {
    server.close();
  });

  const model = (name: string) => ({
    AI_ENGINE: 'llm',
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    AI_API_KEY: 'a-key-to-a-model',
    AI_MODEL: name,
  });

  it('is asked what it serves', async () => {
    expect((await examined(model('small-one')))['Language model']).toMatchObject({
      works: true,
      said: 'serves small-one',
    });
    expect(asked).toEqual(['Bearer a-key-to-a-model']);
  });

  it('that is not among those served is told', async () => {
    expect((await examined(model('large-one')))['Language model']).toMatchObject({
      works: false,
      said: 'It does not name large-one among its models.',
    });
  });
});
