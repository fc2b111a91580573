import type { Questionnaire } from '@northlight/shared-api';
import { type GivenAnswers, type PlacedQuestion, visibleQuestions } from '@northlight/shared-api/rules';
import type { FileProblem } from '@northlight/shared-ui';

/** The fields of a question that answering needs. */
export type AskedQuestion = Pick<
  Questionnaire['answers'][number],
  'id' | 'question' | 'type' | 'options' | 'required' | 'parent_question' | 'trigger_values'
>;

/** A file answer, in any upload state. */
export type AnswerFile =
  | { status: 'stored'; name: string; size: number; url: string | null }
  | { status: 'sending'; file: File; progress: number }
  | { status: 'failed'; file: File; problem: FileProblem };

/** An answer as shown on screen. */
export interface AnswerValue {
  text: string;
  file: AnswerFile | null;
}

/** Answers by question id. Answers to hidden questions are kept in case the questions show again. */
export type AnswerValues = Readonly<Record<string, AnswerValue>>;

const EMPTY: AnswerValue = { text: '', file: null };

export const answerOf = (values: AnswerValues, id: string): AnswerValue => values[id] ?? EMPTY;

/** Returns the answers that the server has. */
export const storedAnswers = ({ answers }: Pick<Questionnaire, 'answers'>): AnswerValues =>
  Object.fromEntries(
    answers.map(({ id, answer, file_name, file_size, file_url }) => [
      id,
      {
        text: answer,
        file: file_name === null ? null : { status: 'stored', name: file_name, size: file_size ?? 0, url: file_url },
      },
    ]),
  );

/** Converts answers for the visibility rules: a file counts once the server has it. */
export const toGiven = (values: AnswerValues): GivenAnswers =>
  Object.fromEntries(
    Object.entries(values).map(([id, { text, file }]) => [id, { text, hasFile: file?.status === 'stored' }]),
  );

/** A main question with its visible follow-ups, in order. */
export interface AnswerGroup {
  main: AskedQuestion;
  followUps: PlacedQuestion<AskedQuestion>[];
}

/** Groups the visible questions by main question. */
export function groupsOf(questions: readonly AskedQuestion[], values: AnswerValues): AnswerGroup[] {
  const groups: AnswerGroup[] = [];
  for (const placed of visibleQuestions(questions, toGiven(values))) {
    if (placed.level === 0) groups.push({ main: placed.question, followUps: [] });
    else groups.at(-1)?.followUps.push(placed);
  }
  return groups;
}

const idsOf = (questions: readonly AskedQuestion[], values: AnswerValues) =>
  new Set(visibleQuestions(questions, toGiven(values)).map(({ question }) => question.id));

/** Counts the questions that become visible between two states. */
export function appearedBetween(
  questions: readonly AskedQuestion[],
  before: AnswerValues,
  after: AnswerValues,
): number {
  const shown = idsOf(questions, before);
  return [...idsOf(questions, after)].filter((id) => !shown.has(id)).length;
}

/**
 * Returns the texts to submit: visible questions that were answered on this device. Answers from other devices keep the
 * server's value.
 */
export function payloadOf(
  questions: readonly AskedQuestion[],
  values: AnswerValues,
  touched: ReadonlySet<string>,
): { id: string; text: string }[] {
  const shown = idsOf(questions, values);
  return questions
    .filter(({ id, type }) => shown.has(id) && touched.has(id) && type !== 'file')
    .map(({ id }) => ({ id, text: answerOf(values, id).text.trim() }));
}
