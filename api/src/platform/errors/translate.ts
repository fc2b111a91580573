import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Failure, type FieldErrors } from './failure.ts';
import { storageFull } from './failures.ts';

type ValidationProblems = NonNullable<FastifyError['validation']>;

/** `/questions/2/options/0` becomes an error of the field `questions`, with the entry's number in the message. */
function fieldErrors(problems: ValidationProblems): FieldErrors {
  const fields: FieldErrors = {};
  for (const { instancePath, message = 'Invalid value.' } of problems) {
    const [field = '', ...rest] = instancePath.split('/').slice(1);
    const place = /^\d+$/.test(rest[0] ?? '') ? `Entry ${Number(rest[0]) + 1}: ` : '';
    const key = field === '' ? 'non_field_errors' : field;
    fields[key] = [...(fields[key] ?? []), place + message];
  }
  return fields;
}

const KNOWN: Record<string, Failure> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Failure(415, 'unsupported_media_type', {
    detail: 'This content type is not supported here.',
  }),
  FST_INVALID_MULTIPART_CONTENT_TYPE: new Failure(415, 'unsupported_media_type', {
    detail: 'Send the file as multipart/form-data.',
  }),
  FST_ERR_CTP_BODY_TOO_LARGE: new Failure(413, 'body_too_large', { detail: 'The request is too large.' }),
  FST_INVALID_JSON_FIELD_ERROR: new Failure(400, 'bad_json', { detail: 'A field of the form is not valid JSON.' }),
  FST_ERR_MAX_PARAM_LENGTH: new Failure(400, 'bad_request', { detail: 'The address is too long.' }),
  FST_ERR_CTP_EMPTY_JSON_BODY: new Failure(400, 'bad_json', { detail: 'The request has no content.' }),
  FST_ERR_CTP_INVALID_JSON_BODY: new Failure(400, 'bad_json', { detail: 'The request is not valid JSON.' }),
  ENOSPC: storageFull(),
  '53100': storageFull(),
  // PostgreSQL cannot store a NUL character in text.
  '22021': new Failure(400, 'bad_request', { detail: 'The request could not be understood.' }),
  DATABASE_UNAVAILABLE: new Failure(
    503,
    'database_unavailable',
    { detail: 'The server cannot reach its database at the moment. Please try again in a few seconds.' },
    5,
  ),
  SQLITE_FULL: storageFull(),
};

/** Translates a thrown error into a failure for the caller; null for an unexpected error, which is only logged. */
export function translate(error: FastifyError): Failure | null {
  if (error instanceof Failure) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const { non_field_errors, ...fields } = fieldErrors(error.validation as ValidationProblems);
    return new Failure(400, 'validation_failed', { ...(non_field_errors && { non_field_errors }), fields });
  }
  const known = KNOWN[error.code];
  if (known) return known;
  if (error instanceof SyntaxError && error.statusCode === 400) return KNOWN.FST_ERR_CTP_INVALID_JSON_BODY ?? null;
  const { statusCode = 500 } = error;
  return statusCode >= 400 && statusCode < 500
    ? new Failure(statusCode, 'bad_request', { detail: 'The request could not be understood.' })
    : null;
}
