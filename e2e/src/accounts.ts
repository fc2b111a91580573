import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { LEONIE } from '@northlight/api/src/demo/investors-with-questions.ts';
import { INES } from '@northlight/api/src/demo/people.ts';
import { type DemoQuestion, LEONIES_QUESTIONS } from '@northlight/api/src/demo/question-sets.ts';
import { makeDeck, thinSlides } from '@northlight/api/test/decks/index.ts';
import type { IdentityProof, SignedIn } from '@northlight/shared-api';
import { halves } from './png.ts';
import type { Product } from './product.ts';

/** A test's own account, created through the API. */
export interface Account {
  id: number;
  email: string;
  password: string;
  /** First and last name, as pages show them. */
  name: string;
  /** Opens a session that no page uses yet. */
  openSession: () => Promise<SignedIn>;
  /** Calls the API as this user. @throws if the response is not a success */
  call: <T>(method: string, path: string, body?: object | FormData) => Promise<T>;
  /** Confirms the user's identity, then makes a call that requires it. @throws if a response is not a success */
  callConfirmed: <T>(method: string, path: string, body?: object) => Promise<T>;
}

/** An investor with a public page. */
export interface InvestorAccount extends Account {
  /** The last part of the profile's URL: /investor/<slug>. */
  slug: string;
}

const PASSWORD = 'a-quiet-harbour-42';
/** Timeout for the confirmation email to be printed, in milliseconds. */
const MAIL_WAIT = 20_000;

/** A random IP address for each account, so that rate limits don't count the tests together. */
const address = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Random letters that make names and email addresses unique in this run. */
const uniqueLetters = () => Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('');

/** A response that is not a success. */
class Refused extends Error {
  /** Whether the access token is too old. */
  readonly isExpired: boolean;

  constructor(what: string, body: string) {
    super(`${what}: ${body}`);
    this.isExpired = body.includes('"token_expired"');
  }
}

/** Calls the API with any headers. @throws if the response is not a success */
async function send<T>(
  product: Product,
  method: string,
  path: string,
  given: Record<string, string>,
  body?: object | FormData,
): Promise<T> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      'x-forwarded-for': address(),
      ...given,
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!response.ok) throw new Refused(`${method} ${path} answered ${response.status}`, await response.text());
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const call = <T>(product: Product, method: string, path: string, token?: string, body?: object | FormData) =>
  send<T>(product, method, path, token ? { authorization: `Bearer ${token}` } : {}, body);

/** Waits until the server prints a match. @returns the match @throws after 20 seconds without one */
export async function printed(product: Product, pattern: RegExp): Promise<RegExpExecArray> {
  const until = Date.now() + MAIL_WAIT;
  for (;;) {
    const found = pattern.exec(product.output());
    if (found) return found;
    if (Date.now() > until) throw new Error(`The server never printed ${pattern}`);
    await wait(20);
  }
}

/** Logs in through the API. */
export const openSession = (product: Product, email: string, password: string) =>
  call<SignedIn>(product, 'POST', '/accounts/login/', undefined, { email, password });

/** Logs in to an existing account, such as one from the demo data. Its calls log in again once the session expired. */
export async function existing(product: Product, email: string, password: string): Promise<Account> {
  const session = await openSession(product, email, password);
  const { user } = session;
  let unused: SignedIn | undefined = session;
  let { access } = session;

  async function callSignedIn<T>(method: string, path: string, body?: object | FormData, headers = {}): Promise<T> {
    const attempt = () => send<T>(product, method, path, { ...headers, authorization: `Bearer ${access}` }, body);
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Refused && error.isExpired)) throw error;
      ({ access } = await openSession(product, email, password));
      return await attempt();
    }
  }

  return {
    id: user.id,
    email,
    password,
    name: `${user.first_name} ${user.last_name}`,
    async openSession() {
      const own = unused;
      unused = undefined;
      return own ?? (await openSession(product, email, password));
    },
    call: callSignedIn,
    async callConfirmed(method, path, body) {
      const { proof } = await callSignedIn<IdentityProof>('POST', '/accounts/re-authentication/', { password });
      return await callSignedIn(method, path, body, { 're-authentication': proof });
    },
  };
}

/** Ends all sessions of an account, as if from another device. */
export async function endSessionsOf(product: Product, { email, password }: Account) {
  const elsewhere = await existing(product, email, password);
  await elsewhere.call('DELETE', '/accounts/sessions/');
}

