import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SubmissionStatus } from '@northlight/shared-api/rules';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { call } from '../../../test/factories/requests.ts';
import { buildSubmission, COMPLETE_FOUNDER } from '../../../test/factories/submissions.ts';
import { bearer, buildInvestor, buildUser } from '../../../test/factories/users.ts';
import { deleteUser } from '../../accounts/users/repository.ts';
import type { UserRow } from '../../platform/database/tables.ts';
import { adoptStatusLetters, statusNoticeJob } from './status-notice.ts';

const LIST = '/pitch-decks/investor/submissions/';

let server: TestApp;
let investor: UserRow;
beforeAll(async () => {
  server = await buildTestApp();
  investor = await buildInvestor(server.context, { first_name: 'Ada', last_name: 'Fold' });
});
afterAll(() => server.close());

/** A deck of a founder who gets no other emails. */
async function sendDeck(status: SubmissionStatus = 'New') {
  const founder = await buildUser(server.context, COMPLETE_FOUNDER);
  const { id } = await buildSubmission(server.context, { founder, investor }, { status });
  return { id, founder, headers: await bearer(server.context, investor) };
}

/** The subjects of the founder's emails, once status changes can no longer be undone. */
async function mailsTo({ email }: UserRow) {
  server.clock.pass(13);
  return (await server.mailbox()).filter(({ to }) => to === email).map(({ subject }) => subject);
}

describe('a founder', () => {
  it.each([
    ['Contacting', 'Ada Fold wants to talk about your deck'],
    ['Passed', 'Ada Fold decided not to pursue your deck'],
  ])('gets an email when an investor sets their deck to %s', async (status, subject) => {
    const { id, founder, headers } = await sendDeck();
    expect((await call(server, 'PATCH', `${LIST}${id}/`, { headers, body: { status } })).status).toBe(200);
    expect(await mailsTo(founder)).toEqual([subject]);
  });

  it('gets no email when an investor marks their deck as reviewed, alone or with others', async () => {
    const one = await sendDeck();
    await call(server, 'PATCH', `${LIST}${one.id}/`, { headers: one.headers, body: { status: 'Reviewed' } });
    const many = await sendDeck();
    const body = { ids: [many.id], status: 'Reviewed' };
    expect((await call(server, 'POST', `${LIST}bulk/`, { headers: many.headers, body })).body.changed).toEqual([
      { id: many.id, decision: expect.any(String) },
    ]);
    expect([...(await mailsTo(one.founder)), ...(await mailsTo(many.founder))]).toEqual([]);
  });

  it('gets no email when an investor opens their deck', async () => {
    const { id, founder, headers } = await sendDeck();
    const row = async () => (await call(server, 'GET', `${LIST}${id}/`, { headers })).body;
    expect((await server.app.inject((await row()).file_url)).statusCode).toBe(200);
    expect((await row()).status).toBe('Reviewed');
    expect(await mailsTo(founder)).toEqual([]);
  });

  it('gets one email about the last of several quick changes', async () => {
    const { id, founder, headers } = await sendDeck();
    for (const status of ['Passed', 'Contacting', 'Passed']) {
      await call(server, 'PATCH', `${LIST}${id}/`, { headers, body: { status } });
      server.clock.pass(1);
    }
    expect(await mailsTo(founder)).toEqual(['Ada Fold decided not to pursue your deck']);
  });

  it('gets the email about a decision that stands again because a later one was undone', async () => {
    const { id, founder, headers } = await sendDeck();
    await call(server, 'PATCH', `${LIST}${id}/`, { headers, body: { status: 'Passed' } });
    server.clock.pass(11);
    const later = await call(server, 'PATCH', `${LIST}${id}/`, { headers, body: { status: 'Contacting' } });
    server.clock.pass(2);
    await server.work(['mail']); // the first email is due, and the second decision can still be undone
    await call(server, 'POST', `${LIST}${id}/undo/`, { headers, body: { decision: later.body.decision } });
    expect(await mailsTo(founder)).toEqual(['Ada Fold decided not to pursue your deck']);
    expect(await mailsTo(founder)).toHaveLength(1);
  });

  it('gets the email about a decision that was made just before the server was updated', async () => {
    const { context, clock } = server;
    const { id, founder, headers } = await sendDeck();
    const { decision } = (await call(server, 'PATCH', `${LIST}${id}/`, { headers, body: { status: 'Passed' } })).body;
    // As the earlier release has stored it.
    await context.jobs.cancel(context.db, statusNoticeJob, decision);
    const due_at = new Date(clock.read().getTime() + 12_000).toISOString();
    await context.db.insertInto('status_letters').values({ event_id: decision, due_at }).execute();
    await adoptStatusLetters(context);
    await adoptStatusLetters(context);
    expect((await server.mailbox()).filter(({ to }) => to === founder.email)).toEqual([]);
    expect(await mailsTo(founder)).toEqual(['Ada Fold decided not to pursue your deck']);
  });

  it('gets no email once their account is deleted', async () => {
    const { id, founder, headers } = await sendDeck();
    await call(server, 'PATCH', `${LIST}${id}/`, { headers, body: { status: 'Passed' } });
    await deleteUser(server.context.db, founder.id);
    expect(await mailsTo(founder)).toEqual([]);
    expect([server.jobFailures, await server.context.jobs.listFailed(10)]).toEqual([[], []]);
  });
});
