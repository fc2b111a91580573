import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { readGoodDeck } from '../../../test/factories/readers.ts';
import { call } from '../../../test/factories/requests.ts';
import { buildSubmission, COMPLETE_FOUNDER } from '../../../test/factories/submissions.ts';
import { bearer, buildInvestor, buildUser } from '../../../test/factories/users.ts';
import type { SubmissionAnswerRow, SubmissionRow, UserRow } from '../../platform/database/tables.ts';

let server: TestApp;
let founder: UserRow;
let investor: UserRow;
let submission: SubmissionRow;
let headers: { authorization: string };
/** What reading a deck waits for. */
let whileReading = async () => {};

beforeAll(async () => {
  const { deck } = await readGoodDeck();
  const readDeck = async () => {
    await whileReading();
    return deck;
  };
  server = await buildTestApp({ readDeck, env: { REQUESTS_PER_MINUTE: '100000' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  whileReading = async () => {};
  founder = await buildUser(server.context, COMPLETE_FOUNDER);
  investor = await buildInvestor(server.context);
  submission = await buildSubmission(server.context, { founder, investor }, {}, QUESTIONS);
  headers = await bearer(server.context, founder);
});

const QUESTIONS: Partial<SubmissionAnswerRow>[] = [
  { question_id: 'stage', question: 'What stage are you at?', type: 'dropdown', options: '["Idea","In business"]' },
  { question_id: 'revenue', question: 'Revenue?', parent_question: 'stage', trigger_values: '["In business"]' },
  { question_id: 'plan', question: 'Your plan', type: 'both', required: 0 },
  { question_id: 'letters', question: 'Letters', type: 'file', parent_question: 'stage', trigger_values: '["Idea"]' },
  { question_id: 'linkedin_links', question: 'LinkedIn', required: 0 },
];

interface Given {
  answers?: unknown;
  draft?: boolean;
  files?: Record<string, [name: string, content: string]>;
  of?: string;
  as?: { authorization: string };
}

async function answer({ answers, draft, files = {}, of = submission.id, as = headers }: Given) {
  const form = new FormData();
  if (answers !== undefined) form.append('answers', typeof answers === 'string' ? answers : JSON.stringify(answers));
  if (draft) form.append('draft', 'true');
  for (const [id, [name, content]] of Object.entries(files)) form.append(`file_${id}`, new File([content], name));
  const request = new Request('http://x', { method: 'POST', body: form });
  return await call(server, 'PATCH', `/pitch-decks/submissions/${of}/answers/`, {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { ...as, 'content-type': request.headers.get('content-type') ?? '' },
  });
}

const read = async (of = submission.id) =>
  (await call(server, 'GET', `/pitch-decks/submissions/${of}/questionnaire/`, { headers })).body;
const answered = async (id: string) => (await read()).answers.find((a: { id: string }) => a.id === id);
const stored = () => {
  const dir = join(server.dir, 'files/answers');
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
};
const leftovers = () => readdirSync(join(server.dir, 'tmp'));

const COMPLETE = [
  { id: 'stage', text: 'In business' },
  { id: 'revenue', text: '$64K in October 2026' },
];

describe('answers are not taken', () => {
  it('from a stranger, from the investor, or for a deck that does not exist', async () => {
    const stranger = await bearer(server.context, await buildUser(server.context));
    for (const as of [stranger, await bearer(server.context, investor)]) {
      expect((await answer({ answers: COMPLETE, as })).status).toBe(404);
    }
    expect((await answer({ answers: COMPLETE, of: 'gone' })).status).toBe(404);
    expect((await answered('stage')).answer).toBe('');
  });

  it('when they are no list of answers', async () => {
    for (const [answers, message] of [
      ['{', 'This is not valid JSON.'],
      ['[{"text":"x"}]', 'Answer 1: This field is required.'],
      [[{ id: 'revenue', text: 'x'.repeat(10_001) }], 'Answer 1: Keep answers to 10,000 characters'],
    ] as const) {
      const { status, body } = await answer({ answers });
      expect(status).toBe(400);
      expect(body.answers).toEqual([message]);
    }
  });

  it('to questions that were not asked, twice, or outside of the options', async () => {
    const { status, body } = await answer({
      draft: true,
      answers: [
        { id: 'stage', text: 'Dreaming' },
        { id: 'other', text: 'x' },
        { id: 'plan', text: 'a' },
        { id: 'plan', text: 'b' },
        { id: 'letters', text: 'in words' },
      ],
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'validation_failed',
      answers: [
        'Answer 1: Choose one of the options',
        'Answer 2: This question is not part of the questionnaire',
        'Answer 4: This question has two answers',
        'Answer 5: Answer this question with a file',
      ],
    });
  });

  it('as a file where none is asked for, and the file does not stay', async () => {
    const before = stored();
    const { status, body } = await answer({ draft: true, files: { revenue: ['a.pdf', 'x'] } });
    expect(status).toBe(400);
    expect(body.file_revenue).toEqual(['This question does not take a file']);
    expect(stored()).toEqual(before);
    expect(leftovers()).toEqual([]);
  });

  it('when the file is larger than 100 MB', async () => {
    const { status, body } = await answer({
      draft: true,
      files: { plan: ['big.bin', 'x'.repeat(100 * 1024 * 1024 + 1)] },
    });
    expect(status).toBe(413);
    expect(body.detail).toBe('Maximum size is 100MB');
    expect(leftovers()).toEqual([]);
  });
});

describe('submitting', () => {
  it('says how many required questions are open, and which', async () => {
    const { status, body } = await answer({ answers: [{ id: 'stage', text: 'Idea' }] });
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'validation_failed',
      non_field_errors: ['Please answer all 1 remaining required question(s) before submitting'],
      letters: ['Please answer this question'],
    });
    expect((await read()).answered_at).toBeNull();
  });

  it('refuses an answer to a question that these answers do not show', async () => {
    const { status, body } = await answer({
      answers: [
        { id: 'stage', text: 'Idea' },
        { id: 'revenue', text: 'hidden' },
      ],
      files: { letters: ['letter.pdf', 'x'] },
    });
    expect(status).toBe(400);
    expect(body.revenue).toEqual(['This question doesn’t apply, given your other answers']);
  });

  it('keeps the answers and their files, and tells the investor', async () => {
    const { status, body } = await answer({
      answers: [...COMPLETE, { id: 'plan', text: ' See the sheet. ' }],
      files: { plan: ['../plan 2027.xlsx', 'cells'] },
    });
    expect(status).toBe(200);
    expect(body.answered_at).toBe(body.saved_at);
    const plan = await answered('plan');
    expect(plan).toMatchObject({ answer: 'See the sheet.', file_name: 'plan 2027.xlsx', file_size: 5 });
    const file = await call(server, 'GET', plan.file_url.replace('/api', ''));
    expect(file.body).toBe('cells');
    expect(file.headers['content-disposition']).toContain('attachment');
    expect(leftovers()).toEqual([]);
    expect((await server.mailbox()).at(-1)?.subject).toBe('Isferd answered your questions');
  });

  it('is final: the same answers again change nothing and get the same response', async () => {
    const first = await answer({ answers: COMPLETE });
    server.clock.pass(60);
    const again = await answer({ answers: COMPLETE });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
  });

  it.each([
    ['another answer', { answers: [{ id: 'revenue', text: 'Another answer' }] }],
    ['another choice', { answers: [{ id: 'stage', text: 'Idea' }] }],
    ['a file', { answers: COMPLETE, files: { plan: ['late.pdf', 'x'] as [string, string] } }],
  ])('is final: %s a second time is refused, and the first answers are kept', async (_, second) => {
    await answer({ answers: COMPLETE });
    const before = stored();
    const again = await answer(second);
    expect([again.status, again.body.code]).toEqual([409, 'already_submitted']);
    expect((await answered('revenue')).answer).toBe('$64K in October 2026');
    expect(stored()).toEqual(before);
    const late = await answer({ draft: true, answers: COMPLETE });
    expect([late.status, late.body.code]).toEqual([409, 'already_submitted']);
  });

  it('from two devices at once has one effect', async () => {
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, n) => answer({ answers: [...COMPLETE, { id: 'plan', text: `${n}` }] })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    const events = await server.context.db
      .selectFrom('submission_events')
      .where('submission_id', '=', submission.id)
      .where('kind', '=', 'answered')
      .selectAll()
      .execute();
    expect(events).toHaveLength(1);
  });
});

