import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeApi } from '../../api/src/server/describe-api.ts';
import { generate } from './generate.ts';

const file = fileURLToPath(new URL('../../shared-api/src/contract.generated.ts', import.meta.url));
const types = await generate(await describeApi());

if (process.argv.includes('--check')) {
  const isCurrent = readFileSync(file, 'utf8') === types;
  console.log(isCurrent ? 'The contract is current.' : 'The contract is stale: run `npm run contract` and commit it.');
  process.exitCode = isCurrent ? 0 : 1;
} else {
  writeFileSync(file, types);
  console.log(`Wrote ${file}`);
}
