import { expect, it } from '@jest/globals';
import { fragmentAt, WIDTH } from '../../../../test/decks/points.ts';
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

it('letters that stand alone at even gaps are one word', () => {
  const letters = [...'SOLUTION'].map((letter, at) => fragmentAt(100 + at * 34, 100, letter, 20));
  expect(linesOf(letters, WIDTH).map(({ text }) => text)).toEqual(['SOLUTION']);
});

it('letters in the columns of a table are no word', () => {
  const letters = [...'ABCD'].map((letter, at) => fragmentAt(100 + at * 120, 100, letter, 20));
  expect(linesOf(letters, WIDTH).map(({ text }) => text)).toEqual([...'ABCD']);
});
