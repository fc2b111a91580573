import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  damagedPdf,
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
import { COMPLETE_FOUNDER } from '../../../test/factories/submissions.ts';
import { bearer, buildInvestor, buildUser } from '../../../test/factories/users.ts';
import { readDeck } from '../../decks/reading/read-deck.ts';
import type { NewUser, UserRow } from '../../platform/database/tables.ts';
import { saveQuestions } from '../../questions/save-questions.ts';

const PATH = '/pitch-decks/answer-questions/';

let server: TestApp;
/** A server whose reader returns a deck that was read before. */
let quick: TestApp;
let deck: Uint8Array;

beforeAll(async () => {
  deck = await goodDeck();
  server = await buildTestApp();
  const file = join(server.dir, 'known.pdf');
  writeFileSync(file, deck);
  const known = await readDeck(file);
  quick = await buildTestApp({
    readDeck: async () => known,
    env: { REQUESTS_PER_MINUTE: '100000', DECK_READERS: '8' },
  });
});
afterAll(() => Promise.all([server.close(), quick.close()]));

const buildFounder = (on: TestApp, overrides: Partial<NewUser> = {}) =>
  buildUser(on.context, { ...COMPLETE_FOUNDER, ...overrides });

interface Attempt {
  on?: TestApp;
  name?: string;
  content?: Uint8Array;
  key?: string;
}

async function send(
  founder: UserRow,
  to: number | string,
  { on = quick, name = 'Isferd.pdf', content = deck, key }: Attempt = {},
) {
  const form = fileForm(name, content, 'file', { investor_id: String(to) });
  return await call(on, 'POST', PATH, {
    body: form.body,
    headers: { ...form.headers, ...(await bearer(on.context, founder)), ...(key && { 'idempotency-key': key }) },
  });
}

const filesIn = (dir: string) => (existsSync(dir) ? readdirSync(dir) : []);
const leftovers = ({ dir }: TestApp) => filesIn(join(dir, 'tmp'));
const decks = ({ dir }: TestApp) => filesIn(join(dir, 'files/decks'));
const sentBy = ({ context }: TestApp, founder: UserRow) =>
  context.db.selectFrom('submissions').selectAll().where('founder_id', '=', founder.id).orderBy('created_at').execute();

async function expectNothingSent(on: TestApp, founder: UserRow, before: string[]) {
  expect(await sentBy(on, founder)).toEqual([]);
  expect(decks(on)).toEqual(before);
  expect(leftovers(on)).toEqual([]);
}

