import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { LightMyRequestResponse } from 'fastify';
import { CODES } from '../../src/platform/errors/codes.ts';
import type { ApiDocument, DescribedAnswer, Operation, Schema } from './operations.ts';

const mediaTypeOf = (answer: LightMyRequestResponse) =>
  String(answer.headers['content-type'] ?? '').split(';', 1)[0] ?? '';

/** Each event of a stream, as JSON. */
const eventsOf = (text: string) =>
  text
    .split('\n\n')
    .filter((event) => event !== '')
    .map((event) => JSON.parse(event.replace(/^data: /, '')));

const isSeconds = (value: unknown) => /^[1-9]\d*$/.test(String(value));

/** Returns a function that lists what an answer has that the document does not describe, or lacks that it does. */
export function answerCheck({ components, paths }: ApiDocument) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
  ajv.addSchema({ $id: 'api', components });
  const compiled = new Map<string, ValidateFunction>();

  function problemOf(schema: Schema, value: unknown): string | null {
    const text = JSON.stringify(schema).replaceAll('"#/components', '"api#/components');
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text));
    compiled.set(text, validate);
    return validate(value) ? null : `${ajv.errorsText(validate.errors)} in ${JSON.stringify(value).slice(0, 300)}`;
  }

  function contentProblems(described: DescribedAnswer, answer: LightMyRequestResponse): string[] {
    const { content } = described;
    if (!content) return answer.body === '' ? [] : ['has a body, and none is documented'];
    const type = mediaTypeOf(answer);
    const media = content[type];
    if (!media) return [`has the type ${JSON.stringify(type)}, documented is ${Object.keys(content).join(', ')}`];
    if (type !== 'application/json' && type !== 'text/event-stream')
      return answer.rawPayload.length > 0 ? [] : ['has no content'];
    const values = type === 'application/json' ? [answer.json()] : eventsOf(answer.body);
    return values.flatMap((value) => problemOf(media.schema, value) ?? []);
  }

  const headerProblems = (described: DescribedAnswer, { headers }: LightMyRequestResponse) =>
    Object.keys(described.headers ?? {})
      .filter((name) => !(name.toLowerCase() in headers))
      .map((name) => `lacks the header ${name}`);

  /** What holds for all answers, documented or not. */
  function generalProblems(answer: LightMyRequestResponse): string[] {
    const { statusCode: status, headers } = answer;
    if (status < 400) return [];
    const problems = status >= 500 ? ['is a failure of the server'] : [];
    if ([429, 503].includes(status) && !isSeconds(headers['retry-after'])) problems.push('does not say when to retry');
    if (mediaTypeOf(answer) !== 'application/json') return [...problems, 'is no JSON'];
    const { code } = answer.json();
    return CODES.includes(code) ? problems : [...problems, `has the unknown code ${JSON.stringify(code)}`];
  }

  /**
   * A path that has the method, too, is another call. One that has not refuses it, and names those that it has; a body
   * that nobody reads is refused first.
   */
  function otherMethodProblems(url: string, method: string, answer: LightMyRequestResponse): string[] {
    if ([400, 413, 415, 429].includes(answer.statusCode)) return [];
    const [path = ''] = url.split('?', 1);
    const same = Object.entries(paths).filter(([one]) =>
      new RegExp(`^${one.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
    );
    const methods = same.flatMap(([, described]) => Object.keys(described)).map((one) => one.toUpperCase());
    if (methods.length === 0 || methods.includes(method)) return [];
    const allowed = [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : [])])].sort().join(', ');
    const problems = answer.statusCode === 405 ? [] : ['is not the refusal of a method'];
    return answer.headers.allow === allowed
      ? problems
      : [...problems, `allows ${answer.headers.allow}, not ${allowed}`];
  }

  return function problemsOf(
    operation: Operation,
    method: string,
    url: string,
    answer: LightMyRequestResponse,
  ): string[] {
    if (method === 'HEAD') return answer.statusCode >= 500 ? ['is a failure of the server'] : [];
    const general = generalProblems(answer);
    if (method !== operation.method) return [...general, ...otherMethodProblems(url, method, answer)];
    const described = operation.answers[answer.statusCode];
    if (!described) return [...general, 'has a status that is not documented'];
    return [...general, ...contentProblems(described, answer), ...headerProblems(described, answer)];
  };
}
