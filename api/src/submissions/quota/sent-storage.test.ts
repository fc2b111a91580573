import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { readGoodDeck } from '../../../test/factories/readers.ts';
import { call, fileForm } from '../../../test/factories/requests.ts';
import { buildSubmission, COMPLETE_FOUNDER } from '../../../test/factories/submissions.ts';
import { bearer, buildInvestor, buildUser } from '../../../test/factories/users.ts';
import type { Deck } from '../../decks/reading/types.ts';
import type { SubmissionRow, UserRow } from '../../platform/database/tables.ts';
import { bytesSent } from './repository.ts';

const MB = 1024 * 1024;
const ACCOUNT = 100 * MB;
const ALL = 150 * MB;

let file: Uint8Array;
let deck: Deck;
let server: TestApp;
let founder: UserRow;
let investor: UserRow;
beforeAll(async () => {
  ({ file, deck } = await readGoodDeck());
});
beforeEach(async () => {
  const env = { SENT_STORAGE_MB: '100', ALL_SENT_STORAGE_MB: '150', PROVIDER_EMAIL: 'help@northlight.test' };
  server = await buildTestApp({ readDeck: async () => deck, env });
  founder = await buildUser(server.context, COMPLETE_FOUNDER);
  investor = await buildInvestor(server.context);
});
afterEach(() => server.close());

async function send(by = founder) {
  const form = fileForm('deck.pdf', file, 'file', { investor_id: String(investor.id) });
  const headers = { ...form.headers, ...(await bearer(server.context, by)) };
  return await call(server, 'POST', '/pitch-decks/answer-questions/', { body: form.body, headers });
}

async function patch(submission: SubmissionRow, form: FormData) {
  const request = new Request('http://x', { method: 'POST', body: form });
  const type = { 'content-type': request.headers.get('content-type') ?? '' };
  return await call(server, 'PATCH', `/pitch-decks/submissions/${submission.id}/answers/`, {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { ...(await bearer(server.context, founder)), ...type },
  });
}

/** Saves a draft with a file, or without the file that was saved before. */
async function answer(submission: SubmissionRow, content: string | null) {
  const form = new FormData();
  form.append('draft', 'true');
  form.append('answers', JSON.stringify([{ id: 'proof', text: '', remove_file: content === null }]));
  if (content !== null) form.append('file_proof', new File([content], 'proof.csv'));
  return await patch(submission, form);
}

/** A sent deck of this size, whose investor asks for a file. */
const sent = (size: number, by = founder) =>
  buildSubmission(server.context, { founder: by, investor }, { file_size: size }, [
    { question_id: 'proof', type: 'file', required: 0 },
  ]);
const filesIn = (folder: string) => {
  try {
    return readdirSync(join(server.dir, folder));
  } catch {
    return [];
  }
};
const used = (by: UserRow | null = founder) => bytesSent(server.context.db, by?.id ?? null);

describe('sent decks', () => {
  it('fill the quota to its last byte, and nothing of a deck beyond it is kept', async () => {
    const first = await sent(ACCOUNT - file.length);
    expect((await send()).status).toBe(201);
    expect(await used()).toBe(ACCOUNT);
    const files = filesIn('files/decks');
    const { status, body } = await send();
    expect([status, body.code]).toEqual([409, 'sent_storage_full']);
    expect(body.detail).toContain('can hold up to 100 MB');
    expect(body.detail).toContain('help@northlight.test');
    expect(filesIn('files/decks')).toEqual(files);
    expect(filesIn('tmp')).toEqual([]);
    await server.context.db.deleteFrom('submissions').where('id', '=', first.id).execute();
    expect((await send()).status).toBe(201);
  });

  it('are not both taken when two arrive at once and one fits', async () => {
    await sent(ACCOUNT - file.length);
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await used()).toBe(ACCOUNT);
    expect(filesIn('files/decks')).toHaveLength(2);
  });

  it('of all founders together have a quota of their own', async () => {
    const [other, third] = [
      await buildUser(server.context, COMPLETE_FOUNDER),
      await buildUser(server.context, COMPLETE_FOUNDER),
    ];
    await sent(ACCOUNT - file.length, other);
    await sent(ALL - ACCOUNT, third);
    const answers = await Promise.all([send(), send(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 503]);
    const refused = answers.find(({ status }) => status === 503);
    expect([refused?.body.code, refused?.headers['retry-after']]).toEqual(['all_sent_storage_full', '600']);
    expect(await used(null)).toBe(ALL);
  });
});

describe('files in answers', () => {
  it('count with the decks, and make room when they are replaced or removed', async () => {
    const submission = await sent(ACCOUNT - 10);
    expect((await answer(submission, '0123456789')).status).toBe(200);
    expect((await answer(submission, '9876543210')).status).toBe(200);
    const refused = await answer(submission, '0123456789a');
    expect([refused.status, refused.body.code]).toEqual([409, 'sent_storage_full']);
    expect([await used(), filesIn('files/answers').length, filesIn('tmp')]).toEqual([ACCOUNT, 1, []]);
    expect((await answer(submission, null)).status).toBe(200);
    expect(await used()).toBe(ACCOUNT - 10);
  });

  it('can be removed, and texts be saved, when the quota was lowered meanwhile', async () => {
    const submission = await sent(ACCOUNT - 10);
    await answer(submission, '0123456789');
    await server.context.db.updateTable('submissions').set({ file_size: ACCOUNT }).execute();
    expect((await answer(submission, null)).status).toBe(200);
  });

  it('are refused while they arrive when one request has more than an account may keep', async () => {
    const submission = await sent(1);
    Object.assign(server.context.config, { sentStorageMb: 15 / MB });
    const form = new FormData();
    for (const id of ['one', 'two']) form.append(`file_${id}`, new File(['0123456789'], 'proof.csv'));
    const { status, body } = await patch(submission, form);
    expect([status, body.code, filesIn('tmp')]).toEqual([409, 'sent_storage_full', []]);
  });

  it('are not both taken when two arrive at once and one fits', async () => {
    const one = await sent(ACCOUNT - 20);
    const other = await sent(10);
    const answers = await Promise.all([answer(one, '0123456789'), answer(other, '0123456789')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([await used(), filesIn('files/answers').length]).toEqual([ACCOUNT, 1]);
  });
});
