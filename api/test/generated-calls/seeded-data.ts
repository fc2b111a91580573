import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DELETION_WORD } from '@northlight/shared-api/rules';
import { sendPasswordReset } from '../../src/accounts/authentication/reset-password.ts';
import { sendVerification } from '../../src/accounts/authentication/verify-email.ts';
import { confirmEmailChange } from '../../src/accounts/email-change/confirm-email-change.ts';
import { requestEmailChange } from '../../src/accounts/email-change/request-email-change.ts';
import { codeAt, newSecret } from '../../src/accounts/second-factor/one-time-codes.ts';
import { confirmFactor, putPendingFactor } from '../../src/accounts/second-factor/repository.ts';
import { openSession } from '../../src/accounts/sessions/sessions.ts';
import { deleteSavedDeck } from '../../src/decks/saved/repository.ts';
import { createDeck } from '../../src/decks/saved/save-deck.ts';
import { nameVersion } from '../../src/decks/versions/deck-versions.ts';
import { insertRun } from '../../src/evaluation/jobs/repository.ts';
import { insertShare } from '../../src/evaluation/shares/repository.ts';
import type { UserRow } from '../../src/platform/database/tables.ts';
import { hashToken, randomToken } from '../../src/platform/security/secrets.ts';
import { revisionOf } from '../../src/questions/revision.ts';
import { saveQuestions } from '../../src/questions/save-questions.ts';
import type { Context } from '../../src/server/context.ts';
import { insertFilter } from '../../src/submissions/received/saved-filters-repository.ts';
import { decide } from '../../src/submissions/status/change-status.ts';
import type { TestApp } from '../factories/app.ts';
import { evaluateDeck } from '../factories/evaluations.ts';
import { buildSubmission, COMPLETE_FOUNDER } from '../factories/submissions.ts';
import { buildInvestor, buildUser, confirmed, PASSWORD } from '../factories/users.ts';
import { type FileName, ROLES, type Role } from './calls.ts';

const DAY = 24 * 3_600_000;

type Values = Record<string, unknown>;

/** People with data in every table, and what calls can know of them. */
export interface SeededData {
  /** The values that a role can name in its calls; a proof of identity is made for each call. */
  valuesOf(role: Role, needsProof: boolean): Promise<Values>;
  authorizationOf(role: Role): string | undefined;
  /** Opens a new session for a role, whose session a call has ended. */
  renew(role: Role): Promise<void>;
  /** Signed links by operation id. */
  links: Record<string, string>;
}

const lastTokenTo = async (server: TestApp, email: string) =>
  (await server.mailbox())
    .findLast(({ to }) => to === email)
    ?.link.split('/')
    .at(-1) ?? '';

/** Requests a change of address. Returns the token of the mail to the new one. */
async function requestChange(server: TestApp, user: UserRow) {
  const { context } = server;
  const { access } = await openSession(context, user, { remember: false, userAgent: 'test' });
  const claims = await context.accessTokens.read(access);
  const sessionId = typeof claims === 'string' ? '' : claims.sessionId;
  const [email, address] = [`new-${user.email}`, `10.${user.id % 250}.0.1`];
  await requestEmailChange(context, { user, sessionId }, email, { address, db: context.db });
  return await lastTokenTo(server, email);
}

/** Changes an address. Returns the token that undoes it. */
async function changeEmail(server: TestApp, user: UserRow) {
  await confirmEmailChange(server.context, await requestChange(server, user));
  return await lastTokenTo(server, user.email);
}

/** Sets a second factor up, and confirms it unless it stays pending. Returns its secret. */
async function setUpFactor({ db, secrets, clock }: Context, user: UserRow, isConfirmed: boolean) {
  const secret = newSecret();
  await putPendingFactor(db, user.id, secrets.seal(secret, String(user.id)), clock());
  if (isConfirmed) await confirmFactor(db, user.id, clock());
  return secret;
}

