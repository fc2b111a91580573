const parse = (version: string) => version.split('-')[0]?.split('.').map(Number) ?? [];

/**
 * Whether a shell version is in the range that a remote requires: `^1.2.3`, `~1.2.3`, an exact version, or `*`. Remotes
 * use no other ranges, and a full semver library would add to the first load.
 */
export function satisfies(version: string, range: string): boolean {
  if (range === '*') return true;
  const [, operator, wanted = ''] = /^([\^~]?)(\d+\.\d+\.\d+)$/.exec(range) ?? [];
  const [major = 0, minor = 0, patch = 0] = parse(version);
  const [m, n, p] = parse(wanted);
  if (m === undefined || n === undefined || p === undefined) return false;
  const atLeast = major > m || (major === m && (minor > n || (minor === n && patch >= p)));
  if (operator === '~' || (operator === '^' && m === 0)) return atLeast && major === m && minor === n;
  if (operator === '^') return atLeast && major === m;
  return major === m && minor === n && patch === p;
}
