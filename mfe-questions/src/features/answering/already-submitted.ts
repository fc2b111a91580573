import { ApiError } from '@northlight/shared-api';

/** True when answers were submitted meanwhile, in another tab or on another device. */
export const isSubmittedAlready = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'already_submitted';
