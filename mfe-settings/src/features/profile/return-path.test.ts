import { describe, expect, it } from '@jest/globals';
import { internalPath } from './return-path.ts';

describe('the path to return to', () => {
  it.each([
    '/.//evil.example',
    '/..//evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/%2e//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '\\\\evil.example',
    '',
    null,
  ])('%j leads nowhere', (value) => {
    expect(internalPath(value)).toBeNull();
  });

  it.each(['/investor/ada?tab=1#top', '/', '/a//b'])('%j stays on this site', (value) => {
    expect(internalPath(value)).toBe(value);
  });
});
