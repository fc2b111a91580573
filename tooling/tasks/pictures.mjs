import * as browsers from '../../e2e/src/browser.ts';
import { ensureChromium } from './browser.mjs';
import { buildProduct } from './build-product.mjs';
import { command, say } from './command.mjs';

await command(async () => {
  const missing = ensureChromium(browsers, say);
  if (missing) throw new Error(missing);
  await buildProduct(say);
  const { takePictures } = await import('../../e2e/src/take-pictures.ts');
  await takePictures(say);
});
