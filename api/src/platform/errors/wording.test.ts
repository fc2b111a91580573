import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import './wording.ts';

const SOURCES = join(import.meta.dirname, '../..');

/** What the validator says by itself about an issue. */
const { localeError: zodSentence } = z.locales.en() as { localeError: (issue: object) => string };

type Code = z.core.$ZodIssue['code'];
type Format = z.core.$ZodStringFormats | 'starts_with' | 'ends_with' | 'includes' | 'regex';

/** For each code an input that a schema refuses, and what the person reads. */
const REFUSED: Record<Code, readonly (readonly [schema: z.ZodType, input: unknown, sentence: string])[]> = {
  invalid_type: [
    [z.string(), undefined, 'This field is required.'],
    [z.string(), null, 'This is not a valid value.'],
    [z.boolean(), 'yes', 'This is not a valid value.'],
    [z.array(z.string()), 'x', 'This is not a valid value.'],
    [z.number(), 'x', 'Enter a number.'],
    [z.coerce.number(), 'x', 'Enter a number.'],
    [z.int(), 1.5, 'Enter a whole number.'],
    [z.coerce.number().int(), '1.5', 'Enter a whole number.'],
  ],
  too_small: [
    [z.string().min(1), '', 'This field is required.'],
    [z.string().min(12), 'x', 'This needs at least 12 characters.'],
    [z.string().length(6), 'x', 'This needs exactly 6 characters.'],
    [z.string().length(1), '', 'This needs exactly 1 character.'],
    [z.array(z.string()).min(1), [], 'This needs at least 1 entry.'],
    [z.set(z.string()).min(2), new Set(), 'This needs at least 2 entries.'],
    [z.file().min(5), new File([''], 'x'), 'This needs at least 5 bytes.'],
    [z.number().min(1), 0, 'Enter 1 or more.'],
    [z.number().positive(), 0, 'Enter more than 0.'],
    [z.bigint().min(2n), 1n, 'Enter 2 or more.'],
    [z.date().min(new Date(9)), new Date(0), 'Enter a later date.'],
  ],
  too_big: [
    [z.string().max(2000), 'x'.repeat(2001), 'Use at most 2,000 characters.'],
    [z.string().length(6), 'xxxxxxx', 'This needs exactly 6 characters.'],
    [z.array(z.string()).max(1), ['', ''], 'Use at most 1 entry.'],
    [z.file().max(1), new File(['xx'], 'x'), 'Use at most 1 byte.'],
    [z.number().max(1_000_000), 2_000_000, 'Enter 1,000,000 or less.'],
    [z.number().max(0.5), 1, 'Enter 0.5 or less.'],
    [z.number().lt(10), 10, 'Enter less than 10.'],
    [z.date().max(new Date(0)), new Date(9), 'Enter an earlier date.'],
  ],
  invalid_format: [[z.email(), 'x', 'Invalid email address']],
  not_multiple_of: [[z.number().multipleOf(5), 7, 'Enter a multiple of 5.']],
  unrecognized_keys: [[z.strictObject({}), { a: 1, b: 2 }, 'Remove unknown fields: a, b.']],
  invalid_value: [
    [z.enum(['new', 'all']), 'x', 'Choose one of these: new, all.'],
    [z.enum(['new', 'all']), undefined, 'This field is required.'],
    [z.literal(true), false, 'This is not a valid value.'],
  ],
  invalid_union: [
    [z.union([z.string(), z.number()]), true, 'This is not a valid value.'],
    [z.union([z.string(), z.number()]), undefined, 'This field is required.'],
    [z.xor([z.string(), z.literal('x')]), 'x', 'This is not a valid value.'],
    [z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') })]), { kind: 'b' }, 'This is not a valid value.'],
  ],
  invalid_key: [[z.record(z.string().max(1), z.string()), { long: 'x' }, 'This is not a valid value.']],
  invalid_element: [[z.map(z.object(), z.string()), new Map([[{}, 1]]), 'This is not a valid value.']],
  custom: [[z.string().refine(() => false), 'x', 'This is not a valid value.']],
};

/** JSON texts are a codec, which has no format issue of its own. */
const FORMATS: Record<Exclude<Format, 'json_string'>, z.ZodType> = {
  email: z.email(),
  url: z.url(),
  emoji: z.emoji(),
  uuid: z.uuid(),
  guid: z.guid(),
  nanoid: z.nanoid(),
  cuid: z.cuid(),
  cuid2: z.cuid2(),
  ulid: z.ulid(),
  xid: z.xid(),
  ksuid: z.ksuid(),
  datetime: z.iso.datetime(),
  date: z.iso.date(),
  time: z.iso.time(),
  duration: z.iso.duration(),
  ipv4: z.ipv4(),
  ipv6: z.ipv6(),
  cidrv4: z.cidrv4(),
  cidrv6: z.cidrv6(),
  base64: z.base64(),
  base64url: z.base64url(),
  credit_card: z.creditCard(),
  iban: z.iban(),
  e164: z.e164(),
  jwt: z.jwt(),
  lowercase: z.string().lowercase(),
  uppercase: z.string().uppercase(),
  regex: z.string().regex(/^\d$/),
  starts_with: z.string().startsWith('https://'),
  ends_with: z.string().endsWith('.pdf'),
  includes: z.string().includes('@'),
};

const issuesOf = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input, { reportInput: true }).error?.issues ?? [];

