import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../api/src/platform/database/open.ts';
import { fold } from '../../../api/src/platform/database/search.ts';
import type { UserRow } from '../../../api/src/platform/database/tables.ts';
import { COMPLETE_FOUNDER } from '../../../api/test/factories/submissions.ts';
import { buildInvestor, buildUser } from '../../../api/test/factories/users.ts';

const FOUNDERS = 64;
const SUBMISSIONS = 200;
const INVESTORS = 300;
const QUESTIONS = 8;
const SLIDES = 12;
const START = Date.UTC(2026, 0, 1);

export interface Data {
  investor: UserRow;
  founders: UserRow[];
  /** Ids, the newest first. */
  submissions: string[];
  /** An id for each founder. */
  savedDecks: string[];
  /** A submission with open questions for each founder. */
  questionnaires: string[];
  questions: string[];
}

const DESCRIPTION =
  'Isferd predicts spoiled loads before they happen, from the sensors that carriers have already. Fourteen carriers pay.';

export const deckContent = (title: string) => ({
  theme: 'paper',
  slides: Array.from({ length: SLIDES }, (_, at) => ({
    id: `slide-${at}`,
    kind: 'bullets',
    title: `${title} ${at}`,
    lines: ['One load in nine spoils.', 'Carriers pay for it.', 'Sensors see it two hours before.'],
  })),
});

const submission = (founder: UserRow, investor: UserRow, place: number) => ({
  id: randomUUID(),
  founder_id: founder.id,
  investor_id: investor.id,
  status: 'Contacting' as const,
  company_name: founder.company,
  founder_company: founder.company,
  founder_name: `${founder.first_name} ${founder.last_name}`,
  founder_work_field: founder.work_field,
  description: DESCRIPTION,
  search_text: fold([founder.company, founder.work_field, DESCRIPTION].join(' ')),
  file_key: `decks/${randomUUID()}.pdf`,
  original_filename: `deck-${place}.pdf`,
  file_size: 100_000,
  file_sha256: '0'.repeat(64),
  page_count: 12,
  likelihood_score: place % 11,
  likelihood_reason: 'Fits in sector and stage.',
  likelihood: null,
  created_at: new Date(START + place * 3_600_000).toISOString(),
  answered_at: null,
  pass_reason: null,
});

const question = (id: string, position: number) => ({
  position,
  question: `What happened in month ${position + 1}, and what did you learn from it?`,
  type: 'text' as const,
  required: 1 as const,
  options: '[]',
  parent_question: null,
  trigger_values: '[]',
  id,
});

/** Fills a new database with one investor's inbox, a directory, and founders with decks and questionnaires. */
export async function fill(db: Db): Promise<Data> {
  const context = { db, clock: () => new Date() };
  const investor = await buildInvestor(context);
  for (let at = 1; at < INVESTORS; at += 1) {
    await buildInvestor(context, { first_name: `Ada ${at}`, custom_url_slug: `ada-${at}` });
  }
  const founders: UserRow[] = [];
  for (let at = 0; at < FOUNDERS; at += 1) founders.push(await buildUser(context, COMPLETE_FOUNDER));
  const founderAt = (place: number) => founders[place % founders.length] as UserRow;

  const sent = Array.from({ length: SUBMISSIONS }, (_, at) => submission(founderAt(at), investor, at));
  await db.insertInto('submissions').values(sent).execute();
  const questions = Array.from({ length: QUESTIONS }, () => randomUUID());
  await db
    .insertInto('questions')
    .values(questions.map((id, at) => ({ ...question(id, at), user_id: investor.id })))
    .execute();
  const questionnaires = sent.slice(0, FOUNDERS).map(({ id }) => id);
  for (const id of questionnaires) {
    const rows = questions.map((question_id, at) => {
      const { id: _, ...copy } = question('', at);
      return {
        ...copy,
        submission_id: id,
        question_id,
        answer: 'Yes.',
        file_key: null,
        file_name: null,
        file_size: null,
      };
    });
    await db.insertInto('submission_answers').values(rows).execute();
  }
  const at = new Date(START).toISOString();
  const decks = founders.map((founder) => ({
    id: randomUUID(),
    user_id: founder.id,
    name: 'Seed deck',
    company_name: founder.company,
    total_slides: SLIDES,
    content: JSON.stringify(deckContent('Problem')),
    revision: 1,
    created_at: at,
    updated_at: at,
    deleted_at: null,
  }));
  await db.insertInto('saved_decks').values(decks).execute();
  await sql`analyze`.execute(db);
  return {
    investor,
    founders,
    submissions: sent.map(({ id }) => id).reverse(),
    savedDecks: decks.map(({ id }) => id),
    questionnaires,
    questions,
  };
}
