import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Root of the repository. */
export const root = join(import.meta.dirname, '../../..');

const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

/** Runs the compiler on a project. @returns {Promise<string>} its errors; empty if there are none */
export const compile = (project) =>
  new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [tsc, '-p', project, '--pretty', 'false'],
      { maxBuffer: 64 * 1024 * 1024 },
      (error, said) => {
        if (error && typeof error.code !== 'number') reject(error);
        else resolve(error ? said.trim() || error.message : '');
      },
    );
  });
