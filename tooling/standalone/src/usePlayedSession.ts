import type { Session, User } from '@northlight/shared-api';
import { aSession } from '@northlight/shared-api/testing';
import { useState } from 'react';

/** A mock session: login and logout work and last until the page is closed. */
export function usePlayedSession(given: Session | undefined, person: User | null | undefined): Session {
  const [changed, setChanged] = useState<User | null>();
  const setUser = (user: User | null) => setChanged(user);
  const acting = {
    signIn: async ({ user }: { user: User }) => setUser(user),
    signOut: async () => setUser(null),
    setUser,
  };
  const user = changed === undefined ? person : changed;
  return user === undefined ? { ...(given ?? aSession()), ...acting } : aSession(user, acting);
}
