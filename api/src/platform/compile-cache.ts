import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Caches Node's compiled code in node_modules, so the next start doesn't compile it again. Only modules imported after
 * this call are cached. On a read-only disk, an existing cache is still read. Threads learn of it from the environment.
 */
export function keepCompiled(): void {
  const folder = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));
  enableCompileCache(folder);
  process.env.NODE_COMPILE_CACHE = folder;
}
