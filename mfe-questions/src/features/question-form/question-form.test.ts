import { describe, expect, it } from '@jest/globals';
import { questionSetProblems } from '@northlight/shared-api/rules';
import { aQuestion } from '@northlight/shared-api/testing';
import { newQuestion, type QuestionFormValues, questionSchema, toQuestion, toValues } from './question-form.ts';

const values = (given: Partial<QuestionFormValues> = {}): QuestionFormValues => ({
  ...toValues(aQuestion()),
  ...given,
});

const problems = (given: Partial<QuestionFormValues>, ...[parent = null, followUps = []]: [Parent?, FollowUps?]) =>
  questionSchema(parent, followUps)
    .validate(values(given), { abortEarly: false })
    .then(
      () => [],
      (error: { errors: string[] }) => error.errors,
    );
type Parent = Parameters<typeof questionSchema>[0];
type FollowUps = Parameters<typeof questionSchema>[1];

const stage = aQuestion({ id: 'stage', type: 'dropdown', options: ['Idea', 'In business'] });
const revenue = aQuestion({ id: 'revenue', parent_question: 'stage', trigger_values: ['In business'] });

describe('what the form refuses', () => {
  it.each([
    ['a question without text', { question: '  ' }, 'Question text is required'],
    ['a text longer than anybody reads', { question: 'x'.repeat(1001) }, 'Keep questions to 1,000 characters'],
    ['a dropdown without options', { type: 'dropdown' }, 'Please add at least one dropdown option'],
    [
      'an option that is there already',
      { type: 'dropdown', options: ['Yes'], newOption: ' Yes ' },
      'This option already exists',
    ],
    [
      'an option that differs from another in its capitals only',
      { type: 'dropdown', options: ['A'], newOption: 'a' },
      'This option already exists',
    ],
    [
      'a rename to the name of another option',
      { type: 'dropdown', options: ['Yes', 'No'], renaming: { option: 'No', name: ' yes ' } },
      'This option already exists',
    ],
    [
      'a rename to nothing',
      { type: 'dropdown', options: ['Yes', 'No'], renaming: { option: 'No', name: ' ' } },
      'Give the option a name',
    ],
    [
      'an option that is too long',
      { type: 'dropdown', options: ['Yes'], newOption: 'x'.repeat(201) },
      'Keep options to 200 characters',
    ],
    [
      'more options than a list can hold',
      { type: 'dropdown', options: Array.from({ length: 101 }, String) },
      'A dropdown can have at most 100 options',
    ],
  ] as const)('%s', async (_, given, message) => {
    expect(await problems(structuredClone(given) as Partial<QuestionFormValues>)).toEqual([message]);
  });

  it('a follow-up that no answer shows', async () => {
    expect(await problems({}, stage)).toEqual(['Please select at least one trigger value']);
  });

  it('taking away the only option that shows a follow-up', async () => {
    expect(await problems({ type: 'dropdown', options: ['Idea'] }, null, [revenue])).toEqual([
      '1 follow-up would never appear without the removed options. Change or delete the follow-ups first',
    ]);
  });
});

describe('what the form takes', () => {
  it('options that only a dropdown would mind', async () => {
    expect(await problems({ type: 'text', options: ['Yes'], newOption: 'Yes' })).toEqual([]);
  });

  it('other capitals for an option, and a rename of one that follow-ups need', async () => {
    const given = { type: 'dropdown', options: ['Idea', 'In business'] } as const;
    const renaming = { option: 'In business', name: 'IN BUSINESS' };
    const typed = { ...given, options: [...given.options], renaming };
    expect(await problems(typed, null, [revenue])).toEqual([]);
    expect(toQuestion(stage, values(typed), null).options).toEqual(['Idea', 'IN BUSINESS']);
  });

  it('an option that is typed but not added, without a click on Add option', async () => {
    const given = { type: 'dropdown', newOption: ' Yes ' } as const;
    expect(await problems(given)).toEqual([]);
    expect(toQuestion(aQuestion(), values(given), null).options).toEqual(['Yes']);
  });
});

describe('the question that comes out', () => {
  it('is trimmed, and has options only as a dropdown', () => {
    const question = toQuestion(aQuestion(), values({ question: ' Why now? ', options: ['Yes'] }), null);
    expect(question).toMatchObject({ question: 'Why now?', options: [], trigger_values: [] });
  });

  it('keeps its triggers in the order of the options they depend on', () => {
    const question = toQuestion(revenue, values({ trigger_values: ['In business', 'Gone', 'Idea'] }), stage);
    expect(question.trigger_values).toEqual(['Idea', 'In business']);
  });

  it('is one that the server accepts', () => {
    const main = toQuestion(newQuestion(null), values({ type: 'dropdown', options: ['Yes', 'No'] }), null);
    const below = toQuestion(newQuestion(main.id), values({ trigger_values: ['Yes'] }), main);
    expect(below.is_conditional).toBe(true);
    expect(questionSetProblems([main, below])).toEqual([]);
  });
});
