import { explain } from '../bootstrap/explain.mjs';
import { buildProduct } from './build-product.mjs';

try {
  await buildProduct((line) => console.log(line));
} catch (error) {
  console.error(explain(error, 'build the product'));
  process.exit(1);
}
await import('./serve-api.mjs');
