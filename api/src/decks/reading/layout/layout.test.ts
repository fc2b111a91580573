import { describe, expect, it } from '@jest/globals';
import { boxAt, fragmentAt, rawSlide } from '../../../../test/decks/points.ts';
import type { Fragment } from '../child/raw-slide.ts';
import { slidesOf } from './slides.ts';

const linesOf = (fragments: Fragment[]) => slidesOf([rawSlide(fragments)])[0]?.lines.map(({ text }) => text);
const titleOf = (fragments: Fragment[]) => slidesOf([rawSlide(fragments)])[0]?.title;

describe('reading order', () => {
  it('goes down a column before it goes on to the next', () => {
    const columns = [
      fragmentAt(60, 200, 'Left one'),
      fragmentAt(500, 200, 'Right one'),
      fragmentAt(60, 222, 'Left two'),
      fragmentAt(500, 222, 'Right two'),
    ];
    expect(linesOf([fragmentAt(60, 40, 'A title across both', 32), ...columns])).toEqual([
      'A title across both',
      'Left one',
      'Left two',
      'Right one',
      'Right two',
    ]);
  });

  it('does not depend on the order in the file', () => {
    const lines = [fragmentAt(60, 40, 'First', 32), fragmentAt(60, 200, 'Second'), fragmentAt(60, 240, 'Third')];
    expect(linesOf(lines.toReversed())).toEqual(linesOf(lines));
  });

  it('keeps a bold word, a bullet and its text on one line', () => {
    expect(
      linesOf([fragmentAt(88, 200, 'We sell to'), fragmentAt(60, 200, '•'), fragmentAt(173, 200, 'utilities')]),
    ).toEqual(['• We sell to utilities']);
  });

  it('keeps a large figure with its label, apart from its neighbour', () => {
    const cards = [
      fragmentAt(60, 150, '41', 44),
      fragmentAt(400, 150, '118%', 44),
      fragmentAt(60, 204, 'paying fleets', 14),
      fragmentAt(400, 204, 'retention', 14),
    ];
    expect(linesOf(cards)).toEqual(['41', 'paying fleets', '118%', 'retention']);
  });
});

describe('the title', () => {
  it('is one, where a gradient paints some of its words', () => {
    const words = [
      fragmentAt(60, 60, 'One place for', 32),
      fragmentAt(276, 60, 'tides, crews', 32),
      fragmentAt(60, 100, 'and ships', 32),
    ];
    const painted = boxAt(276, 58, 192, 38);
    const text = fragmentAt(60, 300, 'A sentence about what we do');
    const slide = slidesOf([rawSlide([...words, text], { frames: [painted] })])[0];
    expect(slide?.title).toBe('One place for tides, crews and ships');
    expect(slide?.regions.find(({ kind }) => kind === 'title')?.blocks.map((block) => block.text)).toEqual([
      slide?.title,
    ]);
    const cell = boxAt(270, 48, 214, 60);
    expect(slidesOf([rawSlide([...words, text], { frames: [cell] })])[0]?.lines[0]?.text).toBe('One place for');
  });

  it('stays one text where each of its lines is a sentence', () => {
    const lines = [fragmentAt(60, 60, 'Six systems.', 32), fragmentAt(60, 100, 'No wire between them.', 32)];
    const slide = slidesOf([rawSlide([...lines, fragmentAt(60, 300, 'A sentence about what we do')])])[0];
    const titles = slide?.regions.filter(({ kind }) => kind === 'title').flatMap(({ blocks }) => blocks);
    expect(titles?.map(({ text }) => text)).toEqual(['Six systems. No wire between them.']);
  });

  it('is not the label right above a figure, although the next words are far below', () => {
    expect(
      titleOf([
        fragmentAt(400, 60, 'Revenue this year', 12),
        fragmentAt(400, 76, '$3M', 30),
        fragmentAt(400, 200, 'from twelve ports', 12),
      ]),
    ).toBe(null);
  });

  it('is none when all text is alike and close together', () => {
    expect(
      titleOf([
        fragmentAt(60, 100, 'One line of text'),
        fragmentAt(60, 120, 'and one more of them'),
        fragmentAt(60, 140, 'and a third'),
      ]),
    ).toBeNull();
  });

  it('is not the figure, however large', () => {
    expect(
      titleOf([
        fragmentAt(60, 40, 'What customers said', 30),
        fragmentAt(600, 150, '100%', 90),
        fragmentAt(60, 300, 'a long line of smaller text'),
      ]),
    ).toBe('What customers said');
  });

  it('is joined when it wraps', () => {
    expect(
      titleOf([
        fragmentAt(60, 40, 'Utilities lose a fifth', 32),
        fragmentAt(60, 80, 'of their water', 32),
        fragmentAt(60, 200, 'Small text below'),
      ]),
    ).toBe('Utilities lose a fifth of their water');
  });

  it('is not the small line above it', () => {
    expect(
      titleOf([
        fragmentAt(60, 30, 'THE PROBLEM', 12),
        fragmentAt(60, 50, 'Leaks are found too late', 32),
        fragmentAt(60, 200, 'Text below', 14),
      ]),
    ).toBe('Leaks are found too late');
  });
});

