import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { LEONIE } from '@northlight/api/src/demo/investors-with-questions.ts';
import { INES } from '@northlight/api/src/demo/people.ts';
import { type DemoQuestion, LEONIES_QUESTIONS } from '@northlight/api/src/demo/question-sets.ts';
import { makeDeck, thinSlides } from '@northlight/api/test/decks/index.ts';
import type { SignedIn } from '@northlight/shared-api';
import { halves } from './png.ts';
import type { Product } from './product.ts';

/** An account of one test, made through the API. */
export interface Account {
  id: number;
  email: string;
  password: string;
  /** First and last name, as pages show it. */
  name: string;
  /** A session that no page uses yet. */
  openSession: () => Promise<SignedIn>;
  /** Calls the API as this person. @throws when the answer is no success */
  call: <T>(method: string, path: string, body?: object | FormData) => Promise<T>;
}

/** The public page of an investor. */
export interface InvestorAccount extends Account {
  /** The end of the profile's address: /investor/<slug>. */
  slug: string;
}

const PASSWORD = 'a-quiet-harbour-42';
/** Milliseconds in which the confirmation mail is printed. */
const MAIL_WAIT = 20_000;

/** An address that nobody else calls from, so that no limit counts the tests together. */
const address = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Letters that no other account of this run has, for names and addresses. */
const uniqueLetters = () => Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('');

async function call<T>(product: Product, method: string, path: string, token?: string, body?: object | FormData) {
  const isForm = body instanceof FormData;
  const response = await fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      'x-forwarded-for': address(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** Waits until the server has printed this. @returns what was found @throws when it is not within 20 seconds */
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

/** Somebody who has an account already, such as the people of the demo. */
export async function existing(product: Product, email: string, password: string): Promise<Account> {
  const session = await openSession(product, email, password);
  const { access, user } = session;
  let unused: SignedIn | undefined = session;
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
    call: (method, path, body) => call(product, method, path, access, body),
  };
}

/** Signs somebody up and confirms their address. */
async function signUp(product: Product, names: { first_name: string; last_name: string }): Promise<Account> {
  const email = `${names.first_name}.${names.last_name}@journey.test`.replaceAll(' ', '-').toLowerCase();
  const account = { ...names, email, password: PASSWORD, password2: PASSWORD };
  await call(product, 'POST', '/accounts/register/', undefined, account);
  const [, token] = await printed(product, new RegExp(`Mail for ${email}: .*\\n.*/verify-email/(\\S+)`));
  await call(product, 'GET', `/accounts/verify-email/${token}/`);
  return await existing(product, email, PASSWORD);
}

/** A founder whose profile is complete for sending decks. `overrides` are fields of the profile. */
export async function makeFounder(product: Product, overrides: Record<string, unknown> = {}): Promise<Account> {
  const { email: _, first_name, last_name: _own, ...profile } = INES;
  const founder = await signUp(product, { first_name, last_name: `Varga ${uniqueLetters()}` });
  await founder.call('PATCH', '/accounts/profile/', { ...profile, ...overrides });
  return founder;
}

/** Questions as the API takes them: each follow-up names its parent. */
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
 * An investor whose profile is complete, live and listed, with the questions of the demo's Leonie Harrow.
 * `overrides` are fields of the profile.
 */
export async function makeInvestor(
  product: Product,
  admin: Account,
  overrides: Record<string, unknown> = {},
): Promise<InvestorAccount> {
  const letters = uniqueLetters();
  const investor = await signUp(product, { first_name: 'Marit', last_name: `Solberg ${letters}` });
  await admin.call('PATCH', `/accounts/users/${investor.id}/`, { is_investor: true });
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

/** Sends a deck to an investor. @returns the id of the submission */
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

/** An address that no account of this run has. */
export const unusedEmail = (name: string) => `${name}-${uniqueLetters()}@journey.test`;

/** A deck of two slides, which the server reads and draws in a fraction of the time that a whole one takes. */
export const smallDeck = async () => (await makeDeck('Snackly', thinSlides.slice(0, 2))).save();
