import fc from 'fast-check';
import type { Operation, Schema } from './operations.ts';
import { hostileText, known, type Sources, seeded, spoilt, valuesOf } from './values.ts';

export const ROLES = ['visitor', 'founder', 'investor', 'admin', 'stranger'] as const;
export type Role = (typeof ROLES)[number];

export const FILES = ['deck', 'picture', 'damaged', 'encrypted', 'text', 'empty'] as const;
export type FileName = (typeof FILES)[number];

/** A part of a form: a field, or a file if it has a file name. */
interface Part {
  name: unknown;
  value: unknown;
  filename?: string;
  /** The content type of a field. */
  type?: string;
}

export type Body =
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; parts: Part[]; isCut: boolean }
  | { kind: 'raw'; type: string; text: string };

/** A request. What is seeded stands in it by name (values.ts), so that a failure can be read. */
export interface Call {
  operation: string;
  method: string;
  role: Role;
  address: string;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: Body | null;
  /** Uses a signed link of the seeded data instead of `path` and `query`. */
  isLinked: boolean;
}

/** The client address that asks too often. */
export const HASTY = '192.0.2.66';

/** Seeded values that the parameter after a path segment may hold. */
const AFTER_SEGMENT: Record<string, string[]> = {
  evaluations: ['evaluation'],
  changes: ['evaluation', 'laterEvaluation'],
  shares: ['share'],
  submissions: ['submission', 'answeredSubmission'],
  'saved-decks': ['savedDeck', 'deletedDeck'],
  versions: ['version'],
  investors: ['investor'],
  approach: ['investor'],
  users: ['strangerId', 'investor'],
  questions: ['question'],
  sessions: ['session'],
  filters: ['filter'],
  runs: ['run', 'failedRun', 'workingRun'],
  'shared-evaluations': ['shareToken'],
  'by-slug': ['slug'],
  'verify-email': ['verifyToken'],
  'profile-images': ['profileImage'],
};

/** Seeded values that a field or parameter may hold, by its name. */
const FIELDS: Record<string, string[]> = {
  evaluation_id: ['evaluation'],
  saved_deck_id: ['savedDeck'],
  investor_id: ['investor'],
  ids: ['submission', 'answeredSubmission'],
  claim_tokens: ['claim'],
  refresh: ['refresh'],
  challenge: ['challenge'],
  passcode: ['passcode'],
  password: ['password'],
  password2: ['password'],
  current_password: ['password'],
  new_password: ['newPassword', 'newPassword', 'password'],
  confirm_password: ['newPassword'],
  email: ['ownEmail', 'newEmail', 'takenEmail'],
  account: ['ownEmail', 'takenEmail'],
  uid: ['uid'],
  decision: ['decision'],
  confirmation: ['deletionWord'],
  answers: ['answers'],
  image: ['deckImage'],
  profile_image: ['deckImage'],
  reference: ['reference'],
  're-authentication': ['proof'],
  'evaluation-token': ['freshToken'],
  'idempotency-key': ['idempotencyKey'],
};

const TOKENS: Record<string, string[]> = {
  confirmPasswordReset: ['resetToken'],
  confirmEmailChange: ['changeToken'],
  undoEmailChange: ['undoToken'],
};

const REVISIONS: Record<string, string[]> = {
  saveQuestions: ['questionsRevision'],
  deleteQuestion: ['questionsRevision'],
  patchSavedDeck: ['deckRevision'],
};

const namesOf = ({ id }: Operation) => {
  const own: Record<string, string[]> = { ...FIELDS, token: TOKENS[id] ?? [], revision: REVISIONS[id] ?? [] };
  return (field: string) => (Object.hasOwn(own, field) ? (own[field] ?? []) : []);
};

/** Node refuses to send other characters in a header. */
const isHeader = (value: unknown) => typeof value === 'string' && /^[\x20-\x7e\xa0-\xff]*$/.test(value);

function pathOf({ path }: Operation): fc.Arbitrary<Record<string, unknown>> {
  const segments = path.split('/');
  const parameters = segments.flatMap((segment, at) => {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (!name) return [];
    const names = AFTER_SEGMENT[segments[at - 1] ?? ''] ?? [];
    return [[name, fc.oneof(...seeded(names, 7), { weight: 1, arbitrary: hostileText })] as const];
  });
  return fc.record(Object.fromEntries(parameters));
}

function parametersOf(operation: Operation, place: 'query' | 'header', sources: Sources) {
  const chosen = operation.parameters.filter((parameter) => parameter.in === place);
  const fields = chosen.map(({ name, schema }) => {
    const usual = valuesOf(schema, sources, name);
    const other = place === 'header' ? hostileText.filter(isHeader) : fc.oneof(hostileText, fc.array(hostileText));
    return [name, fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: other })] as const;
  });
  const requiredKeys = chosen.filter(({ required }) => required).map(({ name }) => name);
  return fc.record(Object.fromEntries(fields), { requiredKeys });
}

