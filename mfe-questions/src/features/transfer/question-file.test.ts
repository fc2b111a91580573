import { describe, expect, it } from '@jest/globals';
import { EXAMPLE_QUESTIONS } from '../questions/example-questions.fixture.ts';
import { QuestionFileError, readQuestionFile, writeQuestionFile } from './question-file.ts';

const refused = (text: string): QuestionFileError => {
  try {
    readQuestionFile(text);
  } catch (error) {
    if (error instanceof QuestionFileError) return error;
  }
  throw new Error('The file was taken');
};
const file = (questions: unknown, rest = {}) =>
  JSON.stringify({ format: 'question-set', version: 1, questions, ...rest });
const question = { id: 'a', question: 'Why now?', type: 'text' };

describe('a file of questions is refused', () => {
  it('when it is no JSON, or JSON of something else', () => {
    expect(refused('{').message).toBe('This file isn’t JSON');
    for (const content of ['null', '[]', '{}', file([]), file({}), file([question], { version: 2 })])
      expect(refused(content).message).toBe('This isn’t a question file');
  });

  it('when a question lacks something or has a type that does not exist', () => {
    expect(refused(file([{ ...question, type: 'essay' }])).problems[0]).toContain('questions[0].type');
    expect(refused(file([{ ...question, question: 7 }])).problems[0]).toContain('questions[0].question');
    expect(refused(file([{ ...question, question: 'x'.repeat(1001) }])).problems).toHaveLength(1);
  });

  it('when its questions do not fit together, naming the first of them', () => {
    const lost = { ...question, parent_question: 'gone', trigger_values: ['Yes'] };
    const error = refused(file(Array.from({ length: 9 }, (_, at) => ({ ...lost, id: String(at) }))));
    expect(error.problems[0]).toBe('Question 1: The parent question is not in the list');
    expect(error.problems).toHaveLength(6);
    expect(error.problems.at(-1)).toBe('and 4 more');
  });
});

describe('a file of questions', () => {
  it('reads back as it was written, under ids of its own', () => {
    const read = readQuestionFile(writeQuestionFile(EXAMPLE_QUESTIONS));
    const plain = (list: typeof read) =>
      list.map(({ id: _, parent_question, ...rest }) => ({
        ...rest,
        parent: list.findIndex(({ id }) => id === parent_question),
      }));
    expect(plain(read)).toEqual(plain(EXAMPLE_QUESTIONS));
    expect(read.some(({ id }) => EXAMPLE_QUESTIONS.some((old) => old.id === id))).toBe(false);
  });

  it('may leave out what goes without saying', () => {
    expect(readQuestionFile(file([question]))).toMatchObject([
      { required: true, options: [], parent_question: null, trigger_values: [], is_conditional: false },
    ]);
  });
});
