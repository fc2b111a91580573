import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { call } from '../../../test/factories/requests.ts';
import { buildSubmission, COMPLETE_FOUNDER } from '../../../test/factories/submissions.ts';
import { bearer, buildInvestor, buildUser } from '../../../test/factories/users.ts';
import type { UserRow } from '../../platform/database/tables.ts';

const LIST = '/pitch-decks/investor/submissions/';

let server: TestApp;
let founder: UserRow;
beforeAll(async () => {
  server = await buildTestApp();
  founder = await buildUser(server.context, { ...COMPLETE_FOUNDER, phone: '+45 31 55 50 166' });
});
afterAll(() => server.close());

let investor: UserRow;
let headers: { authorization: string };
beforeEach(async () => {
  investor = await buildInvestor(server.context, { first_name: 'Ada', last_name: 'Fold' });
  headers = await bearer(server.context, investor);
});

const build = (
  overrides: Parameters<typeof buildSubmission>[2] = {},
  questions?: Parameters<typeof buildSubmission>[3],
) => buildSubmission(server.context, { founder, investor }, overrides, questions);
const get = (path: string) => call(server, 'GET', path, { headers });
const patch = (id: string, body: object) => call(server, 'PATCH', `${LIST}${id}/`, { headers, body });
const undo = (id: string, decision: string) =>
  call(server, 'POST', `${LIST}${id}/undo/`, { headers, body: { decision } });
const statusOf = async (id: string) => (await get(`${LIST}${id}/`)).body.status;