/** A form field as text; `file` names the file that it sends. */
const partOf = (name: string, schema: Schema, sources: Sources): fc.Arbitrary<Part> =>
  schema.format === 'binary'
    ? fc.record({
        name: fc.constant(name),
        value: fc.constantFrom<FileName>('deck', 'deck', 'deck', 'picture', 'picture', ...FILES),
        filename: fc.oneof(
          { weight: 8, arbitrary: fc.constantFrom('deck.pdf', 'photo.png') },
          { weight: 1, arbitrary: hostileText },
          { weight: 1, arbitrary: fc.constantFrom('run.exe', 'a"b.pdf', '.pdf') },
        ),
      })
    : fc.record({
        name: fc.constant(name),
        value: fc.oneof(
          { weight: 5, arbitrary: valuesOf(schema, sources, name) },
          { weight: 1, arbitrary: hostileText },
        ),
        type: fc.oneof({ weight: 12, arbitrary: fc.constant('') }, fc.constantFrom('application/json', 'x')),
      });

function formOf(schema: Schema, sources: Sources): fc.Arbitrary<Body> {
  const { $ref } = schema;
  const { properties = {}, additionalProperties } = sources.schemas[$ref?.split('/').at(-1) ?? ''] ?? schema;
  const fields = Object.entries(properties).map(([name, one]) => partOf(name, one, sources));
  const more =
    typeof additionalProperties === 'object' ? [partOf(known('answerField'), additionalProperties, sources)] : [];
  const strange = partOf('surplus', {}, { ...sources, names: () => [] });
  const parts = fc
    .tuple(
      fc.tuple(...fields, ...more),
      fc.option(strange, { freq: 3 }),
      fc.oneof({ weight: 8, arbitrary: fc.constant(-1) }, fc.nat(4)),
    )
    .map(([whole, surplus, without]) => [...whole.filter((_, at) => at !== without), ...(surplus ? [surplus] : [])]);
  return fc.record({
    kind: fc.constant('form' as const),
    parts,
    isCut: fc.oneof({ weight: 12, arbitrary: fc.constant(false) }, fc.constant(true)),
  });
}

const RAW: fc.Arbitrary<Body> = fc.record({
  kind: fc.constant('raw' as const),
  type: fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', 'application/xml', '', 'x', 'a/b;;'),
  text: fc.constantFrom('', '{', '{"a":', 'null', '[]', '"x"', '{"__proto__":{"a":1}}', '\u0000', 'x'.repeat(3e6)),
});

function bodyOf({ body, method }: Operation, sources: Sources): fc.Arbitrary<Body | null> {
  const none = fc.constant(null);
  if (method === 'GET') return none;
  if (!body) return fc.oneof({ weight: 8, arbitrary: none }, { weight: 1, arbitrary: RAW });
  const values = valuesOf(body.schema, sources);
  const json = (value: fc.Arbitrary<unknown>) => fc.record({ kind: fc.constant('json' as const), value });
  const usual = body.type === 'application/json' ? json(values) : formOf(body.schema, sources);
  return fc.oneof(
    { weight: 12, arbitrary: usual },
    { weight: 4, arbitrary: json(spoilt(values)) },
    { weight: 1, arbitrary: RAW },
    { weight: 1, arbitrary: none },
  );
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const standing = fc.record(
  {
    accept: fc.constantFrom('text/event-stream', 'application/json', '*/*', 'x'),
    'if-none-match': fc.constantFrom('*', '"x"', known('etag')),
    authorization: fc.constantFrom('', 'Bearer', 'Bearer x.y.z', 'Basic YTpi', 'bearer  x', 'x'.repeat(9_000)),
  },
  { requiredKeys: [] },
);

/** The role that most calls of an operation are for. */
function ownerOf({ path }: Operation): Role {
  if (/\/(investor|questions|slide-times)\//.test(path)) return 'investor';
  return /\/(users|admin-actions|all|remotes)\//.test(path) ? 'admin' : 'founder';
}

/** Calls of an operation by everybody, valid and not. */
export function callsOf(operation: Operation, schemas: Record<string, Schema>): fc.Arbitrary<Call> {
  const sources = { schemas, names: namesOf(operation) };
  const isSigned = operation.parameters.some(({ name }) => name === 'signature');
  return fc.record({
    operation: fc.constant(operation.id),
    method: fc.oneof(
      { weight: 30, arbitrary: fc.constant(operation.method) },
      { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
    ),
    role: fc.oneof(
      { weight: 5, arbitrary: fc.constant(ownerOf(operation)) },
      { weight: 4, arbitrary: fc.constantFrom<Role>(...ROLES) },
    ),
    address: fc.oneof(
      { weight: 15, arbitrary: fc.noBias(fc.integer({ min: 1, max: 250 })).map((at) => `198.51.100.${at}`) },
      { weight: 1, arbitrary: fc.constant(HASTY) },
    ),
    path: pathOf(operation),
    query: parametersOf(operation, 'query', sources),
    headers: fc
      .tuple(parametersOf(operation, 'header', sources), fc.oneof({ weight: 7, arbitrary: fc.constant({}) }, standing))
      .map(([own, more]) => ({ ...own, ...more })),
    body: bodyOf(operation, sources),
    isLinked: isSigned ? fc.boolean() : fc.constant(false),
  });
}
