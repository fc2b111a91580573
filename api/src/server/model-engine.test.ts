import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { goodDeck } from '../../test/decks/index.ts';
import { buildTestApp, type TestApp } from '../../test/factories/app.ts';
import { modelEnv } from '../../test/factories/model.ts';
import { call, fileForm } from '../../test/factories/requests.ts';
import { bearer, buildUser } from '../../test/factories/users.ts';
import { reads } from '../../test/model-server/answers.ts';
import { inTurn, type ModelServer, startModelServer } from '../../test/model-server/index.ts';
import { readDeck } from '../decks/reading/read-deck.ts';

let model: ModelServer;
let server: TestApp;
let deck: Uint8Array;
let headers: Record<string, string>;
beforeAll(async () => {
  model = await startModelServer(() => ({}));
  const plain = await buildTestApp();
  deck = await goodDeck();
  writeFileSync(join(plain.dir, 'known.pdf'), deck);
  const known = await readDeck(join(plain.dir, 'known.pdf'));
  await plain.close();
  const modelCalls = { wait: async () => {} };
  server = await buildTestApp({ env: modelEnv(model.url), readDeck: async () => known, modelCalls });
  headers = await bearer(server.context, await buildUser(server.context));
});
afterAll(async () => {
  await server.close();
  await model.close();
});

function evaluate(query = '', who: Record<string, string> = headers) {
  const form = fileForm('deck.pdf', deck);
  return call(server, 'POST', `/pitch-decks/evaluate/${query}`, {
    body: form.body,
    headers: { ...form.headers, ...who },
  });
}

describe('with a language model set up', () => {
  it('an evaluation says which model read the deck, now and when it is opened again', async () => {
    model.behave(reads);
    const { status, body } = await evaluate();
    expect(status).toBe(201);
    expect(body).toMatchObject({ engine: 'llm', model: 'local-1' });
    const again = await call(server, 'GET', `/pitch-decks/evaluations/${body.id}/`, { headers });
    expect(again.body).toMatchObject({ engine: 'llm', model: 'local-1', scores: body.scores });
  });

  it('a visitor’s deck is read by it too', async () => {
    model.behave(reads);
    expect((await evaluate('', {})).body).toMatchObject({ engine: 'llm' });
  });

  it('the built-in engine can be asked for, and no model is', async () => {
    model.behave(inTurn({ status: 500 }));
    const { body } = await evaluate('?engine=rubric');
    expect(body).toMatchObject({ engine: 'rubric' });
    expect(body).not.toHaveProperty('model');
    expect(model.asked).toHaveLength(0);
  });

  it.each([
    [{ status: 503, headers: { 'retry-after': '120' } }, 503, 'model_unavailable', '120'],
    [{ status: 401 }, 503, 'model_unavailable', '30'],
    [{ text: 'No.' }, 502, 'model_unusable', undefined],
    [{ text: '', finish: 'refusal' }, 502, 'model_refused', undefined],
  ] as const)('its failing with %j is an error in words, and nothing is kept', async (reply, status, code, after) => {
    const count = async () => (await call(server, 'GET', '/pitch-decks/evaluations/', { headers })).body.length;
    const before = await count();
    model.behave(inTurn(reply));
    const answer = await evaluate();
    expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([status, code, after]);
    expect(answer.body.detail).toMatch(/built-in engine/);
    expect(JSON.stringify(answer.body)).not.toContain('sk-');
    expect(await count()).toBe(before);
  });

  it('the page is told which engine is at work, and never with which key', async () => {
    const { body } = await call(server, 'GET', '/settings/');
    expect(body).toMatchObject({ engine: 'llm', model: 'local-1' });
    expect(JSON.stringify(body)).not.toContain('sk-');
  });
});

it('without one, asking for it is refused in a sentence', async () => {
  const plain = await buildTestApp();
  const form = fileForm('deck.pdf', deck);
  const { status, body } = await call(plain, 'POST', '/pitch-decks/evaluate/?engine=llm', {
    body: form.body,
    headers: form.headers,
  });
  expect([status, body]).toEqual([
    400,
    { detail: 'No language model is set up here. Use the built-in engine.', code: 'engine_not_set_up' },
  ]);
  expect((await call(plain, 'GET', '/settings/')).body).toMatchObject({ engine: 'rubric', model: null });
  await plain.close();
});
