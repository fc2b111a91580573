import { announceSuccessor, onSuccessor } from './sibling-tabs.ts';
import type { Tokens } from './tokens.ts';

/** The product's storage keys: remembered tokens live in localStorage, others in sessionStorage. */
const ACCESS = 'access_token';
const REFRESH = 'refresh_token';
const REMEMBER = 'remember_me';

const isRemembered = () => localStorage.getItem(REMEMBER) === 'true';
const home = () => (isRemembered() ? localStorage : sessionStorage);

/** The stored tokens, or null when nobody is logged in, as on a server. Touched by the client alone. */
export function readTokens(): Tokens | null {
  if (!('document' in globalThis)) return null;
  const access = home().getItem(ACCESS);
  const refresh = home().getItem(REFRESH);
  return access && refresh ? { access, refresh } : null;
}

function remove(storage: Storage) {
  storage.removeItem(ACCESS);
  storage.removeItem(REFRESH);
}

/**
 * Stores tokens; without `remember` they go where the last choice said. New ones take the place of old ones at once:
 * another tab that looks in between must not find nobody.
 */
export function storeTokens({ access, refresh }: Tokens, remember = isRemembered()) {
  if (remember) localStorage.setItem(REMEMBER, 'true');
  else localStorage.removeItem(REMEMBER);
  home().setItem(ACCESS, access);
  home().setItem(REFRESH, refresh);
  remove(remember ? sessionStorage : localStorage);
}

/** Stores what old tokens were exchanged for, here and in tabs that hold the old ones too. */
export function renewTokens(old: Tokens, renewed: Tokens) {
  storeTokens(renewed);
  announceSuccessor(old.refresh, renewed);
}

/** Forgets the tokens in both storages, and in tabs that hold the same. */
export function clearTokens() {
  const old = readTokens();
  remove(localStorage);
  remove(sessionStorage);
  localStorage.removeItem(REMEMBER);
  if (old) announceSuccessor(old.refresh, null);
}

/** Calls back when another tab logs in or out. Returns the way to stop listening. */
export function onTokensChangedElsewhere(callback: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === REFRESH || event.key === null) callback();
  };
  addEventListener('storage', handleStorage);
  const stop = onSuccessor((old, tokens) => {
    if (readTokens()?.refresh !== old) return;
    if (tokens) return storeTokens(tokens);
    remove(sessionStorage);
    callback();
  });
  return () => {
    removeEventListener('storage', handleStorage);
    stop();
  };
}