describe('the decks an investor has received', () => {
  it('are only theirs', async () => {
    await build();
    const other = await buildInvestor(server.context);
    const { body } = await call(server, 'GET', LIST, { headers: await bearer(server.context, other) });
    expect(body).toEqual([]);
  });

  it('come newest first, with the founder’s details of today', async () => {
    await build({ company_name: 'Older', created_at: '2026-01-01T00:00:00.000Z' });
    await build({ company_name: 'Newer', created_at: '2026-02-01T00:00:00.000Z' });
    const { body } = await get(LIST);
    expect(body.map(({ company_name }: { company_name: string }) => company_name)).toEqual(['Newer', 'Older']);
    expect(body[0]).toMatchObject({
      founder_email: founder.email,
      founder_phone: '+45 31 55 50 166',
      investor_name: 'Ada Fold',
      status: 'New',
      note: '',
      file_url: expect.stringMatching(/^\/api\/files\/decks\/.+signature=/),
    });
  });

  it('come in pages with what a list shows, and no more', async () => {
    const { id } = await build({ company_name: 'Isferd', answered_at: server.context.clock().toISOString() });
    const { body } = await get(`${LIST}?page=1&page_size=20`);
    expect(body).toEqual({
      count: 1,
      results: [
        {
          id,
          company_name: 'Isferd',
          founder_name: expect.any(String),
          founder_work_field: expect.any(String),
          founder_profile_image: null,
          founder_email: founder.email,
          founder_phone: '+45 31 55 50 166',
          description: expect.any(String),
          created_at: expect.any(String),
          status: 'New',
          likelihood_score: null,
          likelihood_pending: true,
        },
      ],
    });
  });

  it.each(['', '&status=new', '&status=reviewed', '&sort=likelihood', '&search=isferd'])(
    'come with their number on every page, also past the end%s',
    async (filter) => {
      for (const status of ['New', 'New', 'New', 'Reviewed', 'Contacting', 'Reviewed'] as const) {
        await build({ status, search_text: 'isferd' });
      }
      const total = filter.startsWith('&status') ? 3 : 6;
      const { body: whole } = await get(`${LIST}?page=1&page_size=6${filter}`);
      expect(whole).toMatchObject({ count: total, results: { length: total } });
      const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
      for (let page = 1; page <= total / 2 + 2; page += 1) {
        const { body } = await get(`${LIST}?page=${page}&page_size=2${filter}`);
        expect(body.count).toBe(total);
        expect(ids(body.results)).toEqual(ids(whole.results).slice(2 * page - 2, 2 * page));
      }
    },
  );

  it('are counted by status', async () => {
    for (const status of ['New', 'New', 'Reviewed', 'Contacting', 'Passed'] as const) await build({ status });
    const { body } = await get(`${LIST}summary/`);
    expect(body).toEqual({ all: 5, new: 2, reviewed: 1, contacted: 1, rejected: 1 });
  });

  it.each([
    ['new', ['New']],
    ['reviewed', ['Contacting', 'Reviewed']],
    ['reviewed-only', ['Reviewed']],
    ['passed', ['Passed']],
    ['all', ['Contacting', 'New', 'Passed', 'Reviewed']],
  ])('in the tab %s are those with the status %j', async (tab, statuses) => {
    for (const status of ['New', 'Reviewed', 'Contacting', 'Passed'] as const) await build({ status });
    const { body } = await get(`${LIST}?status=${tab}`);
    expect(body.results.map(({ status }: { status: string }) => status).sort()).toEqual(statuses);
    expect(body.count).toBe(statuses.length);
  });

  it('are found by company, founder, sector and description, whatever the capitals', async () => {
    const { id } = await build({ search_text: 'isferd mara lindqvist logistics spoiled loads' });
    await build({ search_text: 'something else' });
    for (const term of ['ISFERD', 'lindqvist', 'Logist', 'spoiled load']) {
      const { body } = await get(`${LIST}?search=${encodeURIComponent(term)}`);
      expect(body.results.map((row: { id: string }) => row.id)).toEqual([id]);
    }
    expect((await get(`${LIST}?search=nothing%25`)).body).toEqual({ count: 0, results: [] });
  });

  it('come in pages and in the order asked for', async () => {
    for (const [company_name, likelihood_score] of [
      ['Beta', 3],
      ['alpha', 9],
      ['Gamma', null],
    ] as const) {
      await build({ company_name, likelihood_score });
    }
    const names = async (query: string) =>
      (await get(`${LIST}?${query}`)).body.results.map((row: { company_name: string }) => row.company_name);
    expect(await names('sort=company')).toEqual(['alpha', 'Beta', 'Gamma']);
    expect(await names('sort=likelihood')).toEqual(['alpha', 'Beta', 'Gamma']);
    expect(await names('sort=company&page=2&page_size=2')).toEqual(['Gamma']);
  });

  it('show the answers only once the founder has submitted them, and no hidden ones', async () => {
    const questions = [
      {
        question_id: 'stage',
        question: 'Stage?',
        type: 'dropdown' as const,
        options: '["Idea","Live"]',
        answer: 'Live',
      },
      {
        question_id: 'idea',
        question: 'Why?',
        parent_question: 'stage',
        trigger_values: '["Idea"]',
        answer: 'left over',
      },
      { question_id: 'live', question: 'Users?', parent_question: 'stage', trigger_values: '["Live"]', answer: '120' },
    ];
    const draft = await build({}, questions);
    expect((await get(`${LIST}${draft.id}/`)).body.answers).toEqual([]);
    const sent = await build({ answered_at: '2026-11-20T10:00:00.000Z' }, questions);
    const { body } = await get(`${LIST}${sent.id}/`);
    expect(body.answers.map(({ id }: { id: string }) => id)).toEqual(['stage', 'live']);
    expect(body.versions.map(({ id }: { id: string }) => id)).toContain(draft.id);
  });
});

