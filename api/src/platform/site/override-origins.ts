import { isAllowedOrigin, OVERRIDE, parseOverrides } from '@northlight/shared-api/rules';
import type { FastifyRequest } from 'fastify';
import { readCookie } from './read-cookie.ts';

/** Origins of the remote overrides that this browser requests or has requested before, limited to the allowed ones. */
export function overrideOrigins(request: FastifyRequest, allowed: readonly string[]): string[] {
  if (allowed.length === 0) return [];
  const asked = new URL(request.url, 'http://localhost').searchParams.getAll(OVERRIDE.parameter);
  const overrides = [...asked, readCookie(request, OVERRIDE.cookie)].flatMap(parseOverrides);
  return [...new Set(overrides.map(({ origin }) => origin))].filter((origin) => isAllowedOrigin(origin, allowed));
}
