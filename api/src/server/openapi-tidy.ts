type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Schemas = Record<string, Json>;
type Document = Record<string, Json>;

const PREFIX = '#/components/schemas/';

const rewrite = (value: Json, change: (object: Record<string, Json>) => Record<string, Json>): Json => {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, change));
  if (value === null || typeof value !== 'object') return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rewrite(item, change)])));
};

const rename = (value: Json, names: ReadonlyMap<string, string>): Json =>
  rewrite(value, (object) => {
    const name = typeof object.$ref === 'string' ? object.$ref.slice(PREFIX.length) : '';
    return names.has(name) ? { ...object, $ref: PREFIX + names.get(name) } : object;
  });

/** Answers may gain fields, so the document must not rule out additional properties. */
const open = (value: Json): Json =>
  rewrite(value, ({ additionalProperties, ...object }) =>
    additionalProperties === undefined || additionalProperties === false ? object : { ...object, additionalProperties },
  );

/** Names of the components that are referenced, directly or through others. */
function referenced(document: Document, schemas: Schemas): Set<string> {
  const found = new Set<string>();
  const visit = (value: Json) => {
    rewrite(value, (object) => {
      const name = typeof object.$ref === 'string' ? object.$ref.slice(PREFIX.length) : '';
      if (name in schemas && !found.has(name)) {
        found.add(name);
        visit(schemas[name] ?? null);
      }
      return object;
    });
  };
  visit({ ...document, components: null });
  return found;
}

/**
 * The document contains each named schema twice, as input and as output. Keeps the one in use under its plain name.
 * Where both are used and differ, the input is called `XInput`.
 */
export function tidyComponents(original: object): object {
  const document = open(original as Document) as Document;
  const schemas = (document.components as Record<string, Schemas>).schemas ?? {};
  const used = referenced(document, schemas);
  const names = new Map<string, string>();
  for (const name of Object.keys(schemas)) {
    const input = `${name}Input`;
    if (!(input in schemas)) continue;
    const plain = JSON.stringify(
      rename(schemas[input] ?? null, new Map(Object.keys(schemas).map((n) => [n, n.replace(/Input$/, '')]))),
    );
    if (!used.has(name) || plain === JSON.stringify(schemas[name])) names.set(input, name);
  }
  const kept: Schemas = {};
  for (const name of Object.keys(schemas).sort()) {
    const finalName = names.get(name) ?? name;
    if (used.has(name)) kept[finalName] ??= rename(schemas[name] ?? null, names);
  }
  const renamed = rename(document, names) as Document;
  return { ...renamed, components: { ...(renamed.components as Document), schemas: kept } };
}