describe('a decision about a deck', () => {
  it.each([
    ['New', ['Reviewed', 'Contacting', 'Passed']],
    ['Reviewed', ['Contacting', 'Passed']],
    ['Contacting', ['Passed']],
    ['Passed', ['Contacting']],
  ] as const)('can lead from %s to %j and nowhere else', async (from, allowed) => {
    for (const to of ['New', 'Reviewed', 'Contacting', 'Passed'] as const) {
      const { id } = await build({ status: from });
      const { status, body } = await patch(id, { status: to });
      const isAllowed = (allowed as readonly string[]).includes(to);
      expect(status).toBe(isAllowed ? 200 : 409);
      if (!isAllowed) expect(body).toMatchObject({ code: 'status_conflict', detail: expect.any(String) });
      expect(await statusOf(id)).toBe(isAllowed ? to : from);
    }
  });

  it('needs a status or a note, and a status that exists', async () => {
    const { id } = await build();
    expect((await patch(id, {})).status).toBe(400);
    expect((await patch(id, { status: 'Lost' })).status).toBe(400);
    expect((await patch(id, { status: 'Passed', pass_reason: 'whim' })).status).toBe(400);
  });

  it('is told to the founder by mail, once it can no longer be taken back', async () => {
    const { id } = await build({ company_name: 'Told' });
    await patch(id, { status: 'Passed', pass_reason: 'traction', pass_comment: 'Come back with ten customers.' });
    await server.work(['mail']);
    const about = async () => (await server.mailbox()).filter(({ text }) => text.includes('Told'));
    expect(await about()).toEqual([]);
    server.clock.pass(13);
    await server.work(['mail']);
    await server.work(['mail']);
    const mails = await about();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: founder.email,
      text: expect.stringContaining('Come back with ten customers.'),
    });
  });

  it('is not told to a founder who wants no such mail', async () => {
    const quiet = await buildUser(server.context, { ...COMPLETE_FOUNDER, notifications: '{"deck_status":false}' });
    const { id } = await buildSubmission(server.context, { founder: quiet, investor });
    await patch(id, { status: 'Contacting' });
    server.clock.pass(13);
    await server.work(['mail']);
    expect((await server.mailbox()).filter(({ to }) => to === quiet.email)).toEqual([]);
  });

  it('can be taken back for a few seconds, and then nobody hears of it', async () => {
    const { id } = await build({ status: 'Reviewed', company_name: 'Undone' });
    const { decision } = (await patch(id, { status: 'Passed', pass_reason: 'market' })).body;
    const { status, body } = await undo(id, decision);
    expect({ status, ...body }).toMatchObject({ status: 'New', pass_reason: null });
    server.clock.pass(13);
    await server.work(['mail']);
    expect((await server.mailbox()).filter(({ text }) => text.includes('Undone'))).toEqual([]);
  });

  it('cannot be taken back later', async () => {
    const { id } = await build();
    const { decision } = (await patch(id, { status: 'Passed' })).body;
    server.clock.pass(30);
    expect(await undo(id, decision)).toMatchObject({ status: 409, body: { code: 'undo_too_late' } });
    expect(await statusOf(id)).toBe('Passed');
  });

  it('is taken back once, even if the request is repeated', async () => {
    const { id } = await build();
    const first = (await patch(id, { status: 'Contacting' })).body.decision;
    server.clock.pass(1);
    const second = (await patch(id, { status: 'Passed' })).body.decision;
    const answers = await Promise.all([undo(id, second), undo(id, second)]);
    answers.push(await undo(id, second));
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual(
      Array.from({ length: 3 }, () => [200, 'Contacting']),
    );
    expect(await undo(id, first)).toMatchObject({ status: 200, body: { status: 'New' } });
  });

  it('is not taken back by the undo of an earlier or a foreign one', async () => {
    const [{ id }, other] = [await build(), await build()];
    const first = (await patch(id, { status: 'Contacting' })).body.decision;
    server.clock.pass(1);
    await patch(id, { status: 'Passed' });
    expect(await undo(id, first)).toMatchObject({ status: 409, body: { code: 'undo_superseded' } });
    const foreign = (await patch(other.id, { status: 'Passed' })).body.decision;
    expect(await undo(id, foreign)).toMatchObject({ status: 409, body: { code: 'undo_too_late' } });
    expect([await statusOf(id), await statusOf(other.id)]).toEqual(['Passed', 'Passed']);
  });

  it('can be made for many at once; what cannot move stays', async () => {
    const [a, b, contacted] = [
      await build(),
      await build({ status: 'Reviewed' }),
      await build({ status: 'Contacting' }),
    ];
    const foreign = await buildSubmission(server.context, {
      founder,
      investor: await buildInvestor(server.context),
    });
    const ids = [a.id, b.id, contacted.id, foreign.id, 'made-up'];
    const { body } = await call(server, 'POST', `${LIST}bulk/`, { headers, body: { ids, status: 'Reviewed' } });
    expect(body).toEqual({
      changed: [{ id: a.id, decision: expect.any(String) }],
      unchanged: [b.id, contacted.id, foreign.id, 'made-up'],
    });
    const { body: passed } = await call(server, 'POST', `${LIST}bulk/`, { headers, body: { ids, status: 'Passed' } });
    expect(passed.changed.map(({ id }: { id: string }) => id)).toEqual([a.id, b.id, contacted.id]);
    const untouched = await server.context.db
      .selectFrom('submissions')
      .select('status')
      .where('id', '=', foreign.id)
      .executeTakeFirstOrThrow();
    expect(untouched.status).toBe('New');
  });
});

