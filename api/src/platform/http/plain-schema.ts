/** A JSON schema, as far as a serializer needs it. */
export interface PlainSchema {
  type?: string | string[];
  nullable?: true;
  properties?: Record<string, PlainSchema>;
  required?: string[];
  additionalProperties?: true | PlainSchema;
  items?: PlainSchema;
}

/** What zod writes for draft 7. */
interface ZodJsonSchema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: ZodJsonSchema[];
  oneOf?: ZodJsonSchema[];
  allOf?: ZodJsonSchema[];
  properties?: Record<string, ZodJsonSchema>;
  required?: string[];
  additionalProperties?: boolean | ZodJsonSchema;
  items?: ZodJsonSchema | ZodJsonSchema[];
  definitions?: Record<string, ZodJsonSchema>;
}

/** A value of any type, which is written as it is. */
const ANY: PlainSchema = {};

const isAny = (schema: PlainSchema) => schema.type === undefined;
const isObject = ({ type }: PlainSchema) => type === 'object';
const SCALARS = new Set(['string', 'number', 'integer', 'boolean']);

const typeOfValue = (value: unknown): PlainSchema => ({ type: value === null ? 'null' : typeof value });

const sameAs = (a: PlainSchema, b: PlainSchema) => JSON.stringify(a) === JSON.stringify(b);

/** An object that has the fields of all of these; only what all require is required. */
function uniteObjects(options: PlainSchema[]): PlainSchema {
  const names = new Set(options.flatMap(({ properties = {} }) => Object.keys(properties)));
  const fields = [...names].map((name) => {
    const variants = options.flatMap(({ properties }) => properties?.[name] ?? []);
    return [name, unite(variants)] as const;
  });
  const others = options.flatMap(({ additionalProperties }) => additionalProperties ?? []);
  const [first] = options;
  return {
    type: 'object',
    properties: Object.fromEntries(fields),
    required: (first?.required ?? []).filter((name) => options.every(({ required }) => required?.includes(name))),
    ...(others.length > 0 && { additionalProperties: true as const }),
  };
}

/** What fits every one of these. A serializer would otherwise validate each value to find out which one it has. */
function unite(options: PlainSchema[]): PlainSchema {
  const [first = ANY, ...others] = options.filter(({ type }) => type !== 'null');
  const nullable = options.some((option) => option.type === 'null' || option.nullable) && { nullable: true as const };
  const rest = others.filter((option) => !sameAs({ ...option, ...nullable }, { ...first, ...nullable }));
  if (rest.length === 0) return isAny(first) ? ANY : { ...first, ...nullable };
  const all = [first, ...rest];
  if (all.every(isObject)) return { ...uniteObjects(all), ...nullable };
  const types = [...new Set(all.map(({ type }) => String(type)))];
  if (types.length === 1 && types.every((type) => SCALARS.has(type))) return { ...first, ...nullable };
  const [list, object] = [all.filter(({ type }) => type === 'array'), all.filter(isObject)];
  if (list.length === 1 && object.length === 1 && all.length === 2) {
    return { ...object[0], ...list[0], type: ['object', 'array'], ...nullable };
  }
  return ANY;
}

/**
 * Reduces zod's JSON schema to what is needed for writing values: names of fields and types of values. References are
 * resolved, and unions become one schema for all their options.
 * @throws for a schema that contains itself
 */
export function plainSchema(root: object): PlainSchema {
  const { definitions = {} } = root as ZodJsonSchema;

  function resolve(reference: string, path: readonly string[]): PlainSchema {
    const name = reference.replace('#/definitions/', '');
    const found = definitions[name];
    if (!found || path.includes(name)) throw new Error(`An answer cannot refer to ${reference}.`);
    return plain(found, [...path, name]);
  }

  function plain(schema: ZodJsonSchema, path: readonly string[]): PlainSchema {
    const next = (inner: ZodJsonSchema) => plain(inner, path);
    if (schema.$ref !== undefined) return resolve(schema.$ref, path);
    const options = schema.anyOf ?? schema.oneOf;
    if (options) return unite(options.map(next));
    if (schema.allOf) {
      const parts = schema.allOf.map(next);
      const [only] = parts;
      if (only && parts.length === 1) return only; // a reference that has its own description
      if (!parts.every(isObject)) return ANY;
      return { ...uniteObjects(parts), required: parts.flatMap(({ required = [] }) => required) };
    }
    if (schema.const !== undefined) return typeOfValue(schema.const);
    if (schema.enum) return unite(schema.enum.map(typeOfValue));
    if (schema.type === 'array') {
      return schema.items && !Array.isArray(schema.items) ? { type: 'array', items: next(schema.items) } : ANY;
    }
    if (schema.type === 'object') {
      const { properties = {}, required = [], additionalProperties = false } = schema;
      return {
        type: 'object',
        properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, next(field)])),
        required,
        ...(additionalProperties && {
          additionalProperties: additionalProperties === true ? true : next(additionalProperties),
        }),
      };
    }
    return schema.type === undefined ? ANY : { type: schema.type };
  }

  return plain(root as ZodJsonSchema, []);
}
