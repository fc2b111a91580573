import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { iconsSource } from '../../../tools/deck-icons.ts';
import { reducedPath } from '../../../tools/icon-path.ts';

it('draws icons with the paths of the library that they come from', () => {
  const file = new URL('../../../../shared-api/src/deck-layout/icons.generated.ts', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(iconsSource());
});

it('writes every path as lines and curves from one point to the next', () => {
  expect(reducedPath('M4 18l-1 -5h18l-2 4')).toBe('M4 18L3 13L21 13L19 17');
  expect(reducedPath('m1 1 2 0 0 2zv3')).toBe('M1 1L3 1L3 3ZL1 4');
  expect(reducedPath('M3 12a9 9 0 1 0 18 0')).toBe('M3 12C3 16.97 7.03 21 12 21C16.97 21 21 16.97 21 12');
  expect(reducedPath('M0 0q3 0 3 3t3 3')).toBe('M0 0C2 0 3 1 3 3C3 5 4 6 6 6');
  expect(reducedPath('M0 0c1 0 2 1 2 2s1 2 2 2')).toBe('M0 0C1 0 2 1 2 2C2 3 3 4 4 4');
});
