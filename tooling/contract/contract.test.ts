import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';

describe('the contract', () => {
  it('gives the browser the types of the calls that the server answers today', () => {
    const output = execFileSync(process.execPath, ['--no-warnings', 'main.ts', '--check'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    expect(output.trim()).toBe('The contract is current.');
  }, 30_000);
});
