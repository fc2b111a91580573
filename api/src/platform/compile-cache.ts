import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Caches Node's compiled code in node_modules, so the next start doesn't compile it again. Only modules imported after
 * this call are cached. On a read-only disk, an existing cache is still read.
 */
export function keepCompiled(): void {
  enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)));
}