async function evaluations({ context, dir }: TestApp, founder: UserRow, deck: Uint8Array) {
  const made = async (owner: number | null) => {
    await mkdir(join(dir, 'seeds'), { recursive: true });
    const path = join(dir, 'seeds', `${randomUUID()}.pdf`);
    await writeFile(path, deck);
    return await evaluateDeck(context, { path, filename: 'deck.pdf', size: deck.length }, owner);
  };
  const [first, second, unclaimed] = [await made(founder.id), await made(founder.id), await made(null)];
  const now = context.clock();
  const expires_at = new Date(now.getTime() + DAY).toISOString();
  const created_at = now.toISOString();
  const [share, shareToken, run, failedRun] = [randomUUID(), randomToken(), randomToken(), randomToken()];
  const hash = hashToken(shareToken);
  const evaluation_id = first.evaluation.id;
  await insertShare(context.db, {
    id: share,
    evaluation_id,
    token_hash: hash,
    created_at,
    expires_at,
    last_opened_at: null,
  });
  const job = { user_id: founder.id, original_filename: 'deck.pdf', created_at, expires_at };
  await insertRun(context.db, { ...job, token_hash: hashToken(run), state: 'done', evaluation_id, failure: null });
  const failure = JSON.stringify({ code: 'language', detail: 'We read English decks.' });
  const failed = { state: 'failed', evaluation_id: null, failure } as const;
  await insertRun(context.db, { ...job, token_hash: hashToken(failedRun), ...failed });
  const workingRun = randomToken();
  const working = { state: 'working', evaluation_id: null, failure: null } as const;
  await insertRun(context.db, { ...job, token_hash: hashToken(workingRun), ...working });
  const laterEvaluation = second.evaluation.id;
  return {
    evaluation: evaluation_id,
    laterEvaluation,
    claim: unclaimed.claimToken,
    share,
    shareToken,
    run,
    failedRun,
    workingRun,
  };
}

async function submissions({ context }: TestApp, founder: UserRow, investor: UserRow, deck: Uint8Array) {
  const { db, files, fileLinks, clock } = context;
  const questions = await saveQuestions(context, investor.id, [
    { id: 'a', question: 'Why?', type: 'text', required: true, options: [], parent_question: null, trigger_values: [] },
    { id: 'b', question: 'Or?', type: 'text', required: false, options: [], parent_question: null, trigger_values: [] },
  ]);
  const people = { founder, investor };
  const asked = [{ question_id: 'q-0' }, { question_id: 'q-1', type: 'file' as const, required: 0 as const }];
  const submission = await buildSubmission(context, people, { page_count: 4 }, asked);
  const answered_at = clock().toISOString();
  const answer = { question_id: 'q-0', answer: 'Now.' };
  const answered = await buildSubmission(context, people, { page_count: 4, answered_at }, [answer]);
  for (const { file_key } of [submission, answered]) await files.put(file_key, Buffer.from(deck));
  await files.put('answers/plan.pdf', Buffer.from(deck));
  const decision = await decide(context, answered, { status: 'Reviewed' });
  const filter = randomUUID();
  await insertFilter(db, investor.id, { id: filter, name: 'Mine', query: 'status=new' }, clock().toISOString());
  return {
    values: {
      submission: submission.id,
      answeredSubmission: answered.id,
      decision,
      filter,
      question: questions[0]?.id,
      questionsRevision: revisionOf(questions),
      answers: JSON.stringify([{ id: 'q-0', text: 'Because.' }]),
      answerField: 'file_q-1',
    },
    links: {
      getDeckFile: fileLinks.to({ key: submission.file_key, name: 'deck.pdf' }),
      getAnswerFile: fileLinks.to({ key: 'answers/plan.pdf', name: 'plan.pdf' }),
      getSlideImage: fileLinks.to({
        key: submission.file_key.replace(/^decks\/(.+)\.pdf$/, 'slides/$1/1-small.webp'),
        name: 'x',
      }),
    },
  };
}

async function savedDecks({ context }: TestApp, founder: UserRow) {
  const slides = [{ id: 'one', kind: 'title' as const, title: 'Isferd', subtitle: '', notes: '' }];
  const made = () =>
    createDeck(context, founder.id, { name: 'Mine', company_name: '', content: { theme: 'paper', slides } });
  const [kept, deleted] = [await made(), await made()];
  await deleteSavedDeck(context.db, founder.id, deleted.id, context.clock());
  const version = await nameVersion(context, founder.id, kept.id, 'First');
  return { savedDeck: kept.id, deletedDeck: deleted.id, version: version.id, deckRevision: kept.revision };
}

