import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { readGoodDeck } from '../../../test/factories/readers.ts';
import { call, fileForm } from '../../../test/factories/requests.ts';
import { bearer, buildUser, confirmed, PASSWORD } from '../../../test/factories/users.ts';
import type { Deck } from '../../decks/reading/types.ts';
import { createRubricEngine } from '../engine/rubric/index.ts';
import { RUBRIC_VERSION } from '../engine/rubric/rules/version.ts';
import { scoreComparedDecks } from './rubric-scores.ts';

type Headers = Record<string, string>;

let file: Uint8Array;
let deck: Deck;
let server: TestApp;
beforeAll(async () => {
  ({ file, deck } = await readGoodDeck());
});
beforeEach(async () => {
  server = await buildTestApp({ readDeck: async () => deck, env: { REQUESTS_PER_MINUTE: '100000', DEMO: 'off' } });
});
afterEach(() => server.close());

async function evaluate(headers: Headers): Promise<string> {
  const form = fileForm('deck.pdf', file);
  const options = { body: form.body, headers: { ...form.headers, ...headers } };
  return (await call(server, 'POST', '/pitch-decks/evaluate/', options)).body.id;
}

async function takesPart(headers: Headers) {
  await call(server, 'PUT', '/accounts/benchmarks/', { headers, body: { stage: 'Seed' } });
}

async function someone() {
  const user = await buildUser(server.context);
  return await bearer(server.context, user);
}

async function othersTakePart(number = 20) {
  for (let count = 0; count < number; count += 1) {
    const headers = await someone();
    await evaluate(headers);
    await takesPart(headers);
  }
}

const compare = async (headers: Headers, id: string) =>
  (await call(server, 'GET', `/pitch-decks/evaluations/${id}/benchmarks/`, { headers })).body;

/** Makes stored results look as if an older, more lenient rubric had produced them. */
async function ageAll() {
  const { db } = server.context;
  for (const { id, result } of await db.selectFrom('evaluations').select(['id', 'result']).execute()) {
    const earlier = JSON.parse(result);
    for (const one of earlier.scores) one.score = 10;
    await db
      .updateTable('evaluations')
      .set({ result: JSON.stringify({ ...earlier, rubric_version: 'rubric-0' }) })
      .where('id', '=', id)
      .execute();
  }
  await db
    .updateTable('rubric_scores')
    .set({ rubric_version: 'rubric-0', scores: '[10,10,10,10,10,10,10,10]' })
    .execute();
}

const now = async () => (await createRubricEngine().evaluate(deck)).scores.map(({ score }) => score);

describe('the comparison with others, after the rubric has changed', () => {
  it('counts nobody by the earlier rubric, and everybody again once they were judged anew', async () => {
    const me = await someone();
    const id = await evaluate(me);
    await takesPart(me);
    await othersTakePart();
    expect((await compare(me, id)).groups[0].n).toBe(20);
    await ageAll();
    expect((await compare(me, id)).groups[0].n).toBeNull();
    await scoreComparedDecks(server.context);
    const { groups, own, rubric_version } = await compare(me, id);
    expect([own, rubric_version, groups[0].n]).toEqual(['judged_anew', RUBRIC_VERSION, 20]);
    const scores = await now();
    for (const [place, category] of groups[0].categories.entries()) {
      expect(category).toMatchObject({ score: scores[place], percentiles: { median: scores[place] }, percentile: 50 });
    }
  }, 120_000);

  it('leaves out whose reading was not kept, and says so to its owner', async () => {
    const me = await someone();
    const id = await evaluate(me);
    await takesPart(me);
    await othersTakePart();
    await call(server, 'DELETE', `/pitch-decks/evaluations/${id}/deck/`, { headers: me });
    expect((await compare(me, id)).own).toBe('as_shown');
    await ageAll();
    await scoreComparedDecks(server.context);
    expect(await compare(me, id)).toMatchObject({ own: 'unknown', groups: [] });
  }, 120_000);

  it('judges anew what a language model had judged', async () => {
    const me = await someone();
    const id = await evaluate(me);
    const { db } = server.context;
    const { result } = await db.selectFrom('evaluations').select('result').executeTakeFirstOrThrow();
    await db
      .updateTable('evaluations')
      .set({ result: JSON.stringify({ ...JSON.parse(result), engine: 'llm', rubric_version: RUBRIC_VERSION }) })
      .execute();
    await db.deleteFrom('rubric_scores').execute();
    await takesPart(me);
    const { scores } = await db.selectFrom('rubric_scores').selectAll().executeTakeFirstOrThrow();
    expect(JSON.parse(scores)).toEqual(await now());
    expect((await compare(me, id)).own).toBe('judged_anew');
  });

  it('judges nobody who does not take part', async () => {
    await evaluate(await someone());
    await ageAll();
    await scoreComparedDecks(server.context);
    const rows = await server.context.db.selectFrom('rubric_scores').select('rubric_version').execute();
    expect(rows).toEqual([{ rubric_version: 'rubric-0' }]);
  });
});

it('an account that waits to be deleted is not compared with, until its owner is back', async () => {
  const me = await someone();
  const id = await evaluate(me);
  await takesPart(me);
  await othersTakePart(19);
  const leaver = await buildUser(server.context);
  const headers = await bearer(server.context, leaver);
  await evaluate(headers);
  await takesPart(headers);
  const compared = async () => (await compare(me, id)).groups.map(({ n }: { n: number | null }) => n);
  const everybody = await compared();
  const deletion = { headers: await confirmed(server.context, headers), body: { confirmation: 'delete' } };
  expect((await call(server, 'POST', '/accounts/delete/', deletion)).status).toBe(200);
  expect([everybody, await compared()]).toEqual([
    [20, null, 20],
    [null, null, null],
  ]);
  await call(server, 'POST', '/accounts/login/', { body: { email: leaver.email, password: PASSWORD } });
  expect(await compared()).toEqual(everybody);
}, 120_000);
