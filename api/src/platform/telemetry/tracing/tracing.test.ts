import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serveBucket } from '../../../../../tooling/release/bucket.fixture.mjs';
import { goodDeck } from '../../../../test/decks/index.ts';
import { buildTestApp, type TestApp } from '../../../../test/factories/app.ts';
import { type Collector, type Span, startCollector } from '../../../../test/factories/collector.ts';
import { modelEnv } from '../../../../test/factories/model.ts';
import { fileForm } from '../../../../test/factories/requests.ts';
import { bearer, buildInvestor, buildUser, PASSWORD } from '../../../../test/factories/users.ts';
import { reads } from '../../../../test/model-server/answers.ts';
import { type ModelServer, startModelServer } from '../../../../test/model-server/index.ts';
import { DeckReaders } from '../../../decks/reading/deck-readers.ts';
import { readConfig } from '../../config.ts';
import { chosenTracer } from './chosen.ts';
import type { Tracer } from './tracer.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const json = { 'content-type': 'application/json' };

const tracerTo = (url: string, env: Record<string, string> = {}, report: (message: string) => void = () => {}) =>
  chosenTracer(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: url, ...env }).tracing, report);

async function listen({ app }: TestApp): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

describe('traces of a founder, a visitor and a proxy', () => {
  const secrets: string[] = [];
  let collector: Collector;
  let model: ModelServer;
  let bucket: Awaited<ReturnType<typeof serveBucket>>;
  let spans: Span[];
  beforeAll(async () => {
    collector = await startCollector();
    model = await startModelServer(reads);
    bucket = await serveBucket();
    Object.assign(process.env, bucket.env);
    const tracer = await tracerTo(collector.url, {
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=a%20key',
    });
    const readers = new DeckReaders({ tracer });
    const server = await buildTestApp({
      tracer,
      readDeck: readers.read.bind(readers),
      drawDeck: readers.draw.bind(readers),
      lookAtDeck: readers.look.bind(readers),
      env: {
        ...modelEnv(model.url),
        FILES: 's3://releases/kept',
        S3_ENDPOINT: bucket.env.S3_ENDPOINT ?? '',
        SMTP_URL: 'smtp://127.0.0.1:1',
        TRUST_PROXY: '127.0.0.1',
      },
    });
    const url = await listen(server);
    const founder = await buildUser(server.context, { email: 'secret-founder@example.test' });
    const { authorization } = await bearer(server.context, founder);
    await buildInvestor(server.context, { company: 'Secret Capital' });
    const post = async (path: string, body: object, headers = {}) =>
      await (
        await fetch(`${url}/api${path}`, {
          method: 'POST',
          headers: { ...json, ...headers },
          body: JSON.stringify(body),
        })
      ).json();

    const form = fileForm('secret-plans.pdf', await goodDeck());
    const evaluated = await fetch(`${url}/api/pitch-decks/evaluate/`, {
      method: 'POST',
      body: form.body,
      headers: {
        ...form.headers,
        authorization,
        'x-forwarded-for': '203.0.113.77',
        traceparent: `00-${TRACE}-${PARENT}-01`,
      },
    });
    const { id } = (await evaluated.json()) as { id: string };
    const { token } = await post(`/pitch-decks/evaluations/${id}/shares/`, { days: 7 }, { authorization });
    await fetch(`${url}/api/pitch-decks/shared-evaluations/${token}/?again=${token}`);
    await fetch(`${url}/api/accounts/verify-email/secret-token/`, {
      headers: { traceparent: `00-${'a'.repeat(32)}-${PARENT}-01` },
    });
    await fetch(`${url}/api/accounts/investors/?search=Secret+Capital`);
    await post('/accounts/login/', { email: 'secret-founder@example.test', password: PASSWORD });
    await post('/accounts/password-reset/', { email: 'secret-founder@example.test' });
    await fetch(`${url}/api/health/`);
    await server.close();
    readers.close();
    spans = collector.spans();
    secrets.push(id, token, authorization.slice(7), PASSWORD, 'secret', 'Secret', '203.0.113', '127.0.0.1');
  });
  afterAll(async () => {
    for (const name of Object.keys(bucket.env)) delete process.env[name];
    await collector.close();
    await model.close();
    await bucket.close();
  });

  const named = (name: string) => spans.filter((span) => span.name === name);
  const parentOf = ({ parentSpanId }: Span) => spans.find(({ spanId }) => spanId === parentSpanId);

  it('are sent to the collector with what opens it', () => {
    expect(collector.headers[0]).toMatchObject({ 'x-api-key': 'a key', 'content-type': 'application/json' });
  });

  it('go on where those of a trusted proxy ended', () => {
    const [request] = named('POST /api/pitch-decks/evaluate/');
    expect(request).toMatchObject({
      traceId: TRACE,
      parentSpanId: PARENT,
      kind: 2,
      attributes: { 'http.route': '/api/pitch-decks/evaluate/', 'http.response.status_code': 201 },
    });
  });

  it('are begun anew for everybody else', () => {
    const [request] = named('GET /api/accounts/verify-email/:token/');
    expect(request?.traceId).toMatch(/^(?!a{32})[0-9a-f]{32}$/);
    expect(request?.parentSpanId ?? '').toBe('');
    expect(request?.status.code).not.toBe(2);
  });

  it('hold what an evaluation waited for: the reader, the model, the bucket, the database', () => {
    const steps = spans.filter(({ traceId, kind }) => traceId === TRACE && kind !== 2);
    const names = steps.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['evaluate deck', 'read deck', 'chat', 'take file', 'put file', 'insert evaluations']),
    );
    expect(steps.filter((step) => !parentOf(step))).toEqual([]);
    for (const name of ['read deck', 'chat']) {
      const [step] = named(name);
      expect(step && parentOf(step)?.name).toBe('evaluate deck');
    }
    expect(named('chat')[0]?.attributes).toMatchObject({ 'gen_ai.request.model': 'local-1' });
    expect(named('take file')[0]).toMatchObject({
      kind: 3,
      attributes: { 'northlight.store': 's3', 'northlight.folder': 'decks' },
    });
  });

  it('tell of a mail that could not be sent with the job that sends it', () => {
    const [mail] = named('send mail');
    expect(mail).toMatchObject({
      status: { code: 2 },
      attributes: { 'northlight.mail': 'smtp', 'error.type': 'ESOCKET' },
    });
    expect(mail && parentOf(mail)?.name).toBe('job mail-password-reset');
  });

  it('name nobody, and nothing that opens anything', () => {
    for (const name of ['GET /api/accounts/investors/', 'GET /api/pitch-decks/shared-evaluations/:token/']) {
      expect(named(name)[0]?.attributes).toMatchObject({ 'http.response.status_code': 200 });
    }
    expect(secrets.every((secret) => secret.length > 5)).toBe(true);
    for (const secret of secrets) expect(collector.text()).not.toContain(secret);
    expect(collector.text()).not.toContain('/api/health/');
  });
});

