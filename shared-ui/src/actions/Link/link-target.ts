import type { To } from 'react-router-dom';

/** Where a link leads: a route of the app, another site, or an email or phone program. */
export type LinkTarget = { kind: 'route'; to: To } | { kind: 'site' | 'program'; href: string } | { kind: 'refused' };

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/** Separates routes from URLs and refuses schemes that could run code or open local files. */
export function linkTarget(to: To): LinkTarget {
  if (typeof to !== 'string') return { kind: 'route', to };
  // Browsers strip control characters and spaces before they read the scheme, so strip them here too.
  const address = [...to].filter((character) => character > ' ').join('');
  // The server answers these URLs; the router has no routes for them.
  if (address.startsWith('//') || address.startsWith('/api/')) return { kind: 'site', href: address };
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase();
  if (scheme === undefined) return { kind: 'route', to };
  if (scheme === 'http' || scheme === 'https') return { kind: 'site', href: to.trim() };
  if (scheme === 'mailto' || scheme === 'tel' || scheme === 'blob') return { kind: 'program', href: to.trim() };
  return { kind: 'refused' };
}