describe('what an investor keeps for themselves', () => {
  it('a note is theirs alone', async () => {
    const { id } = await build();
    expect((await patch(id, { note: ' Call on Monday ' })).body.note).toBe('Call on Monday');
    const theirs = await call(server, 'GET', `/pitch-decks/founder/submissions/${id}/`, {
      headers: await bearer(server.context, founder),
    });
    expect(JSON.stringify(theirs.body)).not.toContain('Monday');
  });

  it('filters are saved, listed and deleted, up to twenty', async () => {
    const save = (name: string) =>
      call(server, 'POST', '/pitch-decks/investor/filters/', { headers, body: { name, query: 'status=new' } });
    const { body: first } = await save('Fresh');
    for (let n = 1; n < 20; n++) await save(`No. ${n}`);
    expect(await save('Too many')).toMatchObject({ status: 400, body: { name: ['You can save at most 20 filters.'] } });
    expect((await get('/pitch-decks/investor/filters/')).body).toHaveLength(20);
    const gone = await call(server, 'DELETE', `/pitch-decks/investor/filters/${first.id}/`, { headers });
    expect(gone.status).toBe(204);
    expect((await get('/pitch-decks/investor/filters/')).body).toHaveLength(19);
  });

  it('filters have different names, whatever the case and the spaces', async () => {
    const save = (name: string) =>
      call(server, 'POST', '/pitch-decks/investor/filters/', { headers, body: { name, query: 'status=new' } });
    const taken = {
      status: 400,
      body: { name: ['You already have a filter with this name. Choose another name.'] },
    };
    const { body: first } = await save('Strong ones');
    for (const name of ['Strong ones', ' strong  ONES ', 'StrongOnes']) expect(await save(name)).toMatchObject(taken);
    const statuses = (await Promise.all([save('Twice'), save('twice')])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 400]);
    const other = await buildInvestor(server.context);
    const theirs = await call(server, 'POST', '/pitch-decks/investor/filters/', {
      headers: await bearer(server.context, other),
      body: { name: 'Strong ones', query: '' },
    });
    expect(theirs.status).toBe(201);
    await call(server, 'DELETE', `/pitch-decks/investor/filters/${first.id}/`, { headers });
    expect((await save('strong ones')).status).toBe(201);
  });

  it('a table for spreadsheets holds answers, dates and why a deck was rejected', async () => {
    const answered = await build(
      { company_name: 'Isferd', answered_at: '2026-11-02T08:00:00.000Z', created_at: '2026-11-01T08:00:00.000Z' },
      [
        { question: '=Why now?', answer: 'A "second" winter' },
        { question: 'Your plan?', type: 'file', file_key: 'answers/x.pdf', file_name: 'plan.pdf', file_size: 3 },
        { question: 'Users?', answer: '' },
      ],
    );
    await build({ company_name: 'Drafted', created_at: '2026-10-01T08:00:00.000Z' }, [{ answer: 'A draft' }]);
    const at = server.context.clock().toISOString();
    await patch(answered.id, { status: 'Passed', pass_reason: 'traction', pass_comment: '+1 customer is too few' });
    const { body } = await get(`${LIST}export/?sort=newest`);
    const [header, rejected, ...rest] = String(body)
      .replace(/^\uFEFF/, '')
      .split('\r\n');
    expect(header).toBe(
      '"Company","Founder","Email","Phone","Industry","Submitted","Answered","Status","Status changed","Rejection reason","Rejection comment","Likelihood","Description","Deck","Note","Answers"',
    );
    expect(rejected).toContain(
      `"2026-11-01T08:00:00.000Z","2026-11-02T08:00:00.000Z","Rejected","${at}","Not enough traction yet","'+1 customer is too few"`,
    );
    expect(rejected).toContain(`"'=Why now?\nA ""second"" winter\n\nYour plan?\nplan.pdf\n\nUsers?\nNo answer"`);
    expect(rest[0]).toContain('"2026-10-01T08:00:00.000Z",,"New",,,,');
    expect(body).not.toContain('A draft');
  });

  it('a table for spreadsheets takes no founder’s text for a formula', async () => {
    await build({ company_name: 'Acme;=1+1', founder_name: 'Bo\t=2', description: '' });
    await build({ company_name: '=HYPERLINK("http://x","Click")', founder_name: '@SUM(1)', description: 'a,"b"\nc' });
    const { body, headers: answered } = await get(`${LIST}export/`);
    expect(answered['content-type']).toContain('text/csv');
    expect(body).toContain(`"'=HYPERLINK(""http://x"",""Click"")"`);
    expect(body).toContain("'@SUM(1)");
    expect(body).toContain('"a,""b""\nc"');
    expect(body).toContain('"Acme;=1+1","Bo\t=2"');
  });
});
