import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const BYTES = 32;

function make(file: string) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(BYTES).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file); // fails if another process was first; its key is used then
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** Reads a key from a file that only its owner can read; generates it if it doesn't exist. */
export function keyFrom(file: string): Uint8Array {
  const known = read(file);
  if (known === null) make(file);
  const key = Buffer.from(known ?? readFileSync(file, 'utf8'), 'base64url');
  if (key.length < BYTES)
    throw new Error(`${file} holds no usable key. Remove it: a new one is made, and everybody logs in again.`);
  return key;
}

/**
 * Returns keys by name. They are derived from SECRET_KEY if it is set, so that several servers share them. Otherwise
 * each key has its own file in the data folder. They are key objects, because making one takes longer than a signature.
 */
export function keysOf({ secretKey, dataDir }: { secretKey: string | undefined; dataDir: string }) {
  const bytesOf = (name: string) =>
    secretKey
      ? new Uint8Array(hkdfSync('sha256', secretKey, '', `northlight/${name}`, BYTES))
      : keyFrom(join(dataDir, 'keys', `${name}.key`));
  return (name: string): KeyObject => createSecretKey(bytesOf(name));
}
