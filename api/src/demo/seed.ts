import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { QUESTIONNAIRE } from '@northlight/shared-api/rules';
import { hashPassword } from '../accounts/authentication/passwords.ts';
import { insertUser } from '../accounts/users/repository.ts';
import type { Context } from '../assistant/context.ts';
import { isTaken } from '../platform/database/conflicts.ts';
import { flag, type NewUser, type QuestionRow, type UserRow } from '../platform/database/tables.ts';
import { replaceQuestions } from '../questions/repository.ts';
import { FOUNDERS } from './founders.ts';
import { INVESTORS_A_TO_H } from './investors-a-to-h.ts';
import { INVESTORS_I_TO_Z } from './investors-i-to-z.ts';
import { LEONIE, RAVI } from './investors-with-questions.ts';
import { ADMIN, DEMO_PASSWORD, INES } from './people.ts';
import { type DemoQuestion, LEONIES_QUESTIONS, RAVIS_QUESTIONS } from './question-sets.ts';
import type { DemoQuestionnaire } from './questionnaires.ts';
import { hasPeople, madeDemoAccounts, noteDemoAccount } from './repository.ts';
import { seedSavedDeck } from './saved-deck.ts';
import { seedEvaluations, storeEvaluatedDecks } from './seed-evaluations.ts';
import { seedSubmissions, storeDecks } from './seed-submissions.ts';
import type { DemoInvestor } from './types.ts';

type Seed = Omit<NewUser, 'password_hash' | 'created_at' | 'name_key' | 'company_key' | 'search_text'>;

interface DemoAccount {
  user: Seed;
  /** File name of the portrait. */
  portrait?: string;
  questions?: DemoQuestion[];
}

/** DEMO=on was set for a database that already has other users. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse';
  readonly code = 'DATABASE_IN_USE';
}

const byQuestion = (answers: DemoQuestionnaire) =>
  Object.fromEntries(QUESTIONNAIRE.map(({ id, question }) => [question, answers[id]]));

function investor(person: DemoInvestor, questions?: DemoQuestion[]): DemoAccount {
  const [first_name, last_name] = person.name;
  const [min_investment, max_investment] = person.range;
  return {
    portrait: person.slug,
    ...(questions && { questions }),
    user: {
      email: person.email,
      contact_email: person.email,
      first_name,
      last_name,
      title: person.title,
      company: person.company,
      phone: person.phone,
      work_field: person.sector,
      bio: person.bio,
      investment_fields: JSON.stringify(person.fields),
      min_investment,
      max_investment,
      investment_stage: person.stage,
      investment_geography: person.geography,
      investment_experience: person.experience,
      investment_preferences: person.preferences,
      expertise_tags: person.tags,
      previous_investments: person.investments,
      previous_exits: person.exits,
      custom_url_slug: person.slug,
      website: `https://${person.site}.example`,
      linkedin: `https://linkedin.example/in/${person.slug}`,
      ...(person.questionnaire && { investor_questionnaire: JSON.stringify(byQuestion(person.questionnaire)) }),
      is_investor: 1,
      is_profile_live: 1,
      is_publicly_listed: 1,
    },
  };
}

const ACCOUNTS: DemoAccount[] = [
  { user: INES },
  investor(LEONIE, LEONIES_QUESTIONS),
  investor(RAVI, RAVIS_QUESTIONS),
  { user: { ...ADMIN, is_superuser: 1 } },
  ...FOUNDERS.map((user) => ({ user })),
  ...[...INVESTORS_A_TO_H, ...INVESTORS_I_TO_Z].map((person) => investor(person)),
];

async function storePortrait({ files }: Context, name: string): Promise<string> {
  const key = `profile-images/${randomUUID()}.png`;
  await files.put(key, await readFile(new URL(`portraits/${name}.png`, import.meta.url)));
  return key;
}

function toRows(user: UserRow, questions: DemoQuestion[]): QuestionRow[] {
  const rows: QuestionRow[] = [];
  const add = (entry: DemoQuestion, parent: string | null, when: string[]) => {
    const id = randomUUID();
    rows.push({
      id,
      user_id: user.id,
      position: rows.length,
      question: entry.question,
      type: entry.type,
      required: flag(entry.required),
      options: JSON.stringify(entry.options ?? []),
      parent_question: parent,
      trigger_values: JSON.stringify(when),
    });
    for (const followUp of entry.followUps ?? []) add(followUp, id, followUp.when);
  };
  for (const question of questions) add(question, null, []);
  return rows;
}

async function addAccounts(context: Context, wanted: readonly DemoAccount[]) {
  const { db, clock } = context;
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const portraits = new Map<DemoAccount, string>();
  for (const account of wanted) {
    if (account.portrait) portraits.set(account, await storePortrait(context, account.portrait));
  }
  const emails = new Set(wanted.map(({ user }) => user.email));
  const decks = await storeDecks(context, emails);
  const evaluated = await storeEvaluatedDecks(context, emails);
  const now = clock();
  const at = now.toISOString();
  await db.transaction().execute(async (tx) => {
    for (const account of wanted) {
      const profile_image = portraits.get(account) ?? null;
      const row = { ...account.user, profile_image, password_hash, created_at: at, email_verified_at: at };
      const user = await insertUser(tx, row);
      await noteDemoAccount(tx, user.email, user.id, now);
      if (account.questions) await replaceQuestions(tx, user.id, toRows(user, account.questions));
      if (user.email === INES.email) await seedSavedDeck({ db: tx, clock }, user.id);
    }
    await seedSubmissions(tx, decks, now);
    await seedEvaluations(tx, evaluated, now);
  });
}

const wantedAfter = (made: ReadonlySet<string>) => ACCOUNTS.filter(({ user }) => !made.has(user.email));

/**
 * Creates the demo accounts that never existed here before; edited and deleted accounts stay as they are. Returns how
 * many were created.
 * @throws {DatabaseInUse} when a shared database already has other users
 */
export async function seedDemo(context: Context): Promise<number> {
  const { db, config } = context;
  const made = await madeDemoAccounts(db);
  const wanted = wantedAfter(made);
  if (wanted.length === 0) return 0;
  if (config.databaseUrl && made.size === 0 && (await hasPeople(db))) throw new DatabaseInUse();
  try {
    await addAccounts(context, wanted);
    return wanted.length;
  } catch (error) {
    // Another server on this database did the same at the same time and won. The sweep deletes the unused files.
    if (isTaken(error) && wantedAfter(await madeDemoAccounts(db)).length === 0) return 0;
    throw error;
  }
}
