import { onSessionLost, onTokensChangedElsewhere, SESSION_EXPIRED, SessionProvider } from '@northlight/shared-api';
import { useToast } from '@northlight/shared-ui';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { tellPersonChange } from './person-change.ts';
import { checkSession, dropSession, setUser, signIn, signOut, useSessionStore } from './session-store.ts';

/** Provides the shell's session, and keeps it in sync across tabs, on expiry and when another user logs in. */
export function ShellSession({ children }: { children: ReactNode }) {
  const { status, user } = useSessionStore();
  const toast = useToast();
  const person = useRef(user?.id);

  useEffect(() => {
    void checkSession();
    return onTokensChangedElsewhere(() => void checkSession());
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each status may end the check
  useEffect(() => {
    if (useSessionStore.getState().status !== 'checking') delete document.documentElement.dataset.session;
  }, [status]);

  useEffect(
    () =>
      onSessionLost(() => {
        dropSession();
        toast({ title: SESSION_EXPIRED, tone: 'negative' });
      }),
    [toast],
  );

  useEffect(() => {
    if (person.current !== undefined && person.current !== user?.id) tellPersonChange();
    person.current = user?.id;
  }, [user?.id]);

  const session = useMemo(() => ({ status, user, signIn, signOut, setUser }), [status, user]);
  return <SessionProvider value={session}>{children}</SessionProvider>;
}
