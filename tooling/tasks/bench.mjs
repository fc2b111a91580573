import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildProduct } from './build-product.mjs';
import { root } from './packages.mjs';

const [name = ''] = process.argv.slice(2);
const script = join(root, 'bench/src', `${name}.ts`);
if (!name || !existsSync(script)) {
  const known = globSync('bench/src/*.ts', { cwd: root }).map((file) => basename(file, '.ts'));
  console.error(`Name a measurement: ${known.join(', ')}`);
  process.exit(1);
}
await buildProduct(console.log);
await import(script);
