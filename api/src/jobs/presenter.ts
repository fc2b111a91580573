import type { z } from 'zod';
import type { FailedJob as Failed, LaneLoad } from '../platform/jobs/store.ts';
import { ERROR_MAX, type FailedJob, type JobLaneLoad } from './schemas.ts';

/** Spaces, control characters and characters that change the text direction. */
const GAPS = /[\s\p{Cc}\p{Cf}]+/gu;

/** The start of an error, which can be long and carry what others wrote, such as the answer of a mail server. */
function presentError(error: string): string {
  const letters = [...error.replace(GAPS, ' ').trim()];
  return letters.length <= ERROR_MAX ? letters.join('') : `${letters.slice(0, ERROR_MAX - 1).join('')}…`;
}

export const presentLoad = ({ oldest, ...load }: LaneLoad): z.output<typeof JobLaneLoad> => ({
  ...load,
  oldest_seconds: Math.max(0, Math.floor(oldest)),
});

export const presentFailed = ({ createdAt, failedAt, error, ...job }: Failed): z.output<typeof FailedJob> => ({
  ...job,
  error: presentError(error),
  created_at: createdAt,
  failed_at: failedAt,
});
