import { ApiError, formFailure } from '@northlight/shared-api';

/** Returns the message for a failed verification. */
export const verificationFailure = (error: unknown): string | null =>
  error instanceof ApiError
    ? formFailure(error, 'Email verification failed').detail
    : 'An error occurred during email verification';
