import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fileRefused, scanUnavailable } from '../errors/failures.ts';

const run = promisify(execFile);

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
  try {
    await run(program, [...args, path], { timeout: TIMEOUT });
  } catch (error) {
    const { code } = error as { code?: unknown };
    throw typeof code === 'number'
      ? fileRefused(422, 'infected', 'The virus scan refused this file. Please check it and upload a clean copy.')
      : scanUnavailable();
  }
}
