import { Failure } from '../errors/failure.ts';
import { uploadIncomplete } from '../errors/failures.ts';

/** Form and disk errors stay as they are; any other error means that the upload was interrupted, or is no form. */
export function uploadFailureOf(error: unknown): unknown {
  const { code = '' } = error as { code?: string };
  const isTold = code.startsWith('FST_') && code !== 'FST_MP_PREMATURE_CLOSE';
  return error instanceof Failure || isTold || code === 'ENOSPC' ? error : uploadIncomplete();
}
