/** A remote that this browser loads from another origin, such as a developer's machine. */
export interface RemoteOverride {
  name: string;
  origin: string;
}

/**
 * Query parameter that starts an override, or ends it when empty, and the cookie that keeps it until the browser is
 * closed.
 */
export const OVERRIDE = { parameter: 'remote', cookie: 'remote_overrides' } as const;

function parseOne(text: string): RemoteOverride[] {
  const [, name, address = ''] = /^([a-z][a-z0-9-]*)@(https?:\/\/.+)$/.exec(text.trim()) ?? [];
  if (!name || !URL.canParse(address)) return [];
  return [{ name, origin: new URL(address).origin }];
}

/** Parses `mfe-x@http://localhost:3005`, or several separated by commas. Invalid entries are ignored. */
export const parseOverrides = (text: string): RemoteOverride[] => text.split(',').flatMap(parseOne);

/** The inverse of `parseOverrides`. */
export const formatOverrides = (overrides: readonly RemoteOverride[]): string =>
  overrides.map(({ name, origin }) => `${name}@${origin}`).join(',');

/** Whether remotes may load from an origin. In the list, `http://localhost:*` matches every port. */
export const isAllowedOrigin = (origin: string, allowed: readonly string[]): boolean =>
  allowed.some((entry) =>
    entry.endsWith(':*') ? origin.replace(/:\d+$/, '') === entry.slice(0, -2) : origin === entry,
  );