describe('a draft', () => {
  it('never takes the place of what another device submitted at the same moment', async () => {
    const draft = (n: number) => answer({ draft: true, answers: [{ id: 'revenue', text: `draft ${n}` }] });
    const results = await Promise.all([
      ...Array.from({ length: 5 }, (_, n) => draft(n)),
      answer({ answers: COMPLETE }),
      ...Array.from({ length: 5 }, (_, n) => draft(n + 5)),
    ]);
    expect(results[5]?.status).toBe(200);
    for (const { status } of results) expect([200, 409]).toContain(status);
    expect((await answered('revenue')).answer).toBe('$64K in October 2026');
  });

  it('is kept as far as it goes, and leaves other answers alone', async () => {
    const { body } = await answer({ draft: true, answers: [{ id: 'revenue', text: 'soon' }] });
    expect(body).toMatchObject({ answered_at: null, files: [] });
    await answer({ draft: true, answers: [{ id: 'stage', text: 'In business' }] });
    expect((await answered('revenue')).answer).toBe('soon');
    expect((await answer({ answers: [] })).status).toBe(200);
  });

  it('keeps a file, puts another in its place, and takes it back', async () => {
    const before = stored().length;
    const first = await answer({ draft: true, files: { plan: ['one.exe', 'one'] } });
    expect(first.body.files).toEqual([
      { id: 'plan', file_name: 'one.exe', file_size: 3, file_url: expect.stringContaining('/api/files/answers/') },
    ]);
    await answer({ draft: true, files: { plan: ['two.pdf', 'two!'] } });
    expect(stored()).toHaveLength(before + 1);
    expect(await answered('plan')).toMatchObject({ file_name: 'two.pdf', answer: '' });
    const gone = await answer({ draft: true, answers: [{ id: 'plan', remove_file: true }] });
    expect(gone.body.files).toEqual([{ id: 'plan', file_name: null, file_size: null, file_url: null }]);
    expect(stored()).toHaveLength(before);
  });

  it('remembers what is hidden until it is submitted', async () => {
    const before = stored().length;
    await answer({ draft: true, answers: [{ id: 'stage', text: 'Idea' }], files: { letters: ['a.pdf', 'x'] } });
    await answer({ draft: true, answers: COMPLETE });
    expect((await answered('letters')).file_name).toBe('a.pdf');
    expect((await answer({ answers: COMPLETE })).status).toBe(200);
    expect((await answered('letters')).file_name).toBeNull();
    expect(stored()).toHaveLength(before);
  });
});

