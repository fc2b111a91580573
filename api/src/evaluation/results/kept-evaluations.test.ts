import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { readGoodDeck } from '../../../test/factories/readers.ts';
import { call, fileForm } from '../../../test/factories/requests.ts';
import { tidyUp } from '../../../test/factories/upkeep.ts';
import { bearer, buildUser } from '../../../test/factories/users.ts';
import type { Deck } from '../../decks/reading/types.ts';
import { RUBRIC_VERSION } from '../engine/rubric/rules/version.ts';
import { findExtractedText } from './find-extracted-text.ts';

type Headers = Record<string, string>;

let file: Uint8Array;
let deck: Deck;
let server: TestApp;
beforeAll(async () => {
  ({ file, deck } = await readGoodDeck());
  server = await buildTestApp({ readDeck: async () => deck, env: { REQUESTS_PER_MINUTE: '100000', DEMO: 'off' } });
});
afterAll(() => server.close());

async function someone(overrides = {}) {
  const user = await buildUser(server.context, overrides);
  return { user, headers: await bearer(server.context, user) };
}

async function evaluate(headers: Headers, name = 'deck.pdf') {
  const form = fileForm(name, file);
  const options = { body: form.body, headers: { ...form.headers, ...headers } };
  return (await call(server, 'POST', '/pitch-decks/evaluate/', options)).body;
}

const ask = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, headers: Headers, body?: object) =>
  call(server, method, path, { headers, ...(body && { body }) });

describe('an evaluation', () => {
  it('keeps its deck and what was read out of it', async () => {
    const { user, headers } = await someone();
    const { id, has_slides } = await evaluate(headers);
    expect(has_slides).toBe(true);
    expect((await findExtractedText(server.context, user.id, id)).deck).toEqual(JSON.parse(JSON.stringify(deck)));
    expect(existsSync(join(server.dir, `files/decks/${id}.pdf`))).toBe(true);
  });

  it('is given another name by its owner, and goes back to that of its file', async () => {
    const { headers } = await someone();
    const { id } = await evaluate(headers);
    const rename = (name: string) => ask('PATCH', `/pitch-decks/evaluations/${id}/`, headers, { name });
    expect((await rename('  Seed deck ')).body).toMatchObject({ name: 'Seed deck', original_filename: 'deck.pdf' });
    expect((await ask('GET', '/pitch-decks/evaluations/', headers)).body).toMatchObject([{ name: 'Seed deck' }]);
    expect((await rename(' ')).body).toMatchObject({ name: 'deck.pdf' });
    expect((await rename('x'.repeat(121))).status).toBe(400);
  });

  it('leaves nothing when it is deleted', async () => {
    const { headers } = await someone();
    const { id } = await evaluate(headers);
    await ask('GET', `/pitch-decks/evaluations/${id}/slides/`, headers);
    expect((await ask('DELETE', `/pitch-decks/evaluations/${id}/`, headers)).status).toBe(204);
    expect((await ask('GET', `/pitch-decks/evaluations/${id}/`, headers)).status).toBe(404);
    for (const path of [`decks/${id}.pdf`, `readings/${id}.json`, `slides/${id}/sheet.json`]) {
      expect(existsSync(join(server.dir, 'files', path))).toBe(false);
    }
  }, 60_000);

  it('is compared with an earlier one of the same person alone', async () => {
    const [mine, theirs] = [await someone(), await someone()];
    const [first, second, other] = [
      await evaluate(mine.headers, 'v1.pdf'),
      await evaluate(mine.headers, 'v2.pdf'),
      await evaluate(theirs.headers),
    ];
    const changes = (earlier: string) =>
      ask('GET', `/pitch-decks/evaluations/${second.id}/changes/${earlier}/`, mine.headers);
    const { body } = await changes(first.id);
    expect(body).toMatchObject({ earlier: { name: 'v1.pdf' }, is_same_rubric: true });
    expect(body.changes).toHaveLength(8);
    expect(body.changes[0]).toMatchObject({ gained: [], lost: [] });
    expect((await changes(other.id)).status).toBe(404);
  });
});

