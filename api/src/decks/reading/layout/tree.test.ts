import { describe, expect, it } from '@jest/globals';
import type { Line } from '../types.ts';
import { treeOf } from './tree.ts';

const slide = { title: null, pictures: [], width: 960, height: 540 };

const pairsOf = (count: number): Line[] =>
  Array.from({ length: count }, (_, at) => [
    { text: `$${at + 1}M`, box: { x: 0.1, y: at / count, width: 0.1, height: 0.5 / count }, size: 12 },
    { text: 'Revenue', box: { x: 0.3, y: at / count, width: 0.1, height: 0.5 / count }, size: 12 },
  ]).flat();

/** Rows of short texts in columns. */
const gridOf = (rows: readonly (readonly string[])[]): Line[] =>
  rows.flatMap((row, down) =>
    row.flatMap((text, across) =>
      text === ''
        ? []
        : [
            {
              text,
              box: { x: 0.1 + 0.3 * across, y: 0.3 + 0.06 * down, width: 0.012 * text.length, height: 0.025 },
              size: 12,
            },
          ],
    ),
  );

const rowsIn = (lines: Line[]) =>
  treeOf({ ...slide, lines }).regions.flatMap(({ blocks }) =>
    blocks.filter(({ role }) => role === 'row').map(({ text }) => text),
  );

describe('a row of a table', () => {
  const rows = [
    ['Raised', 'Use of funds', 'Share'],
    ['$500K', 'Berths', '40%'],
    ['', 'Tugs and pilots', '30%'],
    ['', 'Cranes', '20%'],
  ];

  it('is named by its first text where the first column is empty', () => {
    expect(rowsIn(gridOf(rows))).toContain('Tugs and pilots: 30%');
  });
});

describe('bullets without a text', () => {
  const line = (text: string, y: number): Line => ({
    text,
    box: { x: 0.1, y, width: 0.01 * text.length, height: 0.03 },
    size: 14,
  });

  it('are no texts', () => {
    const lines = [line('•', 0.3), line('• Ships wait for their berths.', 0.34), line('▪', 0.38)];
    const blocks = treeOf({ ...slide, lines }).regions.flatMap((region) => region.blocks);
    expect(blocks.map(({ text }) => text)).toEqual(['• Ships wait for their berths.']);
  });
});

describe('the structure of a crowded page', () => {
  it('binds values on a page that a person would read', () => {
    expect(treeOf({ ...slide, lines: pairsOf(10) }).values).not.toHaveLength(0);
  });

  it('leaves all lines in plain blocks where there are too many to relate', () => {
    const lines = pairsOf(201);
    const { regions, tables, values } = treeOf({ ...slide, lines });
    expect(tables).toHaveLength(0);
    expect(values).toHaveLength(0);
    expect(new Set(regions.flatMap(({ blocks }) => blocks.flatMap((block) => block.lines)))).toEqual(new Set(lines));
  });

  it('takes a drawing of many shapes for no cards', () => {
    const frames = Array.from({ length: 401 }, (_, at) => ({ x: at / 2000, y: at / 2000, width: 0.5, height: 0.5 }));
    const lines = ['Riders wait too long.', 'Drivers wait too.'].map((text, at) => ({
      text,
      box: { x: 0.3, y: 0.3 + at / 20, width: 0.1, height: 0.02 },
      size: 12,
    }));
    const kinds = (count: number) =>
      treeOf({ ...slide, lines, frames: frames.slice(0, count) }).regions.map(({ kind }) => kind);
    expect(kinds(400)).toContain('card');
    expect(kinds(401)).not.toContain('card');
  });
});
