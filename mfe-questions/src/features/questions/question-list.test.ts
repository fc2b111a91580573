import { describe, expect, it } from '@jest/globals';
import { aQuestion } from '@northlight/shared-api/testing';
import { indexQuestions } from './question-index.ts';
import {
  addQuestion,
  canHaveFollowUps,
  countsOf,
  duplicateQuestion,
  isSameList,
  moveQuestionTo,
  neighbourOf,
  removeQuestion,
  strandedBy,
  updateQuestion,
} from './question-list.ts';

const main = (id: string) => aQuestion({ id, type: 'dropdown', options: ['Yes', 'No'] });
const below = (parent: string, id: string, trigger_values = ['Yes']) =>
  aQuestion({ id, parent_question: parent, trigger_values, required: false, is_conditional: true });

const a = main('a');
const b = main('b');
const c = main('c');
const a1 = below('a', 'a1');
const a2 = below('a', 'a2', ['Yes', 'No']);
const a1x = below('a1', 'a1x');
const list = [a, a1, a1x, a2, b, c];
const ids = (questions: readonly { id: string }[]) => questions.map(({ id }) => id).join(' ');

describe('moving a main question', () => {
  it('stays at the ends of the list', () => {
    expect(ids(moveQuestionTo(list, 'a', -1))).toBe('a a1 a1x a2 b c');
    expect(ids(moveQuestionTo(list, 'c', 3))).toBe('a a1 a1x a2 b c');
  });

  it('leaves follow-ups and strangers where they are', () => {
    expect(ids(moveQuestionTo(list, 'a1', 1))).toBe('a a1 a1x a2 b c');
    expect(ids(moveQuestionTo(list, 'nobody', 1))).toBe('a a1 a1x a2 b c');
  });

  it('takes the follow-ups along', () => {
    expect(ids(moveQuestionTo(list, 'a', 1))).toBe('b a a1 a1x a2 c');
    expect(ids(moveQuestionTo(list, 'c', 0))).toBe('c a a1 a1x a2 b');
  });
});

describe('removing a question', () => {
  it('removes its follow-ups at every depth', () => {
    expect(ids(removeQuestion(list, 'a'))).toBe('b c');
    expect(ids(removeQuestion(list, 'a1'))).toBe('a a2 b c');
  });

  it('hands the focus to the next, else to the one before, else to the one above', () => {
    expect(neighbourOf(list, b)).toBe('c');
    expect(neighbourOf(list, c)).toBe('b');
    expect(neighbourOf(list, a1x)).toBe('a1');
    expect(neighbourOf([a], a)).toBeNull();
  });
});

describe('duplicating a question', () => {
  const copyOf = (id: string) => duplicateQuestion(list, id);

  it('puts the copy behind it, with copies of its follow-ups', () => {
    const copies = copyOf('a');
    expect(copies.map(({ id }) => (id.length > 3 ? 'copy' : id)).join(' ')).toBe('a a1 a1x a2 copy copy copy copy b c');
    const [root, first, below] = copies.slice(4);
    expect(root).toMatchObject({ question: a.question, parent_question: null });
    expect(first).toMatchObject({ parent_question: root?.id, trigger_values: a1.trigger_values });
    expect(below?.parent_question).toBe(first?.id);
    expect(new Set(copies.map(({ id }) => id)).size).toBe(10);
  });

  it('keeps a copied follow-up below the same question', () => {
    const copies = copyOf('a1');
    expect(copies.map(({ id }) => (id.length > 3 ? 'copy' : id)).join(' ')).toBe('a a1 a1x copy copy a2 b c');
    expect(copies[3]).toMatchObject({ parent_question: 'a' });
  });
});

describe('looking questions up', () => {
  it('counts all that hangs below, and knows the place among those beside', () => {
    const index = indexQuestions(list);
    expect([a, a1, b].map(({ id }) => index.countBelow(id))).toEqual([3, 1, 0]);
    expect(index.placeOf(b)).toEqual({ place: 1, of: 3 });
    expect(index.placeOf(a2)).toEqual({ place: 1, of: 2 });
    expect(ids(index.followUpsOf('a'))).toBe('a1 a2');
  });
});

describe('adding a question', () => {
  it('puts a main one at the end and a follow-up last below its question', () => {
    expect(ids(addQuestion(list, main('d')))).toBe('a a1 a1x a2 b c d');
    expect(ids(addQuestion(list, below('a', 'a3')))).toBe('a a1 a1x a2 a3 b c');
    expect(ids(addQuestion(list, below('a1', 'a1y')))).toBe('a a1 a1x a1y a2 b c');
  });
});

describe('changing a question', () => {
  it('makes its follow-ups forget an option that went', () => {
    const changed = updateQuestion(list, { ...a, options: ['No', 'Perhaps'] });
    expect(changed.find(({ id }) => id === 'a2')?.trigger_values).toEqual(['No']);
    expect(changed.find(({ id }) => id === 'a1x')?.trigger_values).toEqual(['Yes']);
  });

  it('keeps showing its follow-ups when its options are renamed', () => {
    const renames = [
      ['Yes', 'Certainly'],
      ['No', 'Yes'],
    ] as const;
    const changed = updateQuestion(list, { ...a, options: ['Yes', 'Certainly'] }, renames);
    expect(changed.find(({ id }) => id === 'a1')?.trigger_values).toEqual(['Certainly']);
    expect(changed.find(({ id }) => id === 'a2')?.trigger_values).toEqual(['Yes', 'Certainly']);
    expect(changed.find(({ id }) => id === 'a1x')?.trigger_values).toEqual(['Yes']);
  });

  it('does not hand the follow-ups of a removed option to another that takes its name', () => {
    const changed = updateQuestion(list, { ...a, options: ['Yes'] }, [['No', 'Yes']]);
    expect(changed.find(({ id }) => id === 'a1')?.trigger_values).toEqual([]);
  });

  it('names the follow-ups that no option would show any more', () => {
    expect(ids(strandedBy([a1, a2], ['No']))).toBe('a1');
    expect(strandedBy([a1, a2], ['Yes'])).toEqual([]);
  });
});

describe('a question set', () => {
  it('lets only a dropdown with options have follow-ups, down to the deepest level', () => {
    expect(canHaveFollowUps(a, 0)).toBe(true);
    expect(canHaveFollowUps(a, 18)).toBe(true);
    expect(canHaveFollowUps(a, 19)).toBe(false);
    expect(canHaveFollowUps({ ...a, options: [] }, 0)).toBe(false);
    expect(canHaveFollowUps(aQuestion(), 0)).toBe(false);
  });

  it('counts what must and what may be answered', () => {
    expect(countsOf(list)).toEqual({ questions: 6, required: 3, optional: 3 });
  });

  it('is the same when it asks the same in the same order', () => {
    expect(isSameList(list, structuredClone(list))).toBe(true);
    expect(isSameList(list, [...list].reverse())).toBe(false);
    expect(isSameList(list, updateQuestion(list, { ...c, required: false }))).toBe(false);
  });
});