/** Adds people of every role with data of every kind. */
export async function seed(server: TestApp, files: Record<FileName, Uint8Array>): Promise<SeededData> {
  const { context } = server;
  const mark = randomUUID().slice(0, 8);
  const people = {
    founder: await buildUser(context, { ...COMPLETE_FOUNDER, email: `founder-${mark}@example.test` }),
    investor: await buildInvestor(context, { custom_url_slug: `ada-${mark}` }),
    admin: await buildUser(context, { is_superuser: 1 }),
    stranger: await buildUser(context, COMPLETE_FOUNDER),
  };
  const { founder, investor, admin, stranger } = people;
  const newcomer = await buildUser(context, { email_verified_at: null });
  const forgetful = await buildUser(context);
  sendVerification(context, newcomer.email);
  sendPasswordReset(context, forgetful.email);
  const image = `${randomUUID()}.png`;
  for (const folder of ['profile-images', 'deck-images'])
    await context.files.put(`${folder}/${image}`, Buffer.from(files.picture));
  const sent = await submissions(server, founder, investor, files.deck);
  const shared: Values = {
    ...(await evaluations(server, founder, files.deck)),
    ...(await savedDecks(server, founder)),
    changeToken: await requestChange(server, founder),
    undoToken: await changeEmail(server, await buildUser(context)),
    ...sent.values,
    investor: investor.id,
    strangerId: stranger.id,
    slug: investor.custom_url_slug,
    verifyToken: await lastTokenTo(server, newcomer.email),
    resetToken: await lastTokenTo(server, forgetful.email),
    uid: String(forgetful.id),
    profileImage: image,
    deckImage: `/api/files/deck-images/${image}`,
    password: PASSWORD,
    newPassword: 'two lanterns in the snow',
    takenEmail: stranger.email,
    deletionWord: DELETION_WORD,
    reference: 'abcd1234',
    etag: 'W/"x"',
  };
  const sessions = new Map<Role, { access: string; refresh: string }>();
  const renew = async (role: Role) => {
    if (role === 'visitor') return;
    sessions.set(role, await openSession(context, people[role], { remember: false, userAgent: 'test' }));
  };
  for (const role of ROLES) await renew(role);
  const secrets = new Map([
    [admin.id, await setUpFactor(context, admin, true)],
    [investor.id, await setUpFactor(context, investor, true)],
    [stranger.id, await setUpFactor(context, stranger, false)],
  ]);
  const spare = await openSession(context, founder, { remember: false, userAgent: 'spare' });
  const claims = await context.accessTokens.read(spare.access);
  const exported = Object.entries(context.exportLinks.to(founder.id)).map(([key, value]) => [key, String(value)]);

  return {
    renew,
    authorizationOf: (role) => {
      const session = sessions.get(role);
      return session && `Bearer ${session.access}`;
    },
    async valuesOf(role, needsProof) {
      const user = role === 'visitor' ? undefined : people[role];
      const proof = needsProof && user ? await proofOf(server, sessions.get(role)?.access ?? '') : 'none';
      const who = user ?? admin;
      return {
        ...shared,
        session: typeof claims === 'string' ? '' : claims.sessionId,
        refresh: sessions.get(role)?.refresh ?? spare.refresh,
        challenge: await context.challenges.sign({ userId: who.id, remember: false }, who.password_hash),
        passcode: codeAt(secrets.get(who.id) ?? newSecret(), context.clock()),
        proof,
        ownEmail: who.email,
        newEmail: `new-${randomUUID()}@example.test`,
        freshToken: randomToken(),
        idempotencyKey: randomUUID(),
      };
    },
    links: {
      ...sent.links,
      getDeckImageFile: context.fileLinks.to({ key: `deck-images/${image}`, name: 'image.png' }),
      downloadExport: `/api/accounts/export/?${new URLSearchParams(exported)}`,
    },
  };
}

/** A proof of identity for a session; none if an earlier call has deleted its account. */
async function proofOf({ context }: TestApp, access: string) {
  const given = await confirmed(context, { authorization: `Bearer ${access}` }).catch(() => null);
  return given?.['re-authentication'] ?? 'none';
}
