import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from './factories/app.ts';
import { countedStatements, type SentStatement } from './factories/counted-statements.ts';
import { leaseDatabase } from './factories/database.ts';
import { call } from './factories/requests.ts';
import { buildSubmission } from './factories/submissions.ts';
import { bearer, buildInvestor, buildUser, PASSWORD } from './factories/users.ts';

let server: TestApp;
let sent: SentStatement[];
let end: () => Promise<void>;

const REFRESH = '/accounts/token/refresh/';
const inbox = '/pitch-decks/investor/submissions/';
const decks = '/pitch-decks/assistant/saved-decks/';

interface Known {
  investor: { authorization: string };
  founder: { authorization: string };
  submission: string;
  answered: string;
  deck: string;
  email: string;
}
let known: Known;

beforeAll(async () => {
  const lease = await leaseDatabase();
  end = lease.end;
  const counted = countedStatements(lease.engine);
  sent = counted.sent;
  server = await buildTestApp({ database: counted.engine });
  const { context } = server;
  const [investor, founder] = [await buildInvestor(context), await buildUser(context, { company: 'Isferd' })];
  const people = { founder, investor };
  const at = context.clock().toISOString();
  const submissions = [];
  for (let place = 0; place < 30; place += 1) submissions.push(await buildSubmission(context, people, {}, [{}]));
  const answered = await buildSubmission(context, people, { answered_at: at }, [{ answer: 'Sensors.' }]);
  const headers = await bearer(context, founder);
  const content = { slides: [{ id: 'a', kind: 'bullets', title: 'Problem', lines: ['Loads spoil.'] }] };
  const { body: deck } = await call(server, 'POST', decks, {
    headers,
    body: { name: 'Seed deck', company_name: 'Isferd', content },
  });
  known = {
    investor: await bearer(context, investor),
    founder: headers,
    submission: submissions[0]?.id ?? '',
    answered: answered.id,
    deck: deck.id,
    email: founder.email,
  };
});
afterAll(async () => {
  await server.close();
  await end();
});

interface Counted {
  name: string;
  as?: 'investor' | 'founder';
  request: (known: Known) => { method?: 'GET' | 'POST' | 'PATCH'; path: string; body?: object };
  /** Statements, without the beginning and end of transactions. */
  statements: number;
  /** Reads what it has changed by the statement that it was found with. */
  isReadAgain?: true;
}

const CALLS: Counted[] = [
  { name: 'a service that is alive', request: () => ({ path: '/health/live/' }), statements: 0 },
  { name: 'the settings', request: () => ({ path: '/settings/' }), statements: 0 },
  {
    name: 'a page of received decks',
    as: 'investor',
    request: () => ({ path: `${inbox}?page=1&page_size=20` }),
    statements: 1,
  },
  {
    name: 'the last page of received decks',
    as: 'investor',
    request: () => ({ path: `${inbox}?page=2&page_size=20` }),
    statements: 1,
  },
  {
    name: 'the numbers of received decks',
    as: 'investor',
    request: () => ({ path: `${inbox}summary/` }),
    statements: 1,
  },
  {
    name: 'a received deck',
    as: 'investor',
    request: ({ submission }) => ({ path: `${inbox}${submission}/` }),
    statements: 1,
  },
  {
    name: 'a received deck with answers',
    as: 'investor',
    request: ({ answered }) => ({ path: `${inbox}${answered}/` }),
    statements: 2,
  },
  {
    name: 'a page of sent decks',
    as: 'founder',
    request: () => ({ path: '/pitch-decks/founder/submissions/?page=1' }),
    statements: 1,
  },
  { name: 'a page of the directory', request: () => ({ path: '/accounts/investors/?page=1' }), statements: 1 },
  {
    name: 'a page past the end of the directory',
    request: () => ({ path: '/accounts/investors/?page=9' }),
    statements: 2,
  },
  { name: 'the own profile', as: 'investor', request: () => ({ path: '/accounts/profile/' }), statements: 1 },
  { name: 'the question set', as: 'investor', request: () => ({ path: '/questions/' }), statements: 1 },
  {
    name: 'a page of evaluations',
    as: 'founder',
    request: () => ({ path: '/pitch-decks/evaluations/?page=1' }),
    statements: 2,
  },
  { name: 'a saved deck', as: 'founder', request: ({ deck }) => ({ path: `${decks}${deck}/` }), statements: 2 },
  {
    name: 'saving a deck',
    as: 'founder',
    request: ({ deck }) => ({ method: 'PATCH', path: `${decks}${deck}/`, body: { name: 'Renamed' } }),
    statements: 3,
  },
  {
    name: 'a decision',
    as: 'investor',
    request: ({ submission }) => ({ method: 'PATCH', path: `${inbox}${submission}/`, body: { status: 'Reviewed' } }),
    statements: 5,
    isReadAgain: true,
  },
  {
    name: 'the times on slides',
    as: 'investor',
    request: ({ submission }) => ({
      method: 'POST',
      path: `/pitch-decks/submissions/${submission}/slide-times/`,
      body: { viewing_id: '00000000-0000-4000-8000-000000000000', slides: [{ slide: 1, seconds: 2 }] },
    }),
    statements: 4,
  },
];

describe('a call sends as many statements to the database as before, and none twice', () => {
  it.each(CALLS)('$name', async ({ as, request, statements, isReadAgain }) => {
    const { method = 'GET', path, body } = request(known);
    const headers = as && known[as];
    // Some calls remember for a second who asks.
    if (headers) await call(server, 'GET', '/accounts/profile/', { headers });
    sent.length = 0;
    const { status } = await call(server, method, path, { ...(headers && { headers }), ...(body && { body }) });
    const seen = [...sent];
    expect(status).toBeLessThan(300);
    const texts = seen.map(({ sql, values }) => `${sql} ${JSON.stringify(values)}`);
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toHaveLength(isReadAgain ? 1 : 0);
    expect(seen.map(({ sql }) => sql.slice(0, 60))).toHaveLength(statements);
  });

  it('saving answers', async () => {
    const form = new FormData();
    form.append('answers', '[{"id":"q-0","text":"Sensors."}]');
    form.append('draft', 'true');
    const request = new Request('http://x', { method: 'POST', body: form });
    const content = Buffer.from(await request.arrayBuffer());
    const type = request.headers.get('content-type') ?? '';
    sent.length = 0;
    const { status } = await call(server, 'PATCH', `/pitch-decks/submissions/${known.submission}/answers/`, {
      headers: { ...known.founder, 'content-type': type },
      body: content,
    });
    expect(status).toBe(200);
    expect(sent.map(({ sql }) => sql.slice(0, 60))).toHaveLength(5);
  });

  it('one more when it does not remember who asks', async () => {
    server.clock.pass(1);
    sent.length = 0;
    await call(server, 'GET', '/questions/', { headers: known.investor });
    expect(sent.map(({ sql }) => sql.slice(0, 60))).toHaveLength(2);
  });

  it('the exchange of a refresh token', async () => {
    const { body } = await call(server, 'POST', '/accounts/login/', {
      body: { email: known.email, password: PASSWORD },
    });
    sent.length = 0;
    const { status } = await call(server, 'POST', REFRESH, { body: { refresh: body.refresh } });
    expect(status).toBe(200);
    expect(sent.map(({ sql }) => sql.slice(0, 60))).toHaveLength(4);
  });
});
