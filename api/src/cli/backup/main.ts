import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, settings } from '../../platform/command-line.ts';
import type { Config } from '../../platform/config.ts';
import { explainStart } from '../../server/start-up.ts';
import { keepLatest, makeBackup } from './make.ts';
import { restoreBackup } from './restore.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function run(work: (config: Config) => Promise<string>) {
  const config = settings();
  try {
    say(await work(config));
  } catch (error) {
    fail(explainStart(error, config) ?? (error as Error).message);
  }
}

const options = { keep: { type: 'string' } } as const;

/** `npm run backup -- <folder> [--keep 7]` */
export async function backup(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [parent, ...more] = positionals;
  if (!parent || more.length > 0) fail('Specify the folder for backups: npm run backup -- <folder> [--keep 7]');
  const keep = values.keep === undefined ? null : Number(values.keep);
  if (keep !== null && !(Number.isInteger(keep) && keep > 0)) fail('--keep has to be a whole number above 0.');
  await run(async (config) => {
    const dir = await makeBackup(config, resolve(parent), new Date());
    const gone = keep === null ? 0 : await keepLatest(resolve(parent), keep);
    return `Everything is in ${dir}.${gone > 0 ? ` ${gone} older ${gone === 1 ? 'one' : 'ones'} removed.` : ''}`;
  });
}

/** `npm run restore -- <folder of one backup>` */
export async function restore(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [dir, ...more] = positionals;
  if (!dir || more.length > 0) fail('Specify the backup: npm run restore -- <folder of one backup>');
  await run(async (config) => {
    const { made_at, files } = await restoreBackup(config, resolve(dir));
    return `Restored the backup of ${made_at}: ${Object.keys(files).length} files, all with the right hash. Start the server.`;
  });
}
