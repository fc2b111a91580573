import { ApiError, formFailure } from '@northlight/shared-api';

/** What a verification that failed says. */
export const verificationFailure = (error: unknown): string | null =>
  error instanceof ApiError
    ? formFailure(error, 'Email verification failed').detail
    : 'An error occurred during email verification';
