import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listSessions } from '../src/accounts/sessions/repository.ts';
import { createDeck } from '../src/decks/saved/save-deck.ts';
import { nameVersion } from '../src/decks/versions/deck-versions.ts';
import { insertRun } from '../src/evaluation/jobs/repository.ts';
import { insertShare } from '../src/evaluation/shares/repository.ts';
import { hashToken, randomToken } from '../src/platform/security/secrets.ts';
import { saveQuestions } from '../src/questions/save-questions.ts';
import { insertFilter } from '../src/submissions/received/saved-filters-repository.ts';
import { buildTestApp, type TestApp } from './factories/app.ts';
import { evaluateDeck } from './factories/evaluations.ts';
import { call } from './factories/requests.ts';
import { describeRoutes } from './factories/routes.ts';
import { buildSubmission } from './factories/submissions.ts';
import { bearer, buildAdmin, buildInvestor, buildUser, confirmed } from './factories/users.ts';

const ROLES = ['visitor', 'founder A', 'founder B', 'investor A', 'investor B', 'superuser'] as const;
type Role = (typeof ROLES)[number];

interface Row {
  /** Builds the path with ids of founder A's and investor A's data. */
  path?: (things: Things) => string;
  body?: object | ((things: Things) => object);
  /** Sends a proof of identity, without which the call is refused to everybody. */
  confirmed?: true;
  /** Status for each role, in the order of the roles. */
  expect: [number, number, number, number, number, number];
}

const all = (status: number): Row['expect'] => [status, status, status, status, status, status];
const loggedIn = (status: number): Row['expect'] => [401, status, status, status, status, status];
const investors = (status: number): Row['expect'] => [401, 403, 403, status, status, 403];
const admins = (status: number): Row['expect'] => [401, 403, 403, 403, 403, status];

const NO_JOB = '00000000-0000-4000-8000-000000000000';

