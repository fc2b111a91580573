import { type Config, ConfigError, readConfig } from '../config.ts';
import { examine } from './examine.ts';

function settings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const config = settings();
const findings = await examine(config);
process.stdout.write(`Settings        all of them can be read; people use ${config.publicUrl}\n`);
for (const { name, place, works, said } of findings) {
  process.stdout.write(`${name.padEnd(15)} ${works ? '' : 'FAILS: '}${said}${place && ` (${place})`}\n`);
}
process.exitCode = findings.every(({ works }) => works) ? 0 : 1;
