import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { questionSetProblems } from '@northlight/shared-api/rules';
import { buildTestApp, type TestApp } from '../../test/factories/app.ts';
import { call } from '../../test/factories/requests.ts';
import { bearer, buildInvestor } from '../../test/factories/users.ts';

let server: TestApp;
let headers: { authorization: string };
beforeEach(async () => {
  server = await buildTestApp();
  headers = await bearer(server.context, await buildInvestor(server.context));
});
afterEach(() => server.close());

const list = () => call(server, 'GET', '/questions/', { headers });
const save = (questions: object[], as = headers) =>
  call(server, 'POST', '/questions/save/', { headers: as, body: { questions } });

const stage = { id: 'a', question: 'Stage?', type: 'dropdown', options: ['Idea', 'Live'], required: true };
const followUp = { id: 'b', question: 'Since when?', type: 'text', parent_question: 'a', trigger_values: ['Live'] };

describe('a question set is refused', () => {
  it.each([
    [[{ ...stage, question: ' ' }], 'Question 1: Question text is required'],
    [[{ ...stage, options: [] }], 'Question 1: Please add at least one dropdown option'],
    [[{ ...stage, options: ['Idea', 'Idea '] }], 'Question 1: This option already exists'],
    [[{ ...stage, options: ['Idea', 'idea'] }], 'Question 1: This option already exists'],
    [[stage, { ...followUp, trigger_values: [] }], 'Question 2: Please select at least one trigger value'],
    [
      [stage, { ...followUp, trigger_values: ['Dead'] }],
      'Question 2: A trigger value is not one of the options of the parent question',
    ],
    [[stage, { ...followUp, parent_question: 'c' }], 'Question 2: The parent question is not in the list'],
    [[{ ...stage, parent_question: 'a', trigger_values: ['Idea'] }], 'Question 1: Follow-ups form a loop'],
    [[stage, stage], 'Question 2: Two questions have the same id'],
  ])('as %j', async (questions, message) => {
    const { status, body } = await save(questions);
    expect(status).toBe(400);
    expect(body).toEqual({ questions: [message], code: 'validation_failed' });
  });

  it('as no list, or with a type that does not exist', async () => {
    expect((await save('x' as never)).body).toMatchObject({ questions: ['This is not a valid value.'] });
    expect((await save([{ ...stage, type: 'essay' }])).status).toBe(400);
    expect((await save([{ ...stage, question: 'x'.repeat(1001) }])).body.questions[0]).toMatch(/^Entry 1: /);
  });

  it('and the one before it stays', async () => {
    await save([stage]);
    await save([{ ...stage, options: [] }]);
    expect((await list()).body).toHaveLength(1);
  });
});

describe('a question set', () => {
  it('is empty at first', async () => {
    expect((await list()).body).toEqual([]);
  });

  it('keeps its order, with follow-ups after the question they belong to', async () => {
    const other = { id: 'c', question: 'Copy?', type: 'both' };
    const { status, body } = await save([other, followUp, stage]);
    expect(status).toBe(200);
    expect(body.map(({ question }: { question: string }) => question)).toEqual(['Copy?', 'Stage?', 'Since when?']);
    expect(body[2]).toMatchObject({
      parent_question: body[1].id,
      trigger_values: ['Live'],
      is_conditional: true,
      required: true,
    });
    expect((await list()).body).toEqual(body);
  });

  it('keeps ids when it is saved again, and drops what is left out', async () => {
    const first = (await save([stage, followUp])).body;
    const second = (await save(first.slice(0, 1))).body;
    expect(second).toEqual(first.slice(0, 1));
    expect((await list()).body).toEqual(second);
  });

  it('never touches a question of somebody else that has the same id', async () => {
    const [mine] = (await save([stage])).body;
    const other = await bearer(server.context, await buildInvestor(server.context));
    const { body } = await save([{ ...stage, id: mine.id, question: 'Taken over?' }], other);
    expect(body[0].id).not.toBe(mine.id);
    expect((await list()).body).toEqual([mine]);
  });

  it('holds 500 questions', async () => {
    const many = Array.from({ length: 500 }, (_, i) => ({ id: `q${i}`, question: `Question ${i}?`, type: 'text' }));
    expect((await save(many)).body).toHaveLength(500);
    expect((await save([...many, { ...stage, id: 'one-more' }])).body.questions).toEqual([
      'Question 501: A question set can have at most 500 questions',
    ]);
  });
});