/** Access rules for every route. 400 means that access is granted and the empty request is rejected. */
const MATRIX: Record<string, Row> = {
  'GET /api/health/': { expect: all(200) },
  'GET /api/health/live/': { expect: all(200) },
  'GET /api/settings/': { expect: all(200) },
  'GET /api/cards/product/': { expect: all(200) },
  'GET /api/cards/shared-result/': { expect: all(200) },
  'POST /api/accounts/register/': { expect: all(400) },
  'POST /api/accounts/login/': { expect: all(400) },
  'POST /api/accounts/login/second-factor/': { expect: all(400) },
  'POST /api/accounts/login/passkey/request/': { expect: all(200) },
  'POST /api/accounts/login/passkey/': { expect: all(400) },
  'POST /api/accounts/token/refresh/': { expect: all(400) },
  'POST /api/accounts/logout/': { expect: all(400) },
  'GET /api/accounts/verify-email/:token/': { path: () => '/accounts/verify-email/x/', expect: all(400) },
  'POST /api/accounts/resend-verification/': { expect: loggedIn(200) },
  'POST /api/accounts/password-reset/': { expect: all(400) },
  'POST /api/accounts/password-reset-confirm/': { expect: all(400) },
  'POST /api/accounts/change-password/': { expect: loggedIn(400) },
  'GET /api/accounts/sessions/': { expect: loggedIn(200) },
  'DELETE /api/accounts/sessions/:id/': {
    path: ({ session }) => `/accounts/sessions/${session}/`,
    expect: [401, 204, 404, 404, 404, 404],
  },
  'DELETE /api/accounts/sessions/': { expect: loggedIn(204) },
  'GET /api/accounts/second-factor/': { expect: loggedIn(200) },
  'POST /api/accounts/second-factor/set-up/': { confirmed: true, expect: [401, 200, 200, 200, 200, 409] },
  'POST /api/accounts/second-factor/confirm/': { expect: loggedIn(400) },
  'POST /api/accounts/second-factor/recovery-codes/': { confirmed: true, expect: [401, 409, 409, 409, 409, 200] },
  'POST /api/accounts/second-factor/turn-off/': { confirmed: true, expect: [401, 409, 409, 409, 409, 403] },
  'GET /api/accounts/passkeys/': { expect: loggedIn(200) },
  'POST /api/accounts/passkeys/options/': { confirmed: true, expect: loggedIn(200) },
  'POST /api/accounts/passkeys/': { expect: loggedIn(400) },
  'DELETE /api/accounts/passkeys/:id/': { path: () => '/accounts/passkeys/x/', confirmed: true, expect: loggedIn(404) },
  'POST /api/accounts/re-authentication/request/': { expect: loggedIn(200) },
  'POST /api/accounts/re-authentication/': { expect: loggedIn(400) },
  'POST /api/accounts/email-change/confirm/': { expect: all(400) },
  'POST /api/accounts/email-change/undo/': { expect: all(400) },
  'POST /api/accounts/email-change/resend/': { expect: loggedIn(404) },
  'DELETE /api/accounts/email-change/': { expect: loggedIn(200) },
  'GET /api/accounts/profile/': { expect: loggedIn(200) },
  'PATCH /api/accounts/profile/': { body: {}, expect: loggedIn(200) },
  'PATCH /api/accounts/profile/image/': { body: {}, expect: loggedIn(415) },
  'POST /api/accounts/export/': { confirmed: true, expect: loggedIn(200) },
  'GET /api/accounts/export/': { path: () => '/accounts/export/?user=1&expires=1&signature=x', expect: all(403) },
  'POST /api/accounts/delete/': { expect: loggedIn(400) },
  'GET /api/accounts/admin-actions/': { expect: admins(200) },
  'GET /api/accounts/security-events/': { expect: loggedIn(200) },
  'GET /api/accounts/security-events/all/': { expect: admins(200) },
  'GET /api/accounts/users/': { expect: admins(200) },
  'PATCH /api/accounts/users/:id/': {
    path: ({ investorB }) => `/accounts/users/${investorB}/`,
    body: { is_investor: true },
    confirmed: true,
    expect: admins(200),
  },
  'GET /api/accounts/investors/': { expect: all(200) },
  'GET /api/accounts/investors/:id/': {
    path: ({ investorA }) => `/accounts/investors/${investorA}/`,
    expect: all(200),
  },
  'GET /api/accounts/investors/:id/card/': {
    path: ({ investorA }) => `/accounts/investors/${investorA}/card/`,
    expect: all(200),
  },
  'GET /api/accounts/investors/by-slug/:slug/': { path: () => '/accounts/investors/by-slug/ada/', expect: all(200) },
  'GET /api/questions/': { expect: investors(200) },
  'GET /api/questions/default/': { expect: investors(200) },
  'POST /api/questions/save/': { expect: investors(400) },
  'DELETE /api/questions/:id/': {
    path: ({ question }) => `/questions/${question}/`,
    expect: [401, 403, 403, 200, 404, 403],
  },
  'POST /api/pitch-decks/evaluate/': { expect: all(415) },
  'GET /api/pitch-decks/evaluate/runs/:token/': {
    path: ({ run }) => `/pitch-decks/evaluate/runs/${run}/`,
    expect: [404, 200, 404, 404, 404, 404],
  },
  'GET /api/pitch-decks/evaluate/runs/:token/slides/': {
    path: ({ run }) => `/pitch-decks/evaluate/runs/${run}/slides/`,
    expect: [404, 200, 404, 404, 404, 404],
  },
  'DELETE /api/pitch-decks/evaluate/runs/:token/': {
    path: ({ run }) => `/pitch-decks/evaluate/runs/${run}/`,
    expect: [404, 409, 404, 404, 404, 404],
  },
  'GET /api/pitch-decks/evaluations/': { expect: loggedIn(200) },
  'GET /api/pitch-decks/evaluations/sample/': { expect: all(200) },
  'GET /api/pitch-decks/evaluations/sample/slides/': { expect: all(200) },
  'GET /api/pitch-decks/evaluations/:id/': {
    path: ({ evaluation }) => `/pitch-decks/evaluations/${evaluation}/`,
    expect: [401, 200, 404, 404, 404, 404],
  },
  'GET /api/pitch-decks/evaluations/:id/slides/': {
    path: ({ evaluation }) => `/pitch-decks/evaluations/${evaluation}/slides/`,
    expect: [401, 200, 404, 404, 404, 404],
  },
  'PATCH /api/pitch-decks/evaluations/:id/': {
    path: ({ evaluation }) => `/pitch-decks/evaluations/${evaluation}/`,
    body: { name: 'Seed deck' },
    expect: [401, 200, 404, 404, 404, 404],
  },
  'GET /api/pitch-decks/evaluations/:id/shares/': {
    path: ({ evaluation }) => `/pitch-decks/evaluations/${evaluation}/shares/`,
    expect: [401, 200, 404, 404, 404, 404],
  },
  'POST /api/pitch-decks/evaluations/:id/shares/': {
    path: ({ evaluation }) => `/pitch-decks/evaluations/${evaluation}/shares/`,
    body: { days: 7 },
    expect: [401, 201, 404, 404, 404, 404],
  },
  'GET /api/pitch-decks/shared-evaluations/:token/': {
    path: ({ share }) => `/pitch-decks/shared-evaluations/${share}/`,
    expect: all(200),
  },
  'GET /api/pitch-decks/shared-evaluations/:token/slides/': {
    path: ({ share }) => `/pitch-decks/shared-evaluations/${share}/slides/`,
    expect: all(200),
  },
  'DELETE /api/pitch-decks/evaluations/:id/shares/:share/': {
    path: ({ evaluation }) => `/pitch-decks/evaluations/${evaluation}/shares/mine/`,
    expect: [401, 204, 404, 404, 404, 404],
  },
  'GET /api/pitch-decks/evaluations/:id/benchmarks/': {
    path: ({ evaluation }) => `/pitch-decks/evaluations/${evaluation}/benchmarks/`,
    expect: [401, 200, 404, 404, 404, 404],
  },
  'GET /api/pitch-decks/evaluations/:id/changes/:earlier/': {
    path: ({ evaluation }) => `/pitch-decks/evaluations/${evaluation}/changes/${evaluation}/`,
    expect: [401, 200, 404, 404, 404, 404],
  },
  'PUT /api/accounts/benchmarks/': { body: { stage: 'Seed' }, expect: loggedIn(200) },
  'DELETE /api/accounts/benchmarks/': { expect: loggedIn(204) },
  'POST /api/pitch-decks/evaluations/claim/': { expect: loggedIn(400) },
  'POST /api/telemetry/': { expect: all(400) },
  'GET /api/telemetry/remotes/': { expect: admins(200) },
  'GET /api/releases/': { expect: admins(200) },
  'POST /api/releases/:part/:release/withdraw/': {
    path: () => '/releases/mfe-x/1/withdraw/',
    body: { reason: 'Broken' },
    confirmed: true,
    expect: admins(404),
  },
  'POST /api/releases/:part/:release/allow/': {
    path: () => '/releases/mfe-x/1/allow/',
    confirmed: true,
    expect: admins(404),
  },
  'GET /api/jobs/': { expect: admins(200) },
  'POST /api/jobs/:id/retry/': { path: () => `/jobs/${NO_JOB}/retry/`, expect: admins(404) },
  'DELETE /api/jobs/:id/': { path: () => `/jobs/${NO_JOB}/`, confirmed: true, expect: admins(404) },
  'POST /api/pitch-decks/answer-questions/': { expect: [401, 400, 400, 415, 415, 400] },
  'PATCH /api/pitch-decks/submissions/:id/answers/': {
    path: ({ submission }) => `/pitch-decks/submissions/${submission}/answers/`,
    expect: [401, 415, 404, 404, 404, 404],
  },
  'GET /api/pitch-decks/submissions/:id/suggestions/': {
    path: ({ submission }) => `/pitch-decks/submissions/${submission}/suggestions/`,
    expect: [401, 200, 404, 404, 404, 404],
  },
  'POST /api/pitch-decks/submissions/:id/likelihood/': {
    path: ({ submission }) => `/pitch-decks/submissions/${submission}/likelihood/`,
    expect: [401, 409, 404, 404, 404, 404],
  },
  'GET /api/pitch-decks/submissions/:id/questionnaire/': {
    path: ({ submission }) => `/pitch-decks/submissions/${submission}/questionnaire/`,
    expect: [401, 200, 404, 404, 404, 404],
  },
  'GET /api/pitch-decks/approach/:id/': {
    path: ({ investorA }) => `/pitch-decks/approach/${investorA}/`,
    expect: loggedIn(200),
  },
  'GET /api/pitch-decks/investor/submissions/': { expect: investors(200) },
  'GET /api/pitch-decks/investor/submissions/summary/': { expect: investors(200) },
  'GET /api/pitch-decks/investor/submissions/export/': { expect: investors(200) },
  'POST /api/pitch-decks/investor/submissions/bulk/': { expect: investors(400) },
  'GET /api/pitch-decks/investor/submissions/:id/': {
    path: ({ submission }) => `/pitch-decks/investor/submissions/${submission}/`,
    expect: [401, 403, 403, 200, 404, 403],
  },
  'PATCH /api/pitch-decks/investor/submissions/:id/': {
    path: ({ submission }) => `/pitch-decks/investor/submissions/${submission}/`,
    body: { note: 'Call on Monday' },
    expect: [401, 403, 403, 200, 404, 403],
  },
  'POST /api/pitch-decks/investor/submissions/:id/undo/': {
    path: ({ submission }) => `/pitch-decks/investor/submissions/${submission}/undo/`,
    body: { decision: 'made-up' },
    expect: [401, 403, 403, 409, 404, 403],
  },
  'GET /api/pitch-decks/investor/filters/': { expect: investors(200) },
  'POST /api/pitch-decks/investor/filters/': { expect: investors(400) },
  'DELETE /api/pitch-decks/investor/filters/:id/': {
    path: ({ filter }) => `/pitch-decks/investor/filters/${filter}/`,
    expect: [401, 403, 403, 204, 404, 403],
  },
  'GET /api/pitch-decks/founder/submissions/': { expect: loggedIn(200) },
  'GET /api/pitch-decks/founder/submissions/summary/': { expect: loggedIn(200) },
  'GET /api/pitch-decks/founder/submissions/:id/': {
    path: ({ submission }) => `/pitch-decks/founder/submissions/${submission}/`,
    expect: [401, 200, 404, 404, 404, 404],
  },
  'GET /api/pitch-decks/submissions/:id/slides/': {
    path: ({ submission }) => `/pitch-decks/submissions/${submission}/slides/`,
    expect: [401, 200, 404, 200, 404, 404],
  },
  'POST /api/pitch-decks/submissions/:id/slide-times/': {
    path: ({ submission }) => `/pitch-decks/submissions/${submission}/slide-times/`,
    body: { viewing_id: '7a0f2b9e-5c43-4c9d-9b37-0f6a3c1d2e4f', slides: [{ slide: 1, seconds: 3 }] },
    expect: [401, 403, 403, 204, 404, 403],
  },
  'POST /api/pitch-decks/assistant/analyze-slide/': { expect: loggedIn(415) },
  'GET /api/pitch-decks/assistant/slide-analysis/': {
    path: ({ savedDeck }) => `/pitch-decks/assistant/slide-analysis/?saved_deck_id=${savedDeck}&slide_number=1`,
    expect: [401, 200, 404, 404, 404, 404],
  },
  'GET /api/pitch-decks/assistant/conversations/': { expect: loggedIn(200) },
  'GET /api/pitch-decks/assistant/chat/': {
    path: ({ evaluation }) => `/pitch-decks/assistant/chat/?evaluation_id=${evaluation}`,
    expect: [401, 200, 404, 404, 404, 404],
  },
  'POST /api/pitch-decks/assistant/chat/': {
    body: ({ savedDeck }) => ({ saved_deck_id: savedDeck, message: 'What is missing?' }),
    expect: [401, 200, 404, 404, 404, 404],
  },
  'DELETE /api/pitch-decks/assistant/chat/': {
    path: ({ savedDeck }) => `/pitch-decks/assistant/chat/?saved_deck_id=${savedDeck}`,
    expect: [401, 204, 404, 404, 404, 404],
  },
  'POST /api/pitch-decks/assistant/brand/': { expect: loggedIn(415) },
  'POST /api/pitch-decks/assistant/import/': { expect: loggedIn(415) },
  'POST /api/pitch-decks/assistant/generate/': {
    body: ({ evaluation }) => ({ evaluation_id: evaluation, save: false }),
    expect: [401, 201, 404, 404, 404, 404],
  },
  'POST /api/pitch-decks/assistant/generate-ppt/': {
    body: ({ savedDeck }) => ({ saved_deck_id: savedDeck }),
    expect: [401, 200, 404, 404, 404, 404],
  },
  'POST /api/pitch-decks/assistant/generate-pdf/': {
    body: ({ savedDeck }) => ({ saved_deck_id: savedDeck }),
    expect: [401, 200, 404, 404, 404, 404],
  },
  'GET /api/pitch-decks/assistant/images/': { expect: loggedIn(200) },
  'POST /api/pitch-decks/assistant/images/': { expect: loggedIn(415) },
  'GET /api/files/deck-images/:name': {
    path: () => '/files/deck-images/x.jpg?expires=9999999999&name=x.jpg&signature=made-up',
    expect: all(403),
  },
  'GET /api/pitch-decks/assistant/saved-decks/:id/versions/': {
    path: ({ savedDeck }) => `/pitch-decks/assistant/saved-decks/${savedDeck}/versions/`,
    expect: [401, 200, 404, 404, 404, 404],
  },
  'POST /api/pitch-decks/assistant/saved-decks/:id/versions/': {
    path: ({ savedDeck }) => `/pitch-decks/assistant/saved-decks/${savedDeck}/versions/`,
    body: { label: 'Sent to Fold' },
    expect: [401, 201, 404, 404, 404, 404],
  },
  'GET /api/pitch-decks/assistant/saved-decks/:id/versions/:version/': {
    path: ({ savedDeck, version }) => `/pitch-decks/assistant/saved-decks/${savedDeck}/versions/${version}/`,
    expect: [401, 200, 404, 404, 404, 404],
  },
  'POST /api/pitch-decks/assistant/saved-decks/:id/versions/:version/restore/': {
    path: ({ savedDeck, version }) => `/pitch-decks/assistant/saved-decks/${savedDeck}/versions/${version}/restore/`,
    expect: [401, 200, 404, 404, 404, 404],
  },
  'DELETE /api/pitch-decks/assistant/saved-decks/:id/versions/:version/': {
    path: ({ savedDeck, version }) => `/pitch-decks/assistant/saved-decks/${savedDeck}/versions/${version}/`,
    expect: [401, 204, 404, 404, 404, 404],
  },
  'GET /api/pitch-decks/assistant/saved-decks/': { expect: loggedIn(200) },
  'POST /api/pitch-decks/assistant/saved-decks/': { expect: loggedIn(400) },
  'GET /api/pitch-decks/assistant/saved-decks/:id/': {
    path: ({ savedDeck }) => `/pitch-decks/assistant/saved-decks/${savedDeck}/`,
    expect: [401, 200, 404, 404, 404, 404],
  },
  'PATCH /api/pitch-decks/assistant/saved-decks/:id/': {
    path: ({ savedDeck }) => `/pitch-decks/assistant/saved-decks/${savedDeck}/`,
    expect: [401, 200, 404, 404, 404, 404],
  },
  'POST /api/pitch-decks/assistant/saved-decks/:id/duplicate/': {
    path: ({ savedDeck }) => `/pitch-decks/assistant/saved-decks/${savedDeck}/duplicate/`,
    expect: [401, 201, 404, 404, 404, 404],
  },
  'DELETE /api/pitch-decks/assistant/saved-decks/:id/': {
    path: ({ savedDeck }) => `/pitch-decks/assistant/saved-decks/${savedDeck}/`,
    expect: [401, 204, 404, 404, 404, 404],
  },
  'POST /api/pitch-decks/assistant/saved-decks/:id/restore/': {
    path: ({ savedDeck }) => `/pitch-decks/assistant/saved-decks/${savedDeck}/restore/`,
    expect: [401, 200, 404, 404, 404, 404],
  },
  'GET /api/files/slides/:deck/:name': {
    path: () => '/files/slides/x/1-large.webp?expires=9999999999&name=x&signature=made-up',
    expect: all(403),
  },
  'GET /api/files/decks/:name': { path: ({ deckFile }) => deckFile, expect: all(200) },
  'GET /api/files/answers/:name': {
    path: () => '/files/answers/x.pdf?expires=9999999999&name=x.pdf&signature=made-up',
    expect: all(403),
  },
  'GET /api/pitch-decks/evaluations/storage/': { expect: loggedIn(200) },
  // After all rows that read the evaluation and its deck.
  'DELETE /api/pitch-decks/evaluations/:id/deck/': {
    path: ({ evaluation }) => `/pitch-decks/evaluations/${evaluation}/deck/`,
    expect: [401, 204, 404, 404, 404, 404],
  },
  'DELETE /api/pitch-decks/evaluations/:id/': {
    path: ({ evaluation }) => `/pitch-decks/evaluations/${evaluation}/`,
    expect: [401, 204, 404, 404, 404, 404],
  },
  // After the rows for public profiles: deleting the image takes the profile offline.
  'DELETE /api/accounts/profile/image/': { expect: loggedIn(200) },
  'GET /api/files/profile-images/:name': {
    path: () => '/files/profile-images/ada.png',
    expect: all(200),
  },
};

