import { readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { buildReader, readGoodDeck } from '../../../test/factories/readers.ts';
import { call, fileForm } from '../../../test/factories/requests.ts';
import { tidyUp } from '../../../test/factories/upkeep.ts';
import { bearer, buildUser } from '../../../test/factories/users.ts';
import { DeckError } from '../../decks/reading/errors.ts';
import type { Deck } from '../../decks/reading/types.ts';
import { isPostgres } from '../../platform/database/engine.ts';
import { hashToken, randomToken } from '../../platform/security/secrets.ts';
import { endRun } from './repository.ts';

type Headers = Record<string, string>;

let file: Uint8Array;
let deck: Deck;
let server: TestApp;
let reader: ReturnType<typeof buildReader>;
let origin: string;
const clients: AbortController[] = [];
beforeAll(async () => {
  ({ file, deck } = await readGoodDeck());
});
beforeEach(async () => {
  reader = buildReader(deck);
  server = await buildTestApp({ readDeck: reader.read, env: { VISITOR_EVALUATIONS_PER_HOUR: '1000' } });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/api`;
});
afterEach(async () => {
  for (const leave of clients.splice(0)) leave.abort();
  await server.close();
});

/** Uploads a deck as a page does, and reads the event stream one event at a time. */
function upload(token: string, headers: Headers = {}) {
  const form = fileForm('deck.pdf', file);
  const leave = new AbortController();
  clients.push(leave);
  const response = fetch(`${origin}/pitch-decks/evaluate/`, {
    method: 'POST',
    body: form.body,
    headers: { ...form.headers, accept: 'text/event-stream', 'evaluation-token': token, ...headers },
    signal: leave.signal,
  });
  response.catch(() => {});
  return { response, leave: () => leave.abort() };
}

/** Uploads a deck, and waits until it is read. */
async function start(token: string, headers: Headers = {}) {
  const asked = reader.asked();
  const started = upload(token, headers);
  await asked;
  return started;
}

async function eventsOf(response: Response) {
  const text = await response.text();
  return text
    .split('\n\n')
    .filter((event) => event.startsWith('data: '))
    .map((event) => JSON.parse(event.slice('data: '.length)));
}

const look = (token: string, headers: Headers = {}) =>
  call(server, 'GET', `/pitch-decks/evaluate/runs/${token}/`, { headers });
const cancel = (token: string, headers: Headers = {}) =>
  call(server, 'DELETE', `/pitch-decks/evaluate/runs/${token}/`, { headers });
const kept = () => server.context.db.selectFrom('evaluations').selectAll().execute();
const filesIn = (folder: string) => {
  try {
    return readdirSync(join(server.dir, folder));
  } catch {
    return [];
  }
};

/** Waits until the server reports the given state of a job. */
async function until(token: string, state: string, headers: Headers = {}) {
  for (;;) {
    const { body } = await look(token, headers);
    if (body.state === state) return body;
    await new Promise(setImmediate);
  }
}

describe('somebody who waits for an evaluation', () => {
  it('is told of each slide as it is read, and then the result', async () => {
    const token = randomToken();
    const { response } = await start(token);
    reader.says({ stage: 'opening' });
    const answer = await response;
    expect([answer.status, answer.headers.get('content-type')]).toEqual([201, 'text/event-stream; charset=utf-8']);
    reader.says({ stage: 'reading', slide: 1, of: 12 });
    while ((await look(token)).body.progress.stage === 'opening'); // it is stored in the background
    expect((await look(token)).body).toMatchObject({
      state: 'working',
      original_filename: 'deck.pdf',
      progress: { stage: 'reading', slide: 1, of: 12 },
      evaluation: null,
    });
    reader.isDone();
    const events = await eventsOf(answer);
    expect(events.slice(0, 2)).toEqual([
      { event: 'progress', progress: { stage: 'opening' } },
      { event: 'progress', progress: { stage: 'reading', slide: 1, of: 12 } },
    ]);
    expect(events.at(-2)).toMatchObject({ event: 'progress', progress: { stage: 'scoring', of: 8 } });
    expect(events.at(-1)).toMatchObject({ event: 'done', evaluation: { claim_token: token, page_count: 12 } });
  });

  it('is refused when too many decks of the same address are waiting, unlike another person', async () => {
    // As right after its start, when it is not listed yet.
    const { db } = server.context;
    if (isPostgres(db)) await sql`delete from pgboss.instance`.execute(db);
    const isStored = async (at: number, headers: Headers = {}) => {
      let refused = '';
      const read = async (response: Response) => {
        refused = `${response.status} ${await response.text()}`;
      };
      upload(randomToken(), headers)
        .response.then(read)
        .catch(() => {});
      while (filesIn('files/decks').length < at && !refused) await new Promise(setImmediate);
      expect(refused).toBe('');
    };
    for (let at = 1; at <= 6; at += 1) await isStored(at);
    const form = fileForm('deck.pdf', file);
    const send = (headers: Headers) =>
      call(server, 'POST', '/pitch-decks/evaluate/', { body: form.body, headers: { ...form.headers, ...headers } });
    const answer = await send({ accept: 'text/event-stream', 'evaluation-token': randomToken() });
    expect([answer.status, answer.body.code]).toEqual([503, 'busy']);
    expect(answer.body.detail).toContain('Several of your decks are still waiting');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(filesIn('files/decks')).toHaveLength(6);
    const other = await bearer(server.context, await buildUser(server.context));
    await isStored(7, other);
  });

  it('is told why it failed where that happens in the middle, and is told so again', async () => {
    const token = randomToken();
    const { response } = await start(token);
    reader.says({ stage: 'opening' });
    const answer = await response; // otherwise it may fail before the stream began
    reader.fails(new DeckError('too_complex'));
    const events = await eventsOf(answer);
    expect(events.at(-1)).toMatchObject({ event: 'error', code: 'too_complex' });
    const { body } = await look(token);
    expect(body).toMatchObject({ state: 'failed', failure: { code: 'too_complex' }, evaluation: null });
    expect(body.failure.detail).toBe(events.at(-1).detail);
  });

  it('cannot start the same one twice', async () => {
    const token = randomToken();
    await start(token);
    reader.says({ stage: 'opening' });
    const form = fileForm('deck.pdf', file);
    const headers = { ...form.headers, accept: 'text/event-stream', 'evaluation-token': token };
    const again = () => call(server, 'POST', '/pitch-decks/evaluate/', { body: form.body, headers });
    expect((await again()).body.code).toBe('evaluation_started');
    reader.isDone();
    await until(token, 'done');
    expect((await again()).body.code).toBe('evaluation_started');
  });

  it('cannot make up a token that others could guess', async () => {
    const form = fileForm('deck.pdf', file);
    const headers = { ...form.headers, accept: 'text/event-stream', 'evaluation-token': 'mine' };
    expect((await call(server, 'POST', '/pitch-decks/evaluate/', { body: form.body, headers })).status).toBe(400);
  });
});

describe('somebody who closes the tab', () => {
  it('once it has begun finds the result on coming back', async () => {
    const headers = await bearer(server.context, await buildUser(server.context));
    const token = randomToken();
    const { response, leave } = await start(token, headers);
    reader.says({ stage: 'opening' });
    await response;
    leave();
    reader.isDone();
    const { evaluation } = await until(token, 'done', headers);
    expect(evaluation).toMatchObject({ original_filename: 'deck.pdf', claim_token: null });
    const list = await call(server, 'GET', '/pitch-decks/evaluations/', { headers });
    expect(list.body).toMatchObject([{ id: evaluation.id }]);
  });

  it('as a visitor finds the result, its slides, and the right to claim it by the token alone', async () => {
    const token = randomToken();
    const { response, leave } = await start(token);
    reader.says({ stage: 'opening' });
    await response;
    leave();
    reader.isDone();
    const { evaluation } = await until(token, 'done');
    expect(evaluation.claim_token).toBe(token);
    const slides = await call(server, 'GET', `/pitch-decks/evaluate/runs/${token}/slides/`);
    expect(slides.body.slides).toHaveLength(12);
    expect((await look(randomToken())).status).toBe(404);

    const headers = await bearer(server.context, await buildUser(server.context));
    const claim = { headers, body: { claim_tokens: [token] } };
    expect((await call(server, 'POST', '/pitch-decks/evaluations/claim/', claim)).body).toEqual({ claimed: 1 });
    expect((await look(token)).status).toBe(404);
    expect((await look(token, headers)).body.evaluation).toMatchObject({ id: evaluation.id, claim_token: null });
  }, 60_000);

  it('of a client that wants one answer and no events, stops it', async () => {
    const { response, leave } = await start(randomToken(), { accept: 'application/json' });
    leave();
    await expect(response).rejects.toThrow();
    while (filesIn('files/decks').length > 0) await new Promise(setImmediate);
    await server.context.worker.idle(['reading']);
    expect([await kept(), filesIn('tmp')]).toEqual([[], []]);
  });

  it('and comes back after a day finds nothing, and nothing is left of it', async () => {
    const token = randomToken();
    const { response } = await start(token);
    reader.isDone();
    await (await response).text();
    server.clock.pass(24 * 3600);
    expect((await look(token)).status).toBe(404);
    await tidyUp(server);
    const left = server.context.db.selectFrom('evaluation_runs').select('token_hash');
    expect([await kept(), await left.execute()]).toEqual([[], []]);
  });
});

describe('an evaluation that is cancelled', () => {
  it('stops the reader, and leaves neither result nor deck', async () => {
    const token = randomToken();
    const { response } = await start(token);
    reader.says({ stage: 'reading', slide: 1, of: 12 });
    const answer = await response;
    expect((await cancel(token)).status).toBe(204);
    expect((await eventsOf(answer)).at(-1)).toMatchObject({ event: 'error', code: 'evaluation_cancelled' });
    expect((await look(token)).body).toMatchObject({ state: 'cancelled', evaluation: null });
    expect([await kept(), filesIn('files/decks'), filesIn('tmp')]).toEqual([[], [], []]);
    expect((await cancel(token)).body.code).toBe('evaluation_over');
  });

  it('by way of another server is thrown away when it ends', async () => {
    const token = randomToken();
    const { response } = await start(token);
    reader.says({ stage: 'opening' });
    const answer = await response;
    // As the other server does; its signal is lost.
    const { db, queue } = server.context;
    await endRun(db, hashToken(token), { state: 'cancelled' });
    await queue.store.cancel(db, 'reading', `evaluation:${hashToken(token)}`);
    reader.isDone();
    expect((await eventsOf(answer)).at(-1)).toMatchObject({ event: 'error', code: 'evaluation_cancelled' });
    await server.context.worker.idle(['reading']);
    expect([await kept(), filesIn('files/decks'), filesIn('files/readings')]).toEqual([[], [], []]);
  });

  it('is nobody else’s to cancel or to look at once it belongs to an account', async () => {
    const headers = await bearer(server.context, await buildUser(server.context));
    const token = randomToken();
    await start(token, headers);
    reader.says({ stage: 'opening' });
    const stranger = await bearer(server.context, await buildUser(server.context));
    for (const other of [{}, stranger]) {
      expect((await look(token, other)).status).toBe(404);
      expect((await cancel(token, other)).status).toBe(404);
    }
    expect((await cancel(token, headers)).status).toBe(204);
  });
});
