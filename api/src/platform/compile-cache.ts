import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Keeps what Node makes of the sources beside the packages, so that the next start need not make it again. What is
 * imported after this counts. Where nothing can be written, what is there already is read.
 */
export function keepCompiled(): void {
  enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)));
}
