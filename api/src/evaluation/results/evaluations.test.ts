import { EventEmitter, once } from 'node:events';
import { mkdirSync, readdirSync, watch, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DECK_MAX_BYTES } from '@northlight/shared-api/rules';
import {
  damagedPdf,
  deckOf,
  emptyFile,
  encryptedPdf,
  goodDeck,
  imageOnlyDeck,
  notAPdf,
  zeroPagePdf,
} from '../../../test/decks/index.ts';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { keepReadersBusy } from '../../../test/factories/busy-readers.ts';
import { call, fileForm } from '../../../test/factories/requests.ts';
import { tidyUp } from '../../../test/factories/upkeep.ts';
import { bearer, buildUser } from '../../../test/factories/users.ts';
import { readDeck } from '../../decks/reading/read-deck.ts';

let server: TestApp;
/** A server whose reader returns a deck that was read before. */
let quick: TestApp;
let deck: Uint8Array;
beforeAll(async () => {
  const env = { VISITOR_EVALUATIONS_PER_HOUR: '1000' };
  deck = await goodDeck();
  server = await buildTestApp({ env });
  const file = join(server.dir, 'known.pdf');
  writeFileSync(file, deck);
  const known = await readDeck(file);
  quick = await buildTestApp({ env, readDeck: async () => known });
});
afterAll(() => Promise.all([server.close(), quick.close()]));

const leftovers = ({ dir }: TestApp) => {
  try {
    return readdirSync(join(dir, 'tmp'));
  } catch {
    return [];
  }
};

async function evaluate(name: string, content: Uint8Array, headers: Record<string, string> = {}, on = server) {
  const form = fileForm(name, content);
  return await call(on, 'POST', '/pitch-decks/evaluate/', {
    body: form.body,
    headers: { ...form.headers, ...headers },
  });
}

describe('a file that is no deck', () => {
  it.each([
    ['deck.exe', 'executable', 'Executable files are not allowed'],
    ['deck.pdf.js', 'executable', 'Executable files are not allowed'],
    ['deck.pptm', 'file_type', 'Allowed types: PDF, PPTX'],
    ['deck', 'file_type', 'Allowed types: PDF, PPTX'],
  ])('is refused by its name, as %s', async (name, code, detail) => {
    const { status, body } = await evaluate(name, deck);
    expect(status).toBe(400);
    expect(body).toEqual({ detail, code });
    expect(leftovers(server)).toEqual([]);
  });

  it.each([
    ['empty', 400, emptyFile],
    ['not_a_pdf', 400, notAPdf],
    ['encrypted', 422, encryptedPdf],
    ['no_pages', 422, zeroPagePdf],
    ['damaged', 422, damagedPdf],
    ['unreadable', 422, imageOnlyDeck],
  ] as const)('is refused by its content, as %s, in a sentence', async (code, expected, make) => {
    const { status, body } = await evaluate('deck.pdf', await make());
    expect([status, body.code]).toEqual([expected, code]);
    expect(body.detail).toMatch(/^[A-Z].+\.$/);
    expect(leftovers(server)).toEqual([]);
  });

  it('is refused when it is over 50 MB, told or not', async () => {
    const large = Buffer.alloc(DECK_MAX_BYTES + 1, 'x');
    const told = await evaluate('deck.pdf', large);
    const form = fileForm('deck.pdf', large);
    const streamed = await call(server, 'POST', '/pitch-decks/evaluate/', {
      body: form.body,
      headers: { ...form.headers, 'content-length': '1000' },
    });
    for (const { status, body } of [told, streamed]) {
      expect(status).toBe(413);
      expect(body).toEqual({
        detail: 'The file is too large. Please upload a smaller PDF (max 50 MB).',
        code: 'file_too_large',
      });
    }
    expect(leftovers(server)).toEqual([]);
  });

  it('is asked for when there is none', async () => {
    const form = fileForm('', new Uint8Array());
    const boundary = form.headers['content-type'].split('boundary=')[1];
    const { status, body } = await call(server, 'POST', '/pitch-decks/evaluate/', {
      body: Buffer.from(`--${boundary}--\r\n`),
      headers: form.headers,
    });
    expect(status).toBe(400);
    expect(body).toEqual({ detail: 'Please upload a PDF pitch deck first.', code: 'no_file' });
  });

  it('is refused when it is not sent as a form', async () => {
    const { status, body } = await call(server, 'POST', '/pitch-decks/evaluate/', { body: { file: 'deck' } });
    expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
  });
});

