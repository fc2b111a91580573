import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listStrings } from './strings.ts';

const root = join(import.meta.dirname, '../..');
const file = join(root, 'docs/strings.md');
const list = listStrings(root);

if (process.argv.includes('--check')) {
  const isCurrent = readFileSync(file, 'utf8') === list;
  console.log(
    isCurrent
      ? 'The list of strings is current.'
      : 'The list of strings is stale: run `npm run strings`, review what changed and commit it.',
  );
  process.exitCode = isCurrent ? 0 : 1;
} else {
  writeFileSync(file, list);
  console.log(`Wrote ${file}`);
}
