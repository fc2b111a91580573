import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { firstPages, goodDeck } from '../../../test/decks/index.ts';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { call } from '../../../test/factories/requests.ts';
import { buildSubmission, COMPLETE_FOUNDER } from '../../../test/factories/submissions.ts';
import { bearer, buildInvestor, buildUser } from '../../../test/factories/users.ts';
import type { UserRow } from '../../platform/database/tables.ts';

// Each drawn deck starts a process, which takes time on a busy machine.
jest.setTimeout(60_000);

const LIST = '/pitch-decks/founder/submissions/';

let server: TestApp;
let investor: UserRow;
let pdf: Uint8Array;
beforeAll(async () => {
  server = await buildTestApp();
  investor = await buildInvestor(server.context, { first_name: 'Ada', last_name: 'Fold', custom_url_slug: 'ada' });
  pdf = await firstPages(await goodDeck(), 3);
});
afterAll(() => server.close());

let founder: UserRow;
let headers: { authorization: string };
let investorHeaders: { authorization: string };
beforeEach(async () => {
  founder = await buildUser(server.context, COMPLETE_FOUNDER);
  headers = await bearer(server.context, founder);
  investorHeaders = await bearer(server.context, investor);
});

const build = (overrides: Parameters<typeof buildSubmission>[2] = {}) =>
  buildSubmission(server.context, { founder, investor }, overrides);
const get = (path: string, as = headers) => call(server, 'GET', path, { headers: as });

async function buildWithDeck() {
  const submission = await build({ page_count: 3 });
  await server.context.files.put(submission.file_key, pdf);
  return submission;
}

