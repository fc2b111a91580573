import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { checkUpload, DECK_MAX_BYTES, EVALUATION_UPLOAD } from '@northlight/shared-api/rules';
import type { FastifyRequest } from 'fastify';
import { fileRefused, fileTooLarge, uploadIncomplete } from '../errors/failures.ts';

/** What a request is longer than its file: boundaries and headers of the parts. */
const ENVELOPE = 64 * 1024;

/** A deck that was uploaded. */
export interface ReceivedDeck {
  path: string;
  filename: string;
}

async function store(request: FastifyRequest, path: string): Promise<string> {
  const part = await request.file();
  const problem = checkUpload(part && { name: part.filename, size: 0 }, EVALUATION_UPLOAD);
  if (problem || !part) {
    part?.file.resume();
    throw fileRefused(400, problem?.code ?? 'no_file', problem?.message ?? EVALUATION_UPLOAD.missing);
  }
  try {
    await pipeline(part.file, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? error : uploadIncomplete();
  }
  if (part.file.truncated) throw fileTooLarge();
  return part.filename;
}

/**
 * Streams the uploaded file into a temporary one for as long as `use` works with it. Whatever happens, also when the
 * client leaves, the temporary file goes.
 * @throws {Failure} no_file, executable, file_type, file_too_large or upload_incomplete
 */
export async function withReceivedDeck<T>(
  request: FastifyRequest,
  dir: string,
  use: (deck: ReceivedDeck) => Promise<T>,
): Promise<T> {
  if (Number(request.headers['content-length'] ?? 0) > DECK_MAX_BYTES + ENVELOPE) throw fileTooLarge();
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const path = join(dir, `${randomUUID()}.pdf`);
  try {
    return await use({ path, filename: await store(request, path) });
  } finally {
    await rm(path, { force: true });
  }
}
