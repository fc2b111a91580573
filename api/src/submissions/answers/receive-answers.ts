import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { answerFileTooLarge } from '../../platform/errors/failures.ts';
import { displayName } from '../../platform/files/display-name.ts';
import { uploadFailureOf } from '../../platform/http/upload-failure.ts';

const PREFIX = 'file_';

/** A file that answers a question. It exists for the duration of the request. */
export interface ReceivedFile {
  questionId: string;
  path: string;
  name: string;
  /** In bytes. */
  size: number;
}

/** Throws when the files received so far are too many. */
type FileCheck = (files: readonly ReceivedFile[]) => void;

/** The contents of the answers form. */
export interface ReceivedAnswers {
  fields: Readonly<Record<string, string>>;
  files: ReceivedFile[];
}

async function store(part: MultipartFile, path: string): Promise<ReceivedFile> {
  await pipeline(part.file, createWriteStream(path, { mode: 0o600, flush: true }));
  if (part.file.truncated) throw answerFileTooLarge();
  return {
    questionId: part.fieldname.slice(PREFIX.length),
    path,
    name: displayName(part.filename, 'file'),
    size: part.file.bytesRead,
  };
}

async function receive(request: FastifyRequest, newPath: () => string, check: FileCheck): Promise<ReceivedAnswers> {
  const fields: Record<string, string> = {};
  const files: ReceivedFile[] = [];
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else if (part.fieldname.startsWith(PREFIX)) {
      files.push(await store(part, newPath()));
      check(files);
    } else part.file.resume();
  }
  return { fields, files };
}

/**
 * Streams the files of a form into temporary files while `use` runs. Afterwards, deletes those that `use` did not
 * store, even if the client disconnects.
 * @throws {Failure} file_too_large, upload_incomplete, or what `check` throws
 */
export async function withReceivedAnswers<T>(
  request: FastifyRequest,
  { dir, check }: { dir: string; check: FileCheck },
  use: (received: ReceivedAnswers) => Promise<T>,
): Promise<T> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const paths: string[] = [];
  const newPath = () => {
    const path = join(dir, `${randomUUID()}.answer`);
    paths.push(path);
    return path;
  };
  try {
    const received = await receive(request, newPath, check).catch((error) => {
      throw uploadFailureOf(error);
    });
    return await use(received);
  } finally {
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  }
}