describe('a deck is not sent', () => {
  it('by a visitor', async () => {
    const form = fileForm('deck.pdf', deck, 'file', { investor_id: '1' });
    expect((await call(quick, 'POST', PATH, form)).status).toBe(401);
  });

  it('while my profile lacks something, and I am told what', async () => {
    const founder = await buildFounder(quick, { company: ' ', bio: '' });
    const investor = await buildInvestor(quick.context);
    const { status, body } = await send(founder, investor.id);
    expect(status).toBe(400);
    expect(body).toEqual({
      company: ['Company is missing.'],
      bio: ['Bio is missing.'],
      non_field_errors: ['Please complete your profile before sending a deck: Company, Bio'],
      code: 'profile_incomplete',
    });
    await expectNothingSent(quick, founder, decks(quick));
  });

  it('from an address that is not confirmed, where that is asked for', async () => {
    const strict = await buildTestApp({ env: { REQUIRE_VERIFIED_EMAIL: 'on' } });
    const founder = await buildFounder(strict, { email_verified_at: null });
    const investor = await buildInvestor(strict.context);
    const { status, body } = await send(founder, investor.id, { on: strict });
    expect([status, body.code]).toEqual([400, 'profile_incomplete']);
    expect(body.email_verified).toEqual(['Verified email address is missing.']);
    await strict.close();
  });

  it.each([
    ['', 400, { investor_id: ['This field is required.'], code: 'validation_failed' }],
    ['1 or 1=1', 400, { investor_id: ['This field is required.'], code: 'validation_failed' }],
    ['999999', 404, { detail: 'Investor profile not found.', code: 'not_found' }],
  ])('to nobody, as %j', async (to, expected, answer) => {
    const founder = await buildFounder(quick);
    const before = decks(quick);
    const { status, body } = await send(founder, to);
    expect([status, body]).toEqual([expected, answer]);
    await expectNothingSent(quick, founder, before);
  });

  it('to an investor who is not live, to a founder, or to oneself', async () => {
    const founder = await buildFounder(quick);
    const dark = await buildInvestor(quick.context, { is_profile_live: 0 });
    const other = await buildFounder(quick);
    expect((await send(founder, dark.id)).body.detail).toBe('This investor profile is not active at the moment.');
    expect((await send(founder, other.id)).status).toBe(404);
    const investor = await buildInvestor(quick.context);
    expect((await send(investor, investor.id)).body.investor_id).toEqual(['You cannot send a deck to yourself.']);
  });

  it.each([
    ['deck.exe', 'executable', 'Executable files are not allowed'],
    ['deck.pptx', 'file_type', 'Allowed types: PDF'],
  ])('as %s', async (name, code, detail) => {
    const founder = await buildFounder(quick);
    const investor = await buildInvestor(quick.context);
    const { status, body } = await send(founder, investor.id, { name });
    expect([status, body]).toEqual([400, { detail, code }]);
    expect(leftovers(quick)).toEqual([]);
  });

  it.each([
    ['empty', 400, emptyFile],
    ['not_a_pdf', 400, notAPdf],
    ['encrypted', 422, encryptedPdf],
    ['no_pages', 422, zeroPagePdf],
    ['damaged', 422, damagedPdf],
  ] as const)('whose content is %s, and a sentence says so', async (code, expected, make) => {
    const founder = await buildFounder(server);
    const investor = await buildInvestor(server.context);
    const before = decks(server);
    const { status, body } = await send(founder, investor.id, { on: server, content: await make() });
    expect([status, body.code]).toEqual([expected, code]);
    expect(body.detail).toMatch(/^[A-Z].+\.$/);
    await expectNothingSent(server, founder, before);
  });

  it('without a file', async () => {
    const founder = await buildFounder(quick);
    const form = fileForm('', new Uint8Array());
    const boundary = form.headers['content-type'].split('boundary=')[1];
    const { body } = await call(quick, 'POST', PATH, {
      body: Buffer.from(`--${boundary}--\r\n`),
      headers: { ...form.headers, ...(await bearer(quick.context, founder)) },
    });
    expect(body).toEqual({ detail: 'Please upload a pitch deck first', code: 'no_file' });
  });

  it('when all readers are at work', async () => {
    const full = await buildTestApp();
    await keepReadersBusy(full.context);
    const founder = await buildFounder(full);
    const { status, headers } = await send(founder, (await buildInvestor(full.context)).id, { on: full });
    expect([status, headers['retry-after']]).toEqual([503, '17']);
    await expectNothingSent(full, founder, []);
    await full.close();
  });

  it('that the virus scan refuses, nor while the scan cannot run', async () => {
    for (const [command, expected, code] of [
      ['/bin/false --quiet', 422, 'infected'],
      ['/no/such/scanner', 503, 'scan_unavailable'],
    ] as const) {
      const guarded = await buildTestApp({ env: { SCAN_COMMAND: command } });
      const founder = await buildFounder(guarded);
      const { status, body } = await send(founder, (await buildInvestor(guarded.context)).id, { on: guarded });
      expect([status, body.code]).toEqual([expected, code]);
      await expectNothingSent(guarded, founder, []);
      await guarded.close();
    }
  });

  it('and leaves no file when the database refuses it', async () => {
    const broken = await buildTestApp({ readDeck: quick.context.readDeck });
    const founder = await buildFounder(broken);
    const investor = await buildInvestor(broken.context);
    const { schema } = broken.context.db;
    await schema.alterTable('submission_events').renameTo('mislaid').execute();
    expect((await send(founder, investor.id, { on: broken })).status).toBe(500);
    await schema.alterTable('mislaid').renameTo('submission_events').execute();
    await expectNothingSent(broken, founder, []);
    await broken.close();
  });
});

