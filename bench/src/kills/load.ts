import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { DELETION_WORD } from '@northlight/shared-api/rules';
import type { UserRow } from '../../../api/src/platform/database/tables.ts';
import { randomToken } from '../../../api/src/platform/security/secrets.ts';
import { PASSWORD } from '../../../api/test/factories/users.ts';
import { type Answer, ask, eventsOf, logIn, post, send, upload } from '../cluster/client.ts';
import type { Ledger } from './ledger.ts';
import type { People } from './people.ts';

interface Parts {
  /** Address of any web server. */
  anyServer: () => string;
  ledger: Ledger;
  people: People;
  deck: Uint8Array;
  /** Aborts when the load ends. */
  signal: AbortSignal;
}

/** Answers that ask to try again. */
const LATER = new Set([429, 502, 503]);
const PAUSE = 200;
const PAUSE_LATER = 500;

const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** Starts people who use the product at the same time. Resolves when all have stopped. */
export async function startLoad({ anyServer, ledger, people, deck, signal }: Parts): Promise<void> {
  const sessions = new Map<UserRow, { authorization: string }>();
  for (const founder of people.founders) sessions.set(founder, await logIn(anyServer, founder));

  /** True for success. Notes everything that should not happen. */
  async function isDone(answer: Pick<Answer, 'status'> | null, what: string, ...fine: number[]): Promise<boolean> {
    if (answer && (answer.status < 300 || fine.includes(answer.status))) return true;
    if (answer === null) ledger.broken += 1;
    else if (LATER.has(answer.status)) ledger.deferred += 1;
    else ledger.surprises.push(`${what}: ${answer.status} ${JSON.stringify((answer as Answer).body)}`);
    await wait(PAUSE_LATER);
    return false;
  }

  /** Repeats something until the load ends. */
  async function repeat(act: () => Promise<unknown>): Promise<void> {
    while (!signal.aborted) {
      await act();
      await wait(PAUSE * (0.5 + Math.random()));
    }
  }

  /** Makes every deck different. */
  const newDeck = () => Buffer.concat([deck, Buffer.from(`\n% ${randomUUID()}\n`)]);

  /** Evaluates a deck as the page does: by token, and with the same token again when the connection breaks. */
  async function evaluate(session: Record<string, string>): Promise<void> {
    const token = randomToken();
    const file = newDeck();
    while (!signal.aborted) {
      const headers = { accept: 'text/event-stream', 'evaluation-token': token, ...session };
      const response = await send(anyServer(), '/pitch-decks/evaluate/', upload(file, headers));
      if (response?.status === 409) return void ledger.runs.add(token); // an earlier attempt has arrived
      if (response?.status === 201) {
        const isLeaving = Math.random() < 0.5;
        for await (const { event } of eventsOf(response)) {
          ledger.runs.add(token);
          if (isLeaving || event === 'done') break;
        }
        if (ledger.runs.has(token)) return;
      }
      if (response && response.status !== 201) {
        const body = await response.json().catch(() => null);
        await isDone({ status: response.status, body } as Answer, 'evaluation');
      } else {
        await isDone(null, 'evaluation');
      }
    }
  }

  async function evaluateAndWait(): Promise<void> {
    const founder = anyOf(people.founders);
    const answer = await ask(anyServer(), '/pitch-decks/evaluate/', upload(newDeck(), sessions.get(founder)));
    if (await isDone(answer, 'evaluation')) ledger.results.add(answer?.body.id);
  }

  async function signUp(): Promise<void> {
    const email = `${randomUUID()}@example.test`;
    const names = { first_name: 'An', last_name: 'Ek' };
    const person = { email, password: PASSWORD, password2: PASSWORD, ...names };
    const answer = await post(anyServer(), '/accounts/register/', person);
    if (await isDone(answer, 'sign-up'))
      ledger.expectMail('sign-up', email, 'Verify your email address for Northlight');
  }

  async function forget(): Promise<void> {
    const user = people.forgetful.pop();
    if (!user) return;
    const answer = await post(anyServer(), '/accounts/password-reset/', { email: user.email });
    if (await isDone(answer, 'password reset'))
      ledger.expectMail('password reset', user.email, 'Set a new password for Northlight');
  }

  /** Sends a deck as the page does: with the same key until a server has it. */
  async function sendDeck(): Promise<void> {
    const founder = anyOf(people.founders);
    const investor = people.investors.pop();
    if (!investor) return;
    const file = newDeck();
    const headers = { ...sessions.get(founder), 'idempotency-key': randomUUID() };
    while (!signal.aborted) {
      const request = upload(file, headers, { investor_id: String(investor.id) });
      const answer = await ask(anyServer(), '/pitch-decks/answer-questions/', request);
      if (!(await isDone(answer, 'deck sent'))) continue;
      const sha256 = createHash('sha256').update(file).digest('hex');
      ledger.submissions.set(answer?.body.submission_id, { founder: founder.id, sha256 });
      ledger.expectMail('deck sent', investor.email, `${founder.company} sent you a pitch deck`);
      return;
    }
  }

  async function leave(): Promise<void> {
    const user = people.leaving.pop();
    if (!user) return;
    const session = await logIn(anyServer, user);
    const proven = await post(anyServer(), '/accounts/re-authentication/', { password: PASSWORD }, session);
    if (!(await isDone(proven, 're-authentication'))) return;
    const headers = { ...session, 're-authentication': proven?.body.proof };
    const answer = await post(anyServer(), '/accounts/delete/', { confirmation: DELETION_WORD }, headers);
    if (!(await isDone(answer, 'deletion'))) return;
    ledger.deletions.add(user.id);
    ledger.expectMail('deletion', user.email, 'Your Northlight account will be deleted');
  }

  await Promise.all([
    repeat(() => evaluate({})),
    repeat(() => evaluate({})),
    repeat(() => evaluate(sessions.get(anyOf(people.founders)) ?? {})),
    repeat(evaluateAndWait),
    repeat(signUp),
    repeat(forget),
    repeat(sendDeck),
    repeat(leave),
  ]);
}
