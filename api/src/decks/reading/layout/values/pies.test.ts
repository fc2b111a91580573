import { describe, expect, it } from '@jest/globals';
import { boxAt } from '../../../../../test/decks/points.ts';
import { at, centred, valuesOf } from '../../../../../test/decks/values-of.ts';

/** The slices of a pie around a place in points, with their shares on them and their names around it. */
function pieAt(x: number, slices: readonly (readonly [string, number])[], { inner = 60, outer = 140 } = {}) {
  let turned = 0;
  return slices.flatMap(([name, share]) => {
    const angle = ((turned + share / 2) / 100) * 2 * Math.PI - Math.PI / 2;
    turned += share;
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    const left = across < -0.2 ? name.length * 6 : across > 0.2 ? 0 : name.length * 3;
    return [
      centred(x + inner * across, 293 + inner * down, `${share}%`),
      at(x + outer * across - left, 293 + outer * down, name, 12),
    ];
  });
}

const SLICES = [
  ['Pilots', 40],
  ['New berths', 30],
  ['Harbour software', 20],
  ['Reserve', 10],
] as const;

describe('the shares on the slices of a pie', () => {
  it.each([
    ['beside the pie', {}],
    ['at the end of leader lines', { inner: 80, outer: 200 }],
    ['of a doughnut', { inner: 90, outer: 125 }],
  ])('have the names in their direction, %s', (_, radii) => {
    expect(valuesOf(pieAt(480, SLICES, radii)).toSorted()).toEqual([
      'Harbour software = 20%',
      'New berths = 30%',
      'Pilots = 40%',
      'Reserve = 10%',
    ]);
  });

  it('have the names around their own pie', () => {
    const south = SLICES.map(([name, share]) => [`${name} in the south`, share] as const);
    const values = valuesOf([
      ...pieAt(220, SLICES, { inner: 50, outer: 100 }),
      ...pieAt(740, south, { inner: 50, outer: 100 }),
    ]);
    expect(values).toHaveLength(8);
    expect(values).toEqual(expect.arrayContaining(['Pilots = 40%', 'Reserve in the south = 10%']));
  });

  it('keep labels of their own, as on cards', () => {
    const cards = SLICES.flatMap(([name, share], place) => [
      at(100 + (place % 2) * 300, 150 + (place >> 1) * 150, `${share}%`, 30),
      at(100 + (place % 2) * 300, 190 + (place >> 1) * 150, name, 12),
    ]);
    const frames = [0, 1, 2, 3].map((place) => boxAt(80 + (place % 2) * 300, 140 + (place >> 1) * 150, 260, 90));
    expect(valuesOf(cards, { frames }).toSorted()).toEqual(
      SLICES.map(([name, share]) => `${name} = ${share}%`).toSorted(),
    );
  });
});
