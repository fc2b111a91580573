import { useSearchParams } from 'react-router-dom';

/** A path of this site that an address names; null for anything that would lead elsewhere. */
export function internalPath(value: string | null): string | null {
  if (!value?.startsWith('/')) return null;
  try {
    const { origin, pathname, search, hash } = new URL(value, location.origin);
    return origin === location.origin ? pathname + search + hash : null;
  } catch {
    return null;
  }
}

/** Where somebody came from to fill in their profile; null when they came of their own accord. */
export function useReturnPath(): string | null {
  const [query] = useSearchParams();
  return internalPath(query.get('return'));
}