describe('a link to an evaluation', () => {
  async function shared(days = 7) {
    const { headers } = await someone();
    const { id } = await evaluate(headers);
    const { body } = await ask('POST', `/pitch-decks/evaluations/${id}/shares/`, headers, { days });
    return { headers, base: `/pitch-decks/evaluations/${id}/shares/`, id, token: body.token as string };
  }
  const open = (token: string) => call(server, 'GET', `/pitch-decks/shared-evaluations/${token}/`);

  it('opens the results and the slides for anybody, without the deck itself, and is not for search engines', async () => {
    const { token, id, headers, base } = await shared();
    const { status, body, headers: told } = await open(token);
    expect([status, body.id, told['x-robots-tag'], told['cache-control']]).toEqual([200, id, 'noindex', 'no-store']);
    const slides = await call(server, 'GET', `/pitch-decks/shared-evaluations/${token}/slides/`);
    expect(slides.body.slides).toHaveLength(12);
    expect(slides.body).not.toHaveProperty('file_url');
    expect((await ask('GET', base, headers)).body).toMatchObject([{ last_opened_at: expect.any(String) }]);
  }, 60_000);

  it('is not kept in a form that could be used', async () => {
    const { token, headers, base } = await shared();
    const rows = await server.context.db.selectFrom('evaluation_shares').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify((await ask('GET', base, headers)).body)).not.toContain(token);
  });

  it('works no more once it is taken back, by its owner alone', async () => {
    const { token, headers, base, id } = await shared();
    const stranger = await someone();
    expect((await ask('DELETE', `${base}${id}/`, stranger.headers)).status).toBe(404);
    const [{ id: share }] = (await ask('GET', base, headers)).body;
    expect((await ask('DELETE', `${base}${share}/`, headers)).status).toBe(204);
    expect((await open(token)).status).toBe(404);
    expect((await ask('GET', base, headers)).body).toEqual([]);
  });

  it('ends by itself', async () => {
    const { token, headers, base } = await shared(1);
    server.clock.pass(24 * 3600);
    expect((await open(token)).status).toBe(404);
    await tidyUp(server);
    const rows = server.context.db.selectFrom('evaluation_shares').select('id').where('expires_at', '<', '2026-11-22');
    expect(await rows.execute()).toEqual([]);
    expect((await ask('POST', base, headers, { days: 400 })).status).not.toBe(201);
  });

  it('goes with the evaluation', async () => {
    const { token, headers, id } = await shared();
    await ask('DELETE', `/pitch-decks/evaluations/${id}/`, headers);
    expect((await open(token)).status).toBe(404);
  });

  it('does not open what somebody wants deleted', async () => {
    const { token, id } = await shared();
    await server.context.db
      .updateTable('users')
      .set({ deletion_due_at: '2026-12-24T00:00:00.000Z' })
      .where('id', '=', (e) => e.selectFrom('evaluations').select('user_id').where('id', '=', id))
      .execute();
    expect((await open(token)).status).toBe(404);
  });

  it('is one of at most twenty', async () => {
    const { headers, base } = await shared();
    for (let made = 1; made < 20; made += 1) await ask('POST', base, headers, { days: 7 });
    expect((await ask('POST', base, headers, { days: 7 })).body.code).toBe('too_many_shares');
  });
});

describe('the comparison with others', () => {
  const takePart = (headers: Headers, stage = 'Seed') => ask('PUT', '/accounts/benchmarks/', headers, { stage });

  it('shows nothing to who does not take part', async () => {
    const { headers } = await someone();
    const { id } = await evaluate(headers);
    const { body } = await ask('GET', `/pitch-decks/evaluations/${id}/benchmarks/`, headers);
    expect(body).toEqual({
      consent: null,
      is_demo: false,
      minimum: 20,
      rubric_version: RUBRIC_VERSION,
      own: 'unknown',
      groups: [],
    });
    expect((await takePart(headers, 'Unicorn')).status).toBe(400);
  });

  it('shows nothing below twenty decks, one a person, and forgets who leaves', async () => {
    const me = await someone({ work_field: 'Fintech' });
    const { id } = await evaluate(me.headers);
    await takePart(me.headers);
    const groups = async () =>
      (await ask('GET', `/pitch-decks/evaluations/${id}/benchmarks/`, me.headers)).body.groups.map(
        ({ among, n }: { among: string; n: number | null }) => [among, n],
      );
    const others: Headers[] = [];
    for (let count = 0; count < 20; count += 1) {
      const { headers } = await someone({ work_field: count < 19 ? 'Fintech' : 'Space' });
      await evaluate(headers);
      await evaluate(headers);
      if (count === 19) {
        expect(await groups()).toEqual([
          ['all', null],
          ['sector', null],
          ['stage', null],
        ]);
      }
      await takePart(headers, 'Seed');
      others.push(headers);
    }
    expect(await groups()).toEqual([
      ['all', 20],
      ['sector', null],
      ['stage', 20],
    ]);
    const [all] = (await ask('GET', `/pitch-decks/evaluations/${id}/benchmarks/`, me.headers)).body.groups;
    expect(all.categories).toHaveLength(8);
    expect(all.categories[0]).toMatchObject({ percentile: 50 });
    expect(all.categories[0].percentiles.median).toBe(all.categories[0].score);

    const [first = {}] = others;
    expect((await ask('DELETE', '/accounts/benchmarks/', first)).status).toBe(204);
    expect(await groups()).toEqual([
      ['all', null],
      ['sector', null],
      ['stage', null],
    ]);
  }, 60_000);

  it('of the demo is said to be one, and is not mixed with people’s', async () => {
    const demo = await buildTestApp({ readDeck: async () => deck, env: { DEMO: 'on' } });
    const user = await buildUser(demo.context);
    const headers = await bearer(demo.context, user);
    const form = fileForm('deck.pdf', file);
    const made = await call(demo, 'POST', '/pitch-decks/evaluate/', {
      body: form.body,
      headers: { ...form.headers, ...headers },
    });
    const { body } = await call(demo, 'GET', `/pitch-decks/evaluations/${made.body.id}/benchmarks/`, { headers });
    expect(body).toMatchObject({ is_demo: true, consent: null });
    expect(body.groups[0].n).toBeGreaterThanOrEqual(20);
    await demo.close();
  });
});
