import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js';
import { sql } from 'kysely';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { call } from '../../../test/factories/requests.ts';
import { tidyUp } from '../../../test/factories/upkeep.ts';
import { bearer, buildInvestor, buildUser, confirmedBearer, PASSWORD } from '../../../test/factories/users.ts';
import { isPostgres } from '../../platform/database/engine.ts';
import type { Db } from '../../platform/database/open.ts';
import { saveQuestions } from '../../questions/save-questions.ts';
import { PERSONAL_DATA } from '../../server/personal-data.ts';
import { findUser } from '../users/repository.ts';

const DAY = 24 * 3600;

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

type User = Awaited<ReturnType<typeof buildUser>>;
type Body = Record<string, unknown>;

const remove = async (user: User, body: Body = { confirmation: 'delete' }) =>
  call(server, 'POST', '/accounts/delete/', { headers: await confirmedBearer(server.context, user), body });
const logIn = (user: User) =>
  call(server, 'POST', '/accounts/login/', { body: { email: user.email, password: PASSWORD } });

async function linkFor(user: User): Promise<string> {
  const headers = await confirmedBearer(server.context, user);
  const { body } = await call(server, 'POST', '/accounts/export/', { headers });
  return body.url;
}

async function unzip(bytes: Buffer): Promise<Record<string, string>> {
  const zip = new ZipReader(new BlobReader(new Blob([new Uint8Array(bytes)])), { useWebWorkers: false });
  const contents: Record<string, string> = {};
  for (const entry of await zip.getEntries()) {
    if (!entry.directory) contents[entry.filename] = await entry.getData(new TextWriter());
  }
  return contents;
}

/** An investor with a photo, a question, and a received deck with an answer. */
async function aFullLife() {
  const { context } = server;
  const photo = `profile-images/${crypto.randomUUID()}.jpg`;
  const investor = await buildInvestor(context, { profile_image: photo });
  const founder = await buildUser(context, { company: 'Isferd' });
  await context.files.put(photo, Buffer.from('a photo'));
  await saveQuestions(context, investor.id, [
    {
      id: 'a',
      question: 'Why now?',
      type: 'text',
      required: true,
      options: [],
      parent_question: null,
      trigger_values: [],
    },
  ]);
  const id = crypto.randomUUID();
  const deck = `decks/${id}.pdf`;
  const proof = `answers/${id}.bin`;
  await context.files.put(deck, Buffer.from('%PDF a deck'));
  await context.files.put(proof, Buffer.from('a proof'));
  await context.db
    .insertInto('submissions')
    .values({
      id,
      founder_id: founder.id,
      investor_id: investor.id,
      previous_id: null,
      status: 'New',
      company_name: 'Isferd',
      founder_company: 'Isferd',
      founder_name: 'Mara Lindqvist',
      founder_work_field: 'Logistics',
      description: '',
      search_text: '',
      file_key: deck,
      original_filename: '../seed v4.pdf',
      file_size: 11,
      file_sha256: '0'.repeat(64),
      page_count: 1,
      likelihood_score: null,
      likelihood_reason: null,
      likelihood: null,
      created_at: context.clock().toISOString(),
      answered_at: null,
      pass_reason: null,
      investor_note: 'Ask about churn.',
    })
    .execute();
  await context.db
    .insertInto('submission_answers')
    .values({
      submission_id: id,
      question_id: 'a',
      position: 0,
      question: 'Why now?',
      type: 'both',
      required: 1,
      options: '[]',
      parent_question: null,
      trigger_values: '[]',
      answer: 'A new rule.',
      file_key: proof,
      file_name: 'proof.csv',
      file_size: 7,
    })
    .execute();
  return { investor, founder, keys: { photo, deck, proof }, submission: id };
}

