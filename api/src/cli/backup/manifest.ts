import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { FILE_FOLDERS, type FileStore } from '../../platform/files/store.ts';

/** The content of a backup. It is written last, so a backup that has one is complete. */
const Manifest = z.object({
  made_at: z.iso.datetime(),
  version: z.string(),
  /** Fingerprint of the SECRET_KEY it was made with; null when the backup contains the keys. */
  secret: z.string().nullable(),
  /** SHA-256 of each file, by path. */
  files: z.record(z.string(), z.string()),
});

export type Manifest = z.output<typeof Manifest>;

const NAME = 'manifest.json';

/** The folder is not a backup, or was changed since. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Hashes of a backup's database, keys and files. */
export async function hashesOf(
  dir: string,
  files: FileStore,
  keys: readonly string[],
): Promise<Record<string, string>> {
  const paths = ['northlight.sqlite', ...keys.map((key) => `keys/${key}`)];
  for (const folder of FILE_FOLDERS) for await (const { key } of files.list(folder)) paths.push(`files/${key}`);
  const hashes: Record<string, string> = {};
  for (const path of paths.sort()) hashes[path] = await sha256Of(join(dir, path));
  return hashes;
}

export const writeManifest = (dir: string, manifest: Manifest) =>
  writeFile(join(dir, NAME), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });

/**
 * Reads a backup's manifest and checks every file against it.
 * @throws {BackupError}
 */
export async function checkedManifest(dir: string): Promise<Manifest> {
  const text = await readFile(join(dir, NAME), 'utf8').catch(() => null);
  if (text === null) throw new BackupError(`${dir} is not a complete backup: ${NAME} is missing.`);
  const parsed = Manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new BackupError(`${dir}/${NAME} is damaged.`);
  for (const [path, hash] of Object.entries(parsed.data.files)) {
    const found = await sha256Of(join(dir, path)).catch(() => null);
    if (found === null) throw new BackupError(`${dir} is incomplete: ${path} is missing.`);
    if (found !== hash) throw new BackupError(`${dir} is damaged: ${path} has changed.`);
  }
  return parsed.data;
}
