import { settings } from '@northlight/shared-api';
import {
  formatOverrides,
  isAllowedOrigin,
  OVERRIDE,
  parseOverrides,
  type RemoteOverride,
} from '@northlight/shared-api/rules';

/** This browser's deviations from the registry. */
export interface Choices {
  /** Remotes loaded from elsewhere, until the browser is closed. */
  overrides: readonly RemoteOverride[];
  /** Overrides that were requested but are not allowed here. */
  refused: readonly RemoteOverride[];
  /** Remotes that are switched off in this tab. */
  disabled: readonly string[];
}

/** Release name of an overridden remote. No telemetry is sent for it. */
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

/** A later override of a remote replaces an earlier one. */
const merge = (overrides: RemoteOverride[]) => [...new Map(overrides.map((one) => [one.name, one])).values()];

/** Reads the choices from the URL, stores them, and removes them from the URL. */
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

/** Returns this tab's choices, from the URL and from storage. Called once at startup. */
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

/** Whether this tab differs from the registry in any way. */
export const isChosen = ({ overrides, refused, disabled }: Choices): boolean =>
  overrides.length + refused.length + disabled.length > 0;

/** Clears the choices and reloads the page. */
export function dropChoices(): void {
  writeCookie('');
  sessionStorage.removeItem(DISABLED);
  location.reload();
}