describe('a value that the validator refuses', () => {
  const cases = Object.entries(REFUSED).flatMap(([code, rows]) => rows.map((row) => [code, ...row] as const));
  it.each(cases)('%s: %#', (code, schema, input, sentence) => {
    const [issue] = issuesOf(schema, input);
    expect(issue).toMatchObject({ code, message: sentence });
  });

  it.each(Object.entries(FORMATS))('that is not of the format %s', (_, schema) => {
    const sentences = issuesOf(schema, 'Not of this format! ').map(({ message }) => message);
    expect(sentences).toEqual([
      expect.stringMatching(/^(Enter a .+\.|This is not a valid value\.|Invalid email address)$/),
    ]);
  });
});

/** The schemas inside a schema. */
function partsOf(schema: z.ZodType): z.ZodType[] {
  const {
    shape = {},
    element,
    innerType,
    options = [],
    in: input,
    out,
    keyType,
    valueType,
    catchall,
  } = schema._zod.def as unknown as Record<string, z.ZodType> & {
    shape?: Record<string, z.ZodType>;
    options?: z.ZodType[];
  };
  const parts = [...Object.values(shape), element, innerType, ...options, input, out, keyType, valueType, catchall];
  return parts.filter((part): part is z.ZodType => part instanceof z.ZodType && part._zod.def.type !== 'transform');
}

function withParts(schema: z.ZodType, found = new Set<z.ZodType>()): Set<z.ZodType> {
  if (found.has(schema)) return found;
  found.add(schema);
  for (const part of partsOf(schema)) withParts(part, found);
  return found;
}

/** The schemas in what a module exports: by themselves, or as the parts of a route. */
function exportedSchemas(value: unknown): z.ZodType[] {
  if (value instanceof z.ZodType) return [value];
  if (typeof value !== 'object' || value === null) return [];
  const { body, params, querystring, headers } = value as Record<string, unknown>;
  return [body, params, querystring, headers].filter((part) => part instanceof z.ZodType);
}

const AWKWARD = [
  undefined,
  null,
  true,
  '',
  ' ',
  'x',
  '-',
  '1.5',
  '\0',
  'https://',
  '@',
  'x'.repeat(200_000),
  -1,
  0,
  1.5,
  1e12,
  Number.NaN,
  [],
  [null],
  Array(20_000).fill('x'),
  {},
  { x: null },
  { kind: 'x', type: 'x', event: 'x' },
];

describe('the schemas of the API', () => {
  it('say nothing in the validator’s own words', async () => {
    const files = (await readdir(SOURCES, { recursive: true })).filter((file) => file.endsWith('schemas.ts'));
    const modules: object[] = await Promise.all(files.map((file) => import(join(SOURCES, file))));
    const schemas = new Set(
      modules
        .flatMap((module) => Object.values(module))
        .flatMap(exportedSchemas)
        .flatMap((schema) => [...withParts(schema)]),
    );
    const issues = [...schemas].flatMap((schema) => AWKWARD.flatMap((input) => issuesOf(schema, input)));
    const sentences = [...new Set(issues.map(({ message }) => message))];
    expect(sentences.length).toBeGreaterThan(20);
    // "Invalid email address" is specified, and is what the validator says too.
    const zods = issues.filter((issue) => issue.message === zodSentence(issue));
    expect(new Set(zods.map(({ message }) => message))).toEqual(new Set(['Invalid email address']));
  });
});
