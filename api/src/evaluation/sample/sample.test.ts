import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { keepReadersBusy } from '../../../test/factories/busy-readers.ts';
import { call } from '../../../test/factories/requests.ts';
import { tidyUp } from '../../../test/factories/upkeep.ts';
import { bearer, buildUser } from '../../../test/factories/users.ts';
import { readDeck } from '../../decks/reading/read-deck.ts';
import { sweepFiles } from '../../platform/files/sweep.ts';
import { RUBRIC_VERSION } from '../engine/rubric/rules/version.ts';
import { claimEvaluations } from '../results/repository.ts';

// Reading and drawing the deck starts a process, which takes time on a busy machine.
jest.setTimeout(60_000);

const SAMPLE = '/pitch-decks/evaluations/sample/';
/** In seconds. */
const DAY = 24 * 3600;

let server: TestApp;
afterEach(() => server.close());

const stored = () => server.context.db.selectFrom('evaluations').selectAll().execute();

describe('the sample', () => {
  it('is a real evaluation by the current rules, without demo data and without an account', async () => {
    server = await buildTestApp({ env: { DEMO: 'off', EVALUATION_ACCESS: 'login' } });
    const { status, body } = await call(server, 'GET', SAMPLE);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Isferd',
      engine: 'rubric',
      rubric_version: RUBRIC_VERSION,
      page_count: 10,
      has_slides: true,
    });
    expect(body.scores).toHaveLength(8);
    expect(body.discrepancies.length).toBeGreaterThan(0);
    const [, , market, traction] = body.scores;
    expect(traction.evidence).not.toEqual([]);
    expect(market.feedback).toContain('Slide 5');
    const quotes = body.scores.flatMap(({ evidence }: { evidence: { quote: string }[] }) => evidence);
    expect(quotes.length).toBeGreaterThan(8);
  });

  it('shows its slides as images that open', async () => {
    server = await buildTestApp();
    const { body } = await call(server, 'GET', `${SAMPLE}slides/`);
    expect(body.slides).toHaveLength(10);
    expect(body).not.toHaveProperty('file_url');
    const image = await server.app.inject(body.slides[3].image_url);
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('is made once, however many ask for it at the same time and later', async () => {
    const read = jest.fn(readDeck);
    server = await buildTestApp({ readDeck: read });
    const answers = await Promise.all([1, 2, 3].map(() => call(server, 'GET', SAMPLE)));
    await call(server, 'GET', SAMPLE);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(read).toHaveBeenCalledTimes(1);
    expect(await stored()).toHaveLength(1);
  });

  it('is not sent again to a browser that has it', async () => {
    server = await buildTestApp();
    for (const path of [SAMPLE, `${SAMPLE}slides/`]) {
      const first = await server.app.inject({ url: `/api${path}` });
      expect(first.headers['cache-control']).toBe('public, no-cache');
      const headers = { 'if-none-match': String(first.headers.etag) };
      const again = await server.app.inject({ url: `/api${path}`, headers });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });

  it('is asked for again after the readers were busy', async () => {
    server = await buildTestApp();
    const makeRoom = await keepReadersBusy(server.context);
    expect((await call(server, 'GET', SAMPLE)).status).toBe(503);
    await makeRoom();
    expect((await call(server, 'GET', SAMPLE)).status).toBe(200);
  });

  it('belongs to nobody, and nobody can take it', async () => {
    server = await buildTestApp();
    const { body } = await call(server, 'GET', SAMPLE);
    const user = await buildUser(server.context);
    const headers = await bearer(server.context, user);
    expect((await call(server, 'GET', `/pitch-decks/evaluations/${body.id}/`, { headers })).status).toBe(404);
    expect((await call(server, 'DELETE', `/pitch-decks/evaluations/${body.id}/`, { headers })).status).toBe(404);
    expect(await claimEvaluations(server.context.db, user.id, [body.id], server.context.clock())).toBe(0);
  });

  it('stays when the server tidies up, and goes a day after the rules have changed', async () => {
    server = await buildTestApp();
    const { context, clock } = server;
    const { body } = await call(server, 'GET', SAMPLE);
    const [row] = await stored();
    if (!row) throw new Error('The sample is stored');
    const earlier = { ...row, id: 'sample-rubric-0-abc', file_key: 'decks/sample-rubric-0-abc.pdf' };
    await context.files.put(earlier.file_key, Buffer.from('%PDF'));
    await context.db.insertInto('evaluations').values(earlier).execute();
    await tidyUp(server);
    expect(await stored()).toHaveLength(2);
    clock.pass(2 * DAY);
    await tidyUp(server);
    await sweepFiles(context);
    expect((await stored()).map(({ id }) => id)).toEqual([body.id]);
    expect(await context.files.open(earlier.file_key)).toBeNull();
    const kept = await context.files.open(String(row.file_key));
    expect(kept?.size).toBe(row.file_size);
    kept?.stream.destroy();
  });
});
