import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { Kysely } from 'kysely';
import type { Config } from '../../platform/config.ts';
import { chosenDatabase } from '../../platform/database/chosen.ts';
import { openDatabase } from '../../platform/database/open.ts';
import { sqlite } from '../../platform/database/sqlite.ts';
import type { Database } from '../../platform/database/tables.ts';
import { chosenFiles } from '../../platform/files/chosen.ts';
import { folderStore } from '../../platform/files/folder.ts';
import { insertJobs, listSharedJobs } from '../../platform/jobs/shared-jobs-repository.ts';
import { keysOf } from '../../platform/security/keys.ts';
import { VERSION } from '../../platform/version.ts';
import { moveFiles } from '../move/move-files.ts';
import { moveRows } from '../move/move-rows.ts';
import { tablesOf } from '../move/tables.ts';
import { hashesOf, writeManifest } from './manifest.ts';

const DATABASE = 'northlight.sqlite';

/** Identifies the secret key without revealing it. */
export const fingerprintOf = (config: Config): string | null =>
  config.secretKey ? createHash('sha256').update(keysOf(config)('fingerprint').export()).digest('hex') : null;

/** SQLite copies itself page by page while other connections write. */
async function snapshotOfFile(file: string, target: string) {
  const database = new BetterSqlite3(file, { readonly: true, fileMustExist: true });
  await database.backup(target).finally(() => database.close());
}

/**
 * A repeatable-read transaction in PostgreSQL sees one consistent state, whatever others write meanwhile. The jobs of
 * pg-boss become rows of the embedded table.
 */
async function snapshotOfPostgres(config: Config, target: string) {
  const to = await openDatabase(sqlite(target));
  const from = new Kysely<Database>({ dialect: (await chosenDatabase(config)).dialect });
  const tables = await tablesOf(to);
  try {
    await from
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        await moveRows(tx, to, { tables, reseal: (_, row) => row, report: () => {} });
        await insertJobs(to, await listSharedJobs(tx));
      });
  } finally {
    await from.destroy();
    await to.destroy();
  }
}

async function copyKeys(config: Config, dir: string): Promise<string[]> {
  if (config.secretKey) return [];
  const from = join(config.dataDir, 'keys');
  const names = await readdir(from).catch(() => []);
  const keys = names.filter((name) => name.endsWith('.key'));
  for (const name of keys) await cp(join(from, name), join(dir, 'keys', name));
  return keys;
}

/**
 * Writes everything an installation stores into a new folder. The format does not depend on the engines in use: a
 * SQLite database, files, and keys unless SECRET_KEY is set. The server can keep running. Files are copied both before
 * and after the database snapshot, so that every file that a row refers to is included.
 * @param parent folder for all backups
 * @returns the folder of this backup
 */
export async function makeBackup(config: Config, parent: string, now: Date): Promise<string> {
  const name = now.toISOString().replace(/[:.]/g, '-');
  const draft = join(parent, `.${name}`);
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const files = folderStore(join(draft, 'files'));
    const copyFiles = async () => moveFiles(await chosenFiles(config), files, join(draft, 'tmp'));
    await copyFiles();
    const target = join(draft, DATABASE);
    if (config.databaseUrl) await snapshotOfPostgres(config, target);
    else await snapshotOfFile(join(config.dataDir, DATABASE), target);
    await chmod(target, 0o600);
    await copyFiles();
    await rm(join(draft, 'tmp'), { recursive: true, force: true });
    const keys = await copyKeys(config, draft);
    const hashes = await hashesOf(draft, files, keys);
    await writeManifest(draft, {
      made_at: now.toISOString(),
      version: VERSION,
      secret: fingerprintOf(config),
      files: hashes,
    });
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  const dir = join(parent, name);
  await rename(draft, dir);
  return dir;
}

const MADE = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z$/;

/**
 * Deletes all backups in a folder except the latest ones.
 * @returns how many were deleted
 */
export async function keepLatest(parent: string, most: number): Promise<number> {
  const names = (await readdir(parent)).filter((name) => MADE.test(name)).sort();
  const old = names.slice(0, Math.max(0, names.length - most));
  for (const name of old) await rm(join(parent, name), { recursive: true });
  return old.length;
}
