import { expect, it } from '@jest/globals';
import { partsOf } from './rewrite-parts.ts';

const shown = (rewrite: string) => partsOf(rewrite).map(({ text, isGap }) => (isGap ? `<${text}>` : text));

it.each([
  [
    'Unlike [product], it warns [number] hours before',
    ['Unlike ', '<[product]>', ', it warns ', '<[number]>', ' hours before'],
  ],
  ['[number] paying fleets ([source, year])', ['<[number]>', ' paying fleets (', '<[source, year]>', ')']],
  ['Nothing to fill in', ['Nothing to fill in']],
  ['An open [bracket and [another]', ['An open [bracket and ', '<[another]>']],
  ['Empty brackets [] are text', ['Empty brackets [] are text']],
])('marks the gaps of “%s”', (rewrite, parts) => {
  expect(shown(rewrite)).toEqual(parts);
  expect(
    partsOf(rewrite)
      .map(({ text }) => text)
      .join(''),
  ).toBe(rewrite);
});
