import { rollback } from '../release/index.mjs';
import { storage } from './site.mjs';

const [name = '', wanted] = process.argv.slice(2);

try {
  const { release, previous } = await storage.exclusively(() => rollback(storage, name, wanted));
  process.stdout.write(`${name} is back at ${release} (before: ${previous}).\n`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
