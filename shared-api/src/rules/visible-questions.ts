/** How a question is answered. */
export const QUESTION_TYPES = ['text', 'file', 'dropdown', 'both'] as const;

export type QuestionType = (typeof QUESTION_TYPES)[number];

/** The optional question that every founder is asked last, whatever the investor asks. */
export const LINKEDIN_QUESTION = {
  id: 'linkedin_links',
  question: 'LinkedIn profiles of the founders',
  type: 'text',
} as const satisfies { id: string; question: string; type: QuestionType };

/** The fields that place a question in the tree. A main question has no parent. */
export interface TreeQuestion {
  id: string;
  parent_question: string | null;
  /** Answers to the parent that show this question. */
  trigger_values: readonly string[];
}

/** The fields needed to answer a question. */
export interface AskedQuestion extends TreeQuestion {
  type: QuestionType;
  required: boolean;
}

/** An answer while it is being filled in. */
export interface GivenAnswer {
  text?: string;
  hasFile?: boolean;
}

/** Answers by question ID. */
export type GivenAnswers = Readonly<Record<string, GivenAnswer | undefined>>;

/** A question and its level; main questions are at level 0. */
export interface PlacedQuestion<Q> {
  question: Q;
  level: number;
}

/** Walks the tree from the main questions, so it never reaches orphans or cycles. */
function walk<Q extends TreeQuestion>(questions: readonly Q[], enters: (question: Q, parent: Q) => boolean) {
  const followUps = new Map<string | null, Q[]>();
  for (const question of questions) {
    const siblings = followUps.get(question.parent_question);
    if (siblings) siblings.push(question);
    else followUps.set(question.parent_question, [question]);
  }
  const placed: PlacedQuestion<Q>[] = [];
  const pending = (followUps.get(null) ?? []).map((question) => ({ question, level: 0 })).reverse();
  for (let next = pending.pop(); next; next = pending.pop()) {
    placed.push(next);
    const { question: parent, level } = next;
    const shown = (followUps.get(parent.id) ?? []).filter((q) => enters(q, parent));
    for (const question of shown.reverse()) pending.push({ question, level: level + 1 });
  }
  return placed;
}

/** All questions in reading order: each is followed by its follow-ups, and siblings keep the given order. */
export const inTreeOrder = <Q extends TreeQuestion>(questions: readonly Q[]): PlacedQuestion<Q>[] =>
  walk(questions, () => true);

/** True if the answer to the parent shows this follow-up. */
export const isTriggered = (question: TreeQuestion, parentAnswer: GivenAnswer | undefined): boolean =>
  question.trigger_values.includes(parentAnswer?.text?.trim() ?? '');

/** The questions visible with these answers, in order. */
export const visibleQuestions = <Q extends TreeQuestion>(
  questions: readonly Q[],
  answers: GivenAnswers,
): PlacedQuestion<Q>[] => walk(questions, (question, parent) => isTriggered(question, answers[parent.id]));

/** True if an answer has everything its question type requires. */
export function isAnswered(question: Pick<AskedQuestion, 'type'>, answer: GivenAnswer | undefined): boolean {
  const hasText = (answer?.text ?? '').trim() !== '';
  const hasFile = answer?.hasFile === true;
  if (question.type === 'file') return hasFile;
  return question.type === 'both' ? hasText && hasFile : hasText;
}

/** Progress through the visible required questions. */
export interface Progress<Q> {
  required: number;
  answered: number;
  /** Unanswered required questions, in order. */
  remaining: Q[];
}

/** Counts the visible required questions that are answered and lists those that are not. */
export function progressOf<Q extends AskedQuestion>(questions: readonly Q[], answers: GivenAnswers): Progress<Q> {
  const required = visibleQuestions(questions, answers)
    .map(({ question }) => question)
    .filter((question) => question.required);
  const remaining = required.filter((question) => !isAnswered(question, answers[question.id]));
  return { required: required.length, answered: required.length - remaining.length, remaining };
}

/** Message when answers can't be submitted yet. `count` is the number of unanswered required questions. */
export const remainingMessage = (count: number): string =>
  `Please answer all ${count} remaining required question(s) before submitting`;

/** Drops the answers to hidden questions. Idempotent. */
export function clearHidden<A extends GivenAnswers>(questions: readonly TreeQuestion[], answers: A): Partial<A> {
  const visible = new Set(visibleQuestions(questions, answers).map(({ question }) => question.id));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => visible.has(id))) as Partial<A>;
}

/** IDs of all follow-ups below a question, without its own. */
export function descendantsOf(questions: readonly TreeQuestion[], id: string): Set<string> {
  const found = new Set([id]);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const q of questions) if (q.parent_question !== null && found.has(q.parent_question)) found.add(q.id);
  }
  found.delete(id);
  return found;
}

/** Moves a main question and its follow-ups to another position among the main questions. */
export function moveMainQuestion<Q extends TreeQuestion>(questions: readonly Q[], from: number, to: number): Q[] {
  const mains = questions.filter((q) => q.parent_question === null);
  const [moved] = mains.splice(from, 1);
  if (!moved) return [...questions];
  mains.splice(to, 0, moved);
  const ordered = [...mains, ...questions.filter((q) => q.parent_question !== null)];
  return inTreeOrder(ordered).map(({ question }) => question);
}
