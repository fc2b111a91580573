import { describe, expect, it } from '@jest/globals';
import { explain } from './explain.mjs';

describe('a start that fails', () => {
  it.each([
    ['ENOSPC', 'ENOSPC: no space left on device, write', 'the disk is full'],
    ['EACCES', 'EACCES: permission denied, mkdir', 'permission was denied'],
    ['EROFS', 'EROFS: read-only file system, open', 'the file system is read-only'],
    [undefined, 'request failed, reason: getaddrinfo ENOTFOUND', 'the npm registry cannot be reached'],
    [undefined, 'write /x: no space left on device (os error 28)', 'the disk is full'],
  ])('%s is one clear sentence', (code, message, expected) => {
    const said = explain({ code, message }, 'install the packages');
    expect(said).toMatch(/^Could not install the packages: /);
    expect(said).toContain(expected);
    expect(said.split('\n')).toHaveLength(1);
  });

  it('shows what it does not know as it was said', () => {
    expect(explain(new Error('lockfile is out of date'), 'install the packages')).toBe(
      'Could not install the packages:\nlockfile is out of date',
    );
  });
});
