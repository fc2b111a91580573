import {
  claimEvaluations,
  clearTokens,
  fetchProfile,
  logout,
  readTokens,
  SessionExpiredError,
  type SignedIn,
  storeTokens,
  type User,
} from '@northlight/shared-api';
import { create } from 'zustand';

interface SessionState {
  status: 'checking' | 'signed-out' | 'signed-in';
  user: User | null;
}

const signedOut: SessionState = { status: 'signed-out', user: null };

/** Who is using the product. Only the shell writes here; pages read it through the session contract. */
export const useSessionStore = create<SessionState>(() =>
  readTokens() ? { status: 'checking', user: null } : signedOut,
);

const set = useSessionStore.setState;

/** Asks the server who the stored tokens belong to. A server that cannot be reached leaves the tokens in place. */
export async function checkSession() {
  if (!readTokens()) return set(signedOut);
  try {
    set({ status: 'signed-in', user: await fetchProfile() });
  } catch (error) {
    if (!(error instanceof SessionExpiredError)) console.error(error);
    set(signedOut);
  }
}

/** Stores the tokens and takes along what this tab evaluated as a visitor. */
export async function signIn(answer: SignedIn, remember: boolean) {
  storeTokens(answer, remember);
  try {
    await claimEvaluations();
  } catch (error) {
    console.error(error); // a claim that failed must not keep anybody out; it is tried again at the next login
  }
  set({ status: 'signed-in', user: answer.user });
}

/** Ends the session here at once, and on the server when it can be reached. */
export async function signOut() {
  const tokens = readTokens();
  clearTokens();
  set(signedOut);
  if (!tokens) return;
  try {
    await logout(tokens.refresh);
  } catch (error) {
    console.error(error);
  }
}

/** Forgets the person without a call: the tokens are gone already. */
export const dropSession = () => set(signedOut);

export const setUser = (user: User) => set({ user });
