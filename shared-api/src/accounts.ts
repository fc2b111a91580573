import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callJson } from './client/client.ts';
import { ApiError, messageOf } from './client/errors.ts';
import { clearTokens } from './client/tokens.ts';
import type { ProfilePatch, SecondFactorChallenge, User } from './contract.ts';
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

/** Whoever fails to log in or to register is nobody afterwards: tokens of an earlier session do not stay. */
async function signInBy<T>(path: string, json: object, read: (answer: LoginAnswer) => T): Promise<T> {
  try {
    return read(await callJson<LoginAnswer>(path, { method: 'post', anonymous: true, json }));
  } catch (error) {
    clearTokens();
    throw error;
  }
}

/**
 * Logs in. `remember` asks for a session that outlives the browser. Who has a second factor gets a challenge, which
 * `passChallenge` answers.
 * @throws {InvalidLoginError} the answer has no tokens; further as `call`. Stored tokens are cleared.
 */
export const login = (credentials: Credentials, remember: boolean) =>
  signInBy<SignedIn | SecondFactorChallenge>('accounts/login/', { ...credentials, remember }, (answer) =>
    'challenge' in answer ? (answer as SecondFactorChallenge) : signedIn(answer),
  );

/**
 * The second step of a login: a code from the app, or a recovery code. ApiError `challenge_invalid`: the first step is
 * too long ago.
 * @throws as `login`
 */
export const passChallenge = (challenge: string, passcode: string) =>
  signInBy('accounts/login/second-factor/', { challenge, passcode }, signedIn);

/** Makes an account; the answer logs its owner in. @throws as `login` */
export const register = (registration: Registration) => signInBy('accounts/register/', registration, signedIn);

/** Ends the session that this refresh token belongs to. */
export const logout = (refresh: string) =>
  call('accounts/logout/', { method: 'post', anonymous: true, json: { refresh } });

export const fetchProfile = () => callJson<User>('accounts/profile/');

export const updateProfile = (changes: ProfilePatch) =>
  callJson<User>('accounts/profile/', { method: 'patch', json: changes });

/** Saves changes of one's own profile; the answer is the person as stored. The directory may show them anew. */
export function useUpdateProfile() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: updateProfile,
    onSuccess: () => void cache.invalidateQueries({ queryKey: ['investors'] }),
  });
}

/** Confirms an e-mail address by the token of its link. */
export const verifyEmail = (token: string) =>
  callJson<{ message: string }>(`accounts/verify-email/${encodeURIComponent(token)}/`, { anonymous: true });

/** As `verifyEmail`, once for each token: the link works once, so that it is neither tried again nor refreshed. */
export const useVerifyEmail = (token: string) =>
  useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => verifyEmail(token),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    retryOnMount: false,
    refetchOnReconnect: false,
  });

/** Sends the verification link again; the answer does not tell whether the address has an account. */
export const resendVerification = (email: string) =>
  call('accounts/resend-verification/', { method: 'post', anonymous: true, json: { email } });

/** Sends a link to set a new password; the answer does not tell whether the address has an account. */
export const requestPasswordReset = (email: string) =>
  call('accounts/password-reset/', { method: 'post', anonymous: true, json: { email } });

export interface NewPassword {
  new_password: string;
  confirm_password: string;
}

/** Sets a new password from the link of a reset mail; ends all sessions of the account. */
export const confirmPasswordReset = (link: { uid: string; token: string }, passwords: NewPassword) =>
  call('accounts/password-reset-confirm/', { method: 'post', anonymous: true, json: { ...link, ...passwords } });

/** Changes the password; ends all other sessions of the account. */
export const changePassword = (passwords: NewPassword & { current_password: string }) =>
  call('accounts/change-password/', { method: 'post', json: passwords });

/** A failure as a form shows it. */
export interface FormFailure {
  /** Messages for each field, in the names of the wire. */
  fieldErrors: Record<string, string[]>;
  /** What is said of the whole; null when a field says it already. */
  detail: string | null;
}

/** Seconds as people say them. */
function wait(seconds: number): string {
  const [amount, unit] = seconds <= 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

/**
 * Sorts a failure of a call for its form, so that nothing is said twice: some calls repeat the first field error as
 * `error`. Too many attempts say how long to wait, whoever refused them. `fallback` when the server gave no words.
 */
export function formFailure(error: unknown, fallback: string): FormFailure {
  const { status, retryAfter, detail, fieldErrors } = error instanceof ApiError ? error : ({} as Partial<ApiError>);
  if (status === 429 && !detail && retryAfter)
    return { fieldErrors: {}, detail: `Too many attempts. Please try again in ${wait(retryAfter)}.` };
  const message = messageOf(error, fallback);
  const saidByField = Object.values(fieldErrors ?? {}).some((messages) => messages.includes(message));
  return { fieldErrors: fieldErrors ?? {}, detail: saidByField ? null : message };
}
