import { describe, expect, it } from '@jest/globals';
import { QUESTION_LIMITS } from './limits.ts';
import { questionSetProblems, type WrittenQuestion } from './question-set.ts';

const write = (id: string, rest: Partial<WrittenQuestion> = {}): WrittenQuestion => ({
  id,
  question: `Question ${id}?`,
  type: 'text',
  options: [],
  parent_question: null,
  trigger_values: [],
  ...rest,
});

const dropdown = (id: string, rest: Partial<WrittenQuestion> = {}) =>
  write(id, { type: 'dropdown', options: ['Yes', 'No'], ...rest });

const messages = (...questions: WrittenQuestion[]) => questionSetProblems(questions).map(({ message }) => message);

describe('a question set is refused', () => {
  it.each([
    ['without a text', [write('a', { question: '  ' })], 'Question text is required'],
    ['with a dropdown without options', [dropdown('a', { options: [] })], 'Please add at least one dropdown option'],
    ['with the same option twice', [dropdown('a', { options: ['Yes', ' Yes'] })], 'This option already exists'],
    ['with options that differ in capitals', [dropdown('a', { options: ['A', ' a '] })], 'This option already exists'],
    ['with options on a text', [write('a', { options: ['Yes'] })], 'Only a dropdown can have options'],
    [
      'with a follow-up that nothing shows',
      [dropdown('a'), write('b', { parent_question: 'a' })],
      'Please select at least one trigger value',
    ],
    [
      'with a trigger that is no option',
      [dropdown('a'), write('b', { parent_question: 'a', trigger_values: ['Maybe'] })],
      'A trigger value is not one of the options of the parent question',
    ],
    [
      'with a follow-up of a text',
      [write('a'), write('b', { parent_question: 'a', trigger_values: ['x'] })],
      'Only a dropdown can have follow-ups',
    ],
    [
      'with a parent that is not there',
      [write('b', { parent_question: 'a', trigger_values: ['x'] })],
      'The parent question is not in the list',
    ],
    [
      'with triggers on a main question',
      [write('a', { trigger_values: ['x'] })],
      'Only a follow-up can have trigger values',
    ],
    ['with two questions of one id', [write('a'), write('a')], 'Two questions have the same id'],
  ])('%s', (_, questions, message) => {
    expect(messages(...questions)).toContain(message);
  });

  it('when follow-ups run in a circle', () => {
    const a = dropdown('a', { parent_question: 'b', trigger_values: ['Yes'] });
    const b = dropdown('b', { parent_question: 'a', trigger_values: ['Yes'] });
    expect(messages(a, b)).toEqual(['Follow-ups form a loop', 'Follow-ups form a loop']);
    expect(messages(dropdown('c', { parent_question: 'c', trigger_values: ['Yes'] }))).toEqual([
      'Follow-ups form a loop',
    ]);
  });

  it('when it is too long or too deep', () => {
    const many = Array.from({ length: QUESTION_LIMITS.questions + 5 }, (_, i) => write(String(i)));
    expect(messages(...many)).toEqual(['A question set can have at most 500 questions']);
    const deep = Array.from({ length: QUESTION_LIMITS.depth + 1 }, (_, i) =>
      dropdown(String(i), i === 0 ? {} : { parent_question: String(i - 1), trigger_values: ['Yes'] }),
    );
    expect(messages(...deep)).toEqual(['Follow-ups can be nested at most 20 levels deep']);
  });

  it('and says which question is wrong', () => {
    expect(questionSetProblems([write('a'), write('b', { question: '' })])).toEqual([
      { index: 1, id: 'b', message: 'Question text is required' },
    ]);
  });
});

describe('a question set is taken', () => {
  it('with follow-ups on follow-ups', () => {
    const set = [
      dropdown('a'),
      dropdown('b', { parent_question: 'a', trigger_values: ['Yes'] }),
      write('c', { parent_question: 'b', trigger_values: ['No', 'Yes'], type: 'both' }),
    ];
    expect(questionSetProblems(set)).toEqual([]);
  });

  it('when it is empty', () => {
    expect(questionSetProblems([])).toEqual([]);
  });
});
