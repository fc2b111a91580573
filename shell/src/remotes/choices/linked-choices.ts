import { settings } from '@northlight/shared-api';
import { isAllowedOrigin, OVERRIDE, parseOverrides, type RemoteOverride } from '@northlight/shared-api/rules';
import { type Choices, DISABLE, names, readDisabled, readOverrides } from './choices.ts';

/** What a link asks for. It takes effect only once it is stored. */
export interface LinkedChoices extends Choices {
  /** Overrides that this browser does not have yet. */
  added: readonly RemoteOverride[];
  /** Remotes that this tab has not switched off yet. */
  newlyDisabled: readonly string[];
}

/** A later override of a remote replaces an earlier one. */
const merge = (overrides: RemoteOverride[]) => [...new Map(overrides.map((one) => [one.name, one])).values()];

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