interface Things {
  investorA: number;
  investorB: number;
  question: string;
  evaluation: string;
  run: string;
  share: string;
  submission: string;
  /** A signed link. */
  deckFile: string;
  session: string;
  filter: string;
  savedDeck: string;
  version: string;
}

const routes = await describeRoutes();

let server: TestApp;
let things: Things;
const tokens = new Map<Role, Awaited<ReturnType<typeof bearer>>>();

beforeAll(async () => {
  const result = {
    overall_score: 5,
    overall_high: 5,
    scores: [],
    strengths: [],
    improvements: [],
    next_steps: [],
    discrepancies: [],
    unreadable_slides: [],
    foreign_slides: [],
    hidden_text_slides: [],
    hidden_texts: [],
    partly_read_slides: [],
    engine: 'rubric' as const,
    rubric_version: '1',
  };
  server = await buildTestApp({
    readDeck: async () => ({ slides: [], language: null, sha256: '0'.repeat(64) }),
    drawDeck: async () => [],
    engine: { evaluate: async () => result },
  });
  const { context } = server;
  await context.files.put('profile-images/ada.png', Buffer.from('image'));
  const people = {
    'founder A': await buildUser(context),
    'founder B': await buildUser(context),
    'investor A': await buildInvestor(context, { custom_url_slug: 'ada' }),
    'investor B': await buildInvestor(context),
    superuser: await buildAdmin(context),
  };
  await bearer(context, people['founder A']);
  const [session] = await listSessions(context.db, people['founder A'].id, context.clock());
  for (const [role, user] of Object.entries(people)) tokens.set(role as Role, await bearer(context, user));
  const [question] = await saveQuestions(context, people['investor A'].id, [
    { id: 'a', question: 'Why?', type: 'text', required: true, options: [], parent_question: null, trigger_values: [] },
  ]);
  const path = join(server.dir, 'x.pdf');
  writeFileSync(path, '%PDF');
  const made = await evaluateDeck(context, { path, filename: 'x.pdf', size: 4 }, people['founder A'].id);
  const share = randomToken();
  await insertShare(context.db, {
    id: 'mine',
    evaluation_id: made.evaluation.id,
    token_hash: hashToken(share),
    created_at: made.evaluation.created_at,
    expires_at: new Date(context.clock().getTime() + 3_600_000).toISOString(),
    last_opened_at: null,
  });
  const run = randomToken();
  await insertRun(context.db, {
    token_hash: hashToken(run),
    user_id: people['founder A'].id,
    original_filename: 'x.pdf',
    state: 'done',
    evaluation_id: made.evaluation.id,
    failure: null,
    created_at: made.evaluation.created_at,
    expires_at: new Date(context.clock().getTime() + 3_600_000).toISOString(),
  });
  const submission = await buildSubmission(context, {
    founder: people['founder A'],
    investor: people['investor A'],
  });
  await insertFilter(
    context.db,
    people['investor A'].id,
    { id: 'mine', name: 'Mine', query: '' },
    submission.created_at,
  );
  const slides = [{ id: 'one', kind: 'title' as const, title: 'Isferd', subtitle: '', notes: '' }];
  const content = { theme: 'paper' as const, slides };
  const savedDeck = await createDeck(context, people['founder A'].id, { name: 'Mine', company_name: '', content });
  const version = await nameVersion(context, people['founder A'].id, savedDeck.id, 'First');
  things = {
    investorA: people['investor A'].id,
    investorB: people['investor B'].id,
    question: question?.id ?? '',
    evaluation: made.evaluation.id,
    run,
    share,
    submission: submission.id,
    deckFile: context.fileLinks.to({ key: submission.file_key, name: 'deck.pdf' }).replace('/api', ''),
    session: session?.id ?? '',
    filter: 'mine',
    savedDeck: savedDeck.id,
    version: version.id,
  };
});
afterAll(() => server.close());

