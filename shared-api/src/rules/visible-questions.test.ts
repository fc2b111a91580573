import { describe, expect, it } from '@jest/globals';
import {
  type AskedQuestion,
  clearHidden,
  descendantsOf,
  type GivenAnswers,
  inTreeOrder,
  isAnswered,
  moveMainQuestion,
  progressOf,
  visibleQuestions,
} from './visible-questions.ts';

const ask = (id: string, parent: string | null = null, when: string[] = [], rest: Partial<AskedQuestion> = {}) => ({
  id,
  parent_question: parent,
  trigger_values: when,
  type: 'dropdown' as const,
  required: true,
  ...rest,
});

const SET: AskedQuestion[] = [
  ask('stage'),
  ask('revenue', 'stage', ['In business'], { type: 'text' }),
  ask('pilots', 'stage', ['Idea', 'Pre-launch']),
  ask('signed', 'pilots', ['Yes']),
  ask('files', 'signed', ['End customers'], { type: 'file' }),
  ask('copy', null, [], { type: 'text' }),
  ask('cap', null, [], { type: 'file', required: false }),
];

const ids = (placed: { question: { id: string } }[]) => placed.map(({ question }) => question.id);

describe('which questions somebody sees', () => {
  it('shows no follow-up of a question that is hidden itself', () => {
    const answers = { stage: { text: 'In business' }, pilots: { text: 'Yes' }, signed: { text: 'End customers' } };
    expect(ids(visibleQuestions(SET, answers))).toEqual(['stage', 'revenue', 'copy', 'cap']);
  });

  it('never reaches an orphan or a circle', () => {
    const broken = [ask('a', 'b', ['x']), ask('b', 'a', ['x']), ask('orphan', 'nobody', ['x']), ask('main')];
    expect(ids(inTreeOrder(broken))).toEqual(['main']);
    expect(ids(visibleQuestions(broken, { a: { text: 'x' }, b: { text: 'x' } }))).toEqual(['main']);
  });

  it('always shows main questions', () => {
    expect(ids(visibleQuestions(SET, {}))).toEqual(['stage', 'copy', 'cap']);
  });

  it('compares the trimmed answer and tells the level', () => {
    const answers = { stage: { text: ' Pre-launch ' }, pilots: { text: 'Yes' }, signed: { text: 'End customers' } };
    expect(visibleQuestions(SET, answers).map(({ question, level }) => `${question.id} ${level}`)).toEqual([
      'stage 0',
      'pilots 1',
      'signed 2',
      'files 3',
      'copy 0',
      'cap 0',
    ]);
  });
});

describe('what counts as answered', () => {
  it.each([
    ['text', { text: '  ' }, false],
    ['text', { text: 'yes' }, true],
    ['file', { text: 'yes' }, false],
    ['file', { hasFile: true }, true],
    ['both', { text: 'yes' }, false],
    ['both', { hasFile: true }, false],
    ['both', { text: 'yes', hasFile: true }, true],
    ['dropdown', {}, false],
    ['dropdown', { text: 'Yes' }, true],
  ] as const)('%s with %j: %s', (type, answer, expected) => {
    expect(isAnswered({ type }, answer)).toBe(expected);
  });

  it('names the visible required questions that are open', () => {
    const progress = progressOf(SET, { stage: { text: 'Idea' } });
    expect(progress).toMatchObject({ required: 3, answered: 1 });
    expect(progress.remaining.map(({ id }) => id)).toEqual(['pilots', 'copy']);
  });
});

describe('changing the set', () => {
  it('finds all that hangs below a question', () => {
    expect([...descendantsOf(SET, 'pilots')]).toEqual(['signed', 'files']);
    expect(descendantsOf(SET, 'copy').size).toBe(0);
  });

  it('moves a main question with its follow-ups', () => {
    expect(moveMainQuestion(SET, 0, 2).map(({ id }) => id)).toEqual([
      'copy',
      'cap',
      'stage',
      'revenue',
      'pilots',
      'signed',
      'files',
    ]);
  });

  it('changes nothing for a place that does not exist', () => {
    expect(moveMainQuestion(SET, 9, 0)).toEqual(SET);
  });
});

/** Unusual question trees, the same on every run. */
function* trees(count: number): Generator<{ set: AskedQuestion[]; answers: GivenAnswers }> {
  let state = 7;
  const next = (below: number) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  for (let tree = 0; tree < count; tree++) {
    const size = 1 + next(40);
    const set = Array.from({ length: size }, (_, index) => {
      const parent = next(3) === 0 ? null : `q${next(size)}`;
      return ask(`q${index}`, parent, ['Yes', 'No'].slice(next(2)));
    });
    yield {
      set,
      answers: Object.fromEntries(set.map(({ id }) => [id, { text: ['Yes', 'No', '', ' Yes'][next(4)] ?? '' }])),
    };
  }
}

describe('any tree, with circles and orphans in it', () => {
  it('keeps no answer to a hidden question, and clears only once', () => {
    for (const { set, answers } of trees(500)) {
      const kept = clearHidden(set, answers) as GivenAnswers;
      const before = ids(visibleQuestions(set, answers));
      expect(Object.keys(kept).every((id) => before.includes(id))).toBe(true);
      expect(ids(visibleQuestions(set, kept))).toEqual(before);
      expect(clearHidden(set, kept)).toEqual(kept);
    }
  });

  it('stays in order however main questions are dragged', () => {
    for (const { set } of trees(200)) {
      const reachable = ids(inTreeOrder(set));
      const mains = reachable.filter((id) => set.find((q) => q.id === id)?.parent_question === null);
      const moved = moveMainQuestion(set, 0, mains.length - 1).map(({ id }) => id);
      if (mains.length > 0) expect([...moved].sort()).toEqual([...reachable].sort());
    }
  });
});
