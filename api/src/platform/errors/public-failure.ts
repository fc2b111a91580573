import type { FastifyError } from 'fastify';
import type { Code } from './codes.ts';
import { Failure } from './failure.ts';
import { translate } from './translate.ts';

/** A failure as it is stored. */
export interface StoredFailure {
  status: number;
  code: string;
  body: Failure['body'];
  retryAfter?: number | undefined;
}

/** The answer to an unforeseen error, about which users learn nothing. */
export const internalFailure = () => new Failure(500, 'internal', { detail: 'Server error. Please try again later.' });

/** The part of an error that may be stored and shown, as JSON. */
export function storedFailureOf(error: unknown): string {
  const { status, code, body, retryAfter, message } = translate(error as FastifyError) ?? internalFailure();
  return JSON.stringify({ status, code, body, retryAfter, detail: message } satisfies StoredFailure & {
    detail: string;
  });
}

/** A failure from its stored parts. */
export const failureOf = ({ status, code, body, retryAfter }: StoredFailure): Failure =>
  new Failure(status, code as Code, body, retryAfter);

/** The stored failure, to be thrown again. Earlier releases stored code and detail only. */
export function failureFrom(stored: string): Failure {
  const { status = 422, code, body, retryAfter, detail } = JSON.parse(stored) as StoredFailure & { detail?: string };
  return failureOf({ status, code, body: body ?? { detail: detail ?? '' }, retryAfter });
}
