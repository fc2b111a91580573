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
import { claimDrafts, forgetDrafts, forgetOldFiles, keepDrafts } from '@northlight/shared-ui';
import { create } from 'zustand';

interface SessionState {
  status: 'checking' | 'signed-out' | 'signed-in';
  user: User | null;
}

const signedOut: SessionState = { status: 'signed-out', user: null };

/**
 * The current session. Only the shell writes to it; pages read it through the session contract. It starts as the server
 * renders pages: for nobody.
 */
export const useSessionStore = create<SessionState>(() => signedOut);

const set = useSessionStore.setState;

if (readTokens()) set({ status: 'checking', user: null });

function enter(user: User) {
  claimDrafts(String(user.id));
  set({ status: 'signed-in', user });
}

/**
 * Clears the session without calling the server, because the tokens are already gone. Drafts stay in this tab until the
 * same user logs in again.
 */
export function dropSession() {
  const { user } = useSessionStore.getState();
  if (user) keepDrafts(String(user.id));
  set(signedOut);
}

/** Loads the profile that belongs to the stored tokens. If the server is unreachable, the tokens stay. */
export async function checkSession() {
  if (!readTokens()) {
    forgetOldFiles();
    return dropSession();
  }
  try {
    enter(await fetchProfile());
  } catch (error) {
    if (!(error instanceof SessionExpiredError)) console.error(error);
    dropSession();
  }
}

/** Stores the tokens and claims the evaluations that this tab made as a visitor. */
export async function signIn(answer: SignedIn, remember: boolean) {
  storeTokens(answer, remember);
  try {
    await claimEvaluations();
  } catch (error) {
    console.error(error); // a failed claim must not block the login; it is retried at the next one
  }
  enter(answer.user);
}

/** Ends the session locally at once, and on the server if it is reachable. */
export async function signOut() {
  const tokens = readTokens();
  clearTokens();
  forgetDrafts();
  set(signedOut);
  if (!tokens) return;
  try {
    await logout(tokens.refresh);
  } catch (error) {
    console.error(error);
  }
}

export const setUser = (user: User) => set({ user });
