import { ApiError, type FormFailure, formFailure, InvalidLoginError } from '@northlight/shared-api';

/** Maps a failed login to the messages that the form shows. */
export function loginFailure(error: unknown): FormFailure {
  if (error instanceof ApiError && error.status === 401)
    return { fieldErrors: { password: ['Invalid email or password'] }, detail: null };
  if (error instanceof InvalidLoginError) return { fieldErrors: {}, detail: error.message };
  return formFailure(error, 'Failed to login. Please try again.');
}
