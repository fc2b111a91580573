import { useSearchParams } from 'react-router-dom';

/** Returns a URL's path if it is on this site, else null. */
export function internalPath(value: string | null): string | null {
  if (!value?.startsWith('/')) return null;
  try {
    const { origin, pathname, search, hash } = new URL(value, location.origin);
    // A path such as /.//evil.example becomes //evil.example, which names another site.
    return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : null;
  } catch {
    return null;
  }
}

/** The path to return to once the profile is complete; null if the user was not sent here. */
export function useReturnPath(): string | null {
  const [query] = useSearchParams();
  return internalPath(query.get('return'));
}
