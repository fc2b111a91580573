import { randomUUID } from 'node:crypto';
import { isAnswered, remainingMessage, visibleQuestions } from '@northlight/shared-api/rules';
import type { z } from 'zod';
import type { Context } from '../../evaluation/context.ts';
import { atomically, type Db } from '../../platform/database/open.ts';
import type { SubmissionAnswerRow, UserRow } from '../../platform/database/tables.ts';
import { Failure } from '../../platform/errors/failure.ts';
import { alreadySubmitted, invalidFields, notFound } from '../../platform/errors/failures.ts';
import { deleteStoredFiles } from '../../platform/files/delete-stored-file.ts';
import { scan } from '../../platform/files/scan.ts';
import { sendLater } from '../../platform/mail/mail-job.ts';
import { withinSentStorage } from '../quota/sent-storage.ts';
import { answersReceivedJob } from '../sending/mail-jobs.ts';
import { findSentQuestionnaire, type SentQuestionnaire } from '../sending/repository.ts';
import type { ReceivedAnswers, ReceivedFile } from './receive-answers.ts';
import { type AnswerChange, writeAnswers } from './repository.ts';
import { GivenAnswers, type SavedAnswers } from './schemas.ts';

type Given = z.output<typeof GivenAnswers>[number];
type Saved = z.output<typeof SavedAnswers>;

/** The input of saveAnswers. */
export interface AnswersInput {
  founder: UserRow;
  submissionId: string;
  /** As it was before the answers were received. */
  questionnaire: SentQuestionnaire;
  received: ReceivedAnswers;
}

/** A row in the form that the question-tree rules expect. */
const toAsked = (row: SubmissionAnswerRow) => ({
  id: row.question_id,
  type: row.type,
  required: row.required === 1,
  parent_question: row.parent_question,
  trigger_values: JSON.parse(row.trigger_values) as string[],
});

function readAnswers(text: string | undefined): Given[] {
  let content: unknown;
  try {
    content = JSON.parse(text ?? '[]');
  } catch {
    throw invalidFields({ answers: ['This is not valid JSON.'] });
  }
  const parsed = GivenAnswers.safeParse(content);
  if (parsed.success) return parsed.data;
  throw invalidFields({
    answers: parsed.error.issues.map(({ path: [place], message }) =>
      typeof place === 'number' ? `Answer ${place + 1}: ${message}` : message,
    ),
  });
}

function problemOf({ type, options }: SubmissionAnswerRow, given: Given): string | null {
  const text = given.text.trim();
  if (type === 'file' && text !== '') return 'Answer this question with a file';
  const isOption = type !== 'dropdown' || text === '' || (JSON.parse(options) as string[]).includes(text);
  return isOption ? null : 'Choose one of the options';
}

/** Validates the answers against the questionnaire. */
function check(rows: SubmissionAnswerRow[], given: Given[], files: ReceivedFile[]) {
  const byId = new Map(rows.map((row) => [row.question_id, row]));
  const seen = new Set<string>();
  const problems = given.flatMap((answer, place) => {
    const row = byId.get(answer.id);
    const problem = !row
      ? 'This question is not part of the questionnaire'
      : seen.has(answer.id)
        ? 'This question has two answers'
        : problemOf(row, answer);
    seen.add(answer.id);
    return problem ? [`Answer ${place + 1}: ${problem}`] : [];
  });
  const strays = files.filter(({ questionId }) => !['file', 'both'].includes(byId.get(questionId)?.type ?? ''));
  const fields = Object.fromEntries(
    strays.map(({ questionId }) => [`file_${questionId}`, ['This question does not take a file']]),
  );
  if (problems.length > 0 || strays.length > 0) {
    throw invalidFields({ ...fields, ...(problems.length > 0 && { answers: problems }) });
  }
}

/** A file with its storage key. */
type KeyedFile = ReceivedFile & { key: string };

function changesOf(given: Given[], files: KeyedFile[]): AnswerChange[] {
  const changes = new Map<string, AnswerChange>();
  for (const { id, text, remove_file } of given) {
    changes.set(id, {
      question_id: id,
      answer: text.trim(),
      ...(remove_file && { file_key: null, file_name: null, file_size: null }),
    });
  }
  for (const { questionId, key, name, size } of files) {
    const file = { file_key: key, file_name: name, file_size: size };
    changes.set(questionId, { ...(changes.get(questionId) ?? { question_id: questionId }), ...file });
  }
  return [...changes.values()];
}

const EMPTY = { answer: '', file_key: null, file_name: null, file_size: null };

/**
 * The changes on submission: the given answers, and the removal of answers to hidden questions.
 * @throws {Failure} validation_failed when a hidden question is answered or a required one is not
 */
