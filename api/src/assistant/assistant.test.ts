import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ASSISTANT_LIMITS } from '@northlight/shared-api/rules';
import sharp from 'sharp';
import { ISFERD } from '../../test/assistant/isferd.ts';
import { deckOf, goodDeck } from '../../test/decks/index.ts';
import { buildTestApp, type TestApp } from '../../test/factories/app.ts';
import { call, fileForm } from '../../test/factories/requests.ts';
import { bearer, buildUser } from '../../test/factories/users.ts';
import type { UserRow } from '../platform/database/tables.ts';
import { createAssistant } from './engine/index.ts';
import type { AssistantEngine } from './engine/types.ts';

jest.setTimeout(60_000);

const BASE = '/pitch-decks/assistant/';
const SLIDES = [
  { id: 'a', kind: 'title', title: 'Isferd', subtitle: 'Freight that tells you before it spoils' },
  { id: 'b', kind: 'bullets', title: 'Traction', lines: ['41 paying fleets in October 2026.'] },
];

/** The built-in assistant. Tests can pause it after its first word, or make it fail. */
const held = { gate: Promise.resolve(), fails: false, aborted: () => {} };
const builtIn = createAssistant();

async function* heldUp<T>(pieces: AsyncIterable<T>, signal?: AbortSignal): AsyncIterable<T> {
  let first = true;
  for await (const piece of pieces) {
    yield piece;
    if (first) {
      const { promise, reject } = Promise.withResolvers<never>();
      const leave = () => {
        held.aborted();
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave);
      await Promise.race([held.gate, promise]);
      signal?.removeEventListener('abort', leave);
    }
    if (held.fails) throw new Error('The engine broke.');
    first = false;
  }
}

const assistant: AssistantEngine = {
  ...builtIn,
  chat: (input, signal) => heldUp(builtIn.chat(input, signal), signal),
  generate: (input, signal) => heldUp(builtIn.generate(input, signal), signal),
};