describe('the server turns an evaluation away', () => {
  it('when all readers are at work, and says when to come back', async () => {
    const full = await buildTestApp();
    await keepReadersBusy(full.context);
    const { status, body, headers } = await evaluate('deck.pdf', deck, {}, full);
    // 17 decks wait for two readers, which are expected to take two seconds each.
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'busy', '17']);
    expect(leftovers(full)).toEqual([]);
    await full.close();
  });

  it('for a visitor where one has to log in', async () => {
    const closed = await buildTestApp({ env: { EVALUATION_ACCESS: 'login' }, readDeck: quick.context.readDeck });
    expect((await evaluate('deck.pdf', deck, {}, closed)).status).toBe(401);
    const headers = await bearer(closed.context, await buildUser(closed.context));
    expect((await evaluate('deck.pdf', deck, headers, closed)).status).toBe(201);
    await closed.close();
  });

  it('for a visitor who made too many, but not for somebody who is logged in', async () => {
    const strict = await buildTestApp({ env: { VISITOR_EVALUATIONS_PER_HOUR: '1' }, readDeck: quick.context.readDeck });
    await evaluate('deck.exe', deck, {}, strict);
    expect((await evaluate('deck.pdf', deck, {}, strict)).body).toEqual({
      detail: 'Too many evaluations. Please try again in 60 minutes.',
      code: 'too_many_requests',
    });
    const headers = await bearer(strict.context, await buildUser(strict.context));
    expect((await evaluate('deck.pdf', deck, headers, strict)).status).toBe(201);
    await strict.close();
  });

  it('and tells nothing of a cause that was not foreseen', async () => {
    const broken = await buildTestApp({ readDeck: () => Promise.reject(new Error('secret cause')) });
    const { status, body } = await evaluate('deck.pdf', deck, {}, broken);
    expect(status).toBe(500);
    expect(body).toEqual({
      detail: 'Server error. Please try again later.',
      code: 'internal',
      request_id: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(leftovers(broken)).toEqual([]);
    await broken.close();
  });
});

describe('somebody who leaves', () => {
  async function send(to: TestApp) {
    await to.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = to.app.server.address() as AddressInfo;
    const form = fileForm('deck.pdf', deck);
    const client = request({ port, method: 'POST', path: '/api/pitch-decks/evaluate/', headers: form.headers });
    client.on('error', () => {});
    return { client, body: form.body };
  }

  it('in the middle of the upload leaves no file behind', async () => {
    const patient = await buildTestApp();
    const tmp = join(patient.dir, 'tmp');
    mkdirSync(tmp);
    const { client, body } = await send(patient);
    const watcher = watch(tmp);
    const arrival = once(watcher, 'change');
    client.write(body.subarray(0, body.length / 2));
    await arrival;
    watcher.close();
    client.destroy();
    await patient.app.close();
    expect(readdirSync(tmp)).toEqual([]);
    await patient.close();
  });

  it('in the middle of reading stops it, and leaves neither file nor evaluation', async () => {
    const started = new EventEmitter();
    const slow = await buildTestApp({
      readDeck: (_, { signal } = {}) => {
        started.emit('reading');
        return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
      },
    });
    const { client, body } = await send(slow);
    const reading = once(started, 'reading');
    client.end(body);
    await reading;
    client.destroy();
    await slow.app.close();
    expect(leftovers(slow)).toEqual([]);
    await slow.close();
  });
});

describe('an evaluation', () => {
  it('of somebody logged in has all eight categories, and quotes that stand in the deck', async () => {
    const user = await buildUser(server.context);
    const headers = await bearer(server.context, user);
    const { status, body } = await evaluate('..\\folder/Isferd \u202Eseed v4.pdf', deck, headers);
    expect(status).toBe(201);
    expect(body).toMatchObject({ claim_token: null, original_filename: 'Isferd seed v4.pdf', engine: 'rubric' });
    expect(body.scores).toHaveLength(8);
    expect(body.file_sha256).toMatch(/^[\da-f]{64}$/);

    const again = await call(server, 'GET', `/pitch-decks/evaluations/${body.id}/`, { headers });
    const { claim_token: _, ...evaluation } = body;
    expect(again.body).toEqual(evaluation);
  });

  it('is listed for its owner alone, newest first and in pages', async () => {
    const headers = await bearer(quick.context, await buildUser(quick.context));
    for (const name of ['first.pdf', 'second.pdf', 'third.pdf']) {
      await evaluate(name, deck, headers, quick);
      quick.clock.pass(60);
    }
    const list = (query: string) => call(quick, 'GET', `/pitch-decks/evaluations/${query}`, { headers });
    const whole = (await list('')).body;
    expect(whole.map((e: { original_filename: string }) => e.original_filename)).toEqual([
      'third.pdf',
      'second.pdf',
      'first.pdf',
    ]);
    expect(whole[0].overall_high).toBe(whole[0].overall_score);
    expect(Object.keys(whole[0]).sort()).toEqual([
      'created_at',
      'id',
      'name',
      'original_filename',
      'overall_high',
      'overall_score',
      'page_count',
    ]);
    expect((await list('?page=2&page_size=2')).body).toEqual({ count: 3, results: whole.slice(2) });

    const stranger = await bearer(quick.context, await buildUser(quick.context));
    const path = `/pitch-decks/evaluations/${whole[0].id}/`;
    expect((await call(quick, 'GET', path, { headers: stranger })).body).toEqual({
      detail: 'Evaluation not found.',
      code: 'not_found',
    });
  });
});

