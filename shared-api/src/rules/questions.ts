/** How a question is answered. */
export const QUESTION_TYPES = ['text', 'file', 'dropdown', 'both'] as const;

export type QuestionType = (typeof QUESTION_TYPES)[number];

/** The optional question that every founder is asked last, whatever the investor asks. */
export const LINKEDIN_QUESTION = {
  id: 'linkedin_links',
  question: 'LinkedIn profiles of the founders',
  type: 'text',
} as const satisfies { id: string; question: string; type: QuestionType };

/** A question as far as its place in the tree goes. A main question has no parent. */
export interface TreeQuestion {
  id: string;
  parent_question: string | null;
  /** Answers of the parent that show this question. */
  trigger_values: readonly string[];
}

/** A question as far as answering it goes. */
export interface AskedQuestion extends TreeQuestion {
  type: QuestionType;
  required: boolean;
}

/** An answer as it stands while somebody fills it in. */
export interface GivenAnswer {
  text?: string;
  hasFile?: boolean;
}

/** Answers by the id of their question. */
export type GivenAnswers = Readonly<Record<string, GivenAnswer | undefined>>;

/** A question and how deep it stands; main questions are at level 0. */
export interface PlacedQuestion<Q> {
  question: Q;
  level: number;
}

/** Walks the tree from the main questions, so that an orphan or a cycle is never reached. */
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

/** All questions in the order in which they are read: each followed by its follow-ups, siblings in the order given. */
export const inTreeOrder = <Q extends TreeQuestion>(questions: readonly Q[]): PlacedQuestion<Q>[] =>
  walk(questions, () => true);

/** True when the answer to the parent shows this follow-up. */
export const isTriggered = (question: TreeQuestion, parentAnswer: GivenAnswer | undefined): boolean =>
  question.trigger_values.includes(parentAnswer?.text?.trim() ?? '');

/** The questions somebody with these answers sees, in order. */
export const visibleQuestions = <Q extends TreeQuestion>(
  questions: readonly Q[],
  answers: GivenAnswers,
): PlacedQuestion<Q>[] => walk(questions, (question, parent) => isTriggered(question, answers[parent.id]));

/** True when an answer holds all that its type of question asks for. */
export function isAnswered(question: Pick<AskedQuestion, 'type'>, answer: GivenAnswer | undefined): boolean {
  const hasText = (answer?.text ?? '').trim() !== '';
  const hasFile = answer?.hasFile === true;
  if (question.type === 'file') return hasFile;
  return question.type === 'both' ? hasText && hasFile : hasText;
}

/** How far somebody has come with the visible required questions. */
export interface Progress<Q> {
  required: number;
  answered: number;
  /** Required questions that are still open, in order. */
  remaining: Q[];
}

/** Counts the visible required questions that are answered and names those that are not. */
export function progressOf<Q extends AskedQuestion>(questions: readonly Q[], answers: GivenAnswers): Progress<Q> {
  const required = visibleQuestions(questions, answers)
    .map(({ question }) => question)
    .filter((question) => question.required);
  const remaining = required.filter((question) => !isAnswered(question, answers[question.id]));
  return { required: required.length, answered: required.length - remaining.length, remaining };
}

/** Said when answers cannot be submitted yet. `count` is the number of required questions still open. */
export const remainingMessage = (count: number): string =>
  `Please answer all ${count} remaining required question(s) before submitting`;

/** Drops the answers to questions that are hidden. Doing it twice changes nothing more. */
export function clearHidden<A extends GivenAnswers>(questions: readonly TreeQuestion[], answers: A): Partial<A> {
  const visible = new Set(visibleQuestions(questions, answers).map(({ question }) => question.id));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => visible.has(id))) as Partial<A>;
}

/** Ids of all follow-ups below a question, its own not among them. */
export function descendantsOf(questions: readonly TreeQuestion[], id: string): Set<string> {
  const found = new Set([id]);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const q of questions) if (q.parent_question !== null && found.has(q.parent_question)) found.add(q.id);
  }
  found.delete(id);
  return found;
}

/** Moves a main question to another place among the main questions; its follow-ups go with it. */
export function moveMainQuestion<Q extends TreeQuestion>(questions: readonly Q[], from: number, to: number): Q[] {
  const mains = questions.filter((q) => q.parent_question === null);
  const [moved] = mains.splice(from, 1);
  if (!moved) return [...questions];
  mains.splice(to, 0, moved);
  const ordered = [...mains, ...questions.filter((q) => q.parent_question !== null)];
  return inTreeOrder(ordered).map(({ question }) => question);
}
