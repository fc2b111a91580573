import { expect, it } from '@jest/globals';
import { fragmentAt, HEIGHT, WIDTH } from '../../../../test/decks/points.ts';
import { linesOf } from './lines.ts';

const PAGE = { width: WIDTH, height: HEIGHT };

it.each([
  ['20,000 - 30,000 $ 0.90', ['20,000 - 30,000', '$ 0.90']],
  ['2-3% 100,000 - 150,000 $ 0.90', ['2-3%', '100,000 - 150,000', '$ 0.90']],
  ['$5,029,293 $10,967,885', ['$5,029,293', '$10,967,885']],
  ['12 000 000', ['12 000 000']],
  ['10 to 20', ['10 to 20']],
  ['30 ships', ['30 ships']],
])('"%s" is %j: figures of columns that nearly touch are a line each', (text, lines) => {
  expect(linesOf([fragmentAt(100, 100, text)], PAGE).map((line) => line.text)).toEqual(lines);
});

it('letters that stand alone at even gaps are one word', () => {
  const letters = [...'SOLUTION'].map((letter, at) => fragmentAt(100 + at * 34, 100, letter, 20));
  expect(linesOf(letters, PAGE).map(({ text }) => text)).toEqual(['SOLUTION']);
});

/** Words of a caption in size 10, each the given ems after the one before; those of three capitals or more are letter-spaced. */
function captionOf(words: readonly string[], ems: number, size = () => 10) {
  let x = 100;
  return words.map((text) => {
    const fragment = { ...fragmentAt(x, 100, text, size()), tracked: /\p{Lu}{3}/u.test(text) };
    x += fragment.box.width * WIDTH + ems * 10;
    return fragment;
  });
}

it.each([
  [['HOW', 'I T', 'WORKS'], 'HOW IT WORKS'],
  [['I N', 'ONE', 'PICTURE'], 'IN ONE PICTURE'],
  [['FOUNDER', '&', 'CEO'], 'FOUNDER & CEO'],
  [['TAM', '·', 'TOTAL', 'MARKET'], 'TAM · TOTAL MARKET'],
  [['SEED', 'ROUND', '·', '2026'], 'SEED ROUND · 2026'],
  [['N°09', '—', 'TRACTION'], 'N°09 — TRACTION'],
])('%j of a letter-spaced caption are one line', (words, line) => {
  expect(linesOf(captionOf(words, 0.9), PAGE).map(({ text }) => text)).toEqual([line]);
});

it('short words further from a letter-spaced caption, or of another size, stay apart', () => {
  expect(linesOf(captionOf(['HOW', 'I T'], 2), PAGE)).toHaveLength(2);
  const sizes = [10, 12];
  expect(
    linesOf(
      captionOf(['HOW', 'I T'], 0.9, () => sizes.shift() ?? 10),
      PAGE,
    ),
  ).toHaveLength(2);
});

it('a long line that ends with a dash is not one with the column beside it', () => {
  const columns = captionOf(['The cornerstone of all our ecosystems', '—', 'Robots for everyone'], 0.9);
  expect(linesOf(columns, PAGE).map(({ text }) => text)).toContain('Robots for everyone');
});

it('letters in the columns of a table are no word', () => {
  const letters = [...'ABCD'].map((letter, at) => fragmentAt(100 + at * 120, 100, letter, 20));
  expect(linesOf(letters, PAGE).map(({ text }) => text)).toEqual([...'ABCD']);
});

/** Words at these places of lines below each other. */
const rowsOf = (...rows: [x: number, text: string][][]) =>
  rows.flatMap((row, at) => row.map(([x, text]) => fragmentAt(x, 100 + at * 24, text, 20)));
const textsOf = (...rows: Parameters<typeof rowsOf>) => linesOf(rowsOf(...rows), PAGE).map(({ text }) => text);

it('words of a justified paragraph are one line, however far apart', () => {
  const lines = textsOf(
    [
      [100, 'Harbour'],
      [240, 'crews'],
      [380, 'wait'],
    ],
    [[100, 'three hours for every single ship']],
    [
      [100, 'that'],
      [230, 'comes'],
      [360, 'late.'],
    ],
  );
  expect(lines).toContain('Harbour crews wait');
  expect(lines).toContain('that comes late.');
});

it('texts of two columns stay apart', () => {
  const lines = textsOf(
    [
      [100, 'Harbour crews'],
      [300, 'Ship owners'],
    ],
    [
      [100, 'wait for hours'],
      [300, 'pay for that'],
    ],
  );
  expect(lines).toHaveLength(4);
});

it('a figure beside a label stays apart, though the label below is longer', () => {
  const lines = textsOf(
    [
      [100, 'Berths'],
      [220, '48'],
    ],
    [[100, 'Ships that called in June']],
  );
  expect(lines).toContain('48');
});

it('a text that is drawn twice, for its shadow, counts once', () => {
  const drawn = [fragmentAt(100, 100, 'Bergen', 40), fragmentAt(103, 102, 'Bergen', 40)];
  expect(linesOf(drawn, PAGE).map(({ text }) => text)).toEqual(['Bergen']);
});

it('a dot between texts with room around it divides no line', () => {
  expect(
    textsOf([
      [100, 'Bergen'],
      [182, '· Oslo'],
    ]),
  ).toEqual(['Bergen · Oslo']);
});
