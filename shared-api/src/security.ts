import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, callApiJson } from './client/client.ts';
import type { AddedPasskey, Identity, IdentityProof, PasskeyCreation } from './contract.ts';
import { createPasskey, signWithPasskey } from './passkeys.ts';
import { invalidate, pageQuery, queryKey, queryOf } from './query-keys.ts';

const SESSIONS = '/api/accounts/sessions/';
const PASSKEYS = '/api/accounts/passkeys/';
const FACTOR = '/api/accounts/second-factor/';

const securityEventKeys = () => [
  queryKey('/api/accounts/security-events/'),
  queryKey('/api/accounts/security-events/all/'),
];

/** Where the person is logged in, the session used last first. */
export const useSessions = () => useQuery(queryOf(SESSIONS));

/** Reads anew where the person is logged in; for whoever has just ended sessions by other means. */
export function useRefreshSessions(): () => Promise<void> {
  const cache = useQueryClient();
  return () => invalidate(cache, queryKey(SESSIONS), ...securityEventKeys());
}

/** Ends one of the person's sessions; with null all but the one at hand. */
export function useRevokeSession() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? callApi('delete', SESSIONS) : callApi('delete', '/api/accounts/sessions/{id}/', { path: { id } }),
    onSettled: () => invalidate(cache, queryKey(SESSIONS), ...securityEventKeys()),
  });
}

/** Whether the person's logins take a second factor. */
export const useSecondFactor = () => useQuery(queryOf(FACTOR));

/** Makes a secret for an authenticator app. It counts once `confirmSecondFactor` has seen a code. */
export const setUpSecondFactor = () => callApiJson('post', '/api/accounts/second-factor/set-up/');

/** Turns the second factor on. The answer holds the recovery codes, which are not to be had again. */
export const confirmSecondFactor = (passcode: string) =>
  callApiJson('post', '/api/accounts/second-factor/confirm/', { json: { passcode } });

/** New recovery codes; all earlier ones no longer work. */
export const renewRecoveryCodes = () => callApiJson('post', '/api/accounts/second-factor/recovery-codes/');

/** Lets the password alone open the account again; removes all passkeys. */
export const turnOffSecondFactor = () => callApi('post', '/api/accounts/second-factor/turn-off/');

/** One's passkeys, the oldest first. */
export const usePasskeys = () => useQuery(queryOf(PASSKEYS));

/** What a passkey is created from; takes a confirmed identity. */
export const offerPasskey = () => callApiJson('post', '/api/accounts/passkeys/options/');

/** Creates a passkey and adds it to the account. Null when the user declined. */
export async function addPasskey(options: PasskeyCreation, name: string): Promise<AddedPasskey | null> {
  const passkey = await createPasskey(options);
  return passkey && (await callApiJson('post', PASSKEYS, { json: { name, passkey } }));
}

/** Removes a passkey; takes a confirmed identity. */
export function useRemovePasskey() {
  const refresh = useRefreshSecondFactor();
  return useMutation({
    mutationFn: (id: string) => callApi('delete', '/api/accounts/passkeys/{id}/', { path: { id } }),
    onSettled: refresh,
  });
}

/** Confirms who one is with a passkey. Null when the user declined. */
export async function confirmWithPasskey(): Promise<IdentityProof | null> {
  const passkey = await signWithPasskey(await callApiJson('post', '/api/accounts/re-authentication/request/'));
  return passkey && (await reAuthenticate({ passkey }));
}

/** Confirms who one is. The answer holds a proof for one sensitive call. */
export const reAuthenticate = (identity: Identity) =>
  callApiJson('post', '/api/accounts/re-authentication/', { json: identity });

/** Reads anew whether there is a second factor, the passkeys, and the sessions that turning it on has ended. */
export function useRefreshSecondFactor(): () => Promise<void> {
  const cache = useQueryClient();
  return () => invalidate(cache, queryKey(FACTOR), queryKey(PASSKEYS), queryKey(SESSIONS), ...securityEventKeys());
}

/** One page of the security events of one's account, newest first. */
export const useSecurityEvents = (page: number, pageSize: number) =>
  useQuery(pageQuery('/api/accounts/security-events/', { page, page_size: pageSize }));
