import { QUESTION_LIMITS } from './limits.ts';
import { countOf } from './numbers.ts';
import { inTreeOrder, type TreeQuestion } from './visible-questions.ts';

/** A question as edited by an investor. */
export interface WrittenQuestion extends TreeQuestion {
  question: string;
  type: string;
  options: readonly string[];
}

export const QUESTION_MESSAGES = {
  text: 'Question text is required',
  noOptions: 'Please add at least one dropdown option',
  duplicateOption: 'This option already exists',
  noTriggers: 'Please select at least one trigger value',
} as const;

/** A problem with a question; `index` is its position in the list, counted from 0. */
export interface QuestionProblem {
  index: number;
  id: string;
  message: string;
}

const optionKey = (option: string) => option.trim().toLowerCase();

/** Whether two options read the same: spaces around them and capitals make no difference. */
export const isSameOption = (one: string, other: string): boolean => optionKey(one) === optionKey(other);

const hasDuplicate = (values: readonly string[]) => new Set(values.map(optionKey)).size < values.length;

function optionProblems(q: WrittenQuestion): (string | false)[] {
  if (q.type !== 'dropdown') return [q.options.length > 0 && 'Only a dropdown can have options'];
  return [
    q.options.filter((o) => o.trim() !== '').length === 0 && QUESTION_MESSAGES.noOptions,
    q.options.length > QUESTION_LIMITS.options && `A dropdown can have at most ${QUESTION_LIMITS.options} options`,
    q.options.some((o) => o.length > QUESTION_LIMITS.option) && `Keep options to ${QUESTION_LIMITS.option} characters`,
    hasDuplicate(q.options) && QUESTION_MESSAGES.duplicateOption,
  ];
}

function followUpProblems(q: WrittenQuestion, byId: ReadonlyMap<string, WrittenQuestion>): (string | false)[] {
  if (q.parent_question === null) return [q.trigger_values.length > 0 && 'Only a follow-up can have trigger values'];
  const parent = byId.get(q.parent_question);
  if (!parent) return ['The parent question is not in the list'];
  if (parent.type !== 'dropdown') return ['Only a dropdown can have follow-ups'];
  return [
    q.trigger_values.length === 0 && QUESTION_MESSAGES.noTriggers,
    q.trigger_values.some((v) => !parent.options.includes(v)) &&
      'A trigger value is not one of the options of the parent question',
  ];
}

/** Validates a question set: texts, options, parents, triggers, cycles, depth and number. Empty if it is valid. */
export function questionSetProblems(questions: readonly WrittenQuestion[]): QuestionProblem[] {
  const byId = new Map(questions.toReversed().map((q) => [q.id, q]));
  const levels = new Map(inTreeOrder(questions).map(({ question, level }) => [question, level]));
  const { questions: most, depth, text } = QUESTION_LIMITS;
  return questions.flatMap((q, index) =>
    [
      index === most && `A question set can have at most ${most} questions`,
      q.question.trim() === '' && QUESTION_MESSAGES.text,
      q.question.length > text && `Keep questions to ${countOf(text)} characters`,
      byId.get(q.id) !== q && 'Two questions have the same id',
      ...optionProblems(q),
      ...followUpProblems(q, byId),
      q.parent_question !== null && byId.has(q.parent_question) && !levels.has(q) && 'Follow-ups form a loop',
      (levels.get(q) ?? 0) >= depth && `Follow-ups can be nested at most ${depth} levels deep`,
    ]
      .filter((message) => message !== false)
      .map((message) => ({ index, id: q.id, message })),
  );
}
