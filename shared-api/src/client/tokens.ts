/** The product's storage keys: remembered tokens live in localStorage, others in sessionStorage. */
const ACCESS = 'access_token';
const REFRESH = 'refresh_token';
const REMEMBER = 'remember_me';

export interface Tokens {
  access: string;
  refresh: string;
}

const home = () => (localStorage.getItem(REMEMBER) === 'true' ? localStorage : sessionStorage);

/** The stored tokens, or null when nobody is logged in. Touched by the client alone. */
export function readTokens(): Tokens | null {
  const access = home().getItem(ACCESS);
  const refresh = home().getItem(REFRESH);
  return access && refresh ? { access, refresh } : null;
}

/** Stores tokens; without `remember` they go where the last choice said. */
export function storeTokens({ access, refresh }: Tokens, remember = localStorage.getItem(REMEMBER) === 'true') {
  clearTokens();
  if (remember) localStorage.setItem(REMEMBER, 'true');
  home().setItem(ACCESS, access);
  home().setItem(REFRESH, refresh);
}

/** Forgets the tokens in both storages. */
export function clearTokens() {
  for (const storage of [localStorage, sessionStorage]) {
    storage.removeItem(ACCESS);
    storage.removeItem(REFRESH);
  }
  localStorage.removeItem(REMEMBER);
}

/** Calls back when another tab logs in or out. Returns the way to stop listening. */
export function onTokensChangedElsewhere(callback: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === REFRESH || event.key === null) callback();
  };
  addEventListener('storage', handleStorage);
  return () => removeEventListener('storage', handleStorage);
}
