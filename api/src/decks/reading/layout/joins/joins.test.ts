import { describe, expect, it } from '@jest/globals';
import { HEIGHT, WIDTH } from '../../../../../test/decks/points.ts';
import type { Box, Line } from '../../types.ts';
import { FEATURES, measureOf, type Surroundings } from './features.ts';
import { joinsOf } from './joins.ts';
import { pairsOf } from './pairs.ts';

const PAGE: Surroundings = { frames: [], rules: [], bulleted: new Set(), width: WIDTH, height: HEIGHT };

/** A line of this width in points, whose letters are 18 points high. */
const line = (text: string, x: number, y: number, width: number, overrides: Partial<Line> = {}): Line => ({
  text,
  size: 18,
  box: { x: x / WIDTH, y: y / HEIGHT, width: width / WIDTH, height: 20 / HEIGHT },
  ...overrides,
});

/** The texts that lines make when those that continue each other are joined. */
function textsOf(lines: readonly Line[], page: Partial<Surroundings> = {}): string[] {
  const next = joinsOf(lines, { ...PAGE, ...page });
  const continued = new Set(next.values());
  return lines
    .filter((first) => !continued.has(first))
    .map((first) => {
      const texts: string[] = [];
      for (let at: Line | undefined = first; at; at = next.get(at)) texts.push(at.text);
      return texts.join(' ');
    });
}

describe('which lines are read as one', () => {
  it('joins the lines of a sentence', () => {
    const lines = [
      line('Every ship that waits for a berth', 80, 200, 300),
      line('burns eleven tons of fuel and pays', 80, 224, 310),
      line('a fine for the late delivery.', 80, 248, 240),
    ];
    expect(textsOf(lines)).toEqual([lines.map(({ text }) => text).join(' ')]);
  });

  it('joins a label of two short lines, centred below an icon', () => {
    const [first, second] = [line('Real-Time', 100, 300, 80), line('Berth Planning', 78, 322, 124)];
    const others = [line('Fuel', 420, 300, 36), line('Reports', 406, 322, 64)];
    expect(textsOf([first, second, ...others])).toContain('Real-Time Berth Planning');
  });

  it('keeps items of a list apart', () => {
    const items = ['Plan the berth', 'Call the pilot', 'Order the tug', 'Book the crane'];
    const lines = items.map((text, at) => line(text, 80, 200 + at * 40, 130));
    expect(textsOf(lines)).toEqual(items);
  });

  it('keeps items with the same bullet apart, however close and full', () => {
    const items = [
      '• ships wait outside of the port',
      '• and burn eleven tons of fuel a',
      '• day while they wait for berths',
    ];
    const lines = items.map((text, at) => line(text, 80, 200 + at * 22, 320));
    expect(textsOf(lines)).toEqual(items);
  });

  it('begins a text at a bullet, also below a line without one', () => {
    const lines = [
      line('ships wait outside of the port, and', 80, 200, 320),
      line('• burn eleven tons of fuel a day', 80, 222, 310),
    ];
    expect(textsOf(lines)).toEqual(lines.map(({ text }) => text));
  });

  it('keeps a heading and the text below it apart', () => {
    const heading = line('Berth planning', 80, 200, 150, { bold: true, size: 22 });
    const text = [
      line('Our sensors see every ship two days ahead and', 80, 230, 400),
      line('tell the port which berth will be free.', 80, 254, 350),
    ];
    expect(textsOf([heading, ...text])).toEqual(['Berth planning', text.map((own) => own.text).join(' ')]);
  });

  it('keeps addresses apart', () => {
    const lines = [line('Write to the founders at', 80, 200, 220), line('berths@harbour.test', 80, 222, 180)];
    expect(textsOf(lines)).toEqual(lines.map(({ text }) => text));
  });

  it('joins nothing on a page that nobody reads', () => {
    const lines = Array.from({ length: 401 }, (_, at) => line('and so the text goes on and', 80, at * 20, 300));
    expect(joinsOf(lines, PAGE).size).toBe(0);
  });

  it('joins nothing twice where lines lie over each other', () => {
    const lines = Array.from({ length: 200 }, (_, at) =>
      line('one over the other and', 80 + (at % 7), 200 + (at % 11) * 9, 300),
    );
    const next = joinsOf(lines, PAGE);
    expect(new Set(next.values()).size).toBe(next.size);
  });
});

it('every measure has a name', () => {
  const lines = [line('Ports lose a day', 80, 200, 150), line('a week', 80, 222, 60)];
  const pairs = pairsOf(lines, HEIGHT);
  expect(pairs.map(measureOf(lines, pairs, PAGE)).map(({ length }) => length)).toEqual([FEATURES.length]);
});

it('a pair knows whether both lines stand on one card', () => {
  const card = (y: number, height: number): Box => ({
    x: 60 / WIDTH,
    y: y / HEIGHT,
    width: 0.3,
    height: height / HEIGHT,
  });
  const lines = [line('Real-Time', 100, 300, 80), line('Berth Planning', 78, 322, 124)];
  const pairs = pairsOf(lines, HEIGHT);
  const onOneCard = (frames: readonly Box[]) =>
    pairs.map(measureOf(lines, pairs, { ...PAGE, frames })).map((measured) => measured[FEATURES.indexOf('same card')]);
  expect(onOneCard([card(299, 50)])).toEqual([1]);
  expect(onOneCard([card(299, 21), card(321, 21)])).toEqual([0]);
});
