import { createHash, randomUUID } from 'node:crypto';
import { LINKEDIN_QUESTION, missingForSending } from '@northlight/shared-api/rules';
import { presentUser } from '../../accounts/users/presenter.ts';
import { readDeckJob } from '../../decks/storage/read-deck-job.ts';
import type { ReceivedDeck } from '../../decks/storage/receive-deck.ts';
import type { Context } from '../../evaluation/context.ts';
import { findLiveInvestor } from '../../investors/find-live-investor.ts';
import { fold } from '../../platform/database/search.ts';
import type { NewSubmission, SubmissionAnswerRow, UserRow } from '../../platform/database/tables.ts';
import { idempotencyKeyReused, invalidFields, senderIncomplete } from '../../platform/errors/failures.ts';
import { deleteStoredFiles } from '../../platform/files/delete-stored-file.ts';
import { displayName } from '../../platform/files/display-name.ts';
import { scan } from '../../platform/files/scan.ts';
import { sendLater } from '../../platform/mail/mail-job.ts';
import { LIMITS, throttle } from '../../platform/security/throttle.ts';
import { listQuestions } from '../../questions/repository.ts';
import { checkSentStorage, withinSentStorage } from '../quota/sent-storage.ts';
import { deckReceivedJob } from './mail-jobs.ts';
import { findRequest, insertSubmission } from './repository.ts';

const DAY = 24 * 3_600_000;

/** The input of sendDeck. */
export interface DeckInput {
  founder: UserRow;
  deck: ReceivedDeck;
  /** Idempotency key: repeated requests have one effect. */
  key: string | undefined;
  signal: AbortSignal;
}

/**
 * Rejects senders whose profile lacks what investors need to know.
 * @throws {Failure} profile_incomplete
 */
export function checkSender({ config }: Context, founder: UserRow): void {
  const missing = missingForSending(presentUser(founder), config.requireVerifiedEmail);
  if (missing.length > 0) throw senderIncomplete(missing);
}

async function recipient({ db }: Context, founder: UserRow, given = ''): Promise<UserRow> {
  if (!/^\d{1,15}$/.test(given)) throw invalidFields({ investor_id: ['This field is required.'] });
  if (Number(given) === founder.id) throw invalidFields({ investor_id: ['You cannot send a deck to yourself.'] });
  return await findLiveInvestor(db, given);
}

/** The investor's current questions, plus the one that every founder is asked. */
async function questionnaire({ db }: Context, submissionId: string, investorId: number) {
  const questions = await listQuestions(db, investorId);
  const linkedin = {
    ...LINKEDIN_QUESTION,
    required: 0,
    options: '[]',
    parent_question: null,
    trigger_values: '[]',
  } as const;
  return [...questions, linkedin].map(
    ({ id, question, type, required, options, parent_question, trigger_values }, position): SubmissionAnswerRow => ({
      submission_id: submissionId,
      question_id: id,
      position,
      question,
      type,
      required,
      options,
      parent_question,
      trigger_values,
      answer: '',
      file_key: null,
      file_name: null,
      file_size: null,
    }),
  );
}

interface Checked {
  founder: UserRow;
  investor: UserRow;
  deck: ReceivedDeck;
  id: string;
  pageCount: number;
  now: Date;
}

const keyOf = (id: string) => `decks/${id}.pdf`;

function toSubmission({ founder, investor, deck, id, pageCount, now }: Checked): Omit<NewSubmission, 'previous_id'> {
  const name = `${founder.first_name} ${founder.last_name}`;
  return {
    id,
    founder_id: founder.id,
    investor_id: investor.id,
    status: 'New',
    company_name: founder.company,
    founder_company: founder.company,
    founder_name: name,
    founder_work_field: founder.work_field,
    description: founder.bio,
    search_text: fold(`${founder.company} ${name} ${founder.work_field} ${founder.bio}`),
    file_key: keyOf(id),
    original_filename: displayName(deck.filename),
    file_size: deck.size,
    file_sha256: deck.sha256,
    page_count: pageCount,
    likelihood_score: null,
    likelihood_reason: null,
    likelihood: null,
    created_at: now.toISOString(),
    answered_at: null,
  };
}

/** Identifies equal requests. */
const hashOf = ({ fields, filename, sha256 }: ReceivedDeck) =>
  createHash('sha256')
    .update(JSON.stringify([fields.investor_id, filename, sha256]))
    .digest('hex');

/** The submission that an earlier, equal request created. */
async function earlier({ db, clock }: Context, { founder, deck, key }: DeckInput): Promise<string | null> {
  const request = key ? await findRequest(db, founder.id, key, clock()) : null;
  if (request && request.hash !== hashOf(deck)) throw idempotencyKeyReused();
  return request?.submissionId ?? null;
}

/**
 * Sends a deck to an investor, with a copy of the investor's questions. The file is stored before the submission, and
 * deleted again if that fails. Returns the id of the submission.
 * @throws {Failure} validation_failed, not_found, profile_not_live, idempotency_key_reused, too_many_requests,
 * infected, sent_storage_full, all_sent_storage_full, a code of DeckError, or busy
 */
export async function sendDeck(context: Context, sending: DeckInput): Promise<string> {
  const { db, files, config, clock, jobs } = context;
  const { founder, deck, key, signal } = sending;
  const done = await earlier(context, sending);
  if (done) return done;
  const investor = await recipient(context, founder, deck.fields.investor_id);
  await throttle(context, 'send-deck', LIMITS.sendDeck, String(founder.id));
  await checkSentStorage(context, founder.id, deck.size);
  await scan(config.scanCommand, deck.path);
  const owner = `account ${founder.id}`;
  await jobs.checkRoom(db, readDeckJob, owner);
  const id = randomUUID();
  await files.take(keyOf(id), deck.path);
  const store = async () => {
    // Counts the pages and checks that the deck opens.
    const { pages } = await jobs.run(readDeckJob, { key: keyOf(id), isCountOnly: true }, { owner, signal });
    signal.throwIfAborted();
    const now = clock();
    const submission = toSubmission({ founder, investor, deck, id, pageCount: pages, now });
    const answers = await questionnaire(context, id, investor.id);
    const request = key ? { key, hash: hashOf(deck), expiresAt: new Date(now.getTime() + DAY) } : null;
    const isNew = await withinSentStorage(context, founder.id, async (tx) => {
      if (!(await insertSubmission(tx, { submission, answers, request }))) return false;
      return await sendLater(context, tx, deckReceivedJob, { submissionId: id });
    });
    return { submission, isNew };
  };
  const { submission, isNew } = await store().catch(async (error) => {
    await deleteStoredFiles(files, [keyOf(id)], error);
    throw error;
  });
  if (isNew) return submission.id;
  await files.remove(submission.file_key);
  return (await earlier(context, sending)) ?? submission.id;
}
