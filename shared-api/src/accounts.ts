import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, callApiJson } from './client/client.ts';
import { ApiError, messageOf } from './client/errors.ts';
import { clearTokens } from './client/token-storage.ts';
import type { ProfilePatch, SecondFactorChallenge, User } from './contract.ts';
import { signWithPasskey } from './passkeys.ts';
import { invalidate, queryKey, queryOf } from './query-keys.ts';
import { waitOf } from './rules/durations.ts';
import type { SignedIn } from './session/session.ts';

export interface Credentials {
  email: string;
  password: string;
}

export interface Registration extends Credentials {
  first_name: string;
  last_name: string;
  password2: string;
}

/** Either shape in which the server may answer with tokens. */
type LoginAnswer = Partial<SignedIn> & { tokens?: Partial<SignedIn>; user: User };

/** The server said yes and gave nothing to go on with. */
export class InvalidLoginError extends Error {
  override name = 'InvalidLoginError';

  constructor() {
    super('Invalid login response - no access token');
  }
}

function signedIn({ tokens, user, deletion_undone, ...own }: LoginAnswer): SignedIn {
  const { access = tokens?.access, refresh = tokens?.refresh } = own;
  if (!access || !refresh) throw new InvalidLoginError();
  return deletion_undone ? { access, refresh, user, deletion_undone } : { access, refresh, user };
}

/** Clears the tokens of an earlier session when logging in or registering fails. */
async function signInBy<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    clearTokens();
    throw error;
  }
}

/**
 * Logs in. `remember` asks for a session that outlives the browser. Who has a second factor gets a challenge, which
 * `passChallenge` answers.
 * @throws {InvalidLoginError} the answer has no tokens; further as `callApi`. Stored tokens are cleared.
 */
export const login = (credentials: Credentials, remember: boolean): Promise<SignedIn | SecondFactorChallenge> =>
  signInBy(async () => {
    const json = { ...credentials, remember };
    const answer = await callApiJson('post', '/api/accounts/login/', { anonymous: true, json });
    return 'challenge' in answer ? answer : signedIn(answer);
  });

/**
 * The second step of a login: a code from the app, or a recovery code. ApiError `challenge_invalid`: the first step is
 * too long ago.
 * @throws as `login`
 */
export const passChallenge = (challenge: string, passcode: string) =>
  signInBy(async () => {
    const json = { challenge, passcode };
    return signedIn(await callApiJson('post', '/api/accounts/login/second-factor/', { anonymous: true, json }));
  });

/**
 * Logs in with a passkey, which takes neither password nor second factor. Null when the user declined.
 * @throws as `login`
 */
export const loginWithPasskey = (remember: boolean): Promise<SignedIn | null> =>
  signInBy(async () => {
    const request = await callApiJson('post', '/api/accounts/login/passkey/request/', { anonymous: true });
    const passkey = await signWithPasskey(request);
    if (!passkey) return null;
    const json = { passkey, remember };
    return signedIn(await callApiJson('post', '/api/accounts/login/passkey/', { anonymous: true, json }));
  });

/** Makes an account; the answer logs its owner in. @throws as `login` */
export const register = (registration: Registration) =>
  signInBy(async () =>
    signedIn(await callApiJson('post', '/api/accounts/register/', { anonymous: true, json: registration })),
  );

/** Ends the session that this refresh token belongs to. */
export const logout = (refresh: string) =>
  callApi('post', '/api/accounts/logout/', { anonymous: true, json: { refresh } });

export const fetchProfile = () => callApiJson('get', '/api/accounts/profile/');

/** Makes stale what shows a profile: the directory, public profiles, and the list of all people. */
export const invalidateProfiles = (cache: QueryClient): Promise<void> =>
  invalidate(
    cache,
    queryKey('/api/accounts/investors/'),
    queryKey('/api/accounts/investors/{id}/'),
    queryKey('/api/accounts/investors/by-slug/{slug}/'),
    queryKey('/api/accounts/users/'),
  );

/** Saves changes of one's own profile; the answer is the person as stored. The directory may show them anew. */
export function useUpdateProfile() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (changes: ProfilePatch) => callApiJson('patch', '/api/accounts/profile/', { json: changes }),
    onSuccess: () => void invalidateProfiles(cache),
  });
}

/**
 * Confirms an e-mail address by the token of its link, once for each token: the link works once, so that it is neither
 * tried again nor refreshed.
 */
export const useVerifyEmail = (token: string) =>
  useQuery({
    ...queryOf('/api/accounts/verify-email/{token}/', { path: { token } }, { anonymous: true }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    retryOnMount: false,
    refetchOnReconnect: false,
  });

/** Sends the verification link again; the answer does not tell whether the address has an account. */
export const resendVerification = (email: string) =>
  callApi('post', '/api/accounts/resend-verification/', { anonymous: true, json: { email } });

/** Sends a link to set a new password; the answer does not tell whether the address has an account. */
export const requestPasswordReset = (email: string) =>
  callApi('post', '/api/accounts/password-reset/', { anonymous: true, json: { email } });

export interface NewPassword {
  new_password: string;
  confirm_password: string;
}

/** Sets a new password from the link of a reset mail; ends all sessions of the account. */
export const confirmPasswordReset = (link: { uid: string; token: string }, passwords: NewPassword) =>
  callApi('post', '/api/accounts/password-reset-confirm/', { anonymous: true, json: { ...link, ...passwords } });

/** Changes the password; ends all other sessions of the account. */
export const changePassword = (passwords: NewPassword & { current_password: string }) =>
  callApi('post', '/api/accounts/change-password/', { json: passwords });

/** A failure as a form shows it. */
export interface FormFailure {
  /** Messages for each field, in the names of the wire. */
  fieldErrors: Record<string, string[]>;
  /** What is said of the whole; null when a field says it already. */
  detail: string | null;
}

/**
 * Sorts a failure of a call for its form, so that nothing is said twice: some calls repeat the first field error as
 * `error`. Too many attempts say how long to wait, whoever refused them. `fallback` when the server gave no words.
 */
export function formFailure(error: unknown, fallback: string): FormFailure {
  const { status, retryAfter, detail, fieldErrors } = error instanceof ApiError ? error : ({} as Partial<ApiError>);
  if (status === 429 && !detail && retryAfter)
    return { fieldErrors: {}, detail: `Too many attempts. Please try again in ${waitOf(retryAfter)}.` };
  const message = messageOf(error, fallback);
  const saidByField = Object.values(fieldErrors ?? {}).some((messages) => messages.includes(message));
  return { fieldErrors: fieldErrors ?? {}, detail: saidByField ? null : message };
}
