import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { questionSetProblems } from './question-set.ts';
import {
  type AskedQuestion,
  clearHidden,
  descendantsOf,
  type GivenAnswers,
  inTreeOrder,
  isAnswered,
  moveMainQuestion,
  progressOf,
  QUESTION_TYPES,
  visibleQuestions,
} from './visible-questions.ts';

const OPTIONS = ['Yes', 'No', 'Perhaps'];

interface Plan {
  /** Index of the parent question; beyond the end of the list for a main question. */
  parent: number;
  triggers: string[];
  type: AskedQuestion['type'];
  required: boolean;
}

const toQuestion = ({ parent, triggers, type, required }: Plan, place: number, count: number): AskedQuestion => ({
  id: `q${place}`,
  type,
  required,
  parent_question: parent < count ? `q${parent}` : null,
  trigger_values: triggers,
});

const plan = fc.record({
  parent: fc.nat(60),
  triggers: fc.subarray(OPTIONS),
  type: fc.constantFrom(...QUESTION_TYPES),
  required: fc.boolean(),
});

/** Any list of questions, including orphans, cycles and questions that are their own parent. */
const anySet = fc
  .array(plan, { maxLength: 40 })
  .map((plans) => plans.map((one, place) => toQuestion(one, place, plans.length)));

/** A list in which the parent of each follow-up comes before it, as editors create them. */
const soundSet = fc
  .array(plan, { minLength: 1, maxLength: 40 })
  .map((plans) =>
    plans.map((one, place) =>
      toQuestion({ ...one, parent: one.parent < place ? one.parent : plans.length }, place, plans.length),
    ),
  );

const answersTo = (questions: readonly AskedQuestion[]) =>
  fc
    .array(fc.record({ text: fc.constantFrom('', ...OPTIONS, ' Yes ', 'other'), hasFile: fc.boolean() }), {
      minLength: questions.length,
      maxLength: questions.length,
    })
    .map((given): GivenAnswers => Object.fromEntries(questions.map(({ id }, place) => [id, given[place]])));

const answered = (set: fc.Arbitrary<AskedQuestion[]>) =>
  set.chain((questions) => fc.tuple(fc.constant(questions), answersTo(questions)));

const ids = (questions: readonly { id: string }[]) => questions.map(({ id }) => id);
const shownIds = (questions: readonly AskedQuestion[], given: GivenAnswers) =>
  ids(visibleQuestions(questions, given).map(({ question }) => question));

describe('whatever is asked and answered', () => {
  it('no hidden answer stays in what is sent, and clearing once more changes nothing', () => {
    fc.assert(
      fc.property(answered(anySet), ([questions, given]) => {
        const kept = clearHidden(questions, given) as GivenAnswers;
        const shown = shownIds(questions, given);
        expect(Object.keys(kept).every((id) => shown.includes(id))).toBe(true);
        expect(shownIds(questions, kept)).toEqual(shown);
        expect(clearHidden(questions, kept)).toEqual(kept);
      }),
    );
  });

  it('a follow-up shows exactly when the question above it shows and its trimmed answer is a trigger', () => {
    fc.assert(
      fc.property(answered(soundSet), ([questions, given]) => {
        const shown = new Set(shownIds(questions, given));
        for (const { id, parent_question: parent, trigger_values } of questions) {
          const text = given[parent ?? '']?.text?.trim() ?? '';
          expect(shown.has(id)).toBe(parent === null || (shown.has(parent) && trigger_values.includes(text)));
        }
      }),
    );
  });

  it('progress counts each required question that shows once, as answered or as open', () => {
    fc.assert(
      fc.property(answered(anySet), ([questions, given]) => {
        const { required, answered: done, remaining } = progressOf(questions, given);
        expect(done + remaining.length).toBe(required);
        expect(remaining.every((question) => question.required && !isAnswered(question, given[question.id]))).toBe(
          true,
        );
        expect(new Set(ids(remaining)).size).toBe(remaining.length);
      }),
    );
  });
});

describe('whatever the list', () => {
  it('no question is reached twice, and those that are never run in a circle', () => {
    fc.assert(
      fc.property(anySet, (questions) => {
        const placed = inTreeOrder(questions);
        expect(new Set(placed.map(({ question }) => question)).size).toBe(placed.length);
        for (const { question } of placed) expect(descendantsOf(questions, question.id).has(question.id)).toBe(false);
      }),
    );
  });

  it('a list that is taken has every question in its tree', () => {
    fc.assert(
      fc.property(anySet, (questions) => {
        const written = questions.map((question) => ({
          ...question,
          question: 'Why?',
          type: 'dropdown',
          options: OPTIONS,
        }));
        if (questionSetProblems(written).length > 0) return;
        expect(inTreeOrder(written)).toHaveLength(written.length);
      }),
    );
  });
});

describe('however main questions are dragged', () => {
  const drags = fc.array(fc.tuple(fc.nat(45), fc.nat(45)), { maxLength: 12 });
  const isMain = ({ parent_question }: AskedQuestion) => parent_question === null;

  it('no question is lost, each follow-up stands in the same place below its own, and the main ones as they were put', () => {
    fc.assert(
      fc.property(soundSet, drags, (questions, moves) => {
        let list = inTreeOrder(questions).map(({ question }) => question);
        const below = (all: AskedQuestion[], id: string) => ids(all.filter((q) => q.parent_question === id));
        const before = list;
        for (const [from, to] of moves) {
          const mains = list.filter(isMain);
          list = moveMainQuestion(list, from, to);
          const [moved] = mains.splice(from, 1);
          if (moved) mains.splice(to, 0, moved);
          expect(ids(list.filter(isMain))).toEqual(ids(mains));
        }
        expect([...ids(list)].sort()).toEqual([...ids(before)].sort());
        for (const { id } of before) expect(below(list, id)).toEqual(below(before, id));
        expect(list).toEqual(inTreeOrder(list).map(({ question }) => question));
      }),
    );
  });

  it('putting a question where it is changes nothing, and moving it back undoes the move', () => {
    fc.assert(
      fc.property(soundSet, fc.nat(45), fc.nat(45), (questions, from, to) => {
        const list = inTreeOrder(questions).map(({ question }) => question);
        const count = list.filter(isMain).length;
        expect(moveMainQuestion(list, from % count, from % count)).toEqual(list);
        const there = moveMainQuestion(list, from % count, to % count);
        expect(moveMainQuestion(there, to % count, from % count)).toEqual(list);
      }),
    );
  });
});