describe('the evaluations of one file', () => {
  it('are found by its hash, by their owner alone', async () => {
    const headers = await bearer(quick.context, await buildUser(quick.context));
    const { body } = await evaluate('isferd.pdf', deck, headers, quick);
    const of = (hash: string, who = headers) =>
      call(quick, 'GET', `/pitch-decks/evaluations/?file_sha256=${hash}`, { headers: who });
    expect((await of(body.file_sha256)).body).toMatchObject({ count: 1, results: [{ id: body.id }] });
    expect((await of('0'.repeat(64))).body).toEqual({ count: 0, results: [] });

    const stranger = await bearer(quick.context, await buildUser(quick.context));
    expect((await of(body.file_sha256, stranger)).body).toEqual({ count: 0, results: [] });
    expect(await of(`${body.file_sha256}'`)).toMatchObject({
      status: 400,
      body: { file_sha256: ['This is not a SHA-256 hash.'] },
    });
  });
});

describe('an evaluation of a deck that was read in part', () => {
  let partly: TestApp;
  let headers: Record<string, string>;
  let evaluated: Record<string, unknown>;
  beforeAll(async () => {
    const read = deckOf([['The problem', 'Leaks in old pipes cost a water utility $310,000 a year.'], []]);
    const slides = read.slides.map((slide) => ({ ...slide, readable: slide.number === 1 }));
    partly = await buildTestApp({ readDeck: async () => ({ ...read, slides }) });
    headers = await bearer(partly.context, await buildUser(partly.context));
    evaluated = (await evaluate('deck.pdf', deck, headers, partly)).body;
  });
  afterAll(() => partly.close());

  const get = async (path: string) => (await call(partly, 'GET', path, { headers })).body;
  const range = { overall_score: 1, overall_high: 9 };

  it('has a range, in the list as in the results', async () => {
    expect(evaluated).toMatchObject(range);
    expect(await get(`/pitch-decks/evaluations/${evaluated.id}/`)).toMatchObject(range);
    expect(await get('/pitch-decks/evaluations/')).toMatchObject([range]);
  });

  it('has it for whoever opens a link to it, and beside a later version', async () => {
    const path = `/pitch-decks/evaluations/${evaluated.id}/shares/`;
    const { body: share } = await call(partly, 'POST', path, { headers, body: { days: 7 } });
    expect(await get(`/pitch-decks/shared-evaluations/${share.token}/`)).toMatchObject(range);
    const { id } = (await evaluate('later.pdf', deck, headers, partly)).body;
    expect(await get(`/pitch-decks/evaluations/${id}/changes/${evaluated.id}/`)).toMatchObject({ earlier: range });
  });
});

describe('a visitor’s evaluation', () => {
  const claim = (tokens: string[], headers: Record<string, string>) =>
    call(quick, 'POST', '/pitch-decks/evaluations/claim/', { headers, body: { claim_tokens: tokens } });

  it('cannot be claimed with a made-up token, nor twice', async () => {
    const { body } = await evaluate('deck.pdf', deck, {}, quick);
    const [first, second] = [await buildUser(quick.context), await buildUser(quick.context)];
    expect((await claim(['made-up'], await bearer(quick.context, first))).body).toEqual({ claimed: 0 });
    expect((await claim([body.claim_token, 'made-up'], await bearer(quick.context, first))).body).toEqual({
      claimed: 1,
    });
    expect((await claim([body.claim_token], await bearer(quick.context, second))).body).toEqual({ claimed: 0 });
    const headers = await bearer(quick.context, first);
    expect((await call(quick, 'GET', `/pitch-decks/evaluations/${body.id}/`, { headers })).status).toBe(200);
  });

  it('is gone after a day', async () => {
    const { body } = await evaluate('deck.pdf', deck, {}, quick);
    quick.clock.pass(24 * 3600);
    const headers = await bearer(quick.context, await buildUser(quick.context));
    expect((await claim([body.claim_token], headers)).body).toEqual({ claimed: 0 });
    await tidyUp(quick);
    const rows = quick.context.db.selectFrom('evaluations').select('id').where('id', '=', body.id);
    expect(await rows.execute()).toEqual([]);
  });
});
