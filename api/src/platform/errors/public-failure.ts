import type { FastifyError } from 'fastify';
import { translate } from './translate.ts';

/** The part of an error that may be stored and shown, as JSON. */
export function publicFailureOf(error: unknown): string {
  const failure = translate(error as FastifyError);
  return JSON.stringify({
    code: failure?.code ?? 'internal',
    detail: failure?.message ?? 'Server error. Please try again later.',
  });
}
