import { ApiError } from '@northlight/shared-api';

/** Whether the answers were already submitted, in another tab or on another device. */
export const isSubmittedAlready = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'already_submitted';
