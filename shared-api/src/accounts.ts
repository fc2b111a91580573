import { useMutation } from '@tanstack/react-query';
import { call, callJson } from './client/client.ts';
import type { ProfilePatch, User } from './contract.ts';
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

/** Either shape the server may answer login with. */
type LoginAnswer = Partial<SignedIn> & { tokens?: Partial<SignedIn>; user: User };

function signedIn({ tokens, user, access = tokens?.access, refresh = tokens?.refresh }: LoginAnswer): SignedIn {
  if (!access || !refresh) throw new Error('Invalid login response - no access token');
  return { access, refresh, user };
}

/** Logs in. `remember` asks for a session that outlives the browser. */
export const login = async (credentials: Credentials, remember: boolean) =>
  signedIn(
    await callJson<LoginAnswer>('accounts/login/', {
      method: 'post',
      anonymous: true,
      json: { ...credentials, remember },
    }),
  );

/** Makes an account; the answer logs its owner in. */
export const register = async (registration: Registration) =>
  signedIn(await callJson<LoginAnswer>('accounts/register/', { method: 'post', anonymous: true, json: registration }));

/** Ends the session that this refresh token belongs to. */
export const logout = (refresh: string) =>
  call('accounts/logout/', { method: 'post', anonymous: true, json: { refresh } });

export const fetchProfile = () => callJson<User>('accounts/profile/');

export const updateProfile = (changes: ProfilePatch) =>
  callJson<User>('accounts/profile/', { method: 'patch', json: changes });

/** Saves changes of one's own profile; the answer is the person as stored. */
export const useUpdateProfile = () => useMutation({ mutationFn: updateProfile });

export const verifyEmail = (token: string) =>
  callJson<{ message: string }>(`accounts/verify-email/${encodeURIComponent(token)}/`, { anonymous: true });

export const resendVerification = () => call('accounts/resend-verification/', { method: 'post' });

export const requestPasswordReset = (email: string) =>
  call('accounts/password-reset/', { method: 'post', anonymous: true, json: { email } });

export interface NewPassword {
  new_password: string;
  confirm_password: string;
}

/** Sets a new password from the link of a reset mail. */
export const confirmPasswordReset = (link: { uid: string; token: string }, passwords: NewPassword) =>
  call('accounts/password-reset-confirm/', { method: 'post', anonymous: true, json: { ...link, ...passwords } });

export const changePassword = (passwords: NewPassword & { current_password: string }) =>
  call('accounts/change-password/', { method: 'post', json: passwords });
