import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callJson } from './client/client.ts';
import type { ActiveSession, SecondFactor, SecondFactorSecret } from './contract.ts';

const SESSIONS = ['sessions'];
const FACTOR = ['second-factor'];

/** Where the person is logged in, the session used last first. */
export const useSessions = () =>
  useQuery({
    queryKey: SESSIONS,
    queryFn: ({ signal }) => callJson<ActiveSession[]>('accounts/sessions/', { signal }),
  });

/** Reads anew where the person is logged in; for whoever has just ended sessions by other means. */
export function useRefreshSessions(): () => Promise<void> {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: SESSIONS });
}

/** Ends one of the person's sessions; with null all but the one at hand. */
export function useRevokeSession() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      call(id === null ? 'accounts/sessions/' : `accounts/sessions/${encodeURIComponent(id)}/`, { method: 'delete' }),
    onSettled: () => cache.invalidateQueries({ queryKey: SESSIONS }),
  });
}

/** Whether the person's logins take a second factor. */
export const useSecondFactor = () =>
  useQuery({
    queryKey: FACTOR,
    queryFn: ({ signal }) => callJson<SecondFactor>('accounts/second-factor/', { signal }),
  });

const post = <T>(step: string, json: object) =>
  callJson<T>(`accounts/second-factor/${step}/`, { method: 'post', json });

/** Makes a secret for an authenticator app. It counts once `confirmSecondFactor` has seen a code. */
export const setUpSecondFactor = (current_password: string) => post<SecondFactorSecret>('set-up', { current_password });

/** Turns the second factor on. The answer holds the recovery codes, which are not to be had again. */
export const confirmSecondFactor = (passcode: string) => post<{ recovery_codes: string[] }>('confirm', { passcode });

/** New recovery codes; all earlier ones no longer work. */
export const renewRecoveryCodes = (current_password: string) =>
  post<{ recovery_codes: string[] }>('recovery-codes', { current_password });

/** Lets the password alone open the account again. */
export const turnOffSecondFactor = (current_password: string) =>
  call('accounts/second-factor/turn-off/', { method: 'post', json: { current_password } });

/** Reads anew whether there is a second factor; for whoever has just changed that. */
export function useRefreshSecondFactor(): () => Promise<void> {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: FACTOR });
}
