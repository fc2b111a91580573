import type { Access, RemoteRoute } from '@northlight/shared-api/remote';
import type { z } from 'zod';
import type { Settings } from '../health/schemas.ts';
import { embed, escapeAttribute } from './markup.ts';
import type { Script, Wanted } from './match-route.ts';

const isElsewhere = (url: string) => !url.startsWith('/');

/** Asked for as the script element will ask: from elsewhere without cookies, since its hash could not be checked else. */
const asLink = ({ url, integrity }: Script) =>
  `<link rel="preload" as="script"${isElsewhere(url) ? ' crossorigin' : ''} href="${escapeAttribute(url)}"${integrity && ` integrity="${escapeAttribute(integrity)}"`}>`;

/** The setting that decides who may evaluate a deck. */
type AccessSettings = Pick<z.infer<typeof Settings>, 'evaluation_access'>;

const accessOf = (route: RemoteRoute | null, settings: AccessSettings): Access => {
  if (!route) return 'everyone';
  return route.accessSetting === 'evaluation' ? settings.evaluation_access : route.access;
};

/** Adds links in a browser that holds a session; the server cannot tell, since tokens are in the browser's storage. */
const whenLoggedIn = (links: string, nonce: string) =>
  `<script nonce="${nonce}">try{if(localStorage.access_token||sessionStorage.access_token)document.head.insertAdjacentHTML("beforeend",${embed(links)})}catch{}</script>`;

/**
 * What the browser asks for at once. None of a page's code is asked for by somebody whom its guard turns away: a page that
 * needs a login waits for a look at the session, one for fewer people for the answer of who this is.
 */
export function preloadLinks({ scripts, route }: Wanted, settings: AccessSettings, nonce: string): string {
  const links = scripts.map(asLink).join('');
  const access = accessOf(route, settings);
  if (access === 'everyone') return links;
  return access === 'login' && links !== '' ? whenLoggedIn(links, nonce) : '';
}