describe('answers of earlier', () => {
  it('are offered for the same question, the latest first, and never those of others', async () => {
    const suggestions = async () =>
      (await call(server, 'GET', `/pitch-decks/submissions/${submission.id}/suggestions/`, { headers })).body;
    const other = await buildUser(server.context, COMPLETE_FOUNDER);
    await buildSubmission(server.context, { founder: other, investor }, { answered_at: '2026-11-01' }, [
      { question: 'Revenue?', answer: 'Somebody else’s' },
    ]);
    await buildSubmission(server.context, { founder, investor }, {}, [{ question: 'Revenue?', answer: 'A draft' }]);
    expect(await suggestions()).toEqual([]);
    for (const [day, text] of [
      ['2026-11-03', 'The latest'],
      ['2026-11-02', 'Older'],
    ]) {
      await buildSubmission(server.context, { founder, investor }, { answered_at: `${day}` }, [
        { question: 'Revenue?', answer: `${text}` },
        { question: 'What stage are you at?', answer: 'No longer an option' },
      ]);
    }
    expect(await suggestions()).toEqual([
      { id: 'revenue', text: 'The latest', investor_name: 'Mara Lindqvist', answered_at: '2026-11-03' },
    ]);
  });
});

describe('the likelihood', () => {
  const judge = (as = headers) =>
    call(server, 'POST', `/pitch-decks/submissions/${submission.id}/likelihood/`, { headers: as });

  it('is not given before the questions are answered, and only to the founder', async () => {
    const early = await judge();
    expect([early.status, early.body.code]).toEqual([409, 'not_submitted']);
    await answer({ answers: COMPLETE });
    expect((await judge(await bearer(server.context, investor))).status).toBe(404);
  });

  it('is pending for both sides from the answers until there is a score, and no longer than five minutes', async () => {
    const investorHeaders = await bearer(server.context, investor);
    const pending = async () => {
      const sent = await call(server, 'GET', `/pitch-decks/founder/submissions/${submission.id}/`, { headers });
      const received = `/pitch-decks/investor/submissions/${submission.id}/`;
      const { body } = await call(server, 'GET', received, { headers: investorHeaders });
      return [sent.body.likelihood_pending, body.likelihood_pending];
    };
    expect(await pending()).toEqual([false, false]);
    await answer({ answers: COMPLETE });
    expect(await pending()).toEqual([true, true]);
    server.clock.pass(299);
    expect(await pending()).toEqual([true, true]);
    server.clock.pass(1);
    expect(await pending()).toEqual([false, false]);
    await judge();
    expect(await pending()).toEqual([false, false]);
  });

  it('is made also when the founder closes the tab meanwhile', async () => {
    await answer({ answers: COMPLETE });
    const [reading, reads] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    whileReading = () => {
      reading.resolve();
      return reads.promise;
    };
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const tab = new AbortController();
    const path = `${url}/api/pitch-decks/submissions/${submission.id}/likelihood/`;
    const asked = fetch(path, { method: 'POST', headers, signal: tab.signal });
    await reading.promise;
    tab.abort();
    await expect(asked).rejects.toThrow('abort');
    reads.resolve();
    const sent = `/pitch-decks/founder/submissions/${submission.id}/`;
    const score = async () => (await call(server, 'GET', sent, { headers })).body.likelihood_score;
    while ((await score()) === null) await wait(50);
    expect(await score()).toBeGreaterThanOrEqual(0);
  });

  it('is a score with its reasons, kept with the submission, and the same again', async () => {
    await answer({ answers: COMPLETE });
    const { status, body } = await judge();
    expect(status).toBe(200);
    expect(body.likelihood_score).toBeGreaterThanOrEqual(0);
    expect(body.likelihood_reason).toMatch(/^(?:Strong|Fair|Weak) match: /);
    expect(body.factors.map(({ name }: { name: string }) => name)).toEqual([
      'Sector',
      'Stage',
      'Check size',
      'Location',
      'Interests',
      'Deck',
      'Answers',
    ]);
    expect(JSON.stringify(body)).not.toMatch(/probab|chance/i);
    const row = await server.context.db
      .selectFrom('submissions')
      .selectAll()
      .where('id', '=', submission.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ likelihood_score: body.likelihood_score, likelihood_reason: body.likelihood_reason });
    expect((await judge()).body).toEqual(body);
    expect(leftovers()).toEqual([]);
  });

  it('is the same for both, in the words of each', async () => {
    await answer({ answers: COMPLETE });
    await server.context.db
      .updateTable('users')
      .set({ investment_fields: '["Gaming"]' })
      .where('id', '=', investor.id)
      .execute();
    await judge();
    const asInvestor = await bearer(server.context, investor);
    const [sent, received] = await Promise.all([
      call(server, 'GET', `/pitch-decks/founder/submissions/${submission.id}/`, { headers }),
      call(server, 'GET', `/pitch-decks/investor/submissions/${submission.id}/`, { headers: asInvestor }),
    ]);
    expect(received.body.likelihood).toEqual(sent.body.likelihood);
    expect(received.body.likelihood_score).toBe(sent.body.likelihood_score);
    expect(sent.body.likelihood_reason).toBe(
      'Weak match: they do not invest in your sector, which limits the score to 5.',
    );
    expect(received.body.likelihood_reason).toBe(
      'Weak match: you do not invest in this sector, which limits the score to 5.',
    );
    const [listed] = (await call(server, 'GET', '/pitch-decks/investor/submissions/', { headers: asInvestor })).body;
    expect(listed.likelihood_reason).toBe(received.body.likelihood_reason);
  });

  it('of an earlier release says nothing to the investor in the founder’s words', async () => {
    const factor = { name: 'Cheque', group: 'fit', verdict: 'strong', raise: null };
    const reason = 'You are raising $2.5M (slide 8); they write cheques of $2M to $8M.';
    const earlier = await buildSubmission(
      server.context,
      { founder, investor },
      {
        answered_at: '2026-10-01',
        likelihood_score: 8,
        likelihood_reason: `8 of 10 for fit and readiness. ${reason}`,
        likelihood: JSON.stringify({ factors: [{ ...factor, reason }], raise: [] }),
      },
    );
    const asInvestor = await bearer(server.context, investor);
    const { body } = await call(server, 'GET', `/pitch-decks/investor/submissions/${earlier.id}/`, {
      headers: asInvestor,
    });
    expect(body.likelihood_reason).toBe('Scored 8 out of 10 under earlier rules.');
    expect(body.likelihood.factors[0]).toMatchObject({ name: 'Check size', earlier: { reason } });
  });
});