describe('the decks a founder has sent', () => {
  it('are only theirs, newest first, with the investor', async () => {
    await buildSubmission(server.context, { founder: await buildUser(server.context), investor });
    await build({ original_filename: 'old.pdf', created_at: '2026-01-01T00:00:00.000Z' });
    await build({ original_filename: 'new.pdf', created_at: '2026-02-01T00:00:00.000Z' });
    const { body } = await get(LIST);
    expect(body.map((row: { original_filename: string }) => row.original_filename)).toEqual(['new.pdf', 'old.pdf']);
    expect(body[0].investor).toMatchObject({ id: investor.id, name: 'Ada Fold', slug: 'ada', live: true });
    const { body: second } = await get(`${LIST}?page=2&page_size=1`);
    expect(second).toMatchObject({ count: 2, results: [{ id: body[1].id }] });
    expect((await get(`${LIST}?page=3&page_size=1`)).body).toEqual({ count: 2, results: [] });
    expect((await get(`${LIST}?search=fold&page_size=1`)).body).toMatchObject({
      count: 2,
      results: [{ id: body[0].id }],
    });
    expect((await get(`${LIST}?search=nobody`)).body).toEqual({ count: 0, results: [] });
  });

  it('come in pages with what a list shows, and no more', async () => {
    const { id } = await build({ answered_at: server.context.clock().toISOString() });
    expect((await get(`${LIST}?page=1`)).body).toEqual({
      count: 1,
      results: [
        {
          id,
          created_at: expect.any(String),
          status: 'New',
          likelihood_score: null,
          likelihood_pending: true,
          answered_at: expect.any(String),
          investor: {
            name: 'Ada Fold',
            title: investor.title,
            company: investor.company,
            profile_image: `/api/files/${investor.profile_image}`,
          },
        },
      ],
    });
  });

  it('are counted for the cards', async () => {
    await build({ likelihood_score: 7 });
    await build({ status: 'Contacting', likelihood_score: 4 });
    await build({ status: 'Passed' });
    expect((await get(`${LIST}summary/`)).body).toEqual({ sent: 3, contacted: 1, analysed: 2 });
    const nobody = await buildUser(server.context);
    expect((await get(`${LIST}summary/`, await bearer(server.context, nobody))).body).toEqual({
      sent: 0,
      contacted: 0,
      analysed: 0,
    });
  });

  it('tell what happened to them, and why an investor passed', async () => {
    const { id } = await build();
    server.clock.pass(60);
    await call(server, 'PATCH', `/pitch-decks/investor/submissions/${id}/`, {
      headers: investorHeaders,
      body: { status: 'Passed', pass_reason: 'team', pass_comment: 'Find a sales lead.' },
    });
    const { body } = await get(`${LIST}${id}/`);
    expect(body.events.map(({ kind, detail }: { kind: string; detail: string }) => [kind, detail])).toEqual([
      ['sent', null],
      ['status', 'Passed'],
    ]);
    expect(body).toMatchObject({ pass_reason: 'team', pass_comment: 'Find a sales lead.' });
  });

  it('list all versions that went to the same investor', async () => {
    const first = await build({ created_at: '2026-01-01T00:00:00.000Z' });
    const second = await build({ created_at: '2026-02-01T00:00:00.000Z' });
    const { body } = await get(`${LIST}${first.id}/`);
    expect(body.versions.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
  });
});

describe('the slides of a deck that was sent', () => {
  it('are shown to both sides, with their text; the investor’s look makes the deck reviewed', async () => {
    const { id } = await buildWithDeck();
    const own = await get(`/pitch-decks/submissions/${id}/slides/`);
    expect(own.body.slides).toHaveLength(3);
    expect(own.body.file_sha256).toMatch(/^[\da-f]{64}$/);
    expect(own.body.slides[0]).toMatchObject({ number: 1, title: expect.any(String), width: 1600 });
    expect((await get(`${LIST}${id}/`)).body.status).toBe('New');
    const theirs = await get(`/pitch-decks/submissions/${id}/slides/`, investorHeaders);
    expect(theirs.status).toBe(200);
    expect((await get(`${LIST}${id}/`)).body.status).toBe('Reviewed');
  });

  it('open by their links alone, and by no other', async () => {
    const { id } = await buildWithDeck();
    const { body } = await get(`/pitch-decks/submissions/${id}/slides/`);
    const { image_url, thumbnail_url } = body.slides[1];
    const image = await server.app.inject({ url: image_url });
    expect(image.statusCode).toBe(200);
    expect(image.headers['content-type']).toBe('image/webp');
    const small = await server.app.inject({ url: thumbnail_url });
    expect(small.rawPayload.length).toBeLessThan(image.rawPayload.length);
    const moved = await server.app.inject({ url: image_url.replace('2-large', '3-large') });
    expect(moved.json()).toMatchObject({ code: 'file_link_invalid' });
    server.clock.pass(3 * 3600);
    expect((await server.app.inject({ url: image_url })).json()).toMatchObject({ code: 'file_link_expired' });
  });

  it('tell the founder how long each was looked at, as medians over all openings', async () => {
    const { id } = await build({ page_count: 3 });
    const note = (viewing_id: string, seconds: number[]) =>
      call(server, 'POST', `/pitch-decks/submissions/${id}/slide-times/`, {
        headers: investorHeaders,
        body: { viewing_id, slides: seconds.map((value, index) => ({ slide: index + 1, seconds: value })) },
      });
    await note('7a0f2b9e-5c43-4c9d-9b37-0f6a3c1d2e41', [1, 1]);
    await note('7a0f2b9e-5c43-4c9d-9b37-0f6a3c1d2e41', [4, 2]);
    await note('7a0f2b9e-5c43-4c9d-9b37-0f6a3c1d2e42', [10]);
    await note('7a0f2b9e-5c43-4c9d-9b37-0f6a3c1d2e43', [6, 0, 0, 99]);
    const { body } = await get(`${LIST}${id}/`);
    expect(body.views).toMatchObject({
      count: 3,
      slides: [
        { slide: 1, median_seconds: 6, viewings: 3 },
        { slide: 2, median_seconds: 1, viewings: 2 },
        { slide: 3, median_seconds: 0, viewings: 1 },
      ],
    });
  });

  it('take the last time of a slide that is named twice', async () => {
    const { id } = await build({ page_count: 3 });
    const slides = [4, 9, 5].map((seconds, at) => ({ slide: at === 1 ? 2 : 1, seconds }));
    const { status } = await call(server, 'POST', `/pitch-decks/submissions/${id}/slide-times/`, {
      headers: investorHeaders,
      body: { viewing_id: '7a0f2b9e-5c43-4c9d-9b37-0f6a3c1d2e41', slides },
    });
    expect(status).toBe(204);
    expect((await get(`${LIST}${id}/`)).body.views.slides).toEqual([
      { slide: 1, median_seconds: 5, viewings: 1 },
      { slide: 2, median_seconds: 9, viewings: 1 },
    ]);
  });

  it('take no times of slides that the deck does not have', async () => {
    const { id } = await build({ page_count: 3 });
    const { status } = await call(server, 'POST', `/pitch-decks/submissions/${id}/slide-times/`, {
      headers: investorHeaders,
      body: { viewing_id: '7a0f2b9e-5c43-4c9d-9b37-0f6a3c1d2e41', slides: [{ slide: 4, seconds: 1 }] },
    });
    expect(status).toBe(204);
    expect((await get(`${LIST}${id}/`)).body.views).toEqual({ count: 0, last_at: null, slides: [] });
  });

  it('take no times that make no sense', async () => {
    const { id } = await build({ page_count: 3 });
    for (const slides of [[], [{ slide: 0, seconds: 1 }], [{ slide: 1, seconds: -1 }], [{ slide: 1, seconds: 1e9 }]]) {
      const { status } = await call(server, 'POST', `/pitch-decks/submissions/${id}/slide-times/`, {
        headers: investorHeaders,
        body: { viewing_id: '7a0f2b9e-5c43-4c9d-9b37-0f6a3c1d2e41', slides },
      });
      expect(status).toBe(400);
    }
  });
});