function finalChanges(rows: SubmissionAnswerRow[], changes: AnswerChange[]): AnswerChange[] {
  const changeOf = new Map(changes.map((change) => [change.question_id, change]));
  const next = rows.map((row) => ({ ...row, ...changeOf.get(row.question_id) }));
  const given = Object.fromEntries(
    next.map((row) => [row.question_id, { text: row.answer, hasFile: row.file_key !== null }]),
  );
  const asked = next.map(toAsked);
  const visible = new Set(visibleQuestions(asked, given).map(({ question }) => question.id));
  const hidden = changes.filter(
    ({ question_id, answer, file_key }) => !visible.has(question_id) && (answer || file_key),
  );
  if (hidden.length > 0) {
    throw invalidFields(
      Object.fromEntries(
        hidden.map(({ question_id }) => [question_id, ['This question doesn’t apply, given your other answers']]),
      ),
    );
  }
  const open = asked.filter((q) => visible.has(q.id) && q.required && !isAnswered(q, given[q.id]));
  if (open.length > 0) {
    throw new Failure(400, 'validation_failed', {
      non_field_errors: [remainingMessage(open.length)],
      fields: Object.fromEntries(open.map(({ id }) => [id, ['Please answer this question']])),
    });
  }
  const emptied = rows
    .filter((row) => !visible.has(row.question_id))
    .map(({ question_id }) => ({ question_id, ...EMPTY }));
  return [...changes.filter(({ question_id }) => visible.has(question_id)), ...emptied];
}

const sameAsBefore = (submissionId: string, answeredAt: string): Saved => ({
  submission_id: submissionId,
  saved_at: answeredAt,
  answered_at: answeredAt,
  files: [],
});

/** Whether these answers and files are among the stored ones. */
function areStored(rows: SubmissionAnswerRow[], given: Given[], files: ReceivedFile[]): boolean {
  const byId = new Map(rows.map((row) => [row.question_id, row]));
  return (
    given.every(({ id, text, remove_file }) => {
      const row = byId.get(id);
      return row?.answer === text.trim() && !(remove_file && row.file_key !== null);
    }) &&
    files.every(({ questionId, name, size }) => {
      const row = byId.get(questionId);
      return row?.file_name === name && row.file_size === size;
    })
  );
}

/** Handles a submission that another request submitted or deleted. The same answers again get the same response. */
async function overtaken({ db }: Context, answering: AnswersInput, given: Given[], isDraft: boolean): Promise<Saved> {
  const { founder, submissionId, received } = answering;
  const sent = await findSentQuestionnaire(db, founder.id, submissionId);
  if (!sent?.answeredAt) throw notFound('Submission');
  if (isDraft || !areStored(sent.rows, given, received.files)) throw alreadySubmitted();
  return sameAsBefore(submissionId, sent.answeredAt);
}

/**
 * Saves answers as a draft, or submits them for good. Files are stored before the answers that refer to them, and
 * deleted again if that fails. Submitting the same answers a second time changes nothing and returns the same response;
 * other answers are refused.
 * @throws {Failure} not_found, validation_failed, already_submitted, infected, sent_storage_full or all_sent_storage_full
 */
export async function saveAnswers(context: Context, answering: AnswersInput): Promise<Saved> {
  const { db, files, clock, config, fileLinks } = context;
  const { founder, submissionId, questionnaire, received } = answering;
  const { rows, answeredAt } = questionnaire;
  const isDraft = received.fields.draft === 'true';
  const given = readAnswers(received.fields.answers);
  check(rows, given, received.files);
  if (answeredAt) return await overtaken(context, answering, given, isDraft);
  for (const { path } of received.files) await scan(config.scanCommand, path);

  const now = clock().toISOString();
  const keyed = received.files.map((file) => ({ ...file, key: `answers/${randomUUID()}` }));
  const changes = changesOf(given, keyed);
  if (!isDraft) finalChanges(rows, changes);
  const discard = (keys: string[]) => Promise.all(keys.map((key) => files.remove(key)));
  const plan = (stored: SubmissionAnswerRow[]) => (isDraft ? changes : finalChanges(stored, changes));
  const write = async () => {
    for (const { key, path } of keyed) await files.take(key, path);
    const writeTo = async (tx: Db) => {
      const replaced = await writeAnswers(tx, submissionId, plan, isDraft ? null : now);
      if (replaced && !isDraft) await sendLater(context, tx, answersReceivedJob, { submissionId });
      return replaced;
    };
    return keyed.length > 0 ? await withinSentStorage(context, founder.id, writeTo) : await atomically(db, writeTo);
  };
  const orphans = await write().catch(async (error) => {
    await deleteStoredFiles(
      files,
      keyed.map(({ key }) => key),
      error,
    );
    throw error;
  });
  await discard(orphans ?? keyed.map(({ key }) => key));
  if (orphans === null) return await overtaken(context, answering, given, isDraft);
  return {
    ...sameAsBefore(submissionId, now),
    answered_at: isDraft ? null : now,
    files: changes
      .filter(({ file_key }) => isDraft && file_key !== undefined)
      .map(({ question_id, file_key, file_name, file_size }) => ({
        id: question_id,
        file_url: file_key ? fileLinks.to({ key: file_key, name: file_name ?? 'file' }) : null,
        file_name: file_name ?? null,
        file_size: file_size ?? null,
      })),
  };
}

/** Suggests the founder's latest answer to the same question from another submission, if it is still valid. */
export function suggestionsFor(
  rows: readonly SubmissionAnswerRow[],
  earlier: readonly {
    question: string;
    answer: string;
    answered_at: string | null;
    first_name: string;
    last_name: string;
  }[],
) {
  return rows.flatMap((row) => {
    if (row.type === 'file') return [];
    const found = earlier.find(
      ({ question, answer }) =>
        question === row.question && problemOf(row, { id: '', text: answer, remove_file: false }) === null,
    );
    if (!found) return [];
    const { answer, answered_at, first_name, last_name } = found;
    return [
      {
        id: row.question_id,
        text: answer,
        investor_name: `${first_name} ${last_name}`.trim(),
        answered_at: answered_at ?? '',
      },
    ];
  });
}