describe('a number at the foot', () => {
  const row = ['12', '$1,900', '64%'].map((text, column) => fragmentAt(100 + column * 200, 480, text));

  it('is the page number where it stands alone, and the name of a row beside amounts', () => {
    const furnitureOf = (fragments: Fragment[]) =>
      slidesOf([rawSlide(fragments)])[0]?.lines.flatMap(({ text, furniture }) => (furniture ? [text] : []));
    expect(furnitureOf([fragmentAt(60, 40, 'A title', 32), ...row.slice(0, 1)])).toEqual(['12']);
    expect(furnitureOf([fragmentAt(60, 40, 'A title', 32), ...row])).toEqual([]);
  });
});

describe('a slide that cannot be judged', () => {
  const footer = (number: number) => [
    fragmentAt(60, 510, 'Tidewell, confidential', 10),
    fragmentAt(880, 510, String(number), 10),
  ];

  it('holds a picture and no more than the footer of all slides', () => {
    const text = [fragmentAt(60, 40, 'A title', 32), fragmentAt(60, 200, 'A sentence about what we do')];
    const slides = slidesOf(
      [1, 2, 3, 4].map((number) => rawSlide([...(number === 3 ? [] : text), ...footer(number)], { number })),
    );
    expect(slides.map(({ readable }) => readable)).toEqual([true, true, false, true]);
  });

  it('holds a screenshot with a mere caption', () => {
    expect(
      slidesOf([
        rawSlide([fragmentAt(60, 480, 'Figure 1: Editor')], {
          pictures: [{ box: { x: 0, y: 0, width: 0.5, height: 0.8 }, share: 0.4 }],
        }),
      ])[0]?.readable,
    ).toBe(false);
  });

  it('is not one with few words on a plain ground', () => {
    expect(slidesOf([rawSlide([fragmentAt(60, 200, 'Thank you', 40)])])[0]?.readable).toBe(true);
  });

  it('is not one that is blank', () => {
    expect(slidesOf([rawSlide([], { blank: true })])[0]).toMatchObject({ readable: true, lines: [] });
  });

  it('holds text that stands for other letters, and shows none of it', () => {
    expect(slidesOf([rawSlide([fragmentAt(60, 40, '7KH', 32)], { garbled: true })])[0]).toMatchObject({
      readable: false,
      lines: [],
      title: null,
    });
  });
});

