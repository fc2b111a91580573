import { describe, expect, it } from '@jest/globals';
import { boxAt } from '../../../../../test/decks/points.ts';
import { at, centred, valuesOf } from '../../../../../test/decks/values-of.ts';

describe('a figure at the end of an arrow', () => {
  it('shares its label with the one before or after an arrow', () => {
    const change = [at(100, 200, '10 days', 28), at(260, 204, '→', 20), at(330, 200, '2 hours', 28)];
    expect(valuesOf([...change, at(100, 245, 'Time to book a berth', 12)])).toEqual([
      'Time to book a berth = 10 days',
      'Time to book a berth = 2 hours',
    ]);
  });

  it.each([
    ['a drawn line', { rules: [boxAt(180, 218, 130, 2), boxAt(180, 338, 130, 2)] }],
    ['a drawn shape', { frames: [boxAt(180, 206, 130, 24), boxAt(180, 326, 130, 24)] }],
  ])('has the caption in its middle, and the date apart from it (%s)', (_, shapes) => {
    const rows = ['Ports signed', 'Revenue'].flatMap((caption, row) => [
      centred(130, 200 + row * 120, ['10', '$1M'][row] ?? '', 30),
      centred(370, 200 + row * 120, ['80', '$9M'][row] ?? '', 30),
      centred(250, 232 + row * 120, caption),
      centred(130, 242 + row * 120, '2023'),
      centred(370, 242 + row * 120, '2026'),
    ]);
    expect(valuesOf(rows, shapes)).toEqual([
      'Ports signed = 10 (2023)',
      'Ports signed = 80 (2026)',
      'Revenue = $1M (2023)',
      'Revenue = $9M (2026)',
    ]);
  });

  it('keeps the label of its own', () => {
    const ends = ['In the north', 'In the south'].flatMap((label, place) => [
      centred(130 + place * 240, 200, `${place + 1}40`, 30),
      centred(130 + place * 240, 240, label),
    ]);
    const values = valuesOf([...ends, centred(250, 232, 'and on to')], { rules: [boxAt(180, 218, 130, 2)] });
    expect(values).toEqual(['In the north = 140', 'In the south = 240']);
  });
});

describe('a figure beside a factor', () => {
  it('shares its label', () => {
    const rows = [
      ['12', 'months', '×4', 'To install a berth', '3', 'months'],
      ['0.5', 'ships/day', '×150', 'Ships at the quay', '75', 'ships/day'],
    ].flatMap(([before = '', unit = '', factor = '', label = '', after = '', other = ''], row) => [
      centred(120, 150 + row * 140, before, 30),
      centred(120, 186 + row * 140, unit, 9),
      centred(240, 150 + row * 140, factor, 24),
      centred(240, 190 + row * 140, label, 12),
      centred(360, 146 + row * 140, after, 40),
      centred(360, 192 + row * 140, other, 9),
    ]);
    expect(valuesOf(rows)).toEqual(
      expect.arrayContaining([
        'To install a berth = ×4',
        'To install a berth = 12 months',
        'To install a berth = 3 months',
        'ships/day Ships at the quay = 0.5',
        'ships/day Ships at the quay = 75',
      ]),
    );
  });
});

it('a factor between two values of one thing measures it', () => {
  const column = [
    centred(300, 150, 'May 2025', 20),
    centred(300, 176, '2450 berths', 28),
    centred(300, 240, '>16x', 24),
    centred(300, 290, 'May 2023', 15),
    centred(300, 308, '150 berths', 19),
  ];
  expect(valuesOf([...column, at(100, 250, 'Every port', 10)])).toContain('berths = >16x (2450 berths, 150 berths)');
});
