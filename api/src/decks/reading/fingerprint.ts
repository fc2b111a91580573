import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { DeckError } from './errors.ts';

const HEADER = '%PDF-';
/** Viewers accept a header anywhere in the first 1024 bytes. */
const HEADER_WINDOW = 1024;

/**
 * SHA-256 of a file in hex, computed as a stream.
 * @throws DeckError `empty` for an empty file, `not_a_pdf` when the content is something else.
 */
export async function fingerprint(path: string, signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { signal }) as AsyncIterable<Buffer>) {
    if (head.length < HEADER_WINDOW) {
      head = Buffer.concat([head, chunk.subarray(0, HEADER_WINDOW - head.length)]);
    }
    hash.update(chunk);
  }
  if (head.length === 0) throw new DeckError('empty');
  if (!head.includes(HEADER)) throw new DeckError('not_a_pdf');
  return hash.digest('hex');
}
