import { paths } from '@northlight/shared-api';
import { useLocation } from 'react-router-dom';

/**
 * Whether a value is a path of this site. Browsers resolve `//host`, `/\host` and paths with hidden characters to other
 * origins.
 */
export function isOwnPath(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return false;
  return URL.canParse(value, location.origin) && new URL(value, location.origin).origin === location.origin;
}

/** Returns where to go after login. `carried` is the router state that links between login and sign-up pass on. */
export function useDestination(): { next: string; carried: { from: string } | undefined } {
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return isOwnPath(from) ? { next: from, carried: { from } } : { next: paths.dashboard(), carried: undefined };
}
