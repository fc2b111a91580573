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

const readOverrides = () => parseOverrides(readCookie());
const readDisabled = () => names(sessionStorage.getItem(DISABLED) ?? '');

/** What a link asks for. It takes effect only once it is stored. */
export interface LinkedChoices extends Choices {
  /** Overrides that this browser does not have yet. */
  added: readonly RemoteOverride[];
  /** Remotes that this tab has not switched off yet. */
  newlyDisabled: readonly string[];
}

/** Reads the choices from the URL and removes them from it. Returns null if it has none. */
export function takeFromAddress(): LinkedChoices | null {
  const url = new URL(location.href);
  const asked = url.searchParams.getAll(OVERRIDE.parameter);
  const asksToDisable = url.searchParams.get(DISABLE);
  if (asked.length === 0 && asksToDisable === null) return null;
  url.searchParams.delete(OVERRIDE.parameter);
  url.searchParams.delete(DISABLE);
  history.replaceState(history.state, '', url);

  const { remote_origins: allowed } = settings();
  const isAllowed = ({ origin }: RemoteOverride) => isAllowedOrigin(origin, allowed);
  const wanted = asked.flatMap(parseOverrides);
  const stored = readOverrides();
  const isStored = ({ name, origin }: RemoteOverride) =>
    stored.some((one) => one.name === name && one.origin === origin);
  const overrides = [...merge([...(asked.includes('') ? [] : stored), ...wanted].filter(isAllowed))];
  const disabled = asksToDisable === null ? readDisabled() : [...new Set(names(asksToDisable))];
  return {
    overrides,
    refused: wanted.filter((one) => !isAllowed(one)),
    disabled,
    added: overrides.filter((one) => !isStored(one)),
    newlyDisabled: disabled.filter((name) => !readDisabled().includes(name)),
  };
}

/** Whether a link asks for something new. A link that only ends a choice returns to the released remotes. */
export const needsConsent = ({ added, newlyDisabled }: LinkedChoices): boolean =>
  added.length + newlyDisabled.length > 0;

/** Stores what a link asks for. */
export function storeChoices({ overrides, disabled }: Choices): void {
  writeCookie(formatOverrides(overrides));
  sessionStorage.setItem(DISABLED, disabled.join(','));
}

/** Returns this tab's stored choices, with what the link asked for in vain. */
export function readChoices(refused: readonly RemoteOverride[] = []): Choices {
  const { remote_origins: allowed } = settings();
  const overrides = readOverrides().filter(({ origin }) => isAllowedOrigin(origin, allowed));
  return { overrides, refused, disabled: readDisabled() };
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
