import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const BYTES = 32;

function make(file: string) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(BYTES).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file); // fails when another process was first, whose key then counts
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

/** The key in a file that only its owner can read; made at random when there is none yet. */
export function keyFrom(file: string): Uint8Array {
  const known = read(file);
  if (known === null) make(file);
  const key = Buffer.from(known ?? readFileSync(file, 'utf8'), 'base64url');
  if (key.length < BYTES)
    throw new Error(`${file} holds no usable key. Remove it: a new one is made, and everybody logs in again.`);
  return key;
}
