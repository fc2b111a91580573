import { settings } from '@northlight/shared-api';
import { isAllowedOrigin, OVERRIDE, parseOverrides, type RemoteOverride } from '@northlight/shared-api/rules';

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

/** Query parameter that switches remotes off, or all on again when empty. */
export const DISABLE = 'disable-remotes';
/** Storage key of the remotes that are switched off. */
export const DISABLED = 'northlight.disabled-remotes';

function readCookie(): string {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${OVERRIDE.cookie}=`));
  try {
    return decodeURIComponent(found?.slice(OVERRIDE.cookie.length + 1) ?? '');
  } catch {
    return '';
  }
}

/** Names of remotes in a list; others are left out. */
export const names = (text: string) => text.split(',').filter((name) => /^[a-z][a-z0-9-]*$/.test(name));

export const readOverrides = () => parseOverrides(readCookie());
export const readDisabled = () => names(sessionStorage.getItem(DISABLED) ?? '');

/** Whether the page's link asks for other choices. */
export function asksForChoices(): boolean {
  const { searchParams } = new URL(location.href);
  return searchParams.has(OVERRIDE.parameter) || searchParams.has(DISABLE);
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
