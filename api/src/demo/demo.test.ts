import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { missingForLive, missingForSending, QUESTIONNAIRE, questionSetProblems } from '@northlight/shared-api/rules';
import { buildTestApp, type TestApp } from '../../test/factories/app.ts';
import { call } from '../../test/factories/requests.ts';
import { buildUser } from '../../test/factories/users.ts';
import { adoptRuns } from '../evaluation/jobs/start-evaluation.ts';
import { FOUNDERS } from './founders.ts';
import { hasDemoAccounts } from './repository.ts';
import { scoreDemoDecks } from './score-demo-decks.ts';
import { seedDemo } from './seed.ts';

let server: TestApp;
beforeEach(async () => {
  server = await buildTestApp();
});
afterEach(() => server.close());

const login = async (email: string) => {
  const { body } = await call(server, 'POST', '/accounts/login/', { body: { email, password: 'demo-demo-demo' } });
  return { user: body.user, headers: { authorization: `Bearer ${body.access}` } };
};

describe('demo accounts', () => {
  it('that somebody changed or deleted are not made again', async () => {
    await seedDemo(server.context);
    const { db } = server.context;
    await db.deleteFrom('users').where('email', '=', 'investor2@demo.test').execute();
    await db
      .updateTable('users')
      .set({ email: 'renamed@example.test' })
      .where('email', '=', 'founder@demo.test')
      .execute();
    expect(await seedDemo(server.context)).toBe(0);
    const left = await db.selectFrom('users').select('email').where('email', 'like', '%demo.test').execute();
    expect(left.map(({ email }) => email).sort()).toEqual(['admin@demo.test', 'investor@demo.test']);
  });

  it('are not added to a shared database that holds people already', async () => {
    const config = { ...server.context.config, databaseUrl: 'postgres://db.example.com/northlight' };
    const context = { ...server.context, config };
    const user = await buildUser(context);
    await expect(seedDemo(context)).rejects.toMatchObject({ code: 'DATABASE_IN_USE' });
    await context.db.deleteFrom('users').where('id', '=', user.id).execute();
    expect(await seedDemo(context)).toBe(27);
  });

  it('are made once by servers that start together', async () => {
    const made = await Promise.all([seedDemo(server.context), seedDemo(server.context)]);
    expect(made.sort((a, b) => a - b)).toEqual([0, 27]);
  });

  it('are found as long as one of them is left', async () => {
    expect(await hasDemoAccounts(server.context.db)).toBe(false);
    await seedDemo(server.context);
    expect(await hasDemoAccounts(server.context.db)).toBe(true);
    await server.context.db.deleteFrom('users').execute();
    expect(await hasDemoAccounts(server.context.db)).toBe(false);
  });

  it('have a deck that the assistant made for the founder, with a layout for each slide by its facts', async () => {
    await seedDemo(server.context);
    const { headers } = await login('founder@demo.test');
    const [deck] = (await call(server, 'GET', '/pitch-decks/assistant/saved-decks/', { headers })).body;
    expect(deck).toMatchObject({ name: 'Isferd pitch deck', company_name: 'Isferd' });
    const { body } = await call(server, 'GET', `/pitch-decks/assistant/saved-decks/${deck.id}/`, { headers });
    expect(body.content.slides).toHaveLength(deck.total_slides);
    const kinds = body.content.slides.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['title', 'number', 'chart', 'team', 'closing']));
  });

  it('log in with the one password, in the roles they are named with', async () => {
    await seedDemo(server.context);
    const founder = (await login('founder@demo.test')).user;
    expect(founder).toMatchObject({ first_name: 'Ines', company: 'Isferd', is_investor: false, email_verified: true });
    expect(missingForSending(founder)).toEqual([]);
    expect((await login('admin@demo.test')).user).toMatchObject({ is_superuser: true });
    for (const email of ['investor@demo.test', 'investor2@demo.test']) {
      const { user, headers } = await login(email);
      expect(user).toMatchObject({ is_investor: true, is_profile_live: true, is_publicly_listed: true });
      const questions = (await call(server, 'GET', '/questions/', { headers })).body;
      expect(questions.length).toBeGreaterThan(5);
      expect(questionSetProblems(questions)).toEqual([]);
    }
  });
});

it('the first demo investor has answered the whole questionnaire', async () => {
  await seedDemo(server.context);
  const { investor_questionnaire } = (await login('investor@demo.test')).user;
  expect(Object.keys(investor_questionnaire).sort()).toEqual(QUESTIONNAIRE.map(({ question }) => question).sort());
  expect(new Set(Object.values(investor_questionnaire)).size).toBe(QUESTIONNAIRE.length);
  expect(Object.values(investor_questionnaire)).not.toContain('');
});

