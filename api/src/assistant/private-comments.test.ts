import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../test/factories/app.ts';
import { buildModelEngine } from '../../test/factories/model.ts';
import { call } from '../../test/factories/requests.ts';
import { bearer, buildUser } from '../../test/factories/users.ts';
import { type ModelServer, startModelServer } from '../../test/model-server/index.ts';

jest.setTimeout(60_000);

const BASE = '/pitch-decks/assistant/';

let model: ModelServer;
let built: Awaited<ReturnType<typeof buildModelEngine>>;
let server: TestApp;
beforeAll(async () => {
  model = await startModelServer(() => ({ text: '{}' }));
  built = await buildModelEngine(model.url);
  server = await buildTestApp({ assistant: built.engine.for(1).assistant });
});
afterAll(async () => {
  await server.close();
  await built.close();
  await model.close();
});

it('a language model is told of the slides of a deck, never of the comments of its author', async () => {
  const headers = await bearer(server.context, await buildUser(server.context));
  const send = (method: 'GET' | 'POST', path: string, body?: object) =>
    call(server, method, `${BASE}${path}`, { headers, body });
  const { body: deck } = await send('POST', 'saved-decks/', {
    name: 'Seed deck',
    content: {
      slides: [{ id: 'b', kind: 'bullets', title: 'Traction', lines: ['41 paying fleets in October 2026.'] }],
      comments: [{ id: 'c', slide_id: 'b', text: 'Ask Mia for August', created_at: '2026-11-27T09:00:00.000Z' }],
    },
  });
  expect(deck.content.comments).toHaveLength(1);
  const requests: [string, () => Promise<unknown>][] = [
    ['chat', () => send('POST', 'chat/', { saved_deck_id: deck.id, message: 'Rewrite slide 1', slide_number: 1 })],
    ['analysis', () => send('GET', `slide-analysis/?saved_deck_id=${deck.id}&slide_number=1`)],
    ['improved deck', () => send('POST', 'generate/', { saved_deck_id: deck.id })],
  ];
  for (const [name, ask] of requests) {
    const before = model.asked.length;
    await ask();
    const prompts = JSON.stringify(model.asked.slice(before).map(({ body }) => body));
    expect({ name, knowsSlide: prompts.includes('41 paying fleets') }).toEqual({ name, knowsSlide: true });
    expect(prompts).not.toContain('Mia');
  }
});
