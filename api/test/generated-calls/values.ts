import fc from 'fast-check';
import type { Schema } from './operations.ts';

/** Stands for a value of the seeded data. `resolve` puts the value in its place. */
export const known = (name: string) => `{{${name}}}`;

/** A weighted choice of seeded values, for `fc.oneof`; none without names. */
export const seeded = (names: string[], weight: number) =>
  names.length === 0 ? [] : [{ weight, arbitrary: fc.constantFrom(...names.map(known)) }];

/** Replaces what stands for seeded values, however deep. A text that is nothing else becomes the value itself. */
export function resolve(value: unknown, values: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((item) => resolve(item, values));
  if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item, values)]));
  if (typeof value !== 'string') return value;
  const [, name = ''] = /^\{\{(\w+)\}\}$/.exec(value) ?? [];
  return name ? values[name] : value;
}

const deep = (depth: number): unknown => (depth === 0 ? 'x' : [deep(depth - 1)]);

/** Texts that have broken servers before. */
export const hostileText = fc.oneof(
  fc.constantFrom('', ' ', '\u0000', 'a\u0000b', '\ud800', 'a\udc00', '🦊', '\u202ecod', '%', '%00', "' or 1=1 --"),
  fc.constantFrom('0', '-1', '1e3', '2147483647', '2147483648', '9007199254740993', '999999999999999999999', 'NaN'),
  fc.constantFrom('../../etc/passwd', '__proto__', 'constructor', 'null', 'true', '[]', '{}', '<b>', '=1+1'),
  fc.constantFrom(41, 65, 201, 401, 600, 5_000).map((length) => 'x'.repeat(length)),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Values of any type. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  {
    weight: 2,
    arbitrary: fc.constantFrom(-1, 0, 1.5, 2_147_483_648, -2_147_483_649, 9_007_199_254_740_992, 1e308, 5e-324),
  },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { id: {} }, deep(200)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

const WORDS = ['freight', 'cold chain', 'Isferd', 'zwölf', '市場', '8,200', 'a', 'ångström', '🚚'];

/** Words, as long as the limits of the schema allow. */
function text({ minLength = 0, maxLength = 200, pattern, format, enum: choices }: Schema): fc.Arbitrary<unknown> {
  if (choices) return fc.constantFrom(...choices);
  if (format === 'uuid') return fc.uuid({ version: 4 });
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const fitting = (value: string) => value.padEnd(minLength, 'x').slice(0, maxLength);
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc.array(fc.constantFrom(...WORDS), { maxLength: 6 }).map((all) => fitting(all.join(' '))),
    },
    { weight: 1, arbitrary: fc.constantFrom('x'.repeat(minLength), 'é'.repeat(maxLength)) },
    { weight: 1, arbitrary: fc.constantFrom('a\u0000b', 'a\ud800').map(fitting) },
  );
}

const atLimits = (minimum: number, maximum: number) => ({
  weight: 1,
  arbitrary: fc.constantFrom(minimum, maximum, Math.min(maximum, 2_147_483_648), Math.max(minimum, 0)),
});

export interface Sources {
  schemas: Readonly<Record<string, Schema>>;
  /** The seeded values that a field may hold, by the field's name. */
  names: (field: string) => string[];
}

/** Values that a schema allows; fields that name seeded data mostly hold it. */
export function valuesOf(schema: Schema, sources: Sources, field = ''): fc.Arbitrary<unknown> {
  const { $ref, anyOf, oneOf, properties, additionalProperties, items, minItems = 0, maxItems = 4 } = schema;
  if ($ref) return valuesOf(sources.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, sources, field);
  if ('const' in schema) return fc.constant(schema.const);
  const choices = anyOf ?? oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, sources, field)));
  const given = seeded(sources.names(field), 6);
  if (schema.type === 'string') return fc.oneof(...given, { weight: 1, arbitrary: text(schema) });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum = -1e9, maximum = 1e9 } = schema;
    const usual = fc.integer({ min: Math.max(minimum, 0), max: Math.min(maximum, 12) });
    return fc.oneof(...given, { weight: 4, arbitrary: usual }, atLimits(minimum, maximum));
  }
  if (schema.type === 'array')
    return fc.array(valuesOf(items ?? {}, sources, field), { minLength: minItems, maxLength: Math.min(maxItems, 4) });
  if (properties) {
    const fields = Object.entries(properties).map(([name, one]) => [name, valuesOf(one, sources, name)] as const);
    const required = new Set(schema.required);
    const [whole, extra] = [
      fields.filter(([name]) => required.has(name)),
      fields.filter(([name]) => !required.has(name)),
    ];
    return fc
      .subarray(extra, { maxLength: Math.min(extra.length, 4) })
      .chain((some) => fc.record(Object.fromEntries([...whole, ...some])));
  }
  if (typeof additionalProperties === 'object')
    return fc.dictionary(fc.constantFrom('a', 'b-1', 'é'), valuesOf(additionalProperties, sources), { maxKeys: 3 });
  return hostileValue;
}

/** The value with one field missing, added or of another kind, or something else altogether. */
export const spoilt = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 1, arbitrary: hostileValue },
    { weight: 1, arbitrary: values.map((value) => [value]) },
    {
      weight: 5,
      arbitrary: fc
        .tuple(values, fc.nat({ max: 30 }), fc.oneof(fc.constant(undefined), hostileValue))
        .map(([value, at, other]) => spoil(value, at, other)),
    },
  );

/** Replaces one field; without another value, the field is left out. */
function spoil(value: unknown, at: number, other: unknown): unknown {
  if (Array.isArray(value) && value.length > 0)
    return value.map((item, i) => (i === 0 ? spoil(item, at, other) : item));
  if (typeof value !== 'object' || value === null) return other ?? null;
  const keys = [...Object.keys(value), 'surplus'];
  const key = keys[at % keys.length] ?? 'surplus';
  const inner = (value as Record<string, unknown>)[key];
  if (typeof inner === 'object' && inner !== null && at % 2 === 0) return { ...value, [key]: spoil(inner, at, other) };
  return { ...value, [key]: other };
}
