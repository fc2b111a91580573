import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packages.mjs';

const SKIPPED = /(^|\/)(node_modules|dist|data|\.cache)(\/|$)|\.test\.(tsx?|mjs)$|(^|\/)jest\.config\.mjs$/;
const STORIES = /(^|\/)testing(\/|$)|\.stories\.tsx$/;

function* files(path, withStories) {
  if (SKIPPED.test(path) || (!withStories && STORIES.test(path))) return;
  if (statSync(join(root, path)).isFile()) return void (yield path);
  for (const name of readdirSync(join(root, path)).sort()) yield* files(`${path}/${name}`, withStories);
}

/**
 * SHA-256 of the names and contents of a build's inputs. Excludes tests, and stories unless requested.
 * @param {string[]} paths files and folders, relative to the root
 */
export function fingerprint(paths, { withStories = false } = {}) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths)
    for (const file of files(path, withStories))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
