import type { Question } from '@northlight/shared-api';
import { QUESTION_LIMITS, QUESTION_TYPES, questionSetProblems } from '@northlight/shared-api/rules';
import { array, boolean, type InferType, number, object, string, ValidationError } from 'yup';
import { type QuestionList, withNewIds } from '../questions/question-list.ts';

const FORMAT = 'question-set';
const VERSION = 1;

/** Maximum number of problems to list; the rest are only counted. */
const NAMED = 5;

/** Maximum size of a question file in bytes. 500 long questions are far below it. */
export const QUESTION_FILE_MAX_BYTES = 4 * 1024 * 1024;

const lines = array(string().defined().max(QUESTION_LIMITS.option)).max(QUESTION_LIMITS.options).default([]);

const schema = object({
  format: string().oneOf([FORMAT]).required(),
  version: number().oneOf([VERSION]).required(),
  questions: array(
    object({
      id: string().min(1).max(64).required(),
      question: string().max(QUESTION_LIMITS.text).required(),
      type: string().oneOf(QUESTION_TYPES).required(),
      required: boolean().default(true),
      options: lines,
      parent_question: string().max(64).nullable().default(null),
      trigger_values: lines,
    }),
  )
    .min(1)
    .max(QUESTION_LIMITS.questions)
    .required(),
});

/** Why a question file was rejected: a title, and the problems in detail. */
export class QuestionFileError extends Error {
  override name = 'QuestionFileError';
  readonly problems: string[];

  constructor(message: string, problems: string[] = []) {
    super(message);
    this.problems = problems;
  }
}

/** Serialises the questions for a file that `readQuestionFile` can read. */
export function writeQuestionFile(questions: QuestionList): string {
  const written = questions.map(({ is_conditional: _, ...question }) => question);
  return `${JSON.stringify({ format: FORMAT, version: VERSION, questions: written }, null, 2)}\n`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new QuestionFileError('This file isn’t JSON');
  }
}

function shapeOf(content: unknown): InferType<typeof schema>['questions'] {
  try {
    return schema.validateSync(content, { strict: true, stripUnknown: true, abortEarly: false }).questions;
  } catch (error) {
    const problems = error instanceof ValidationError ? error.errors : [];
    throw new QuestionFileError('This isn’t a question file', shorten(problems));
  }
}

const shorten = (problems: string[]) =>
  problems.length <= NAMED ? problems : [...problems.slice(0, NAMED), `and ${problems.length - NAMED} more`];

/**
 * Parses a question file and gives the questions new ids.
 * @throws {QuestionFileError} if the file has no questions or invalid ones
 */
export function readQuestionFile(text: string): Question[] {
  const questions = shapeOf(parse(text)).map(
    ({ options = [], trigger_values = [], parent_question = null, required = true, ...question }): Question => ({
      ...question,
      required,
      options,
      parent_question,
      trigger_values,
      is_conditional: parent_question !== null,
    }),
  );
  const problems = questionSetProblems(questions);
  if (problems.length === 0) return withNewIds(questions);
  throw new QuestionFileError(
    'The questions in this file don’t form a valid set',
    shorten(problems.map(({ index, message }) => `Question ${index + 1}: ${message}`)),
  );
}
