import { createContext, useContext } from 'react';
import type { Tokens } from '../client/tokens.ts';
import type { User } from '../contract.ts';

/** What the server answers to register and login. */
export interface SignedIn extends Tokens {
  user: User;
  /** The account was to be deleted; this login keeps it. */
  deletion_undone?: true | undefined;
}

/** Who is using the product. The shell owns it; pages read it, tests and stories pass their own. */
export interface Session {
  /** `checking` until the stored tokens have been tried on the server. */
  status: 'checking' | 'signed-out' | 'signed-in';
  user: User | null;
  /** Starts a session; with `remember` it survives the browser's end. */
  signIn(answer: SignedIn, remember: boolean): Promise<void>;
  /** Ends the session here, in other tabs and on the server. */
  signOut(): Promise<void>;
  /** Replaces the person shown, after a change of the profile. */
  setUser(user: User): void;
}

const SessionContext = createContext<Session | null>(null);

/** Hands a session down to the pages. */
export const SessionProvider = SessionContext.Provider;

/** The session. @throws outside a SessionProvider */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