describe('a table', () => {
  const row = (y: number, ...cells: string[]) => cells.map((text, column) => fragmentAt(60 + column * 220, y, text));
  const textsOf = (fragments: Fragment[]) =>
    slidesOf([rawSlide(fragments)])[0]?.tables.map(({ rows }) =>
      rows.map((cells) => cells.map((cell) => cell?.text ?? null)),
    );

  it('is told from its rows and columns, with what is left out', () => {
    const table = [
      ...row(200, 'Year', '2025', '2026'),
      ...row(230, 'Revenue', '$0.8M', '$2.4M'),
      ...row(260, 'Utilities', '14'),
    ];
    expect(textsOf([fragmentAt(60, 40, 'Financials', 32), ...table])).toEqual([
      [
        ['Year', '2025', '2026'],
        ['Revenue', '$0.8M', '$2.4M'],
        ['Utilities', '14', null],
      ],
    ]);
  });

  it('compares with marks as well as with figures', () => {
    const table = [
      ...row(200, 'Concern', 'Them', 'Us'),
      ...row(230, 'Offline', '✗', '✓'),
      ...row(260, 'Exports', 'partial', 'yes'),
      ...row(290, 'Audit trail', '✗', '✓'),
    ];
    expect(textsOf(table)?.[0]).toHaveLength(4);
  });

  it('is not what two columns of text are', () => {
    const columns = [200, 222, 244, 266].flatMap((y) => row(y, 'Some words on the left', 'and others on the right'));
    expect(textsOf(columns)).toEqual([]);
  });
});

describe('what a template repeats', () => {
  const repeatedAt = (y: number, lowest: number) =>
    slidesOf(
      ['Our market', 'Our team', 'Our round'].map((title) =>
        rawSlide([
          fragmentAt(60, 40, title, 32),
          fragmentAt(60, y, 'TIDEWELL FOUNDATION'),
          fragmentAt(60, lowest, title),
        ]),
      ),
    ).map(({ lines }) => lines.find(({ text }) => text === 'TIDEWELL FOUNDATION')?.furniture);

  it('is set apart at the foot of the slide', () => {
    expect(repeatedAt(500, 300)).toEqual(Array(3).fill('repeated'));
  });

  it('is set apart at the foot of what is printed, where pages are longer', () => {
    expect(repeatedAt(340, 300)).toEqual(Array(3).fill('repeated'));
  });

  it('is part of the slide where other text stands below it', () => {
    expect(repeatedAt(340, 480)).toEqual(Array(3).fill(undefined));
  });
});

describe('what lawyers put on slides', () => {
  const furnitureOf = (fragments: Fragment[]) =>
    slidesOf([rawSlide(fragments)])[0]?.lines.map(({ furniture }) => furniture);

  it.each([
    'Strictly confidential',
    'Confidential and proprietary | Tidewell Inc.',
    '© 2026 Tidewell Inc. All rights reserved.',
    'This presentation does not constitute an offer to sell securities.',
    'Actual results may differ materially from forward-looking statements.',
  ])('"%s" is set apart', (text) => {
    expect(furnitureOf([fragmentAt(60, 40, 'Our market', 32), fragmentAt(60, 300, text)])).toEqual([
      undefined,
      'legal',
    ]);
  });

  it.each(['Confidential computing for hospitals', 'We hold 3 patents and reserve rights in 12 countries'])(
    '"%s" is what the company does',
    (text) => {
      expect(furnitureOf([fragmentAt(60, 40, 'Our market', 32), fragmentAt(60, 300, text)])).toEqual([
        undefined,
        undefined,
      ]);
    },
  );

  it('a whole slide of small print is set apart, its title with it', () => {
    const print = 'The recipient agrees to rely on its own examination of the company and the terms.';
    const slide = rawSlide([
      fragmentAt(60, 40, 'Disclaimer', 32),
      fragmentAt(60, 200, print),
      fragmentAt(60, 222, print),
    ]);
    const [disclaimer] = slidesOf([slide]);
    expect(disclaimer?.lines.map(({ furniture }) => furniture)).toEqual(Array(3).fill('legal'));
    expect(disclaimer?.readable).toBe(true);
  });

  it('is not what a slide says whose title ends with one of their words', () => {
    const print = 'Those who sail with us expect the same berth in every harbour of the north.';
    const title = [fragmentAt(60, 40, 'The ports are taking', 32), fragmentAt(60, 80, 'notice', 32)];
    expect(furnitureOf([...title, fragmentAt(60, 200, print), fragmentAt(60, 222, print)])).toEqual(
      Array(4).fill(undefined),
    );
  });
});
