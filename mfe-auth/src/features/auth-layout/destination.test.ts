import { expect, it } from '@jest/globals';
import { isOwnPath } from './destination.ts';

it.each([
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '\\evil.test',
  'https://evil.test/',
  'javascript:alert(1)',
  'dashboard',
  '',
  undefined,
  null,
  7,
  { pathname: '/settings' },
])('nobody is sent to %j', (elsewhere) => {
  expect(isOwnPath(elsewhere)).toBe(false);
});

it.each(['/', '/settings', '/investor?id=3#contact', '/answer-questions?submission=9'])(
  'a person goes on to %s',
  (path) => {
    expect(isOwnPath(path)).toBe(true);
  },
);
