import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { release, startCanary } from '../release/index.mjs';
import { checkUpload } from './check.mjs';
import { LIMITS, receive } from './receive.mjs';
import { Refusal } from './refusal.mjs';

export const NAME = /^mfe-[a-z][a-z0-9-]{0,60}$/;
const RELEASE = /^\d[\w.+-]{0,80}$/;
const PUBLICATIONS_PER_MINUTE = 30;

/** @throws {Refusal} if the request's token does not publish this remote */
function authorize({ headers, params }, tokens) {
  const [, token] = /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '') ?? [];
  const name = token ? tokens.nameOf(token) : null;
  if (!name) throw new Refusal(401, 'not_authenticated', 'The token is missing, unknown or revoked.');
  if (name !== params.name) throw new Refusal(403, 'wrong_remote', `This token publishes ${name}, not ${params.name}.`);
}

/** Share of browsers in the query; null for a release to everybody. */
function percentOf({ canary }) {
  if (canary === undefined) return null;
  if (!/^[1-9]\d?$/.test(canary))
    throw new Refusal(400, 'invalid_canary', 'canary is a whole number of percent from 1 to 99.');
  return Number(canary);
}

/** Releases a checked build. Its failures are those of the release commands, such as one that does not fit the shell. */
async function place(storage, dir, percent) {
  try {
    if (percent === null) return await release(storage, dir);
    const { name, release: added } = await storage.add(dir);
    return await startCanary(storage, name, added, percent);
  } catch (error) {
    throw new Refusal(409, 'not_releasable', error.message);
  }
}

const parsers = {
  limits: { files: LIMITS.files, fileSize: LIMITS.fileBytes, fields: 5, fieldSize: LIMITS.fieldBytes },
};

/** What a failure says to the publisher. */
function answerOf(error) {
  if (error instanceof Refusal) return { status: error.statusCode, code: error.code, detail: error.message };
  if (error.statusCode === 429) return { status: 429, code: 'too_many_requests', detail: 'Try again in a minute.' };
  if (error.statusCode < 500) return { status: error.statusCode, code: 'bad_request', detail: error.message };
  return { status: 500, code: 'failed', detail: 'The registry could not do this. Its log has the reason.' };
}

/**
 * The registry service: receives builds of remotes from elsewhere and releases them.
 * @param {{storage: import('../release/storage.mjs').Storage, tokens: ReturnType<import('./tokens.mjs').openTokens>,
 *   dir: string, warn?: (error: Error) => void}} parts `dir` is the private folder of tokens and audit log
 */
export function createApp({ storage, tokens, dir, warn = console.error }) {
  const app = Fastify({ logger: false, requestTimeout: 60_000 });

  function audit(request, outcome) {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    const line = { at: new Date().toISOString(), address: request.ip, ...request.params, ...outcome };
    appendFileSync(join(dir, 'audit.log'), `${JSON.stringify(line)}\n`, { mode: 0o600 });
  }

  app.setErrorHandler((error, request, reply) => {
    const { status, code, detail } = answerOf(error);
    if (status === 500) warn(error);
    if (request.params?.release) audit(request, { outcome: code });
    return reply.code(status).send({ code, detail });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'not_found', detail: 'There is only PUT /remotes/<name>/releases/<release>.' }),
  );
  app.register(rateLimit, { max: PUBLICATIONS_PER_MINUTE, timeWindow: '1 minute' });
  app.register(multipart, parsers);
  app.after(() => {
    app.put('/remotes/:name/releases/:release', {
      preParsing: async (request) => {
        authorize(request, tokens);
        const { name, release: named } = request.params;
        if (!NAME.test(name) || !RELEASE.test(named))
          throw new Refusal(400, 'invalid_name', 'Names are like mfe-cap-table, releases like 0.1.0-1a2b3c4d.');
      },
      handler: async (request) => {
        const percent = percentOf(request.query);
        if (!request.isMultipart()) throw new Refusal(415, 'unsupported_media_type', 'Send the files as multipart.');
        const upload = mkdtempSync(join(tmpdir(), 'northlight-upload-'));
        try {
          const { names, provenance } = await receive(request, upload);
          const placed = await storage.exclusively(async () => {
            const remote = checkUpload(upload, names, request.params, await storage.readRegistry());
            writeFileSync(join(upload, 'remote.json'), JSON.stringify({ ...remote, provenance }));
            return await place(storage, upload, percent);
          });
          audit(request, { outcome: 'published', canary: percent, ...provenance });
          return placed;
        } finally {
          rmSync(upload, { recursive: true, force: true });
        }
      },
    });
  });
  return app;
}
