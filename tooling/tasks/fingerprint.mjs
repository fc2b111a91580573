import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packages.mjs';

const SKIPPED =
  /(^|\/)(node_modules|dist|data|\.cache|testing)(\/|$)|\.(test|stories)\.(tsx?|mjs)$|(^|\/)jest\.config\.mjs$/;

function* files(path) {
  if (SKIPPED.test(path)) return;
  if (statSync(join(root, path)).isFile()) return void (yield path);
  for (const name of readdirSync(join(root, path)).sort()) yield* files(`${path}/${name}`);
}

/** SHA-256 over names and contents of all that goes into a build; tests and stories do not. */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths)
    for (const file of files(path))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
