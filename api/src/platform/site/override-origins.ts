import { isAllowedOrigin, OVERRIDE, parseOverrides } from '@northlight/shared-api/rules';
import type { FastifyRequest } from 'fastify';
import { readCookie } from './read-cookie.ts';

/** Allowed origins of this browser's overrides. Only the cookie counts, because its user agreed to it; a link did not. */
export function overrideOrigins(request: FastifyRequest, allowed: readonly string[]): string[] {
  if (allowed.length === 0) return [];
  const overrides = parseOverrides(readCookie(request, OVERRIDE.cookie));
  return [...new Set(overrides.map(({ origin }) => origin))].filter((origin) => isAllowedOrigin(origin, allowed));
}
