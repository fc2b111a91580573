import { describe, expect, it } from '@jest/globals';
import { boxAt } from '../../../../../test/decks/points.ts';
import { at, centred, valuesOf, YEARS } from '../../../../../test/decks/values-of.ts';
import type { Fragment } from '../../child/raw-slide.ts';

describe('a chart', () => {
  it('may name every second category only, and stand beside others like it', () => {
    const chart = (x: number, heading: string, values: readonly string[]) => [
      at(x, 120, heading, 14),
      ...values.map((value, place) => at(x + place * 44, 330 - place * 30, value, 14)),
      ...['2026', '2028', '2030'].map((year, place) => at(x - 6 + place * 88, 400, year, 14)),
    ];
    const values = valuesOf([
      ...chart(80, 'Harbours', ['6', '12', '18', '24', '30']),
      ...chart(360, 'Income', ['3.7', '11.4', '22.7', '35.2', '52.2']),
    ]);
    for (const value of [
      '2026 = 6 (Harbours)',
      'Harbours = 12',
      '2030 = 30 (Harbours)',
      '2028 = 22.7 (Income)',
      'Income = 35.2',
    ])
      expect(values).toContain(value);
  });

  it('may have bars of several series side by side', () => {
    const groups = ['North', 'East', 'South'].flatMap((name, place) => [
      at(120 + place * 200, 420, name, 14),
      ...[0, 1, 2].map((bar) =>
        at(78 + place * 200 + bar * 56, 360 - bar * 30 - place * 20, `${place + 1}${bar + 3}7`, 12),
      ),
    ]);
    const values = valuesOf(groups);
    for (const value of ['North = 137', 'North = 157', 'South = 337', 'South = 357']) expect(values).toContain(value);
  });

  it('may have long bars between its labels and its values', () => {
    const bars = ['North', 'East', 'South'].flatMap((name, row) => [
      at(60, 160 + row * 50, name, 14),
      at(480 + row * 150, 160 + row * 50, `${row + 3}7%`, 14),
    ]);
    expect(valuesOf(bars).toSorted()).toEqual(['East = 47%', 'North = 37%', 'South = 57%']);
  });

  it('has no values along its axis', () => {
    const bars = [
      ['Now and then (3 calls a year)', '$120'],
      ['Often (15 calls a year)', '$600'],
      ['Always (35 calls a year)', '$1,400'],
    ].flatMap(([label = '', value = ''], row) => [
      at(60, 160 + row * 60, label),
      at(320 + row * 80, 160 + row * 60, value),
    ]);
    const ticks = ['$0', '$500', '$1,000', '$1,500'].map((tick, place) => at(300 + place * 110, 340, tick));
    expect(valuesOf([...bars, ...ticks]).toSorted()).toEqual([
      'Always (35 calls a year) = $1,400',
      'Now and then (3 calls a year) = $120',
      'Often (15 calls a year) = $600',
    ]);
  });

  it('is not what lists below prices are', () => {
    const plans = ['₹4,999', '₹14,999', '₹29,999'].flatMap((price, place) => [
      at(80 + place * 280, 140 + (place % 2) * 20, ['Small', 'Middle', 'Large'][place] ?? '', 18),
      at(80 + place * 280, 165 + (place % 2) * 20, price, 30),
      at(80 + place * 280, 220, '✓ Free berths', 12),
      at(80 + place * 280, 240, '✓ Shared cranes', 12),
    ]);
    expect(valuesOf(plans).toSorted()).toEqual(['Large = ₹29,999', 'Middle = ₹14,999', 'Small = ₹4,999']);
  });

  it('is not what two rows of cards are, each with its figure over a short label', () => {
    const rows = [
      ['$489K', 'Dues', '14.3K', 'Calls', '7.6K', 'Ships'],
      ['~$8', 'Cost of a call', '$34', 'Dues of a call', '13.3%', 'Calls again'],
    ];
    const cards = rows.flatMap((row, y) =>
      [0, 1, 2].flatMap((x) => [
        at(80 + x * 260, 150 + y * 140, row[2 * x] ?? '', 36),
        at(80 + x * 260, 204 + y * 140, row[2 * x + 1] ?? '', 12),
      ]),
    );
    expect(valuesOf(cards).toSorted()).toEqual([
      'Calls = 14.3K',
      'Calls again = 13.3%',
      'Cost of a call = ~$8',
      'Dues = $489K',
      'Dues of a call = $34',
      'Ships = 7.6K',
    ]);
  });

  it('may have two bars', () => {
    const bars = [
      centred(300, 460, 'By hand'),
      centred(300, 250, '$120', 18),
      centred(500, 460, 'With us'),
      centred(500, 400, '$12', 18),
    ];
    expect(valuesOf(bars).toSorted()).toEqual(['By hand = $120', 'With us = $12']);
  });

  it('may have two long bars that lie', () => {
    const bars = ['By hand', 'With us'].flatMap((name, row) => [
      at(100, 200 + row * 60, name, 12),
      at(600 - row * 300, 200 + row * 60, `${45 - row * 35} min`, 12),
    ]);
    expect(valuesOf(bars).toSorted()).toEqual(['By hand = 45 min', 'With us = 10 min']);
  });

  it('may have ranges as categories', () => {
    const bars = ['18-24', '25-34', '35-44', '45+'].flatMap((age, place) => [
      centred(200 + place * 120, 460, age),
      centred(200 + place * 120, 380 - ((place * 37) % 90), `${12 + place * 7}%`),
    ]);
    expect(valuesOf(bars).toSorted()).toEqual(['18-24 = 12%', '25-34 = 19%', '35-44 = 26%', '45+ = 33%']);
  });

  it('may have spans of time as categories', () => {
    const points = ['1 year', '2 years', '3 years'].flatMap((span, place) => [
      centred(250 + place * 180, 460, span),
      centred(250 + place * 180, 380 - place * 70, `$${place + 2}.4M`),
    ]);
    expect(valuesOf(points).toSorted()).toEqual(['1 year = $2.4M', '2 years = $3.4M', '3 years = $4.4M']);
  });

  it.each([
    ['with a unit', (tick: number) => `${tick * 5} mln`],
    ['that do not begin at 0', (tick: number) => `$${tick * 20 + 20}k`],
  ])('has numbers %s along its axis, which are no values', (_, tickOf) => {
    const ticks = [0, 1, 2, 3].map((tick) => at(100, 430 - tick * 60, tickOf(tick), 10));
    const bars = YEARS.flatMap((year, place) => [
      centred(200 + place * 140, 470, year),
      centred(200 + place * 140, 400 - place * 60, `${3 + place * 4}.3M`),
    ]);
    expect(valuesOf([...ticks, ...bars]).toSorted()).toEqual([
      '2023 = 3.3M',
      '2024 = 7.3M',
      '2025 = 11.3M',
      '2026 = 15.3M',
    ]);
  });
});

