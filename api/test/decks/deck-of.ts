import { type Tree, treeOf } from '../../src/decks/reading/layout/tree.ts';
import type { Box, Cell, Deck, Line, Slide } from '../../src/decks/reading/types.ts';

const TITLE_SIZE = 32;
const TEXT_SIZE = 18;

function lineOf(text: string, index: number, size: number): Line {
  return {
    text,
    size,
    box: { x: 0.06, y: 0.1 + index * 0.06, width: Math.min(0.88, text.length * 0.012), height: 0.03 },
  };
}

/** Adds regions, tables and values to a slide, as the reader does. */
export const withTree = (slide: Omit<Slide, keyof Tree>): Slide => ({ ...slide, ...treeOf(slide) });

/** A deck in the form that the reader returns, without a file: for each slide its title, then its sentences. */
export function deckOf(slides: readonly (readonly string[])[], overrides: Partial<Slide> = {}): Deck {
  return {
    sha256: '0'.repeat(64),
    language: null,
    slides: slides.map(([title = null, ...sentences], index) =>
      withTree({
        number: index + 1,
        width: 960,
        height: 540,
        turn: 0,
        title,
        lines: [
          ...(title === null ? [] : [lineOf(title, 0, TITLE_SIZE)]),
          ...sentences.map((text, at) => lineOf(text, at + 1, TEXT_SIZE)),
        ],
        pictures: [],
        charts: [],
        hidden: [],
        notes: [],
        language: null,
        readable: true,
        unread: null,
        unreadRegions: [],
        ...overrides,
      }),
    ),
  };
}

const COLUMN = 0.22;
const ROW = 0.08;

/** Where `tableSlide` puts a cell. */
export const cellBox = (row: number, column: number): Box => ({
  x: 0.05 + column * COLUMN,
  y: 0.3 + row * ROW,
  width: 0.18,
  height: 0.03,
});

/** A slide with a table as the reader returns it: lines column by column, and the same text as cells. */
export function tableSlide(number: number, title: string, rows: readonly (readonly string[])[]): Slide {
  const [slide] = deckOf([[title]]).slides;
  if (!slide) throw new Error('A slide is needed');
  const cells = rows.map((row, at) => row.map((text, column): Cell => ({ text, box: cellBox(at, column) })));
  const columns = rows[0]?.map((_, column) => cells.flatMap((row) => row[column] ?? [])) ?? [];
  const lines = columns.flat().map((cell): Line => ({ ...cell, size: 14 }));
  return withTree({ ...slide, number, lines: [...slide.lines, ...lines] });
}
