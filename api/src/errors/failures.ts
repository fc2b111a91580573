import { type MissingField, PROFILE_MESSAGES } from '@northlight/shared-api/rules';
import type { Code } from './codes.ts';
import { Failure, type FieldErrors } from './failure.ts';

const detail = (status: number, code: Code, text: string) => new Failure(status, code, { detail: text });

/** Fields that are wrong, each with all that is wrong with it. */
export const invalidFields = (fields: FieldErrors) => new Failure(400, 'validation_failed', { fields });

export const notAuthenticated = () => detail(401, 'not_authenticated', 'Authentication credentials were not provided.');
export const tokenExpired = () => detail(401, 'token_expired', 'Session expired. Please log in again.');
export const invalidCredentials = () => detail(401, 'invalid_credentials', 'Invalid email or password');
export const refreshInvalid = () => detail(401, 'refresh_invalid', 'Session expired. Please log in again.');
export const refreshReused = () => detail(401, 'refresh_reused', 'Session expired. Please log in again.');

export const tooManyRequests = (seconds: number, what = 'requests') =>
  new Failure(
    429,
    'too_many_requests',
    { detail: `Too many ${what}. Please try again in ${inWords(seconds)}.` },
    seconds,
  );

export const investorOnly = () => detail(403, 'investor_only', 'This page is only available to investors.');
export const superuserOnly = () => detail(403, 'superuser_only', 'This page is only available to superusers.');

export const notFound = (what: string) => detail(404, 'not_found', `${what} not found.`);
export const investorNotFound = () => notFound('Investor profile');
export const profileNotLive = () =>
  detail(403, 'profile_not_live', 'This investor profile is not active at the moment.');

/** A profile can't be shown yet: names each field that is missing, and lists them once in a sentence. */
export const profileIncomplete = (missing: MissingField[]) =>
  new Failure(400, 'profile_incomplete', {
    non_field_errors: [`${PROFILE_MESSAGES.incomplete} ${missing.map(({ label }) => label).join(', ')}`],
    fields: Object.fromEntries(missing.map(({ field, label }) => [field, [`${label} is missing.`]])),
  });

export const linkInvalid = (text: string) => detail(400, 'link_invalid', text);
export const linkUsed = (text: string) => detail(400, 'link_used', text);
export const linkExpired = (text: string) => detail(400, 'link_expired', text);

export const fileTooLarge = () =>
  detail(413, 'file_too_large', 'The file is too large. Please upload a smaller PDF (max 50 MB).');
export const uploadIncomplete = () => detail(400, 'upload_incomplete', 'The upload was interrupted. Please try again.');
export const storageFull = () =>
  detail(507, 'storage_full', 'The server has no room left for this file. Please try again later.');

/** A file that cannot be taken, in the words of whoever looked at it. */
export const fileRefused = (status: 400 | 422, code: Code, text: string) => detail(status, code, text);

export const busy = (seconds: number, text: string) => new Failure(503, 'busy', { detail: text }, seconds);

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds <= 90) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
