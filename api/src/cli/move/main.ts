import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, settings } from '../../platform/command-line.ts';
import type { Config } from '../../platform/config.ts';
import { chosenDatabase } from '../../platform/database/chosen.ts';
import { openDatabase } from '../../platform/database/open.ts';
import { sqlite } from '../../platform/database/sqlite.ts';
import { chosenFiles } from '../../platform/files/chosen.ts';
import { folderStore } from '../../platform/files/folder.ts';
import { keysOf } from '../../platform/security/keys.ts';
import { explainStart } from '../../server/start-up.ts';
import { moveFiles } from './move-files.ts';
import { moveRows } from './move-rows.ts';
import { resealing } from './reseal.ts';
import { tablesOf } from './tables.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function moveDatabase(config: Config) {
  const file = join(config.dataDir, 'northlight.sqlite');
  if (!existsSync(file)) fail(`There is no embedded installation in ${config.dataDir}: ${file} is missing.`);
  const from = await openDatabase(sqlite(file));
  const to = await openDatabase(await chosenDatabase(config));
  await moveRows(from, to, {
    tables: await tablesOf(from),
    reseal: resealing(keysOf({ dataDir: config.dataDir, secretKey: undefined }), keysOf(config)),
    report: ({ table, count, isNew }) =>
      say(`${table}: ${count} ${isNew ? 'moved, the same by count and hash' : 'there already'}`),
  });
  await from.destroy();
  await to.destroy();
}

const config = settings();
if (!config.databaseUrl && !config.bucket) {
  fail('Specify the target: DATABASE_URL for the database, FILES for the files, or both.');
}
try {
  if (config.databaseUrl) await moveDatabase(config);
  if (config.bucket) {
    const from = folderStore(join(config.dataDir, 'files'));
    const { moved, there } = await moveFiles(from, await chosenFiles(config), join(config.dataDir, 'tmp'));
    say(`files: ${moved} moved, the same by hash; ${there} there already`);
  }
  say('Done. The embedded installation is unchanged; start the server with these settings from now on.');
} catch (error) {
  fail(explainStart(error, config) ?? (error as Error).message);
}
