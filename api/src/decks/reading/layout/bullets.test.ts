import { describe, expect, it } from '@jest/globals';
import type { Box, Line } from '../types.ts';
import { treeOf } from './tree.ts';

const HEIGHT = 0.053;
const line = (text: string, y: number, width: number): Line => ({
  text,
  box: { x: 0.09, y, width, height: HEIGHT },
  size: 20,
});
/** A dash before a line, as the PDFs of the editor have it. */
const dash = ({ box }: Line): Box => ({ x: 0.064, y: box.y + HEIGHT / 2, width: 0.011, height: 0.003 });

/** Two items of two lines in a narrow column, where every line is full. */
const first = line('Crews look for leaks with a', 0.3, 0.3);
const second = line('Repairs take another three', 0.42, 0.3);
const lines = [first, line('listening stick for nights', 0.353, 0.3), second, line('weeks of digging', 0.473, 0.2)];

const textsOf = (marks: readonly Box[]) =>
  treeOf({ title: null, pictures: [], width: 960, height: 540, lines, marks }).regions.flatMap(({ blocks }) =>
    blocks.map(({ text }) => text),
  );

describe('drawn bullets', () => {
  it('begin an item each, with the lines that follow', () => {
    expect(textsOf([first, second].map(dash))).toEqual([
      'Crews look for leaks with a listening stick for nights',
      'Repairs take another three weeks of digging',
    ]);
  });

  it('are at least two below each other: a single mark may be anything', () => {
    expect(textsOf([dash(second)])).toEqual(textsOf([]));
    expect(textsOf([dash(first), { ...dash(second), x: 0.04 }])).toEqual(textsOf([]));
  });

  it('are no marks within the text, such as a line under a word', () => {
    const within = [first, second].map(({ box }) => ({ x: box.x + 0.01, y: box.y + 0.05, width: 0.02, height: 0.002 }));
    expect(textsOf(within)).toEqual(textsOf([]));
  });
});
