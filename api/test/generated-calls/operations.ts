/** A JSON schema of the OpenAPI document. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  required?: boolean;
  schema: Schema;
}

export interface DescribedAnswer {
  $ref?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: Schema }>;
}

interface DescribedOperation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, DescribedAnswer>;
}

/** The part of an OpenAPI document that the generated calls read. */
export interface ApiDocument {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, Schema>; responses?: Record<string, DescribedAnswer> };
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body: { type: string; schema: Schema } | null;
  answers: Record<string, DescribedAnswer>;
}

/** All operations of a document. The answers have no references; schemas keep theirs. */
export function operationsOf({ paths, components }: ApiDocument): Operation[] {
  const answerOf = (answer: DescribedAnswer) =>
    answer.$ref ? (components.responses?.[answer.$ref.split('/').at(-1) ?? ''] ?? {}) : answer;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], requestBody, responses }]) => {
      const [body] = Object.entries(requestBody?.content ?? {});
      return {
        id: operationId,
        method: method.toUpperCase(),
        path,
        parameters,
        body: body ? { type: body[0], schema: body[1].schema } : null,
        answers: Object.fromEntries(Object.entries(responses).map(([status, answer]) => [status, answerOf(answer)])),
      };
    }),
  );
}
