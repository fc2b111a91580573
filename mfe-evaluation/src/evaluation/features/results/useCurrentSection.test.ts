import { expect, it } from '@jest/globals';
import { currentOf } from './useCurrentSection.ts';

const LINE = 132;

it.each([
  ['the first section at the top of the page', [200, 900, 1800], false, 0],
  ['the section that was jumped to', [-700, LINE, 900], false, 1],
  ['a section that was rounded a pixel below the line', [-700, LINE + 1, 900], false, 1],
  ['the one before while the next has not arrived', [-700, LINE + 60, 900], false, 0],
  ['the last one at the end of the page, however short it is', [-900, 100, 700], true, 2],
])('marks %s', (_, tops, isAtEnd, index) => {
  expect(currentOf(tops, LINE, isAtEnd)).toBe(index);
});
