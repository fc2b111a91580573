import { ApiError, type FormFailure, formFailure, InvalidLoginError, TransportError } from '@northlight/shared-api';

const UNREACHABLE = 'Unable to connect to the server. Please check if the server is running.';
const OFFLINE = 'Network error. Please check your internet connection and try again.';
const SERVER = 'Server error. Please try again later.';
const GENERIC = 'An error occurred during registration. Please try again.';

const ofTheWhole = (detail: string): FormFailure => ({ fieldErrors: {}, detail });

/**
 * Maps a failed registration to messages per field: the first message of each field, but all of them for the password.
 */
export function registrationFailure(error: unknown): FormFailure {
  if (error instanceof TransportError && error.kind === 'network')
    return ofTheWhole(navigator.onLine ? UNREACHABLE : OFFLINE);
  if (error instanceof InvalidLoginError) return ofTheWhole(error.message);
  if (error instanceof ApiError && error.status >= 500) return ofTheWhole(SERVER);
  const { fieldErrors, detail } = formFailure(error, GENERIC);
  const shown = Object.entries(fieldErrors).map(([field, messages]) => [
    field,
    field === 'password' ? messages : messages.slice(0, 1),
  ]);
  return { fieldErrors: Object.fromEntries(shown), detail };
}
