import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const API = join(import.meta.dirname, '../../..');

/** Where `npm run build` writes the scripts of child processes as JavaScript. */
export const COMPILED = join(API, 'dist/children');

/** What was compiled, by paths from the folder of the API. */
interface Listing {
  /** The compiled file of each script, from COMPILED. */
  scripts: Record<string, string>;
  /** The SHA-256 of each source. */
  sources: Record<string, string>;
}

function readListing(api: string, folder: string): Listing | null {
  try {
    const listing: Listing = JSON.parse(readFileSync(join(folder, 'listing.json'), 'utf8'));
    const isSame = ([path, hash]: [string, string]) =>
      createHash('sha256')
        .update(readFileSync(join(api, path)))
        .digest('hex') === hash;
    return Object.entries(listing.sources).every(isSame) ? listing : null;
  } catch {
    return null; // nothing was compiled, or a source has gone
  }
}

/** Finds the compiled files in a folder of the API. Sources are compared at the first call. */
export function compiledIn(api: string): (script: string) => string {
  const folder = join(api, 'dist/children');
  let listing: Listing | null | undefined;
  return (script) => {
    if (listing === undefined) listing = readListing(api, folder);
    const file = listing?.scripts[relative(api, script).replaceAll('\\', '/')];
    return file ? join(folder, file) : script;
  };
}

/**
 * The compiled file of a child's script, or the script itself unless all was compiled from the sources as they are now.
 * A child starts in less than half the time from it: Node refuses its compile cache to a sandboxed process, which would
 * translate its TypeScript at each start.
 */
export const compiled = compiledIn(API);