/** Registers a user and confirms their email address. */
async function signUp(product: Product, names: { first_name: string; last_name: string }): Promise<Account> {
  const email = `${names.first_name}.${names.last_name}@journey.test`.replaceAll(' ', '-').toLowerCase();
  const account = { ...names, email, password: PASSWORD, password2: PASSWORD };
  await call(product, 'POST', '/accounts/register/', undefined, account);
  const [, token] = await printed(product, new RegExp(`Email for ${email}: .*\\n.*/verify-email/(\\S+)`));
  await call(product, 'GET', `/accounts/verify-email/${token}/`);
  return await existing(product, email, PASSWORD);
}

/** Creates a founder whose profile is complete enough to send decks. `overrides` are profile fields. */
export async function makeFounder(product: Product, overrides: Record<string, unknown> = {}): Promise<Account> {
  const { email: _, first_name, last_name: _own, ...profile } = INES;
  const founder = await signUp(product, { first_name, last_name: `Varga ${uniqueLetters()}` });
  await founder.call('PATCH', '/accounts/profile/', { ...profile, ...overrides });
  return founder;
}

const run = promisify(execFile);
const ADMIN = fileURLToPath(new URL('../../api/src/cli/admin.ts', import.meta.url));

/** Makes an account an admin with the product's command. SQLite only. @returns what the command prints */
export async function makeAdmin({ dataDir }: Product, email: string): Promise<string> {
  const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir };
  return (await run(process.execPath, [ADMIN, email], { env })).stdout;
}

/** Questions in the form the API expects: each follow-up names its parent. */
function toDrafts(questions: DemoQuestion[]) {
  const drafts: object[] = [];
  const add = ({ followUps = [], ...question }: DemoQuestion, parent: string | null, when: string[]) => {
    const id = `new-${drafts.length}`;
    drafts.push({ ...question, id, parent_question: parent, trigger_values: when });
    for (const { when: values, ...followUp } of followUps) add(followUp, id, values);
  };
  for (const question of questions) add(question, null, []);
  return drafts;
}

/**
 * Creates an investor whose profile is complete, live and listed, with the demo questions of Leonie Harrow.
 * `overrides` are profile fields.
 */
export async function makeInvestor(
  product: Product,
  admin: Account,
  overrides: Record<string, unknown> = {},
): Promise<InvestorAccount> {
  const letters = uniqueLetters();
  const investor = await signUp(product, { first_name: 'Marit', last_name: `Solberg ${letters}` });
  await admin.callConfirmed('PATCH', `/accounts/users/${investor.id}/`, { is_investor: true });
  const image = new FormData();
  const photo = halves(64, 64, [200, 30, 30], [30, 30, 200]);
  image.append('profile_image', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'me.png');
  await investor.call('PATCH', '/accounts/profile/image/', image);
  const slug = `marit-${letters}`;
  const [min_investment, max_investment] = LEONIE.range;
  await investor.call('PATCH', '/accounts/profile/', {
    title: LEONIE.title,
    company: LEONIE.company,
    phone: LEONIE.phone,
    work_field: LEONIE.sector,
    bio: LEONIE.bio,
    website: `https://${LEONIE.site}.example`,
    linkedin: `https://linkedin.example/in/${slug}`,
    investment_fields: LEONIE.fields,
    min_investment,
    max_investment,
    investment_stage: LEONIE.stage,
    investment_geography: LEONIE.geography,
    investment_experience: LEONIE.experience,
    investment_preferences: LEONIE.preferences,
    expertise_tags: LEONIE.tags,
    previous_investments: LEONIE.investments,
    previous_exits: LEONIE.exits,
    custom_url_slug: slug,
    is_profile_live: true,
    is_publicly_listed: true,
    ...overrides,
  });
  await investor.call('POST', '/questions/save/', { questions: toDrafts(LEONIES_QUESTIONS) });
  return { ...investor, slug };
}

/** Sends a deck to an investor. @returns the submission ID */
export async function sendDeck(founder: Account, investor: Account, deck: Uint8Array, name = 'isferd.pdf') {
  const form = new FormData();
  form.append('investor_id', String(investor.id));
  form.append('file', new Blob([new Uint8Array(deck)], { type: 'application/pdf' }), name);
  const { submission_id } = await founder.call<{ submission_id: string }>(
    'POST',
    '/pitch-decks/answer-questions/',
    form,
  );
  return submission_id;
}

/** An email address that no account of this run has. */
export const unusedEmail = (name: string) => `${name}-${uniqueLetters()}@journey.test`;

/** A deck with two slides. The server extracts and renders it much faster than a full deck. */
export const smallDeck = async () => (await makeDeck('Snackly', thinSlides.slice(0, 2))).save();