describe('demo investors', () => {
  it('are about twenty more, complete, different, and with an image that opens', async () => {
    await seedDemo(server.context);
    const rows = await server.context.db.selectFrom('users').selectAll().where('is_investor', '=', 1).execute();
    expect(rows).toHaveLength(22);
    for (const row of rows) {
      const fields = { ...row, investment_fields: JSON.parse(row.investment_fields) };
      expect(missingForLive(fields)).toEqual([]);
    }
    for (const field of ['bio', 'company', 'last_name', 'custom_url_slug', 'phone'] as const) {
      expect(new Set(rows.map((row) => row[field])).size).toBe(22);
    }
    const { body } = await call(server, 'GET', '/accounts/investors/');
    expect(body).toHaveLength(22);
    for (const { profile_image } of body) {
      const image = await server.app.inject(profile_image);
      expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/png']);
      expect(image.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    }
  });

  it('fill every range of the directory', async () => {
    await seedDemo(server.context);
    for (const range of ['up-to-100k', '100k-500k', '500k-1m', '1m-5m', '5m-plus']) {
      const { body } = await call(server, 'GET', `/accounts/investors/?range=${range}`);
      expect(body.count).toBeGreaterThan(1);
    }
  });
});

describe('demo decks', () => {
  it('have reached investors in every status, with files that open and answers that fit their questions', async () => {
    await seedDemo(server.context);
    const { db, files } = server.context;
    const rows = await db.selectFrom('submissions').selectAll().orderBy('created_at').execute();
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['New', 'Reviewed', 'Contacting', 'Passed']));
    expect(rows.some(({ likelihood_score }) => likelihood_score === null)).toBe(true);
    for (const row of rows) {
      const file = await files.open(row.file_key);
      expect(file?.size).toBe(row.file_size);
      file?.stream.destroy();
      const deck = await server.context.readDeck(join(server.dir, 'files', row.file_key));
      expect([deck.slides.length, deck.sha256]).toEqual([row.page_count, row.file_sha256]);
    }
  });

  it('are as likely as the engine says, with its reasons', async () => {
    await seedDemo(server.context);
    const stored = () =>
      server.context.db
        .selectFrom('submissions')
        .select(['id', 'likelihood_score', 'likelihood'])
        .orderBy('id')
        .execute();
    const seeded = await stored();
    expect(seeded.filter(({ likelihood }) => likelihood !== null)).toHaveLength(6);
    // If the engine's results have changed, run: node api/tools/demo-likelihoods.ts
    await scoreDemoDecks(server.context);
    expect(await stored()).toEqual(seeded);
  });

  it('of the founder were evaluated in three versions, each better than the one before', async () => {
    await seedDemo(server.context);
    await adoptRuns(server.context);
    await server.work(['reading']);
    const { headers } = await login('founder@demo.test');
    const { body: versions } = await call(server, 'GET', '/pitch-decks/evaluations/', { headers });
    expect(versions.map(({ name }: { name: string }) => name)).toEqual([
      'isferd-seed-v4.pdf',
      'isferd-seed-v2.pdf',
      'isferd-seed-v1.pdf',
    ]);
    const [newest, second, first] = versions;
    expect(newest.overall_score).toBeGreaterThan(second.overall_score);
    expect(second.overall_score).toBeGreaterThan(first.overall_score);
    expect(Date.parse(newest.created_at) - Date.parse(first.created_at)).toBeGreaterThan(100 * 24 * 3_600_000);
    const changes = `/pitch-decks/evaluations/${newest.id}/changes/${first.id}/`;
    const { body: comparison } = await call(server, 'GET', changes, { headers });
    expect(comparison.is_same_rubric).toBe(true);
    expect(comparison.changes.some(({ gained }: { gained: unknown[] }) => gained.length > 0)).toBe(true);
    const improve = { body: { evaluation_id: newest.id, message: 'What is missing?' }, headers };
    expect((await call(server, 'POST', '/pitch-decks/assistant/chat/', improve)).status).toBe(200);
  });

  it('that were sent again are the next version of the one before', async () => {
    await seedDemo(server.context);
    const { headers } = await login('founder@demo.test');
    const { body: leonie } = await call(server, 'GET', '/accounts/investors/by-slug/leonie-harrow/');
    const { body } = await call(server, 'GET', `/pitch-decks/approach/${leonie.id}/`, { headers });
    expect(body.sent).toMatchObject({ count: 2, latest: { original_filename: 'isferd-seed-v4.pdf', answered: true } });
    const path = `/pitch-decks/submissions/${body.sent.latest.submission_id}/questionnaire/`;
    const { answers } = (await call(server, 'GET', path, { headers })).body as {
      answers: { question: string; answer: string }[];
    };
    const given = Object.fromEntries(answers.map(({ question, answer }) => [question, answer]));
    expect(given['Who else is in the round?']).toBe('Nordre Havn has committed $900K.');
    expect(given['Do you have letters of intent or signed pilots?']).toBe('');
  });

  it('come from founders who could send one themselves', async () => {
    await seedDemo(server.context);
    for (const { email } of FOUNDERS) expect(missingForSending((await login(email)).user)).toEqual([]);
  });
});
