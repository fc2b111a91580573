import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { LINKEDIN_QUESTION, visibleQuestions } from '@northlight/shared-api/rules';
import { findUserByEmail } from '../accounts/users/repository.ts';
import type { Context } from '../assistant/context.ts';
import type { LikelihoodResult } from '../evaluation/engine/types.ts';
import type { Db } from '../platform/database/open.ts';
import { fold } from '../platform/database/search.ts';
import type { NewSubmission, SubmissionAnswerRow, UserRow } from '../platform/database/tables.ts';
import { listQuestions } from '../questions/repository.ts';
import { insertEvent, insertSubmission } from '../submissions/sending/repository.ts';
import { type DemoSubmission, SENT_DECKS } from './sent-decks.ts';

const DAY = 24 * 3_600_000;
const HOUR = 3_600_000;

/** A deck whose file is in the store. */
interface StoredDeck {
  sent: DemoSubmission;
  id: string;
  size: number;
  sha256: string;
}

/** Stores the decks of these founders. */
export async function storeDecks({ files }: Context, founders: ReadonlySet<string>): Promise<StoredDeck[]> {
  const stored: StoredDeck[] = [];
  for (const sent of SENT_DECKS) {
    if (!founders.has(sent.from)) continue;
    const content = await readFile(new URL(`decks/${sent.deck}`, import.meta.url));
    const id = randomUUID();
    await files.put(`decks/${id}.pdf`, content);
    stored.push({ sent, id, size: content.length, sha256: createHash('sha256').update(content).digest('hex') });
  }
  return stored;
}

/** The engine's results for these decks; `node api/tools/demo-likelihoods.ts` updates them. */
const judged = JSON.parse(readFileSync(new URL('likelihoods.json', import.meta.url), 'utf8'));
const likelihoods = new Map(Object.entries(judged as Record<string, LikelihoodResult>));

/** The key of a demo deck's result. */
export const likelihoodKey = ({ from, to, deck }: Pick<DemoSubmission, 'from' | 'to' | 'deck'>) =>
  `${from} ${to} ${deck}`;

async function answersOf(db: Db, { sent, id }: StoredDeck, investor: UserRow): Promise<SubmissionAnswerRow[]> {
  const linkedin = { required: 0, options: '[]', parent_question: null, trigger_values: '[]' } as const;
  const questions = [...(await listQuestions(db, investor.id)), { ...LINKEDIN_QUESTION, ...linkedin }];
  const given = (question: { id: string; question: string }) =>
    sent.answers?.[question.id] ?? sent.answers?.[question.question] ?? '';
  const tree = questions.map((q) => ({ ...q, trigger_values: JSON.parse(q.trigger_values) as string[] }));
  const texts = Object.fromEntries(questions.map((q) => [q.id, { text: given(q) }]));
  const seen = new Set(visibleQuestions(tree, texts).map(({ question }) => question.id));
  return questions.map(
    ({ id: question_id, question, type, required, options, parent_question, trigger_values }, at) => ({
      submission_id: id,
      question_id,
      position: at,
      question,
      type,
      required,
      options,
      parent_question,
      trigger_values,
      answer: seen.has(question_id) ? (texts[question_id]?.text ?? '') : '',
      file_key: null,
      file_name: null,
      file_size: null,
    }),
  );
}

function toRow({ sent, id, size, sha256 }: StoredDeck, founder: UserRow, investor: UserRow, now: Date) {
  const sentAt = now.getTime() - sent.daysAgo * DAY;
  const name = `${founder.first_name} ${founder.last_name}`;
  const likelihood = sent.answers && likelihoods.get(likelihoodKey(sent));
  return {
    id,
    founder_id: founder.id,
    investor_id: investor.id,
    status: sent.status,
    company_name: founder.company,
    founder_company: founder.company,
    founder_name: name,
    founder_work_field: founder.work_field,
    description: founder.bio,
    search_text: fold(`${founder.company} ${name} ${founder.work_field} ${founder.bio}`),
    file_key: `decks/${id}.pdf`,
    original_filename: sent.deck,
    file_size: size,
    file_sha256: sha256,
    page_count: sent.pages,
    likelihood_score: likelihood?.likelihood_score ?? null,
    likelihood_reason: likelihood?.likelihood_reason ?? null,
    likelihood: likelihood ? JSON.stringify(likelihood) : null,
    created_at: new Date(sentAt).toISOString(),
    answered_at: sent.answers ? new Date(sentAt + HOUR).toISOString() : null,
  } satisfies NewSubmission;
}

/** Adds the events after sending, an hour or a day apart. */
async function addHistory(db: Db, row: ReturnType<typeof toRow>) {
  const after = (ms: number) => new Date(Date.parse(row.created_at) + ms).toISOString();
  if (row.answered_at) await insertEvent(db, row.id, 'answered', row.answered_at);
  if (row.likelihood_score !== null)
    await insertEvent(db, row.id, 'likelihood', after(HOUR + 60_000), String(row.likelihood_score));
  if (row.status === 'New') return;
  await insertEvent(db, row.id, 'opened', after(DAY));
  await insertEvent(db, row.id, 'status', after(DAY), 'Reviewed');
  if (row.status !== 'Reviewed') await insertEvent(db, row.id, 'status', after(2 * DAY), row.status);
}

/** Adds submissions for stored decks whose founder and investor both exist. */
export async function seedSubmissions(db: Db, stored: readonly StoredDeck[], now: Date): Promise<void> {
  for (const deck of stored) {
    const founder = await findUserByEmail(db, deck.sent.from);
    const investor = await findUserByEmail(db, deck.sent.to);
    if (!founder || !investor) continue;
    const submission = toRow(deck, founder, investor, now);
    await insertSubmission(db, { submission, answers: await answersOf(db, deck, investor), request: null });
    await addHistory(db, submission);
  }
}
