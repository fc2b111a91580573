import { createContext, useContext } from 'react';
import type { Tokens } from '../client/tokens.ts';
import type { User } from '../contract.ts';

/** The server's response to registration and login. */
export interface SignedIn extends Tokens {
  user: User;
  /** The account was scheduled for deletion, and this login cancelled it. */
  deletion_undone?: true | undefined;
}

/** The current user's session. The shell owns it and pages read it; tests and stories provide their own. */
export interface Session {
  /** `checking` until the server has verified the stored tokens. */
  status: 'checking' | 'signed-out' | 'signed-in';
  user: User | null;
  /** Starts a session. With `remember`, it outlives the browser session. */
  signIn(answer: SignedIn, remember: boolean): Promise<void>;
  /** Ends the session here, in other tabs and on the server. */
  signOut(): Promise<void>;
  /** Replaces the user shown after a profile change. */
  setUser(user: User): void;
}

const SessionContext = createContext<Session | null>(null);

/** Provides a session to the pages. */
export const SessionProvider = SessionContext.Provider;

/** The session. @throws outside a SessionProvider */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
