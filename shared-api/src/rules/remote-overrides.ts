/** One remote that this browser takes from elsewhere, such as from a developer's machine. */
export interface RemoteOverride {
  name: string;
  origin: string;
}

/** Query parameter that begins or, when empty, ends an override, and the cookie that keeps it until the browser is closed. */
export const OVERRIDE = { parameter: 'remote', cookie: 'remote_overrides' } as const;

function parseOne(text: string): RemoteOverride[] {
  const [, name, address = ''] = /^([a-z][a-z0-9-]*)@(https?:\/\/.+)$/.exec(text.trim()) ?? [];
  if (!name || !URL.canParse(address)) return [];
  return [{ name, origin: new URL(address).origin }];
}

/** Reads `mfe-x@http://localhost:3005`, several separated by commas; what cannot be read is left out. */
export const parseOverrides = (text: string): RemoteOverride[] => text.split(',').flatMap(parseOne);

/** The opposite of `parseOverrides`. */
export const formatOverrides = (overrides: readonly RemoteOverride[]): string =>
  overrides.map(({ name, origin }) => `${name}@${origin}`).join(',');

/** Whether parts may come from an origin. In the list, `http://localhost:*` stands for every port. */
export const isAllowedOrigin = (origin: string, allowed: readonly string[]): boolean =>
  allowed.some((entry) =>
    entry.endsWith(':*') ? origin.replace(/:\d+$/, '') === entry.slice(0, -2) : origin === entry,
  );
