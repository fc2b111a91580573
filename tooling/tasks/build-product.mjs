import { compileChildren } from '../children/index.mjs';
import { buildFrontEnd } from './build-front-end.mjs';

/**
 * Builds what the product is served from: the front-end packages that have changed, and the server's child processes.
 * @param {(line: string) => void} say called for each package
 * @returns {Promise<number>} number of packages built
 */
export async function buildProduct(say) {
  await compileChildren();
  return await buildFrontEnd(say);
}
