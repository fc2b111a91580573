import { counted, countOf, PROFILE_MESSAGES } from '@northlight/shared-api/rules';
import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;
type IssueOf<Code extends z.core.$ZodIssue['code']> = z.core.$ZodRawIssue<Extract<z.core.$ZodIssue, { code: Code }>>;

const MISSING = 'This field is required.';
const INVALID = 'This is not a valid value.';

const FORMATS: Readonly<Record<string, string>> = {
  email: PROFILE_MESSAGES.email,
  url: 'Enter a complete link, such as https://www.example.com.',
  datetime: 'Enter a date and time, such as 2026-11-19T10:04:00Z.',
  date: 'Enter a date, such as 2026-11-19.',
  time: 'Enter a time, such as 10:04:00.',
};

const numberText = (value: number | bigint) => (Number.isInteger(Number(value)) ? countOf(Number(value)) : `${value}`);

function wrongType({ expected, format, input }: IssueOf<'invalid_type'>): string {
  if (input === undefined) return MISSING;
  if (expected === 'int' || format === 'safeint') return 'Enter a whole number.';
  return expected === 'number' ? 'Enter a number.' : INVALID;
}

const SIZED = ['string', 'array', 'set', 'map', 'file', 'object'];

function sizeText(origin: string, size: number | bigint): string {
  if (origin === 'string') return counted(Number(size), 'character');
  return origin === 'file' ? counted(Number(size), 'byte') : counted(Number(size), 'entry', 'entries');
}

function tooBig({ origin, maximum, inclusive, exact }: IssueOf<'too_big'>): string {
  if (origin === 'date') return 'Enter an earlier date.';
  if (SIZED.includes(origin)) return `${exact ? 'This needs exactly' : 'Use at most'} ${sizeText(origin, maximum)}.`;
  return inclusive ? `Enter ${numberText(maximum)} or less.` : `Enter less than ${numberText(maximum)}.`;
}

function tooSmall({ origin, minimum, inclusive, exact }: IssueOf<'too_small'>): string {
  if (origin === 'date') return 'Enter a later date.';
  if (origin === 'string' && Number(minimum) === 1 && !exact) return MISSING;
  if (SIZED.includes(origin)) return `This needs ${exact ? 'exactly' : 'at least'} ${sizeText(origin, minimum)}.`;
  return inclusive ? `Enter ${numberText(minimum)} or more.` : `Enter more than ${numberText(minimum)}.`;
}

const WORDING: { [Code in z.core.$ZodIssue['code']]: (issue: IssueOf<Code>) => string } = {
  invalid_type: wrongType,
  too_big: tooBig,
  too_small: tooSmall,
  invalid_format: ({ format }) => FORMATS[format] ?? INVALID,
  not_multiple_of: ({ divisor }) => `Enter a multiple of ${numberText(divisor)}.`,
  unrecognized_keys: ({ keys }) => `Remove unknown fields: ${keys.join(', ')}.`,
  invalid_value: ({ input, values }) => {
    if (input === undefined) return MISSING;
    return values.length === 1 ? INVALID : `Choose one of these: ${values.map(String).join(', ')}.`;
  },
  invalid_union: ({ input }) => (input === undefined ? MISSING : INVALID),
  invalid_key: () => INVALID,
  invalid_element: () => INVALID,
  custom: () => INVALID,
};

/** Words every kind of problem that has no message of its own in its schema, so that nobody reads the validator's. */
const messageOf = (issue: Issue): string => WORDING[issue.code as keyof typeof WORDING]?.(issue as never) ?? INVALID;

z.config({ customError: messageOf });