describe('a deck that is sent', () => {
  it('comes back with the questions of the investor as they are then, and the LinkedIn question last', async () => {
    const founder = await buildFounder(server);
    const investor = await buildInvestor(server.context, { first_name: 'Leonie', last_name: 'Harrow' });
    const ask = (question: string) =>
      saveQuestions(server.context, investor.id, [
        {
          id: 'a',
          question,
          type: 'dropdown',
          required: true,
          options: ['Yes', 'No'],
          parent_question: null,
          trigger_values: [],
        },
        {
          id: 'b',
          question: 'Who?',
          type: 'both',
          required: false,
          options: [],
          parent_question: 'a',
          trigger_values: ['Yes'],
        },
      ]);
    const [first, second] = await ask('Any pilots?');
    const { status, body } = await send(founder, investor.id, { on: server, name: '../Isferd \u202Ev4.pdf' });
    await ask('Changed later');
    expect(status).toBe(201);
    const empty = { answer: '', file_url: null, file_name: null, file_size: null };
    expect(body).toEqual({
      submission_id: expect.any(String),
      investor: { id: investor.id, name: 'Leonie Harrow', company: 'Fold Capital' },
      original_filename: 'Isferd v4.pdf',
      answered_at: null,
      answers: [
        {
          ...empty,
          id: first?.id,
          question: 'Any pilots?',
          type: 'dropdown',
          required: true,
          options: ['Yes', 'No'],
          is_conditional: false,
          parent_question: null,
          trigger_values: [],
        },
        {
          ...empty,
          id: second?.id,
          question: 'Who?',
          type: 'both',
          required: false,
          options: [],
          is_conditional: true,
          parent_question: first?.id,
          trigger_values: ['Yes'],
        },
        {
          ...empty,
          id: 'linkedin_links',
          question: 'LinkedIn profiles of the founders',
          type: 'text',
          required: false,
          options: [],
          is_conditional: false,
          parent_question: null,
          trigger_values: [],
        },
      ],
    });

    const path = `/pitch-decks/submissions/${body.submission_id}/questionnaire/`;
    expect((await call(server, 'GET', path, { headers: await bearer(server.context, founder) })).body).toEqual(body);
    const [row] = await sentBy(server, founder);
    expect(row).toMatchObject({
      id: body.submission_id,
      status: 'New',
      company_name: 'Isferd',
      founder_name: 'Mara Lindqvist',
      founder_work_field: 'Logistics',
      original_filename: 'Isferd v4.pdf',
      file_size: deck.length,
      previous_id: null,
    });
    expect(row?.page_count).toBeGreaterThan(5);
    expect(readFileSync(join(server.dir, 'files', row?.file_key ?? ''))).toEqual(Buffer.from(deck));
    expect(leftovers(server)).toEqual([]);
  });

  it('may be made of pictures alone', async () => {
    const founder = await buildFounder(server);
    const content = await imageOnlyDeck();
    const { status } = await send(founder, (await buildInvestor(server.context)).id, { on: server, content });
    expect(status).toBe(201);
    expect((await sentBy(server, founder))[0]?.page_count).toBeGreaterThan(0);
  });

  it('again to the same investor is a new version of the one before, and to another is not', async () => {
    const founder = await buildFounder(quick);
    const [investor, other] = [await buildInvestor(quick.context), await buildInvestor(quick.context)];
    const headers = await bearer(quick.context, founder);
    const before = () => call(quick, 'GET', `/pitch-decks/approach/${investor.id}/`, { headers });
    expect((await before()).body).toEqual({
      investment_stage: 'Seed',
      investment_geography: 'Nordics',
      question_count: 0,
      sent: { count: 0, latest: null },
    });
    const first = (await send(founder, investor.id, { name: 'v1.pdf' })).body.submission_id;
    quick.clock.pass(60);
    const second = (await send(founder, investor.id, { name: 'v2.pdf' })).body.submission_id;
    quick.clock.pass(60);
    await send(founder, other.id);
    expect((await sentBy(quick, founder)).map(({ previous_id }) => previous_id)).toEqual([null, first, null]);
    expect((await before()).body.sent).toMatchObject({
      count: 2,
      latest: { submission_id: second, original_filename: 'v2.pdf', answered: false },
    });
  });

  it('is told to the investor by mail, with a link and without the file, unless they asked for none', async () => {
    const founder = await buildFounder(quick, { company: 'Isferd\r\nBcc: all@example.test <b>' });
    const investor = await buildInvestor(quick.context);
    const quiet = await buildInvestor(quick.context, { notifications: '{"new_deck":false}' });
    const { submission_id } = (await send(founder, investor.id)).body;
    await send(founder, quiet.id);
    const mails = (await quick.mailbox()).filter(({ to }) => [investor.email, quiet.email].includes(to));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: investor.email,
      subject: 'Isferd Bcc: all@example.test <b> sent you a pitch deck',
      link: expect.stringContaining(`/dashboard?submission=${submission_id}`),
    });
    expect(mails[0]?.html).not.toContain('<b>');
  });
});

