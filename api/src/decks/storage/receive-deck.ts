import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { checkUpload, DECK_MAX_BYTES, type UploadRule } from '@northlight/shared-api/rules';
import type { FastifyRequest } from 'fastify';
import { fileRefused, fileTooLarge, uploadIncomplete } from '../../platform/errors/failures.ts';
import { uploadFailureOf } from '../../platform/http/upload-failure.ts';

/** Bytes by which a request exceeds its file: boundaries and part headers. */
const ENVELOPE = 64 * 1024;

export interface ReceivedDeck {
  path: string;
  filename: string;
  /** In bytes. */
  size: number;
  /** SHA-256, hex. */
  sha256: string;
  /** The other form fields. */
  fields: Readonly<Record<string, string>>;
}

/** Temporary folder for the upload, and the rules for its file type. */
export interface Reception {
  dir: string;
  rule: UploadRule;
}

/** Streams a file to disk. */
async function store({ file }: MultipartFile, path: string): Promise<Pick<ReceivedDeck, 'size' | 'sha256'>> {
  const hash = createHash('sha256');
  let size = 0;
  const measure = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  await pipeline(file, measure, createWriteStream(path, { mode: 0o600, flush: true }));
  if (file.truncated) throw fileTooLarge();
  return { size, sha256: hash.digest('hex') };
}

function check(part: MultipartFile | null, rule: UploadRule) {
  const problem = checkUpload(part && { name: part.filename, size: 0 }, rule);
  if (!problem) return;
  part?.file.resume();
  throw fileRefused(400, problem.code, problem.message);
}

async function receive(request: FastifyRequest, path: string, rule: UploadRule): Promise<ReceivedDeck> {
  const fields: Record<string, string> = {};
  let deck: Omit<ReceivedDeck, 'fields'> | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value);
      continue;
    }
    check(part, rule);
    deck = { path, filename: part.filename, ...(await store(part, path)) };
  }
  if (deck) return { ...deck, fields };
  check(null, rule);
  throw uploadIncomplete();
}

/**
 * Streams the upload into a temporary file while `use` runs. The file is always deleted afterwards, even if the client
 * disconnects.
 * @throws {Failure} no_file, executable, file_type, file_too_large or upload_incomplete
 */
export async function withReceivedDeck<T>(
  request: FastifyRequest,
  { dir, rule }: Reception,
  use: (deck: ReceivedDeck) => Promise<T>,
): Promise<T> {
  if (Number(request.headers['content-length'] ?? 0) > DECK_MAX_BYTES + ENVELOPE) throw fileTooLarge();
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const path = join(dir, `${randomUUID()}.pdf`);
  try {
    const deck = await receive(request, path, rule).catch((error) => {
      throw uploadFailureOf(error);
    });
    return await use(deck);
  } finally {
    await rm(path, { force: true });
  }
}