describe('an export', () => {
  it.each([
    ['made up', '?user=1&expires=9999999999&signature=x'],
    ['of somebody else', '?user=1&expires={expires}&signature={signature}'],
  ])('is not given to whoever has a link that is %s', async (_what, query) => {
    const [, user] = [await buildUser(server.context), await buildUser(server.context)];
    const own = new URLSearchParams((await linkFor(user)).split('?')[1]);
    const filled = query.replace(/\{(\w+)\}/g, (_, name) => own.get(name) ?? '');
    const { status, body } = await call(server, 'GET', `/accounts/export/${filled}`);
    expect(status).toBe(403);
    expect(body.detail).toBe('This download link has expired. Ask for a new one in your settings.');
  });

  it('is not given after five minutes', async () => {
    const link = await linkFor(await buildUser(server.context));
    expect((await server.app.inject(link)).statusCode).toBe(200);
    server.clock.pass(301);
    expect((await server.app.inject(link)).statusCode).toBe(403);
  });

  it('holds what a founder entered and uploaded, and no secret', async () => {
    const { founder, submission } = await aFullLife();
    const response = await server.app.inject(await linkFor(founder));
    expect(response.headers['content-type']).toBe('application/zip');
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="northlight-export-[\d-]+\.zip"$/);
    const contents = await unzip(response.rawPayload);
    expect(JSON.parse(contents['profile.json'] ?? '')).toMatchObject({ email: founder.email, company: 'Isferd' });
    expect(JSON.parse(contents['sent-decks.json'] ?? '')).toMatchObject([
      { status: 'New', answers: [{ question: 'Why now?', answer: 'A new rule.', file_name: 'proof.csv' }] },
    ]);
    expect(contents[`files/sent-decks/${submission}/seed v4.pdf`]).toBe('%PDF a deck');
    expect(contents[`files/sent-decks/${submission}/answers/1-proof.csv`]).toBe('a proof');
    expect(Object.values(contents).join()).not.toMatch(/argon2|"hash"|Ask about churn/);
  });

  it('holds what became of the decks an investor received, not the decks', async () => {
    const { investor } = await aFullLife();
    const contents = await unzip((await server.app.inject(await linkFor(investor))).rawPayload);
    expect(JSON.parse(contents['received-decks.json'] ?? '')).toMatchObject([
      { company_name: 'Isferd', status: 'New' },
    ]);
    expect(JSON.parse(contents['questions.json'] ?? '')).toMatchObject([{ question: 'Why now?' }]);
    expect(Object.keys(contents).filter((name) => name.startsWith('files/'))).toEqual(['files/profile-image.jpg']);
  });

  it('says which files could not be read', async () => {
    const user = await buildUser(server.context, { profile_image: 'profile-images/lost.jpg' });
    const contents = await unzip((await server.app.inject(await linkFor(user))).rawPayload);
    expect(JSON.parse(contents['about.json'] ?? '')).toMatchObject({
      account: user.email,
      files_that_could_not_be_read: ['files/profile-image.jpg'],
    });
  });
});

