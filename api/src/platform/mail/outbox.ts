import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes an email as an .eml file, never visible in part. Returns its path. */
export async function writeToOutbox(dir: string, message: Uint8Array, date: Date): Promise<string> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const stamp = date.toISOString().replace(/[:.]/g, '-');
  const name = `${stamp}-${randomBytes(4).toString('hex')}`;
  const draft = join(dir, `.${name}.part`);
  const file = join(dir, `${name}.eml`);
  await writeFile(draft, message, { mode: 0o600 });
  await rename(draft, file);
  return file;
}
