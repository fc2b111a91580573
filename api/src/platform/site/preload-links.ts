import type { Access, RemoteRoute } from '@northlight/shared-api/remote';
import type { z } from 'zod';
import type { Settings } from '../health/schemas.ts';
import { embed, escapeAttribute } from './markup.ts';
import type { Script, Wanted } from './match-route.ts';

const isElsewhere = (url: string) => !url.startsWith('/');

/** Matches the request of the script element. Another origin needs `crossorigin`, or the hash could not be checked. */
const asLink = ({ url, integrity }: Script) =>
  `<link rel="preload" as="script"${isElsewhere(url) ? ' crossorigin' : ''} href="${escapeAttribute(url)}"${integrity && ` integrity="${escapeAttribute(integrity)}"`}>`;

/** The setting that decides who may evaluate a deck. */
type AccessSettings = Pick<z.infer<typeof Settings>, 'evaluation_access'>;

/** Who may open a page. */
export const accessOf = (
  route: Pick<RemoteRoute, 'access' | 'accessSetting'> | null,
  settings: AccessSettings,
): Access => {
  if (!route) return 'everyone';
  return route.accessSetting === 'evaluation' ? settings.evaluation_access : route.access;
};

/** Adds the links only if the browser has a session. The server cannot tell, because tokens are in browser storage. */
const whenLoggedIn = (links: string, nonce: string) =>
  `<script nonce="${nonce}">try{if(localStorage.access_token||sessionStorage.access_token)document.head.insertAdjacentHTML("beforeend",${embed(links)})}catch{}</script>`;

/**
 * Preload links for a page. Code of a page is not loaded for people whom its guard turns away: a page that needs a
 * login checks for a session first, and a page for fewer people gets no links, because only the API knows who the
 * person is.
 */
export function preloadLinks(
  { scripts, withSession, remote, own }: Wanted,
  settings: AccessSettings,
  nonce: string,
): string {
  const links = scripts.map(asLink).join('');
  const access = accessOf(remote?.route ?? own, settings);
  if (access === 'everyone')
    return withSession.length > 0 ? links + whenLoggedIn(withSession.map(asLink).join(''), nonce) : links;
  return access === 'login' && links !== '' ? whenLoggedIn(links, nonce) : '';
}
