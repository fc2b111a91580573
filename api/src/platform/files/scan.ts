import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fileRefused, scanUnavailable } from '../errors/failures.ts';

const run = promisify(execFile);

/** A scan may take so long, in milliseconds. */
const TIMEOUT = 60_000;

/**
 * Has a file looked at by the command of the setting SCAN_COMMAND, which gets its path as last argument. Any exit code
 * but zero refuses the file; a scanner that cannot be run lets nothing through.
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
