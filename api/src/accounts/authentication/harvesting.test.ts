import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { KyselyPlugin } from 'kysely';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { call } from '../../../test/factories/requests.ts';
import { bearer, buildUser, confirmed, PASSWORD } from '../../../test/factories/users.ts';
import { LIMITS, throttle } from '../../platform/security/throttle.ts';

const KNOWN = 'mara@example.test';
const ANOTHER = 'ada@example.test';
const UNKNOWN = 'nobody@example.test';
const NETWORK = '198.51.100.0/24';

let server: TestApp;
beforeEach(async () => {
  server = await buildTestApp();
  await buildUser(server.context, { email: KNOWN });
  await buildUser(server.context, { email: ANOTHER, email_verified_at: null });
});
afterEach(() => server.close());

const post = (path: string, body: object, ip = '198.51.100.1') =>
  call(server, 'POST', `/accounts/${path}/`, { body, ip });
const logIn = (email: string, ip?: string) => post('login', { email, password: 'not the password' }, ip);
const askReset = (email: string, ip?: string) => post('password-reset', { email }, ip);
const resend = (email: string, ip?: string) => post('resend-verification', { email }, ip);
/** Asks for this address in an account of its own. */
async function changeAddress(email: string, ip = '198.51.100.1') {
  const headers = await bearer(server.context, await buildUser(server.context));
  const own = await confirmed(server.context, headers);
  return await call(server, 'PATCH', '/accounts/profile/', { headers: own, body: { email }, ip });
}
const signUp = (email: string, ip?: string, password = PASSWORD) =>
  post('register', { email, password, password2: password, first_name: 'Mara', last_name: 'Lind' }, ip);
const told = async (email: string) =>
  (await server.mailbox()).filter(({ to }) => to === email).map(({ subject }) => subject);

const CALLS = [
  ['login', logIn],
  ['a password reset', askReset],
  ['sending the verification link again', resend],
  ['changing the address', changeAddress],
] as const;

/** An answer without what is the asking account's own. */
const withoutOwn = ({ id: _id, email: _email, pending_email: _pending, ...body }: Record<string, unknown>) => body;

/** The kinds of statements a request makes, and how many emails it leaves to be prepared after the answer. */
async function workOf(request: () => Promise<unknown>) {
  const { db, jobs } = server.context;
  const statements: string[] = [];
  let emails = 0;
  const record: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const add = async () => {
    emails += 1;
    return true;
  };
  Object.assign(server.context, { db: db.withPlugin(record), jobs: { ...jobs, add } });
  await request();
  Object.assign(server.context, { db, jobs });
  return { statements, emails };
}

describe.each(CALLS)('%s', (_, ask) => {
  it('answers alike for addresses with and without an account', async () => {
    const answers = [await ask(KNOWN), await ask(ANOTHER), await ask(UNKNOWN)];
    const seen = answers.map(({ status, body, headers }) => [status, withoutOwn(body), Object.keys(headers).sort()]);
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  it('does the same work before its answer, and leaves as many emails to prepare after it', async () => {
    const known = await workOf(() => ask(KNOWN));
    expect(known.statements).not.toEqual([]);
    expect(await workOf(() => ask(ANOTHER))).toEqual(known);
    expect(await workOf(() => ask(UNKNOWN))).toEqual(known);
  });

  it('is refused, for known and unknown addresses, once its network has used up the budget of all such calls', async () => {
    for (let at = 0; at < LIMITS.accountsFromNetwork.attempts; at++)
      await throttle(server.context, 'account-network', LIMITS.accountsFromNetwork, NETWORK);
    for (const email of [KNOWN, UNKNOWN]) {
      const { status, headers } = await ask(email, '198.51.100.250');
      expect([status, headers['retry-after']]).toEqual([429, '900']);
      expect((await ask(email, '198.51.101.1')).status).not.toBe(429);
    }
  });
});

describe('email requests', () => {
  it('to one address share a budget, from wherever and for whatever they are', async () => {
    const asks = [askReset, resend, askReset, resend, askReset];
    for (const [at, ask] of asks.entries()) expect((await ask(UNKNOWN, `10.0.${at}.1`)).status).toBe(200);
    for (const ask of [askReset, resend]) expect((await ask(UNKNOWN, '10.1.0.1')).status).toBe(429);
    expect((await askReset(KNOWN, '10.1.0.1')).status).toBe(200);
  });

  it('from one network share a budget', async () => {
    const { attempts } = LIMITS.mailFromNetwork;
    const asks = Array.from({ length: attempts }, (_, at) => {
      const ask = at % 2 === 0 ? askReset : resend;
      return ask(`person${at}@example.test`, `198.51.100.${at % 100}`);
    });
    expect(new Set((await Promise.all(asks)).map(({ status }) => status))).toEqual(new Set([200]));
    for (const ask of [askReset, resend]) expect((await ask(KNOWN, '198.51.100.200')).status).toBe(429);
    expect((await askReset(KNOWN, '198.51.101.1')).status).toBe(200);
  });
});

describe('signing up', () => {
  it('with free and taken addresses counts against one budget of the network', async () => {
    const { attempts } = LIMITS.registrationFromNetwork;
    const tries = Array.from({ length: attempts }, (_, at) =>
      signUp(at % 2 === 0 ? KNOWN : `person${at}@example.test`, `198.51.100.${at % 100}`),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(attempts / 2);
    expect(statuses.filter((status) => status === 400)).toHaveLength(attempts / 2);
    const refused = [await signUp(KNOWN, '198.51.100.200'), await signUp(UNKNOWN, '198.51.100.200')];
    for (const { status, body, headers } of refused) {
      expect([status, body]).toEqual([429, refused[0]?.body]);
      expect(headers['retry-after']).toBe(String(24 * 3600));
    }
    expect((await signUp(UNKNOWN, '198.51.101.1')).status).toBe(201);
  });

  it('counts against one budget of everybody', async () => {
    const strict = await buildTestApp({ env: { SIGN_UPS_PER_HOUR: '2' } });
    const attempt = (ip: string) => call(strict, 'POST', '/accounts/register/', { body: form, ip });
    const form = { email: KNOWN, password: PASSWORD, password2: PASSWORD, first_name: 'Mara', last_name: 'Lind' };
    expect((await attempt('192.0.2.1')).status).toBe(201);
    expect((await attempt('198.51.100.1')).status).toBe(400);
    const { status, headers } = await attempt('203.0.113.1');
    expect([status, headers['retry-after']]).toEqual([429, '3600']);
    strict.clock.pass(3600);
    expect((await attempt('203.0.113.1')).status).toBe(400);
    await strict.close();
  });

  it('with a taken address tells its owner, once a day', async () => {
    for (let at = 0; at < 3; at++) expect((await signUp(KNOWN, `10.0.${at}.1`)).body.email).toHaveLength(1);
    expect(await told(KNOWN)).toEqual(['Someone tried to use your email address at Northlight']);
    server.clock.pass(24 * 3600);
    await signUp(KNOWN);
    expect(await told(KNOWN)).toHaveLength(2);
  });

  it('does not show whether an address is taken before the rest of the form is right', async () => {
    for (const email of [KNOWN, UNKNOWN])
      expect((await signUp(email, '10.0.0.1', 'short')).body).toEqual({
        password: ['Use at least 12 characters.'],
        code: 'validation_failed',
      });
    expect(await told(KNOWN)).toEqual([]);
  });
});