describe('the access matrix', () => {
  it('has a row for every call, and no row for a call that is gone', () => {
    expect(Object.keys(MATRIX).sort()).toEqual(routes);
  });
});

describe('an admin without a second factor', () => {
  const forAdmins = Object.entries(MATRIX).filter(
    ([
      ,
      {
        expect: [, ...statuses],
      },
    ]) => {
      const [admin, ...others] = statuses.reverse();
      return others.every((status) => status === 403) && admin !== 403;
    },
  );

  it.each(forAdmins)('is refused %s', async (route, row) => {
    const headers = await bearer(server.context, await buildUser(server.context, { is_superuser: 1 }));
    const [method, url = ''] = route.split(' ') as ['GET', string];
    const path = row.path ? row.path(things) : url.replace('/api', '');
    const { status, body } = await call(server, method, path, { headers, ...(row.body && { body: row.body }) });
    expect([status, body.code]).toEqual([403, 'second_factor_required']);
  });
});

/** Visitors and strangers come first, so that what the owner deletes still exists when they are rejected. */
const ORDER: Role[] = ['visitor', 'founder B', 'investor B', 'superuser', 'founder A', 'investor A'];

describe.each(Object.entries(MATRIX))('%s', (route, row) => {
  it.each(ORDER)('for %s', async (role) => {
    const [method, url = ''] = route.split(' ') as ['GET', string];
    const path = row.path ? row.path(things) : url.replace('/api', '');
    const given = typeof row.body === 'function' ? row.body(things) : row.body;
    const body = given ?? (method === 'GET' || method === ('DELETE' as string) ? undefined : {});
    const session = tokens.get(role);
    const headers = session && row.confirmed ? await confirmed(server.context, session) : session;
    const { status } = await call(server, method, path, { ...(body && { body }), ...(headers && { headers }) });
    expect(status).toBe(row.expect[ROLES.indexOf(role)]);
  });
});
