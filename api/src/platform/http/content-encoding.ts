import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

interface ContentEncoding {
  name: 'br' | 'gzip';
  encode: (text: string) => Promise<Buffer>;
}

/** The first of Brotli and gzip that a client accepts; null if it accepts neither. */
export function acceptedEncoding({ headers }: FastifyRequest): ContentEncoding | null {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return { name: 'br', encode: (text) => brotli(text, FAST) };
  if (/\bgzip\b/.test(accepted)) return { name: 'gzip', encode: (text) => zip(text) };
  return null;
}
