import { isAllowedOrigin, OVERRIDE, parseOverrides } from '@northlight/shared-api/rules';
import type { FastifyRequest } from 'fastify';
import { readCookie } from './read-cookie.ts';

/** From where else this browser takes parts of the page: what it asks for now or has asked for, as far as it is allowed. */
export function overrideOrigins(request: FastifyRequest, allowed: readonly string[]): string[] {
  if (allowed.length === 0) return [];
  const asked = new URL(request.url, 'http://localhost').searchParams.getAll(OVERRIDE.parameter);
  const overrides = [...asked, readCookie(request, OVERRIDE.cookie)].flatMap(parseOverrides);
  return [...new Set(overrides.map(({ origin }) => origin))].filter((origin) => isAllowedOrigin(origin, allowed));
}
