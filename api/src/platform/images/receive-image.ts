import { PROFILE_IMAGE_MAX_MB } from '@northlight/shared-api/rules';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { fileRefused, imageTooLarge, uploadIncomplete } from '../errors/failures.ts';
import { scanBytes } from '../files/scan.ts';
import { uploadFailureOf } from '../http/upload-failure.ts';

const MB = 1024 * 1024;

/** Maximum size of a profile image in bytes. */
export const IMAGE_MAX_BYTES = PROFILE_IMAGE_MAX_MB * MB;

/** What a multipart request adds to its file: boundaries and headers. */
const ENVELOPE = 64 * 1024;

/**
 * Reads and scans an uploaded image. The declared name and type are ignored, because both can be forged.
 * @throws {Failure} no_file, empty, file_too_large, upload_incomplete, infected or scan_unavailable
 */
export async function receiveImage(
  { config }: { config: Config },
  request: FastifyRequest,
  maxMb = PROFILE_IMAGE_MAX_MB,
): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxMb * MB + ENVELOPE) throw imageTooLarge(maxMb);
  const part = await request.file().catch((error) => {
    throw uploadFailureOf(error);
  });
  if (!part) throw fileRefused(400, 'no_file', 'No file selected');
  const bytes = await part.toBuffer().catch(() => {
    throw uploadIncomplete();
  });
  if (part.file.truncated) throw imageTooLarge(maxMb);
  if (bytes.length === 0) throw fileRefused(400, 'empty', 'The file is empty.');
  await scanBytes(config, bytes);
  return bytes;
}
