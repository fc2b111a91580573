// A server as small as one can be: Fastify, one prepared statement for each request, a check of the token, and a
// compiled serializer. Started by the bench, which passes the file of its settings.
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { connect } from './database.ts';
import { HANDWRITTEN, readSettings } from './statements.ts';

const { database, key: secret, samples, page, assets } = readSettings(process.argv[2] ?? '');
const key = createSecretKey(secret, 'utf8');
const { run } = connect(database);

/** The user of a token; 0 for a token that is not valid. */
function userOf(header = ''): number {
  const [head, payload = '', signature = ''] = header.slice('Bearer '.length).split('.');
  const right = createHmac('sha256', key).update(`${head}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 0;
  const { sub, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return exp * 1000 > Date.now() ? Number(sub) : 0;
}

/** A schema for answers like this one. */
function schemaOf(sample: unknown): object {
  if (Array.isArray(sample)) return { type: 'array', items: schemaOf(sample[0]) };
  if (sample === null || sample === undefined) return { type: 'string', nullable: true };
  if (typeof sample === 'object') {
    const fields = Object.entries(sample).map(([name, value]) => [name, schemaOf(value)]);
    return { type: 'object', properties: Object.fromEntries(fields) };
  }
  return { type: typeof sample };
}

/** Deep answers that differ from one to the next are left to JSON.stringify. */
const IS_DEEP = new Set(['evaluation result', 'submission detail', 'save deck']);

const app = Fastify({ bodyLimit: 4_000_000 });
app.removeAllContentTypeParsers();
app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
for (const [name, { sql, values, answer }] of Object.entries(HANDWRITTEN)) {
  const sample = samples[name];
  const schema = sample === undefined || IS_DEEP.has(name) ? {} : { response: { 200: schemaOf(sample) } };
  app.route<{ Params: { id?: string } }>({
    method: ['GET', 'POST', 'PATCH'],
    url: `/${name.replaceAll(' ', '-')}/:id?`,
    schema,
    handler: async (request, reply) => {
      const userId = userOf(request.headers.authorization);
      if (userId === 0) return reply.code(401).send();
      const body = request.body as Buffer | undefined;
      const result = answer(await run(sql, values({ id: request.params.id ?? '', userId, body })));
      return result === undefined ? reply.code(204).send() : result;
    },
  });
}
const whole = Buffer.from(page.body, 'base64');
app.get('/page', (_request, reply) => reply.headers(page.headers).send(whole));
app.get('/hello', (_request, reply) => reply.send({ status: 'ok' }));
app.register(fastifyStatic, { root: assets, prefix: '/files/', preCompressed: true, index: false });
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` });
