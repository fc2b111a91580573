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
import { claimDrafts, forgetDrafts, keepDrafts } from '@northlight/shared-ui';
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

function enter(user: User) {
  claimDrafts(String(user.id));
  set({ status: 'signed-in', user });
}

/**
 * Forgets the person without a call: the tokens are gone already. What they had typed waits in this tab until they are
 * back.
 */
export function dropSession() {
  const { user } = useSessionStore.getState();
  if (user) keepDrafts(String(user.id));
  set(signedOut);
}

/** Asks the server who the stored tokens belong to. A server that cannot be reached leaves the tokens in place. */
export async function checkSession() {
  if (!readTokens()) return dropSession();
  try {
    enter(await fetchProfile());
  } catch (error) {
    if (!(error instanceof SessionExpiredError)) console.error(error);
    dropSession();
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
  enter(answer.user);
}

/** Ends the session here at once, and on the server when it can be reached. */
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