describe('a legend', () => {
  const names = ['Berths', 'Tugs', 'Pilots', 'Cranes'];
  const legend = names.map((name, row) => at(600, 300 + row * 24, name, 12));
  const keyOf = (row: number, ...figures: Fragment[]) => ({
    box: boxAt(588, 304 + row * 24, 6, 6),
    figures: figures.map(({ box }) => box),
  });

  it('names the slices of a pie by their colours', () => {
    const slices = [at(400, 200, '24%', 12), at(380, 330, '42%', 12), at(320, 240, '20%', 12), at(300, 200, '14%', 12)];
    const keys = slices.map((slice, row) => keyOf(row, slice));
    expect(valuesOf([...slices, ...legend], { keys }).toSorted()).toEqual([
      'Berths = 24%',
      'Cranes = 14%',
      'Pilots = 20%',
      'Tugs = 42%',
    ]);
  });

  it('names the series of bars that have a category below them', () => {
    const bars = YEARS.flatMap((year, place) => [
      centred(120 + place * 110, 470, year),
      centred(100 + place * 110, 400 - place * 40, `${place + 2}1`),
      centred(140 + place * 110, 380 - place * 20, `${place + 2}7`),
    ]);
    const of = (digit: string) => bars.filter(({ text }) => text.length === 2 && text.endsWith(digit));
    const keys = [keyOf(0, ...of('1')), keyOf(1, ...of('7'))];
    const values = valuesOf([...bars, ...legend.slice(0, 2)], { keys });
    expect(values).toEqual(expect.arrayContaining(['2023 = 21 (Berths)', '2023 = 27 (Tugs)', '2026 = 57 (Tugs)']));
  });
});

describe('figures in one row with dates', () => {
  it('belong to the dates above them and the name left of them', () => {
    const row = YEARS.flatMap((year, place) => [
      at(300 + place * 120, 140, year, 12),
      at(300 + place * 120, 165, `$${(place + 2) * 13}k`, 12),
    ]);
    expect(valuesOf([at(60, 165, 'Revenue', 12), ...row])).toEqual([
      '2023 = $26k (Revenue)',
      '2024 = $39k (Revenue)',
      '2025 = $52k (Revenue)',
      '2026 = $65k (Revenue)',
    ]);
  });

  it('have labels of their own where a text stands below each', () => {
    const row = [
      ['2025', '$0.4M', 'from three ports'],
      ['2026', '$1.9M', 'from twelve ports'],
      ['2027', '$6.5M', 'from forty ports'],
    ].flatMap(([year = '', money = '', ports = ''], place) => [
      centred(180 + place * 250, 160, year, 16),
      centred(180 + place * 250, 200, money, 26),
      centred(180 + place * 250, 240, ports),
    ]);
    expect(valuesOf(row)).toEqual(
      expect.arrayContaining(['from three ports = $0.4M (2025)', 'from forty ports = $6.5M (2027)']),
    );
  });
});

describe('shares in a list', () => {
  it('are no axis where each has its own text, however evenly they rise', () => {
    const works = ['Berths', 'Cranes', 'Crews', 'Tugs'];
    const lines = works.flatMap((work, row) => [
      at(520, 150 + row * 75, `${40 - row * 10}%`, 26, { bold: true }),
      at(620, 148 + row * 75, work, 14, { bold: true }),
      at(620, 168 + row * 75, 'What the harbour needs most', 11),
    ]);
    expect(valuesOf(lines).map((value) => value.replace(/ \(.*/u, ''))).toEqual(
      works.map((work, row) => `${work} = ${40 - row * 10}%`),
    );
  });
});

describe('lying bars below their labels', () => {
  const shares = [41, 26, 20, 13];
  const lines = ['Fuel for the boats', 'Crew', 'Rent of the quay', 'Pilots'].flatMap((label, row) => [
    at(80, 140 + row * 70, label, 12),
    at(500 - row * 80, 160 + row * 70, `${shares[row]}%`, 12, { bold: true }),
  ]);

  it('have their values at the end', () => {
    const frames = shares.map((_, row) => boxAt(80, 158 + row * 70, 410 - row * 80, 20));
    expect(valuesOf(lines, { frames }).toSorted()).toEqual([
      'Crew = 26%',
      'Fuel for the boats = 41%',
      'Pilots = 13%',
      'Rent of the quay = 20%',
    ]);
  });

  it('are none where all are as long', () => {
    const frames = shares.map((_, row) => boxAt(80, 158 + row * 70, 800, 20));
    expect(valuesOf(lines, { frames })).toEqual([]);
  });
});