describe('deleting an account', () => {
  it.each<[string, Body]>([
    ['something else typed to confirm', { confirmation: 'remove' }],
    ['nothing typed to confirm', { confirmation: '' }],
  ])('is refused with %s', async (_what, body) => {
    const user = await buildUser(server.context);
    const answer = await remove(user, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ confirmation: ['Type delete to confirm.'], code: 'validation_failed' });
    expect((await logIn(user)).body.user.id).toBe(user.id);
  });

  it('is refused to the last admin', async () => {
    const user = await buildUser(server.context, { is_superuser: 1 });
    expect((await remove(user)).body).toEqual({
      detail: 'You are the only admin. Make someone else an admin first.',
      code: 'last_superuser',
    });
    await buildUser(server.context, { is_superuser: 1 });
    expect((await remove(user)).status).toBe(200);
  });

  it('takes the profile out of sight and ends all sessions at once', async () => {
    const user = await buildInvestor(server.context, { custom_url_slug: 'going' });
    const headers = await bearer(server.context, user);
    const { status, body } = await remove(user);
    expect({ status, body }).toEqual({
      status: 200,
      body: { deletion_due: new Date(server.clock.read().getTime() + 14 * DAY * 1000).toISOString() },
    });
    expect((await call(server, 'GET', '/accounts/profile/', { headers })).status).toBe(401);
    expect((await call(server, 'GET', `/accounts/investors/${user.id}/`)).status).toBe(404);
    expect((await call(server, 'GET', '/accounts/investors/by-slug/going/')).status).toBe(404);
    const ids = (await call(server, 'GET', '/accounts/investors/')).body.map(({ id }: User) => id);
    expect(ids).not.toContain(user.id);
    expect((await server.mailbox()).at(-1)).toMatchObject({
      to: user.email,
      subject: expect.stringContaining('will be deleted'),
    });
  });

  it('is taken back by logging in, and then everything is as it was', async () => {
    const user = await buildInvestor(server.context);
    await remove(user);
    server.clock.pass(13 * DAY);
    await tidyUp(server);
    expect((await logIn(user)).body).toMatchObject({
      user: { id: user.id, is_profile_live: true },
      deletion_undone: true,
    });
    expect((await logIn(user)).body).not.toHaveProperty('deletion_undone');
    expect((await server.mailbox()).at(-1)).toMatchObject({
      to: user.email,
      subject: expect.stringContaining('was canceled'),
    });
    server.clock.pass(2 * DAY);
    await tidyUp(server);
    expect((await call(server, 'GET', `/accounts/investors/${user.id}/`)).status).toBe(200);
  });

  it('leaves nothing after 14 days, no row and no file', async () => {
    const { context } = server;
    const { investor, founder, keys } = await aFullLife();
    await remove(founder);
    server.clock.pass(14 * DAY);
    await tidyUp(server);
    expect(await findUser(context.db, founder.id)).toBeUndefined();
    expect(await context.files.open(keys.deck)).toBeNull();
    expect(await context.files.open(keys.proof)).toBeNull();
    expect(await context.files.open(keys.photo)).not.toBeNull();
    await remove(investor);
    server.clock.pass(14 * DAY);
    await tidyUp(server);
    expect(await context.files.open(keys.photo)).toBeNull();
    expect((await logIn(founder)).status).toBe(401);
  });

  it('is not kept back by a file of another account that cannot be removed', async () => {
    const { context } = server;
    const people = [await buildUser(context), await buildUser(context), await buildUser(context)];
    const [stuck, ...others] = people;
    await context.db
      .updateTable('users')
      .set({ profile_image: 'profile-images/stuck.jpg' })
      .where('id', '=', stuck?.id ?? 0)
      .execute();
    for (const user of people) await remove(user);
    server.clock.pass(14 * DAY);
    const { files } = context;
    const broken = jest.spyOn(files, 'remove').mockImplementation(async (key) => {
      if (key.includes('stuck')) throw new Error('The disk refuses.');
    });
    await expect(tidyUp(server)).rejects.toThrow('1 could not be processed.');
    expect(await findUser(context.db, stuck?.id ?? 0)).toBeDefined();
    for (const { id } of others) expect(await findUser(context.db, id)).toBeUndefined();
    broken.mockRestore();
    server.clock.pass(600);
    await tidyUp(server);
    expect(await findUser(context.db, stuck?.id ?? 0)).toBeUndefined();
  });

  it('takes received decks along with their files when the investor goes first', async () => {
    const { context } = server;
    const { investor, keys } = await aFullLife();
    await remove(investor);
    server.clock.pass(14 * DAY);
    await tidyUp(server);
    expect(await context.files.open(keys.deck)).toBeNull();
    expect(await context.files.open(keys.proof)).toBeNull();
  });
});

/** Tables with a foreign key to users, and its delete rule. */
async function referringToPeople(db: Db): Promise<Map<string, string>> {
  const { rows } = isPostgres(db)
    ? await sql<{ name: string; rule: string }>`
        select conrelid::regclass::text as name,
          case confdeltype when 'c' then 'CASCADE' when 'n' then 'SET NULL' else 'none' end as rule
        from pg_constraint where contype = 'f' and confrelid = 'users'::regclass`.execute(db)
    : await sql<{ name: string; rule: string }>`
        select tables.name, keys.on_delete as rule
        from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys
        where tables.type = 'table' and keys."table" = 'users'`.execute(db);
  return new Map(rows.map(({ name, rule }) => [name, rule]));
}

describe('what belongs to a person', () => {
  it('is on one list: every table that refers to people, and its rows go with the person', async () => {
    const { db } = server.context;
    const tables = await db.introspection.getTables();
    const referring = await referringToPeople(db);
    const listed = new Set(PERSONAL_DATA.flatMap((belonging) => belonging.tables));
    expect([...referring.keys()].filter((name) => !listed.has(name as never))).toEqual([]);
    expect([...referring].filter(([, onDelete]) => !['CASCADE', 'SET NULL'].includes(onDelete))).toEqual([]);
    expect([...listed].filter((name) => !tables.some((table) => table.name === name))).toEqual([]);
  });
});
