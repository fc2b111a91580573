import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/config.ts';
import { chosenDatabase } from '../../platform/database/chosen.ts';
import { openDatabase } from '../../platform/database/open.ts';
import { sqlite } from '../../platform/database/sqlite.ts';
import { chosenFiles } from '../../platform/files/chosen.ts';
import { folderStore } from '../../platform/files/folder.ts';
import { keysOf } from '../../platform/security/keys.ts';
import { moveFiles } from '../move/move-files.ts';
import { moveRows } from '../move/move-rows.ts';
import { resealing } from '../move/reseal.ts';
import { tablesOf } from '../move/tables.ts';
import { fingerprintOf } from './make.ts';
import { BackupError, checkedManifest, type Manifest } from './manifest.ts';

const DATABASE = 'northlight.sqlite';

/** A backup made with a secret key needs the same key. */
function checkSecret(manifest: Manifest, config: Config) {
  if (manifest.secret === null || manifest.secret === fingerprintOf(config)) return;
  throw new BackupError('This backup was made with another SECRET_KEY. Set the one that it was made with.');
}

async function restoreKeys(dir: string, config: Config) {
  const names = await readdir(join(dir, 'keys')).catch(() => []);
  const target = join(config.dataDir, 'keys');
  await mkdir(target, { recursive: true, mode: 0o700 });
  for (const name of names) await cp(join(dir, 'keys', name), join(target, name));
}

/** @param copy of the backup's database, because opening a database writes files next to it */
async function restoreRows(copy: string, dir: string, manifest: Manifest, config: Config) {
  const from = await openDatabase(sqlite(copy));
  const to = await openDatabase(await chosenDatabase(config));
  const isSealedAlike = manifest.secret !== null || !config.secretKey;
  const reseal = isSealedAlike
    ? (_: string, row: Parameters<ReturnType<typeof resealing>>[1]) => row
    : resealing(keysOf({ dataDir: dir, secretKey: undefined }), keysOf(config));
  try {
    await moveRows(from, to, { tables: await tablesOf(from), reseal, report: () => {} });
  } finally {
    await from.destroy();
    await to.destroy();
  }
}

/**
 * Restores a backup into an empty installation, which can use another machine, database or file store. All files are
 * checked before anything is written.
 * @throws {BackupError} when the backup is damaged, or the installation is not empty
 */
export async function restoreBackup(config: Config, dir: string): Promise<Manifest> {
  const manifest = await checkedManifest(dir);
  checkSecret(manifest, config);
  if (!config.databaseUrl && existsSync(join(config.dataDir, DATABASE))) {
    throw new BackupError(`${config.dataDir} already holds an installation. Restore into an empty DATA_DIR.`);
  }
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  if (!config.secretKey) await restoreKeys(dir, config);
  await moveFiles(folderStore(join(dir, 'files')), await chosenFiles(config), join(config.dataDir, 'tmp'));
  const copy = join(config.dataDir, 'tmp', `${randomUUID()}.sqlite`);
  try {
    await cp(join(dir, DATABASE), copy);
    await restoreRows(copy, dir, manifest, config);
  } finally {
    for (const suffix of ['', '-wal', '-shm']) await rm(copy + suffix, { force: true });
  }
  return manifest;
}
