import { settings } from '@northlight/shared-api';
import {
  formatOverrides,
  isAllowedOrigin,
  OVERRIDE,
  parseOverrides,
  type RemoteOverride,
} from '@northlight/shared-api/rules';

/** What this browser does otherwise than the registry says. */
export interface Choices {
  /** Remotes that come from elsewhere, until the browser is closed. */
  overrides: readonly RemoteOverride[];
  /** Overrides that were asked for and are not allowed here. */
  refused: readonly RemoteOverride[];
  /** Remotes that are switched off in this tab. */
  disabled: readonly string[];
}

/** What a release from elsewhere is called; nothing is reported of it. */
export const OVERRIDDEN = 'override';

const DISABLE = 'disable-remotes';
const DISABLED = 'northlight.disabled-remotes';

function readCookie(): string {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${OVERRIDE.cookie}=`));
  try {
    return decodeURIComponent(found?.slice(OVERRIDE.cookie.length + 1) ?? '');
  } catch {
    return '';
  }
}

function writeCookie(value: string) {
  const end = value === '' ? '; max-age=0' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it too, and cookieStore is not everywhere
  document.cookie = `${OVERRIDE.cookie}=${encodeURIComponent(value)}; path=/; samesite=lax${end}`;
}

const names = (text: string) => text.split(',').filter((name) => /^[a-z][a-z0-9-]*$/.test(name));

/** Later overrides of a remote take the place of earlier ones. */
const merge = (overrides: RemoteOverride[]) => [...new Map(overrides.map((one) => [one.name, one])).values()];

/** Takes the choices that the address makes, keeps them, and takes them out of the address. */
function takeFromAddress() {
  const url = new URL(location.href);
  const asked = url.searchParams.getAll(OVERRIDE.parameter);
  const disabled = url.searchParams.get(DISABLE);
  if (asked.length === 0 && disabled === null) return { asked, disabled };
  url.searchParams.delete(OVERRIDE.parameter);
  url.searchParams.delete(DISABLE);
  history.replaceState(history.state, '', url);
  return { asked, disabled };
}

/** What holds in this tab, from the address and from what it said before. Read once, when the page starts. */
export function readChoices(): Choices {
  const { asked, disabled } = takeFromAddress();
  const { remote_origins: allowed } = settings();
  const isAllowed = ({ origin }: RemoteOverride) => isAllowedOrigin(origin, allowed);
  const wanted = asked.flatMap(parseOverrides);
  const kept = asked.includes('') ? [] : parseOverrides(readCookie());
  const overrides = merge([...kept, ...wanted].filter(isAllowed));
  if (asked.length > 0) writeCookie(formatOverrides(overrides));
  if (disabled !== null) sessionStorage.setItem(DISABLED, names(disabled).join(','));
  return {
    overrides,
    refused: wanted.filter((one) => !isAllowed(one)),
    disabled: names(sessionStorage.getItem(DISABLED) ?? ''),
  };
}

/** Whether anything is otherwise than for everybody. */
export const isChosen = ({ overrides, refused, disabled }: Choices): boolean =>
  overrides.length + refused.length + disabled.length > 0;

/** Forgets the choices and starts the page anew, as everybody else gets it. */
export function dropChoices(): void {
  writeCookie('');
  sessionStorage.removeItem(DISABLED);
  location.reload();
}