let server: TestApp;
let url: string;
beforeAll(async () => {
  const readDeck = async () => deckOf(ISFERD);
  server = await buildTestApp({ assistant, readDeck });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/api`;
});
afterAll(() => server.close());

let user: UserRow;
let headers: { authorization: string };
let deckId: string;
beforeEach(async () => {
  held.gate = Promise.resolve();
  held.fails = false;
  user = await buildUser(server.context);
  headers = await bearer(server.context, user);
  const body = { name: 'Seed deck', company_name: 'Isferd', content: { slides: SLIDES } };
  deckId = (await send('POST', 'saved-decks/', body)).body.id;
});

const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  call(server, method, `${BASE}${path}`, { headers, body });
const ask = (message: string, more: object = {}) => send('POST', 'chat/', { saved_deck_id: deckId, message, ...more });
const conversation = async () => (await send('GET', `chat/?saved_deck_id=${deckId}`)).body;

interface Streamed {
  event: string;
  index?: number;
  [key: string]: unknown;
}

/** Reads an event stream to its end, or until `enough` returns true. */
async function stream(path: string, body: object, enough: (event: Streamed) => boolean = () => false) {
  const sent = request(`${url}${BASE}${path}`, {
    method: 'POST',
    headers: { ...headers, accept: 'text/event-stream', 'content-type': 'application/json' },
  });
  sent.end(JSON.stringify(body));
  const [response] = await once(sent, 'response');
  const events: Streamed[] = [];
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) {
    text += chunk;
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    events.push(...parts.map((part) => JSON.parse(part.replace(/^data: /, ''))));
    if (events.some(enough)) {
      sent.destroy();
      break;
    }
  }
  return { status: response.statusCode, type: String(response.headers['content-type']), events };
}

/** Waits for a server state that results from the client's action. */
async function until<T>(look: () => Promise<T>, is: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await look();
    if (is(value)) return value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function evaluate() {
  const form = fileForm('isferd-v4.pdf', await goodDeck());
  const { body } = await call(server, 'POST', '/pitch-decks/evaluate/', {
    headers: { ...headers, ...form.headers },
    body: form.body,
  });
  return body.id as string;
}

/** Uploads an image for saved decks. @returns its name */
async function addImage(width: number, height: number, owner = user): Promise<string> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#204060' } });
  const form = fileForm('picture.png', await picture.png().toBuffer());
  const { body } = await call(server, 'POST', `${BASE}images/`, {
    headers: { ...(await bearer(server.context, owner)), ...form.headers },
    body: form.body,
  });
  return body.name;
}

describe('talking about a deck', () => {
  it('answers at once for a client that does not stream, and keeps both messages', async () => {
    const { status, body } = await ask('What does slide 2 say?');
    expect(status).toBe(200);
    expect(body.question).toMatchObject({ role: 'user', text: 'What does slide 2 say?', status: 'complete' });
    expect(body.answer).toMatchObject({ role: 'assistant', status: 'complete', engine: 'rubric' });
    expect(body.answer.text).toContain('41 paying fleets in October 2026.');
    expect((await conversation()).messages).toEqual([body.question, body.answer]);
  });

  it('streams the answer part by part, and ends with all of it', async () => {
    const { status, type, events } = await stream('chat/', { saved_deck_id: deckId, message: 'What is missing?' });
    expect({ status, type }).toEqual({ status: 200, type: 'text/event-stream; charset=utf-8' });
    expect(events.map(({ event }) => event).filter((event) => event !== 'block')).toEqual(['question', 'done']);
    const { messages } = await conversation();
    expect(events.at(-1)).toEqual({ event: 'done', message: messages[1] });
  });

  it('is about an evaluated deck as well, with the rubric’s findings at hand', async () => {
    const id = await evaluate();
    const { body } = await send('POST', 'chat/', { evaluation_id: id, message: 'Who is the CEO?' });
    expect(body.answer.text).toContain('Ines Valdivia');
    const read = await send('GET', `chat/?evaluation_id=${id}`);
    expect(read.body).toMatchObject({
      evaluation_id: id,
      saved_deck_id: null,
      deck_name: 'isferd-v4.pdf',
      engine: 'rubric',
    });
    expect(read.body.suggestions.length).toBeGreaterThan(1);
  });

  it('goes on from what was said before', async () => {
    await ask('Our churn is 2% a month.');
    const { body } = await ask('Draft a slide on traction');
    const draft = body.answer.blocks.find(({ type }: { type: string }) => type === 'draft');
    expect(draft.facts).toContainEqual({ text: 'Our churn is 2% a month.', origin: 'person', slide: null });
  });

  it('stops when the client leaves, and keeps what was written until then', async () => {
    held.gate = new Promise(() => {});
    const question = { saved_deck_id: deckId, message: 'What is missing?' };
    const { events } = await stream('chat/', question, ({ event }) => event === 'block');
    expect(events.map(({ event }) => event)).toEqual(['question', 'block']);
    const { messages } = await until(conversation, ({ messages: all }) => all[1]?.blocks.length > 0);
    expect(messages[1]).toMatchObject({ status: 'stopped', blocks: [events[1]?.block] });
  });

  it('answers the last question again in the place of the last answer', async () => {
    const first = await ask('What does slide 2 say?');
    const again = await ask('', { retry: true });
    expect(again.body.question).toEqual(first.body.question);
    expect(again.body.answer.id).not.toBe(first.body.answer.id);
    expect((await conversation()).messages).toHaveLength(2);
  });

  it('has nothing to answer again before anything was asked', async () => {
    expect(await ask('', { retry: true })).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  it('says when it failed, keeps the question, and can be tried again', async () => {
    held.fails = true;
    const { events } = await stream('chat/', { saved_deck_id: deckId, message: 'What is missing?' });
    expect(events.at(-1)).toEqual({
      event: 'error',
      code: 'internal',
      detail: 'Server error. Please try again later.',
    });
    expect((await conversation()).messages[1]).toMatchObject({ status: 'failed' });
    held.fails = false;
    expect((await ask('', { retry: true })).body.answer.status).toBe('complete');
  });

  it.each([
    ['nothing', { message: ' ' }],
    ['no deck', { message: 'Hello', saved_deck_id: undefined }],
    ['two decks', { message: 'Hello', evaluation_id: 'x' }],
    ['too much at once', { message: 'x'.repeat(ASSISTANT_LIMITS.message + 1) }],
    ['slide zero', { message: 'Hello', slide_number: 0 }],
  ])('refuses %s', async (_, more) => {
    expect((await ask('x', more)).status).toBe(400);
  });

  it('answers errors as any call does, also to a client that wanted a stream', async () => {
    const response = await fetch(`${url}${BASE}chat/`, {
      method: 'POST',
      headers: { ...headers, accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ saved_deck_id: 'nobody', message: 'Hello' }),
    });
    expect({ status: response.status, body: await response.json() }).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });
});

describe('what was said', () => {
  it('is listed by deck, the latest first, until it is forgotten', async () => {
    const id = await evaluate();
    await ask('What is missing?');
    server.clock.pass(1);
    await send('POST', 'chat/', { evaluation_id: id, message: 'Summarize the deck' });
    const { body } = await send('GET', 'conversations/');
    expect(body).toMatchObject([
      { evaluation_id: id, deck_name: 'isferd-v4.pdf', messages: 2, last_question: 'Summarize the deck' },
      { saved_deck_id: deckId, deck_name: 'Seed deck', messages: 2 },
    ]);
    expect((await send('DELETE', `chat/?evaluation_id=${id}`)).status).toBe(204);
    expect((await send('GET', 'conversations/')).body).toHaveLength(1);
    expect((await send('GET', `chat/?evaluation_id=${id}`)).body.messages).toEqual([]);
  });

  it('goes with its deck', async () => {
    await ask('What is missing?');
    await send('DELETE', `saved-decks/${deckId}/`);
    expect((await send('GET', 'conversations/')).body).toEqual([]);
    await send('POST', `saved-decks/${deckId}/restore/`);
    expect((await send('GET', 'conversations/')).body).toHaveLength(1);
  });

  it('is kept up to a number of messages, the oldest go first', async () => {
    await ask('What is missing?');
    const [first] = (await conversation()).messages;
    const rows = Array.from({ length: ASSISTANT_LIMITS.messages }, (_, index) => index);
    const { conversation_id } = await server.context.db
      .selectFrom('assistant_messages')
      .select('conversation_id')
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow();
    for (const index of rows) {
      await server.context.db
        .insertInto('assistant_messages')
        .values({
          id: `${deckId}-${index}`,
          conversation_id,
          position: 10 + index,
          role: 'user',
          text: 'Earlier',
          blocks: '[]',
          suggestions: '[]',
          slide: null,
          status: 'complete',
          engine: null,
          created_at: first.created_at,
        })
        .execute();
    }
    await ask('Summarize the deck');
    const { messages } = await conversation();
    expect(messages).toHaveLength(ASSISTANT_LIMITS.messages);
    expect(messages.at(-1)).toMatchObject({ role: 'assistant' });
    expect(messages.map(({ id }: { id: string }) => id)).not.toContain(first.id);
  });
});

describe('analyzing a slide', () => {
  it('of an uploaded deck keeps nothing of it', async () => {
    const form = fileForm('deck.pdf', await goodDeck(), 'file', { slide_number: '7' });
    const { status, body } = await call(server, 'POST', `${BASE}analyze-slide/`, {
      headers: { ...headers, ...form.headers },
      body: form.body,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ slide: 7, category: 'Competition & protectability', engine: 'rubric' });
    expect((await call(server, 'GET', '/pitch-decks/evaluations/', { headers })).body).toEqual([]);
  });

  it.each([
    ['no number', {}, 'Enter the number of a slide.'],
    ['a word', { slide_number: 'two' }, 'Enter the number of a slide.'],
    ['zero', { slide_number: '0' }, 'Slides are counted from 1.'],
    ['a slide that is not there', { slide_number: '99' }, `This deck has ${ISFERD.length} slides.`],
  ])('refuses %s', async (_, fields, message) => {
    const form = fileForm('deck.pdf', await goodDeck(), 'file', fields as Record<string, string>);
    const { status, body } = await call(server, 'POST', `${BASE}analyze-slide/`, {
      headers: { ...headers, ...form.headers },
      body: form.body,
    });
    expect({ status, body }).toMatchObject({ status: 400, body: { slide_number: [message] } });
  });

  it('works for evaluated and for saved decks', async () => {
    const id = await evaluate();
    const evaluated = await send('GET', `slide-analysis/?evaluation_id=${id}&slide_number=7`);
    expect(evaluated.body).toMatchObject({ slide: 7, score: expect.any(Number) });
    const saved = await send('GET', `slide-analysis/?saved_deck_id=${deckId}&slide_number=2`);
    expect(saved.body).toMatchObject({ slide: 2, category: 'Traction & engagement' });
    expect((await send('GET', `slide-analysis/?saved_deck_id=${deckId}&slide_number=3`)).status).toBe(400);
  });

  it('says of an evaluation whose file was not kept what to do', async () => {
    const id = await evaluate();
    await server.context.db.updateTable('evaluations').set({ file_key: null }).where('id', '=', id).execute();
    const { status, body } = await send('GET', `slide-analysis/?evaluation_id=${id}&slide_number=1`);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'deck_not_kept' });
    expect(body.detail).toContain('Evaluate the deck again');
  });
});

describe('making a deck', () => {
  const brief = {
    company: 'Isferd',
    sector: 'Logistics',
    stage: 'Seed',
    traction: '41 paying fleets in October 2026.',
  };

  it('from a brief keeps it among the saved decks, and says what is still missing in it', async () => {
    const { status, body } = await send('POST', 'generate/', { brief });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Isferd pitch deck', company_name: 'Isferd', engine: 'rubric' });
    expect(body.saved_deck).toMatchObject({ total_slides: body.content.slides.length, content: body.content });
    expect(body.placeholders[0]).toMatchObject({ slide: 1, slide_id: 'cover' });
    expect((await send('GET', `saved-decks/${body.saved_deck.id}/`)).body.name).toBe('Isferd pitch deck');
  });

  it('from a brief begins the chat beside it with what an investor will ask for', async () => {
    const { body } = await send('POST', 'generate/', { brief });
    expect(body.to_add[0]).toEqual({
      topic: expect.any(String),
      text: expect.any(String),
      question: expect.any(String),
    });
    const { body: chat } = await send('GET', `chat/?saved_deck_id=${body.saved_deck.id}`);
    expect(chat.messages).toHaveLength(1);
    expect(chat.messages[0]).toMatchObject({ role: 'assistant', status: 'complete' });
    for (const { topic, question } of body.to_add) expect(chat.messages[0].text).toContain(`${topic}: ${question}`);
  });

  it('from a brief with pictures shows the product, the photo of a founder and the logo', async () => {
    const [shot, photo, logo] = await Promise.all([addImage(1600, 1000), addImage(400, 400), addImage(320, 80)]);
    const told = {
      ...brief,
      solution: 'Isferd predicts spoiled loads before they happen.',
      team: 'Ines Valdivia, CEO: ran cold-chain operations at Maersk for 9 years.',
      pictures: [
        { image: shot, caption: 'The dashboard of a carrier' },
        { image: photo, caption: 'Ines Valdivia' },
      ],
      brand: { accent: '#204060', logo: { image: logo } },
    };
    const { status, body } = await send('POST', 'generate/', { brief: told });
    expect(status).toBe(201);
    const slide = (id: string) => body.content.slides.find((one: { id: string }) => one.id === id);
    expect(body.content.brand).toEqual(told.brand);
    expect(slide('cover')).toMatchObject({ image: shot, alt: 'The dashboard of a carrier' });
    expect(slide('solution')).toMatchObject({ kind: 'image', image: shot, look: 'screenshot' });
    expect(slide('team').people[0]).toMatchObject({ name: 'Ines Valdivia', photo });
    expect(body.saved_deck.content).toEqual(body.content);
  });

  it('does not take pictures of somebody else, or that are gone', async () => {
    const image = await addImage(40, 40, await buildUser(server.context));
    const pictures = [{ image }];
    expect(await send('POST', 'generate/', { brief: { ...brief, pictures } })).toMatchObject({
      status: 400,
      body: { 'brief.pictures.0': ['Picture 1 is no longer available. Remove it and add it again.'] },
    });
    const brand = { logo: { image: 'gone.png' } };
    expect(await send('POST', 'generate/', { brief: { ...brief, brand } })).toMatchObject({
      status: 400,
      body: { 'brief.brand': ['The logo is no longer available. Remove it and add it again.'] },
    });
    expect((await send('GET', 'saved-decks/')).body).toHaveLength(1);
  });

  it('is told slide by slide to a client that streams', async () => {
    const { status, events } = await stream('generate/', { brief, theme: 'harbour' });
    expect(status).toBe(201);
    const slides = events.filter(({ event }) => event === 'slide');
    expect(slides.map(({ index }) => index)).toEqual(slides.map((_, index) => index));
    expect(slides[0]).toMatchObject({ total: slides.length });
    expect(events.at(-1)).toMatchObject({ event: 'done', deck: { content: { theme: 'harbour' } } });
  });

  it('keeps nothing when the client leaves before its end', async () => {
    const aborted = new Promise<void>((resolve) => {
      held.aborted = resolve;
    });
    held.gate = new Promise(() => {});
    await stream('generate/', { brief }, ({ event }) => event === 'slide');
    await aborted;
    expect((await send('GET', 'saved-decks/')).body).toHaveLength(1);
  });

  it('can go without keeping it', async () => {
    expect((await send('POST', 'generate/', { brief, save: false })).body.saved_deck).toBeNull();
    expect((await send('GET', 'saved-decks/')).body).toHaveLength(1);
  });

  it('from an evaluation takes up what the deck says', async () => {
    const { body } = await send('POST', 'generate/', { evaluation_id: await evaluate() });
    expect(body.name).toBe('Isferd, improved');
    expect(JSON.stringify(body.content)).toContain('118%');
  });

  it('from a saved deck leaves that one as it is', async () => {
    const { body } = await send('POST', 'generate/', { saved_deck_id: deckId });
    expect(body.content.slides.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining(['a', 'b', 'problem']),
    );
    expect((await send('GET', `saved-decks/${deckId}/`)).body.total_slides).toBe(2);
  });

  it('from a saved deck, like answers and analyses, knows nothing of the comments of its author', async () => {
    const comments = [{ id: 'c', slide_id: 'b', text: 'Traction: ask Mia', created_at: '2026-11-27T09:00:00.000Z' }];
    const { body: stored } = await send('PATCH', `saved-decks/${deckId}/`, { content: { slides: SLIDES, comments } });
    expect(stored.content.comments).toEqual(comments);
    const answers = [
      await ask('Whom do we ask for the traction?'),
      await ask('What does slide 2 say?', { slide_number: 2 }),
      await send('GET', `slide-analysis/?saved_deck_id=${deckId}&slide_number=2`),
      await send('POST', 'generate/', { saved_deck_id: deckId }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 201]);
    expect(JSON.stringify(answers)).toContain('41 paying fleets');
    expect(JSON.stringify(answers)).not.toContain('Mia');
  });

  it.each([
    ['nothing to make it from', {}],
    ['a company without a name', { brief: { ...brief, company: ' ' } }],
    ['a brief and a deck', { brief, evaluation_id: 'x' }],
    ['more pictures than a brief takes', { brief: { ...brief, pictures: Array(7).fill({ image: 'a.png' }) } }],
    ['a brief without end', { brief: { ...brief, problem: 'x'.repeat(ASSISTANT_LIMITS.brief + 1) } }],
  ])('refuses %s', async (_, body) => {
    expect((await send('POST', 'generate/', body)).status).toBe(400);
  });
});
