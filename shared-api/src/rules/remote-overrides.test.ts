import { describe, expect, it } from '@jest/globals';
import { formatOverrides, isAllowedOrigin, parseOverrides } from './remote-overrides.ts';

describe('an override', () => {
  it('names a part and where it comes from', () => {
    const overrides = [
      { name: 'mfe-x', origin: 'http://localhost:3005' },
      { name: 'mfe-y', origin: 'https://parts.example.com' },
    ];
    expect(parseOverrides('mfe-x@http://localhost:3005, mfe-y@https://parts.example.com/some/path')).toEqual(overrides);
    expect(parseOverrides(formatOverrides(overrides))).toEqual(overrides);
  });

  it.each([
    '',
    'mfe-x',
    'mfe-x@',
    'mfe-x@localhost:3005',
    'mfe-x@javascript:alert(1)',
    '<x>@http://localhost',
    'mfe-x@http://',
  ])('is not %j', (text) => expect(parseOverrides(text)).toEqual([]));
});

describe('the list of origins', () => {
  const allowed = ['http://localhost:*', 'https://parts.example.com'];

  it.each(['http://localhost', 'http://localhost:3005', 'https://parts.example.com'])('holds %s', (origin) => {
    expect(isAllowedOrigin(origin, allowed)).toBe(true);
  });

  it.each([
    'https://localhost:3005',
    'http://localhost.example.com',
    'http://localhost.example.com:80',
    'https://parts.example.com:8443',
    'https://evil.example.com',
  ])('does not hold %s', (origin) => {
    expect(isAllowedOrigin(origin, allowed)).toBe(false);
    expect(isAllowedOrigin(origin, [])).toBe(false);
  });
});
