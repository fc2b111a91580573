import type { Questionnaire } from '@northlight/shared-api';
import { type GivenAnswers, type PlacedQuestion, visibleQuestions } from '@northlight/shared-api/rules';
import type { FileProblem } from '@northlight/shared-ui';

/** A question as it is answered. */
export type AskedQuestion = Pick<
  Questionnaire['answers'][number],
  'id' | 'question' | 'type' | 'options' | 'required' | 'parent_question' | 'trigger_values'
>;

/** The file that answers a question, wherever it is on its way. */
export type AnswerFile =
  | { status: 'stored'; name: string; size: number; url: string | null }
  | { status: 'sending'; file: File; progress: number }
  | { status: 'failed'; file: File; problem: FileProblem };

/** An answer as it stands on screen. */
export interface AnswerValue {
  text: string;
  file: AnswerFile | null;
}

/** Answers by the id of their question; hidden ones stay, so that they come back when they show again. */
export type AnswerValues = Readonly<Record<string, AnswerValue>>;

const EMPTY: AnswerValue = { text: '', file: null };

export const answerOf = (values: AnswerValues, id: string): AnswerValue => values[id] ?? EMPTY;

/** The answers that the server has. */
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

/** The answers as the rules look at them: a file counts once the server has it. */
export const toGiven = (values: AnswerValues): GivenAnswers =>
  Object.fromEntries(
    Object.entries(values).map(([id, { text, file }]) => [id, { text, hasFile: file?.status === 'stored' }]),
  );

/** A main question with its follow-ups that show, in order. */
export interface AnswerGroup {
  main: AskedQuestion;
  followUps: PlacedQuestion<AskedQuestion>[];
}

/** What is visible, by main question. */
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

/** How many questions show now that did not before. */
export function appearedBetween(
  questions: readonly AskedQuestion[],
  before: AnswerValues,
  after: AnswerValues,
): number {
  const shown = idsOf(questions, before);
  return [...idsOf(questions, after)].filter((id) => !shown.has(id)).length;
}

/**
 * What is sent: the texts of the questions that show and were answered here. What another device answered meanwhile
 * stays as the server has it.
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