describe('sending with an Idempotency-Key', () => {
  it('has one effect, however often and at once it is done', async () => {
    const founder = await buildFounder(quick);
    const investor = await buildInvestor(quick.context);
    const headers = await bearer(quick.context, founder);
    const form = fileForm('Isferd.pdf', deck, 'file', { investor_id: String(investor.id) });
    const ask = () =>
      call(quick, 'POST', PATH, {
        body: form.body,
        headers: { ...form.headers, ...headers, 'idempotency-key': 'one deck' },
      });
    const before = decks(quick).length;
    const answers: { status: number; body: { submission_id: string } }[] = [];
    // As many at once as the pool has connections to PostgreSQL: a request that waits too long for one is answered 503.
    for (let round = 0; round < 100; round += 1) answers.push(...(await Promise.all(Array.from({ length: 10 }, ask))));
    expect(answers).toHaveLength(1000);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.submission_id)).size).toBe(1);
    expect(await sentBy(quick, founder)).toHaveLength(1);
    expect(decks(quick)).toHaveLength(before + 1);
    expect(leftovers(quick)).toEqual([]);
    expect((await quick.mailbox()).filter(({ to }) => to === investor.email)).toHaveLength(1);
  }, 120_000);

  it('refuses the key for another deck or another investor', async () => {
    const founder = await buildFounder(quick);
    const [investor, other] = [await buildInvestor(quick.context), await buildInvestor(quick.context)];
    expect((await send(founder, investor.id, { key: 'k' })).status).toBe(201);
    for (const attempt of [
      await send(founder, other.id, { key: 'k' }),
      await send(founder, investor.id, { key: 'k', content: Buffer.concat([deck, Buffer.from('\n')]) }),
    ]) {
      expect([attempt.status, attempt.body.code]).toEqual([422, 'idempotency_key_reused']);
    }
    expect(await sentBy(quick, founder)).toHaveLength(1);
  });

  it('is a matter of one person and one day', async () => {
    const [founder, other] = [await buildFounder(quick), await buildFounder(quick)];
    const investor = await buildInvestor(quick.context);
    const first = (await send(founder, investor.id, { key: 'same' })).body.submission_id;
    expect((await send(other, investor.id, { key: 'same' })).body.submission_id).not.toBe(first);
    quick.clock.pass(24 * 3600);
    expect((await send(founder, investor.id, { key: 'same' })).body.submission_id).not.toBe(first);
    expect(await sentBy(quick, founder)).toHaveLength(2);
  });

  it('that failed may be tried again with the same key', async () => {
    const moody = await buildTestApp({ readDeck: quick.context.readDeck });
    const makeRoom = await keepReadersBusy(moody.context);
    const founder = await buildFounder(moody);
    const investor = await buildInvestor(moody.context);
    expect((await send(founder, investor.id, { on: moody, key: 'k' })).status).toBe(503);
    await makeRoom();
    expect((await send(founder, investor.id, { on: moody, key: 'k' })).status).toBe(201);
    await moody.close();
  });
});

describe('whoever loses the connection', () => {
  it('at half of the upload leaves neither row nor file, and sends it again with success', async () => {
    const patient = await buildTestApp({ readDeck: quick.context.readDeck });
    const founder = await buildFounder(patient);
    const investor = await buildInvestor(patient.context);
    const tmp = join(patient.dir, 'tmp');
    mkdirSync(tmp);
    await patient.app.listen({ port: 0, host: '127.0.0.1' });
    const form = fileForm('Isferd.pdf', Buffer.concat([deck, Buffer.alloc(4_000_000)]), 'file', {
      investor_id: String(investor.id),
    });
    const client = request({
      method: 'POST',
      port: (patient.app.server.address() as AddressInfo).port,
      path: `/api${PATH}`,
      headers: {
        ...form.headers,
        ...(await bearer(patient.context, founder)),
        'content-length': form.body.length,
        'idempotency-key': 'k',
      },
    });
    client.on('error', () => {});
    const watcher = watch(tmp);
    const arrival = once(watcher, 'change');
    client.write(form.body.subarray(0, form.body.length / 2));
    await arrival;
    client.destroy();
    watcher.close();
    const again = await send(founder, investor.id, { on: patient, key: 'k' });
    expect(again.status).toBe(201);
    await patient.app.close();
    expect(readdirSync(tmp)).toEqual([]);
    expect(decks(patient)).toHaveLength(1);
    await patient.close();
  });
});

