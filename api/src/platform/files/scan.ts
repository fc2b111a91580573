import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Config } from '../config.ts';
import { fileRefused, scanUnavailable } from '../errors/failures.ts';

const run = promisify(execFile);

/** All that the scanner learns of the server's environment, which holds keys and passwords. */
const ENVIRONMENT = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot'];

/** Milliseconds a scan may take. */
const TIMEOUT = 60_000;

/**
 * Scans a file with the command of SCAN_COMMAND, which gets the path as its last argument. Any exit code but zero
 * refuses the file. If the scanner cannot run, no file is accepted.
 * @throws {Failure} infected or scan_unavailable
 */
export async function scan(command: string | undefined, path: string): Promise<void> {
  const [program, ...args] = command?.trim().split(/\s+/) ?? [];
  if (!program) return;
  const env = Object.fromEntries(ENVIRONMENT.map((name) => [name, process.env[name]]));
  try {
    await run(program, [...args, path], { timeout: TIMEOUT, env });
  } catch (error) {
    const { code } = error as { code?: unknown };
    throw typeof code === 'number'
      ? fileRefused(422, 'infected', 'The virus scan rejected this file. Please check it and upload a clean copy.')
      : scanUnavailable();
  }
}

/**
 * Scans an upload that is held in memory, as `scan` does. A temporary file exists meanwhile.
 * @throws {Failure} infected or scan_unavailable
 */
export async function scanBytes({ scanCommand, dataDir }: Config, bytes: Uint8Array): Promise<void> {
  if (!scanCommand) return;
  const dir = join(dataDir, 'tmp');
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const path = join(dir, `${randomUUID()}.scan`);
  try {
    await writeFile(path, bytes, { mode: 0o600 });
    await scan(scanCommand, path);
  } finally {
    await rm(path, { force: true });
  }
}
