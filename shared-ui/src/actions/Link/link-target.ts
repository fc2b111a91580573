import type { To } from 'react-router-dom';

/** Where a link leads: inside the app, to another site, or to a mail or phone program. */
export type LinkTarget = { kind: 'route'; to: To } | { kind: 'site' | 'program'; href: string } | { kind: 'refused' };

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/** Tells routes from addresses. Schemes that could run code or reach into the machine are refused. */
export function linkTarget(to: To): LinkTarget {
  if (typeof to !== 'string') return { kind: 'route', to };
  // Browsers drop control characters and spaces before they read the scheme, so they must not hide one here.
  const address = [...to].filter((character) => character > ' ').join('');
  // Files are answered by the server; the router knows nothing of them.
  if (address.startsWith('//') || address.startsWith('/api/')) return { kind: 'site', href: address };
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase();
  if (scheme === undefined) return { kind: 'route', to };
  if (scheme === 'http' || scheme === 'https') return { kind: 'site', href: to.trim() };
  if (scheme === 'mailto' || scheme === 'tel' || scheme === 'blob') return { kind: 'program', href: to.trim() };
  return { kind: 'refused' };
}
