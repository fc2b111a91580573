import { isDeepStrictEqual } from 'node:util';
import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { plainSchema } from './plain-schema.ts';

type Write = (answer: unknown) => string;

/** A function that writes answers of a schema, without fields that the schema does not have. */
const compile = (schema: z.ZodType): Write =>
  fastJson(plainSchema(z.toJSONSchema(schema, { target: 'draft-7', io: 'output', unrepresentable: 'any' })) as never);

/**
 * Compiles the schema of an answer when the first one is sent, because a server has hundreds and should start fast.
 * @param isChecked validates every answer, and compares what was written with what the schema itself writes
 */
export const serializerCompiler =
  (isChecked: boolean): FastifySerializerCompiler<z.ZodType> =>
  ({ schema, method, url }) => {
    let known: Write | undefined;
    const write: Write = (answer) => {
      known ??= compile(schema);
      return known(answer);
    };
    if (!isChecked) return write;
    return (answer) => {
      const { data, error } = z.safeEncode(schema, answer as never);
      if (error) throw new ResponseSerializationError(method, url, { cause: error });
      const text = write(answer);
      const [written, right] = [text, JSON.stringify(data)].map((json) => JSON.parse(json) as unknown);
      if (!isDeepStrictEqual(written, right)) throw new Error(`${method} ${url} was not written as its schema says.`);
      return text;
    };
  };
