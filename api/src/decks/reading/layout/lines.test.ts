import { expect, it } from '@jest/globals';
import { fragmentAt } from '../../../../test/decks/points.ts';
import { linesOf } from './lines.ts';

it.each([
  ['20,000 - 30,000 $ 0.90', ['20,000 - 30,000', '$ 0.90']],
  ['2-3% 100,000 - 150,000 $ 0.90', ['2-3%', '100,000 - 150,000', '$ 0.90']],
  ['$5,029,293 $10,967,885', ['$5,029,293', '$10,967,885']],
  ['12 000 000', ['12 000 000']],
  ['10 to 20', ['10 to 20']],
  ['30 ships', ['30 ships']],
])('"%s" is %j: figures of columns that nearly touch are a line each', (text, lines) => {
  expect(linesOf([fragmentAt(100, 100, text)], 960).map((line) => line.text)).toEqual(lines);
});