describe('a collector that is not there', () => {
  it('harms nobody, and is complained of once', async () => {
    const complaints: string[] = [];
    const tracer = await tracerTo('http://127.0.0.1:1', {}, (message) => complaints.push(message));
    const server = await buildTestApp({ tracer });
    const url = await listen(server);
    for (let count = 0; count < 20; count += 1) expect((await fetch(`${url}/api/settings/`)).status).toBe(200);
    await server.close();
    expect(complaints).toEqual([expect.stringMatching(/^Traces could not be exported \(.+\)\. Check OTEL_/)]);
  });
});

describe('settings of OpenTelemetry', () => {
  it('send as protobuf unless told otherwise, to the address of traces where there is one', async () => {
    const collector = await startCollector();
    const env = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/else`, OTEL_SERVICE_NAME: 'the-north' };
    const tracer = await tracerTo('http://127.0.0.1:1', {
      ...env,
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=trial',
    });
    await tracer.step('a step', {}, async () => {});
    await tracer.close();
    await collector.close();
    expect(collector.headers).toEqual([expect.objectContaining({ 'content-type': 'application/x-protobuf' })]);
    for (const word of ['the-north', 'a step', 'trial']) expect(collector.text()).toContain(word);
  });

  it('thin traces out, and keep those whole that a proxy has chosen', async () => {
    const collector = await startCollector();
    const env = { OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json', OTEL_TRACES_SAMPLER: 'parentbased_traceidratio' };
    const tracer = await tracerTo(collector.url, { ...env, OTEL_TRACES_SAMPLER_ARG: '0' });
    const work = async (step: ReturnType<Tracer['start']>) => {
      await step.within(() => tracer.step('within', {}, async () => {}));
      step.end();
    };
    await work(tracer.start('not chosen', {}));
    await work(tracer.start('chosen', {}, { from: { traceparent: `00-${TRACE}-${PARENT}-01` } }));
    await tracer.close();
    await collector.close();
    expect(collector.spans().map(({ name, traceId }) => [name, traceId])).toEqual([
      ['within', TRACE],
      ['chosen', TRACE],
    ]);
  });

  it('are off without an address, and by OTEL_SDK_DISABLED', () => {
    expect(readConfig({}).tracing).toBeNull();
    const there = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
    expect(readConfig(there).tracing?.url).toBe('http://127.0.0.1:4318/v1/traces');
    expect(readConfig({ ...there, OTEL_SDK_DISABLED: 'true' }).tracing).toBeNull();
  });

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /^OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as/],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, /^OTEL_EXPORTER_OTLP_PROTOCOL must be http\/protobuf or http\/json\.$/],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'key' }, /^OTEL_EXPORTER_OTLP_HEADERS must look like name=value,name=value\.$/],
    [{ OTEL_TRACES_SAMPLER: 'some' }, /^OTEL_TRACES_SAMPLER must be one of always_on, /],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, /^OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1\.$/],
  ])('that are wrong are named: %j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});
