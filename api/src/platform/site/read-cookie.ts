import type { FastifyRequest } from 'fastify';

/** The value of a cookie; empty when it is missing or malformed. */
export function readCookie(request: FastifyRequest, name: string): string {
  const found = request.headers.cookie?.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  try {
    return decodeURIComponent(found?.slice(name.length + 1) ?? '');
  } catch {
    return '';
  }
}
