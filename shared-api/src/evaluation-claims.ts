const KEY = 'northlight.claims';

const read = (): string[] => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((token): token is string => typeof token === 'string') : [];
  } catch {
    return [];
  }
};

/** Keeps, for this tab, the right to take a visitor's evaluation into an account within 24 hours. */
export function rememberClaim(token: string) {
  sessionStorage.setItem(KEY, JSON.stringify([...read(), token].slice(-20)));
}

/** The claims of this tab; they are given up once claimed. */
export const pendingClaims = read;

export function forgetClaims() {
  sessionStorage.removeItem(KEY);
}
