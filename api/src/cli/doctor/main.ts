import { settings } from '../../platform/command-line.ts';
import { examine } from './examine.ts';

const config = settings();
const findings = await examine(config);
process.stdout.write(`Settings        all valid; the site is at ${config.publicUrl}\n`);
for (const { name, place, works, said } of findings) {
  process.stdout.write(`${name.padEnd(15)} ${works ? '' : 'FAILS: '}${said}${place && ` (${place})`}\n`);
}
process.exitCode = findings.every(({ works }) => works) ? 0 : 1;
