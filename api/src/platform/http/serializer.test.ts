import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { serializerCompiler } from './serializer.ts';

const place = { method: 'GET', url: '/x' };
const written = (schema: z.ZodType, answer: unknown, isChecked = false) =>
  serializerCompiler(isChecked)({ schema, ...place })(answer);

const Leaf = z.object({ name: z.string() }).meta({ id: 'TestLeaf' });

/** Schemas with answers that fit them. */
const CASES: [title: string, schema: z.ZodType, answers: unknown[]][] = [
  ['text that needs escapes', z.object({ text: z.string() }), [{ text: '"\\\n\u2028\ud83e\udd8a</script>' }]],
  ['a value or null', z.object({ at: z.string().nullable(), n: z.int().nullable() }), [{ at: null, n: 3 }]],
  ['an object or null', z.object({ leaf: Leaf.nullable() }), [{ leaf: null }, { leaf: { name: 'a' } }]],
  ['what may be absent', z.object({ a: z.string().optional() }), [{}, { a: 'b' }, { a: undefined }]],
  ['what has a description of its own', z.object({ leaf: Leaf.describe('Another') }), [{ leaf: { name: 'a' } }]],
  [
    'a page or a list',
    z.union([z.object({ count: z.int(), results: z.array(Leaf) }), z.array(Leaf)]),
    [{ count: 1, results: [{ name: 'a' }] }, [{ name: 'b' }], []],
  ],
  [
    'one of several kinds',
    z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('a'), value: z.string() }),
        z.object({ kind: z.literal('b'), value: z.int().nullable(), more: z.array(z.string()) }),
      ]),
    ),
    [
      [
        { kind: 'a', value: 'x' },
        { kind: 'b', value: null, more: ['y'] },
      ],
    ],
  ],
  ['fields of any name', z.record(z.string(), z.number()), [{ a: 1.5, b: 0 }]],
  ['other fields', z.looseObject({ code: z.string() }), [{ code: 'x', name: ['y'] }]],
  ['anything', z.object({ any: z.unknown() }), [{ any: { deep: [1, null, 'x'] } }]],
  ['words of a set', z.object({ word: z.enum(['a', 'b']).nullable() }), [{ word: 'a' }, { word: null }]],
];

describe('an answer is written as its schema says', () => {
  it.each(CASES)('%s', (_, schema, answers) => {
    for (const answer of answers) {
      const right = JSON.stringify(z.encode(schema, answer as never));
      expect(JSON.parse(written(schema, answer))).toEqual(JSON.parse(right));
      expect(written(schema, answer, true)).toBe(written(schema, answer));
    }
  });

  it('without fields that are not in it, such as those of the row it was made of', () => {
    const row = { name: 'a', password_hash: 'secret', inner: { leaf: { name: 'b', secret: 1 } } };
    const schema = z.object({ name: z.string(), inner: z.object({ leaf: Leaf }) });
    expect(written(schema, row)).toBe('{"name":"a","inner":{"leaf":{"name":"b"}}}');
  });
});

it('an answer without a required field is an error, not an incomplete answer', () => {
  expect(() => written(Leaf, {})).toThrow(/required/);
});

it('a schema that contains itself cannot be written', () => {
  type Tree = { children: Tree[] };
  const tree: z.ZodType<Tree> = z.lazy(() => z.object({ children: z.array(tree) }).meta({ id: 'TestTree' }));
  expect(() => written(tree, { children: [] })).toThrow(/cannot refer to/);
});

it('where answers are checked, one that does not fit its schema is an error', () => {
  expect(() => written(Leaf, { name: 1 }, true)).toThrow();
});
