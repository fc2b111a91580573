import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, callApiJson } from './client/client.ts';
import { invalidate, queryKey, queryOf } from './query-keys.ts';

const SESSIONS = '/api/accounts/sessions/';
const FACTOR = '/api/accounts/second-factor/';

/** Where the person is logged in, the session used last first. */
export const useSessions = () => useQuery(queryOf(SESSIONS));

/** Reads anew where the person is logged in; for whoever has just ended sessions by other means. */
export function useRefreshSessions(): () => Promise<void> {
  const cache = useQueryClient();
  return () => invalidate(cache, queryKey(SESSIONS));
}

/** Ends one of the person's sessions; with null all but the one at hand. */
export function useRevokeSession() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? callApi('delete', SESSIONS) : callApi('delete', '/api/accounts/sessions/{id}/', { path: { id } }),
    onSettled: () => invalidate(cache, queryKey(SESSIONS)),
  });
}

/** Whether the person's logins take a second factor. */
export const useSecondFactor = () => useQuery(queryOf(FACTOR));

/** Makes a secret for an authenticator app. It counts once `confirmSecondFactor` has seen a code. */
export const setUpSecondFactor = (current_password: string) =>
  callApiJson('post', '/api/accounts/second-factor/set-up/', { json: { current_password } });

/** Turns the second factor on. The answer holds the recovery codes, which are not to be had again. */
export const confirmSecondFactor = (passcode: string) =>
  callApiJson('post', '/api/accounts/second-factor/confirm/', { json: { passcode } });

/** New recovery codes; all earlier ones no longer work. */
export const renewRecoveryCodes = (current_password: string) =>
  callApiJson('post', '/api/accounts/second-factor/recovery-codes/', { json: { current_password } });

/** Lets the password alone open the account again. */
export const turnOffSecondFactor = (current_password: string) =>
  callApi('post', '/api/accounts/second-factor/turn-off/', { json: { current_password } });

/** Reads anew whether there is a second factor; for whoever has just changed that. */
export function useRefreshSecondFactor(): () => Promise<void> {
  const cache = useQueryClient();
  return () => invalidate(cache, queryKey(FACTOR));
}
