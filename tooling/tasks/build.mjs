import { buildProduct } from './build-product.mjs';

try {
  const built = await buildProduct((line) => console.log(line));
  console.log(built === 0 ? 'Nothing has changed since the last build.' : 'Built into dist/site.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
