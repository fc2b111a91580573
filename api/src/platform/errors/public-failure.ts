import type { FastifyError } from 'fastify';
import { translate } from './translate.ts';

/** What is kept of a failure, as JSON: what was told of it. */
export function publicFailureOf(error: unknown): string {
  const failure = translate(error as FastifyError);
  return JSON.stringify({
    code: failure?.code ?? 'internal',
    detail: failure?.message ?? 'Server error. Please try again later.',
  });
}