describe('the link to a deck', () => {
  const open = (path: string, on = quick) => on.app.inject(path);

  async function aLink(name = 'Isferd – "v4".pdf') {
    const founder = await buildFounder(quick);
    const { body } = await send(founder, (await buildInvestor(quick.context)).id);
    const [row] = await sentBy(quick, founder);
    return { link: quick.context.fileLinks.to({ key: row?.file_key ?? '', name, opens: body.submission_id }), founder };
  }

  it('does not count when it is made up, changed, or too old', async () => {
    const { link } = await aLink();
    for (const wrong of [
      link.replace(/signature=./, 'signature=!'),
      link.replace(/expires=1/, 'expires=2'),
      link.replace('name=', 'name=x'),
      link.replace(/&opens=[^&]+/, ''),
      link.replace(/signature=[^&]+/, 'signature='),
    ]) {
      const { statusCode, body } = await open(wrong);
      expect([statusCode, JSON.parse(body).code]).toEqual([403, 'file_link_invalid']);
    }
    quick.clock.pass(2 * 3600);
    expect(JSON.parse((await open(link)).body).code).toBe('file_link_expired');
  });

  it('opens the file under its name, as nothing but a PDF, without powers', async () => {
    const { link } = await aLink();
    const { statusCode, headers, rawPayload } = await open(link);
    expect(statusCode).toBe(200);
    expect(rawPayload).toEqual(Buffer.from(deck));
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Isferd _ _v4_.pdf"; filename*=UTF-8''Isferd%20%E2%80%93%20%22v4%22.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  it('gives a part of the file to a reader that asks for it', async () => {
    const { link } = await aLink();
    const part = (range: string, headers = {}) => quick.app.inject({ url: link, headers: { range, ...headers } });
    const file = Buffer.from(deck);
    const size = file.length;
    expect((await open(link)).headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': String(size) });
    for (const [range, start, end] of [
      ['bytes=0-99', 0, 99],
      [`bytes=${size - 10}-`, size - 10, size - 1],
      ['bytes=-7', size - 7, size - 1],
    ] as const) {
      const { statusCode, headers, rawPayload } = await part(range);
      expect(statusCode).toBe(206);
      expect(headers).toMatchObject({
        'accept-ranges': 'bytes',
        'content-length': String(end - start + 1),
        'content-range': `bytes ${start}-${end}/${size}`,
        'content-type': 'application/pdf',
      });
      expect(rawPayload).toEqual(file.subarray(start, end + 1));
    }
    const beyond = await part(`bytes=${size}-`);
    expect([beyond.statusCode, beyond.headers['content-range'], JSON.parse(beyond.body).code]).toEqual([
      416,
      `bytes */${size}`,
      'range_not_satisfiable',
    ]);
    for (const whole of [part('bytes=0-1,4-5'), part('lines=1-2'), part('bytes=0-9', { 'if-range': '"another"' })]) {
      const { statusCode, headers, rawPayload } = await whole;
      expect([statusCode, headers['content-range'], rawPayload.length]).toEqual([200, undefined, size]);
    }
    const forged = await quick.app.inject({
      url: link.replace(/signature=./, 'signature=!'),
      headers: { range: 'bytes=0-9' },
    });
    expect(forged.statusCode).toBe(403);
  });

  it('makes a new submission a reviewed one, and leaves one that is decided as it is', async () => {
    const { link, founder } = await aLink();
    await open(link);
    await open(link);
    const [row] = await sentBy(quick, founder);
    expect(row?.status).toBe('Reviewed');
    const { db } = quick.context;
    const events = await db
      .selectFrom('submission_events')
      .select('kind')
      .where('submission_id', '=', row?.id ?? '')
      .execute();
    expect(events.map(({ kind }) => kind).sort()).toEqual(['opened', 'sent', 'status']);
    await db
      .updateTable('submissions')
      .set({ status: 'Passed' })
      .where('id', '=', row?.id ?? '')
      .execute();
    await open(link);
    expect((await sentBy(quick, founder))[0]?.status).toBe('Passed');
  });

  it('to anything that was not checked is a download', async () => {
    await quick.context.files.put('answers/a.bin', Buffer.from('<script>'));
    const { headers } = await open(quick.context.fileLinks.to({ key: 'answers/a.bin', name: 'page.html' }));
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="page.html"; filename*=UTF-8''page.html`,
    });
  });
});