describe('a question set that was changed elsewhere', () => {
  const revision = async () => String((await list()).headers.etag).replaceAll('"', '');
  const saveOver = (questions: object[], over: string) =>
    call(server, 'POST', '/questions/save/', { headers, body: { questions, revision: over } });

  it('is not overwritten by who has not seen it', async () => {
    const [first] = (await save([stage])).body;
    const seen = await revision();
    const elsewhere = (await saveOver([first, { ...stage, id: 'b', question: 'New?' }], seen)).body;

    const refused = await saveOver([{ ...first, question: 'Mine?' }], seen);
    expect(refused.status).toBe(409);
    expect(refused.body.code).toBe('questions_changed');
    const gone = await call(server, 'DELETE', `/questions/${first.id}/?revision=${seen}`, { headers });
    expect(gone.status).toBe(409);
    expect((await list()).body).toEqual(elsewhere);
  });

  it('is saved over by who has seen it', async () => {
    const [first] = (await save([stage])).body;
    const { status, headers: answered } = await saveOver([{ ...first, question: 'Mine?' }], await revision());
    expect(status).toBe(200);
    expect(answered.etag).toBe(`"${await revision()}"`);
    const deleted = await call(server, 'DELETE', `/questions/${first.id}/?revision=${await revision()}`, { headers });
    expect(deleted.body).toEqual({ deleted: 1 });
    expect(deleted.headers.etag).toBe(`"${await revision()}"`);
  });
});

describe('deleting a question', () => {
  it('of somebody else, or one that is gone, is not possible', async () => {
    const [mine] = (await save([stage])).body;
    const other = await bearer(server.context, await buildInvestor(server.context));
    for (const [id, as] of [
      [mine.id, other],
      ['gone', headers],
    ]) {
      const { status, body } = await call(server, 'DELETE', `/questions/${id}/`, { headers: as });
      expect(status).toBe(404);
      expect(body).toEqual({ detail: 'Question not found.', error: 'Question not found.', code: 'not_found' });
    }
    expect((await list()).body).toHaveLength(1);
  });

  it('takes its follow-ups along and says how many went', async () => {
    const set = (
      await save([
        stage,
        { ...followUp, type: 'dropdown', options: ['x'] },
        { ...followUp, id: 'd', parent_question: 'b', trigger_values: ['x'] },
        { id: 'e', question: 'Left?', type: 'text' },
      ])
    ).body;
    const { body } = await call(server, 'DELETE', `/questions/${set[0].id}/`, { headers });
    expect(body).toEqual({ deleted: 3 });
    expect((await list()).body).toEqual([set[3]]);
  });
});

describe('the default questions', () => {
  it('are 33: a stage, 8, 8, 8 and 7 on it, and one on a yes', async () => {
    const { body } = await call(server, 'GET', '/questions/default/', { headers });
    expect(body).toHaveLength(33);
    const [first, ...rest] = body;
    expect(first).toMatchObject({ question: 'What stage are you at?', type: 'dropdown', is_conditional: false });
    const perStage = first.options.map(
      (option: string) =>
        rest.filter(
          (q: { parent_question: string; trigger_values: string[] }) =>
            q.parent_question === first.id && q.trigger_values[0] === option,
        ).length,
    );
    expect(perStage).toEqual([8, 8, 8, 7]);
    expect(
      rest
        .filter(({ type }: { type: string }) => type === 'dropdown')
        .map(({ options }: { options: string[] }) => options),
    ).toEqual([
      ['Yes', 'No'],
      ['Yes', 'No'],
    ]);
    expect(rest.filter((q: { parent_question: string }) => q.parent_question !== first.id)).toMatchObject([
      { trigger_values: ['Yes'] },
    ]);
    expect(rest.every(({ required }: { required: boolean }) => required)).toBe(true);
    expect(questionSetProblems(body)).toEqual([]);
  });

  it('can be saved as they are, with ids of their own', async () => {
    const { body } = await call(server, 'GET', '/questions/default/', { headers });
    const saved = (await save(body)).body;
    expect(saved.map(({ question }: { question: string }) => question)).toEqual(
      body.map(({ question }: { question: string }) => question),
    );
    expect(saved.some(({ id }: { id: string }) => id.startsWith('default'))).toBe(false);
  });
});
