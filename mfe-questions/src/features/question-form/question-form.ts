import type { Question } from '@northlight/shared-api';
import {
  countOf,
  isSameOption,
  QUESTION_LIMITS,
  QUESTION_MESSAGES,
  QUESTION_TYPES,
} from '@northlight/shared-api/rules';
import { v4 } from 'uuid';
import { array, boolean, mixed, object, string, type TestContext } from 'yup';
import { type Rename, strandedBy, withRenames } from '../questions/question-list.ts';
import { followUpsInWords } from '../questions/wording.ts';

/** The values of a question's form. */
export interface QuestionFormValues {
  question: string;
  type: Question['type'];
  required: boolean;
  options: string[];
  /** An option that is typed but not added yet. */
  newOption: string;
  /** The option that is being renamed, and the name typed so far. */
  renaming: { option: string; name: string } | null;
  /** Options that got another name, in order. */
  renames: Rename[];
  trigger_values: string[];
}

/** Creates an empty question; `parent` is null for a main question. */
export const newQuestion = (parent: string | null): Question => ({
  id: v4(),
  question: '',
  type: 'text',
  required: true,
  options: [],
  parent_question: parent,
  trigger_values: [],
  is_conditional: parent !== null,
});

export const toValues = ({ question, type, required, options, trigger_values }: Question): QuestionFormValues => ({
  question,
  type,
  required,
  options,
  newOption: '',
  renaming: null,
  renames: [],
  trigger_values,
});

type OptionValues = Pick<QuestionFormValues, 'options' | 'renames' | 'renaming'> & { newOption?: string };

const TOO_LONG = `Keep options to ${QUESTION_LIMITS.option} characters`;

/** Why the typed name can't be taken; null if it can, or if nothing is being renamed. */
export function renameProblem({ options, renaming }: Pick<OptionValues, 'options' | 'renaming'>): string | null {
  if (!renaming) return null;
  const name = renaming.name?.trim() ?? '';
  if (name === '') return 'Give the option a name';
  if (name.length > QUESTION_LIMITS.option) return TOO_LONG;
  const isTaken = options.some((option) => option !== renaming.option && isSameOption(option, name));
  return isTaken ? QUESTION_MESSAGES.duplicateOption : null;
}

/** Options and renames, once the open rename is taken over. */
export function settled(values: OptionValues): Pick<OptionValues, 'options' | 'renames'> {
  const { options, renames, renaming } = values;
  const name = renaming?.name?.trim();
  if (!renaming || !name || name === renaming.option || renameProblem(values)) return { options, renames };
  return {
    options: options.map((option) => (option === renaming.option ? name : option)),
    renames: [...renames, [renaming.option, name]],
  };
}

/** All options, including one that is typed but not added. Formik passes empty strings to yup as undefined. */
const optionsIn = ({ newOption = '', ...values }: OptionValues) => {
  const { options } = settled(values);
  return newOption.trim() === '' ? options : [...options, newOption.trim()];
};

/** Converts the form's values to a question. Triggers follow the order of the parent's options. */
export const toQuestion = (base: Question, values: QuestionFormValues, parent: Question | null): Question => ({
  ...base,
  question: values.question.trim(),
  type: values.type,
  required: values.required,
  options: values.type === 'dropdown' ? optionsIn(values) : [],
  trigger_values: parent?.options.filter((option) => values.trigger_values.includes(option)) ?? [],
});

const valuesOf = (context: TestContext) => context.parent as QuestionFormValues;
const isDropdown = (context: TestContext) => valuesOf(context).type === 'dropdown';

/** Validation of the form. Each of the existing `followUps` must still have an option that shows it. */
export const questionSchema = (parent: Question | null, followUps: readonly Question[]) =>
  object({
    question: string()
      .trim()
      .required(QUESTION_MESSAGES.text)
      .max(QUESTION_LIMITS.text, `Keep questions to ${countOf(QUESTION_LIMITS.text)} characters`),
    type: string().oneOf(QUESTION_TYPES),
    required: boolean(),
    options: array(string().defined())
      .test(
        'some',
        QUESTION_MESSAGES.noOptions,
        (_, context) => !isDropdown(context) || optionsIn(valuesOf(context)).length > 0,
      )
      .test(
        'few',
        `A dropdown can have at most ${QUESTION_LIMITS.options} options`,
        (_, context) => !isDropdown(context) || optionsIn(valuesOf(context)).length <= QUESTION_LIMITS.options,
      )
      .test('needed', (_, context) => {
        const stranded = strandedBy(
          withRenames(followUps, settled(valuesOf(context)).renames),
          optionsIn(valuesOf(context)),
        );
        if (!isDropdown(context) || stranded.length === 0) return true;
        const message = `${followUpsInWords(stranded.length)} would never appear without the removed options. Change or delete the follow-ups first`;
        return context.createError({ message });
      }),
    newOption: string()
      .trim()
      .max(QUESTION_LIMITS.option, TOO_LONG)
      .test(
        'new',
        QUESTION_MESSAGES.duplicateOption,
        (typed = '', context) =>
          !isDropdown(context) || !settled(valuesOf(context)).options.some((option) => isSameOption(option, typed)),
      ),
    renaming: mixed<NonNullable<QuestionFormValues['renaming']>>()
      .nullable()
      .test('name', (_, context) => {
        const message = isDropdown(context) ? renameProblem(valuesOf(context)) : null;
        return message === null || context.createError({ message });
      }),
    trigger_values: parent ? array().min(1, QUESTION_MESSAGES.noTriggers) : array(),
  });
