import { describe, expect, it } from '@jest/globals';
import type { Crop } from './crop.ts';
import { newEffort, RegionReader, stateOf } from './passes.ts';
import type { PlacedRow } from './regions.ts';
import { type Mode, type RecognisedLine, SlowPassError } from './tesseract.ts';

const WIDTH = 960;
const HEIGHT = 540;

const crop: Crop = {
  width: WIDTH,
  height: HEIGHT,
  pixelWidth: WIDTH,
  pixelHeight: HEIGHT,
  left: 0,
  top: 0,
  grey: { width: WIDTH, height: HEIGHT, shades: new Uint8Array(WIDTH * HEIGHT).fill(255) },
};

/** A line as the engine reports it, 20 pixels high. */
function line(text: string, { x = 100, y = 100, width = 300, confidence = 92 } = {}): RecognisedLine {
  const bbox = { x0: x, y0: y, x1: x + width, y1: y + 20 };
  return { words: [{ text, confidence, bbox }], bbox } as unknown as RecognisedLine;
}

const row = (x: number, y: number, width: number, marks = 12): PlacedRow => ({
  box: { x: x / WIDTH, y: y / HEIGHT, width: width / WIDTH, height: 20 / HEIGHT },
  marks,
});

type Answers = Partial<Record<Mode, () => RecognisedLine[]>>;

/** Reads a region with an engine that gives these answers. */
async function read(answers: Answers, rows: PlacedRow[]) {
  const recogniser = { linesIn: async (_: unknown, mode: Mode) => answers[mode]?.() ?? [] };
  const means = { effort: newEffort(), rescaled: () => crop };
  const reading = await new RegionReader(recogniser, crop, means).read(rows);
  return { texts: reading.sure.map(({ fragment }) => fragment.text), state: stateOf(reading) };
}

describe('a region', () => {
  it('is partly read, without the line whose digit the passes dispute', async () => {
    const sparse = () => [line('Seventy towns pay us'), line('$50M in sales', { y: 200 })];
    const rows = [row(100, 100, 300), row(100, 200, 300)];
    const disputed = { sparse, line: () => [line('$56M in sales', { x: 10, y: 10 })] };
    expect(await read(disputed, rows)).toEqual({ texts: ['Seventy towns pay us'], state: 'partly' });
    const agreed = { sparse, line: () => [line('$50M in sales', { x: 10, y: 10 })] };
    expect(await read(agreed, rows)).toEqual({ texts: ['Seventy towns pay us', '$50M in sales'], state: 'read' });
  });

  it('is read where the first pass finds nothing but letters seem to be', async () => {
    const answers = { line: () => [line('Harbour pilots', { x: 10, y: 10 })] };
    expect(await read(answers, [row(100, 100, 300)])).toEqual({ texts: ['Harbour pilots'], state: 'read' });
  });

  it('is read anew where the first pass cuts the end of a number', async () => {
    const answers = {
      sparse: () => [line('50,00', { width: 250 })],
      line: () => [line('50,000', { x: 10, y: 10 })],
    };
    expect(await read(answers, [row(100, 100, 300)])).toEqual({ texts: ['50,000'], state: 'read' });
  });

  it('is read line by line after a pass that took too long', async () => {
    const answers = {
      sparse: () => {
        throw new SlowPassError();
      },
      line: () => [line('Harbour pilots', { x: 10, y: 10 })],
    };
    expect(await read(answers, [row(100, 100, 300)])).toEqual({ texts: ['Harbour pilots'], state: 'read' });
  });

  it('is unread when many marks in a row make no words, and empty when they are few', async () => {
    expect(await read({}, [row(100, 100, 300, 12)])).toEqual({ texts: [], state: 'unread' });
    expect(await read({}, [row(100, 100, 60, 4)])).toEqual({ texts: [], state: null });
  });

  it('is not read from patterns that resemble short words', async () => {
    const answers = { sparse: () => [line('ta', { width: 40, confidence: 74 })] };
    expect((await read(answers, [])).texts).toEqual([]);
  });
});
