import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { readGoodDeck } from '../../../test/factories/readers.ts';
import { call, fileForm } from '../../../test/factories/requests.ts';
import { tidyUp } from '../../../test/factories/upkeep.ts';
import { bearer, buildUser } from '../../../test/factories/users.ts';
import type { Deck } from '../../decks/reading/types.ts';
import { randomToken } from '../../platform/security/secrets.ts';

type Headers = Record<string, string>;

const MB = 1024 * 1024;
const LIMIT = 50 * MB;

let file: Uint8Array;
let deck: Deck;
let server: TestApp;
beforeAll(async () => {
  ({ file, deck } = await readGoodDeck());
});
beforeEach(async () => {
  const env = { DECK_STORAGE_MB: '50', VISITOR_DECK_STORAGE_MB: '50', VISITOR_EVALUATIONS_PER_HOUR: '1000' };
  server = await buildTestApp({ readDeck: async () => deck, env });
});
afterEach(() => server.close());

const someone = async () => bearer(server.context, await buildUser(server.context));

async function evaluate(headers: Headers = {}, isWaiting = false) {
  const form = fileForm('deck.pdf', file);
  const waiting: Headers = isWaiting ? { accept: 'text/event-stream', 'evaluation-token': randomToken() } : {};
  return await call(server, 'POST', '/pitch-decks/evaluate/', {
    body: form.body,
    headers: { ...form.headers, ...headers, ...waiting },
  });
}

const storage = async (headers: Headers) =>
  (await call(server, 'GET', '/pitch-decks/evaluations/storage/', { headers })).body;
const filesIn = (folder: string) => {
  try {
    return readdirSync(join(server.dir, 'files', folder));
  } catch {
    return [];
  }
};

/** Pretends that an evaluated deck has this size. */
const weigh = (id: string, size: number) =>
  server.context.db.updateTable('evaluations').set({ file_size: size }).where('id', '=', id).execute();

describe('the decks that evaluations keep', () => {
  it('are listed for their owner, the oldest first, with the room there is', async () => {
    const headers = await someone();
    const first = (await evaluate(headers)).body;
    server.clock.pass(60);
    const second = (await evaluate(headers)).body;
    await call(server, 'POST', `/pitch-decks/evaluations/${second.id}/shares/`, { headers, body: { days: 7 } });
    await evaluate(await someone());
    expect(await storage(headers)).toEqual({
      used: 2 * file.length,
      limit: LIMIT,
      decks: [
        { id: first.id, name: 'deck.pdf', created_at: first.created_at, size: file.length, is_shared: false },
        { id: second.id, name: 'deck.pdf', created_at: second.created_at, size: file.length, is_shared: true },
      ],
    });
  });

  it.each([false, true])(
    'leave no room beyond the limit, and nothing of the refused one is kept (waiting: %s)',
    async (isWaiting) => {
      const headers = await someone();
      const { body } = await evaluate(headers);
      await weigh(body.id, LIMIT - file.length + 1);
      const refused = await evaluate(headers, isWaiting);
      expect([refused.status, refused.body.code]).toEqual([409, 'deck_storage_full']);
      expect(refused.body.detail).toContain('50 MB of 50 MB');
      expect(filesIn('decks')).toEqual([`${body.id}.pdf`]);
      expect(await server.context.db.selectFrom('evaluation_runs').select('state').execute()).toEqual([
        { state: 'done' },
      ]);
      await weigh(body.id, LIMIT - file.length);
      expect((await evaluate(headers, isWaiting)).status).toBe(201);
    },
  );

  it('make room when their owner removes one, whose results stay', async () => {
    const headers = await someone();
    const { body } = await evaluate(headers);
    await call(server, 'GET', `/pitch-decks/evaluations/${body.id}/slides/`, { headers });
    await weigh(body.id, LIMIT);
    expect((await evaluate(headers)).status).toBe(409);
    const remove = (by: Headers) =>
      call(server, 'DELETE', `/pitch-decks/evaluations/${body.id}/deck/`, { headers: by });
    expect((await remove(await someone())).status).toBe(404);
    expect((await remove(headers)).status).toBe(204);
    expect((await remove(headers)).status).toBe(404);
    expect([filesIn('decks'), filesIn('readings')]).toEqual([[], []]);
    const left = (await call(server, 'GET', `/pitch-decks/evaluations/${body.id}/`, { headers })).body;
    expect(left).toEqual({ ...left, scores: body.scores, next_steps: body.next_steps, has_slides: false });
    expect((await storage(headers)).used).toBe(0);
    expect((await evaluate(headers)).status).toBe(201);
  }, 60_000);

  it('of visitors are bounded all together, and make room when nobody claims them', async () => {
    const { body } = await evaluate();
    await weigh(body.id, LIMIT);
    const refused = await evaluate({}, true);
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
      503,
      'visitor_storage_full',
      '600',
    ]);
    expect((await evaluate(await someone())).status).toBe(201);
    server.clock.pass(24 * 3600);
    await tidyUp(server);
    expect(filesIn('decks')).toHaveLength(1);
    expect((await evaluate()).status).toBe(201);
  });

  it('of a visitor are never refused to who claims them', async () => {
    const headers = await someone();
    const own = (await evaluate(headers)).body;
    await weigh(own.id, LIMIT);
    const { body } = await evaluate();
    const claim = { headers, body: { claim_tokens: [body.claim_token] } };
    expect((await call(server, 'POST', '/pitch-decks/evaluations/claim/', claim)).body).toEqual({ claimed: 1 });
  });
});

describe('a scanner of files', () => {
  it.each([false, true])('keeps what it refuses from being kept (waiting: %s)', async (isWaiting) => {
    const strict = await buildTestApp({ readDeck: async () => deck, env: { SCAN_COMMAND: 'false' } });
    const form = fileForm('deck.pdf', file);
    const waiting: Headers = isWaiting ? { accept: 'text/event-stream', 'evaluation-token': randomToken() } : {};
    const headers = { ...form.headers, ...waiting };
    const { status, body } = await call(strict, 'POST', '/pitch-decks/evaluate/', { body: form.body, headers });
    expect([status, body.code]).toEqual([422, 'infected']);
    await strict.close();
  });
});
