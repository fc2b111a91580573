import { expect, it } from '@jest/globals';
import { figuresOf } from './figures.ts';

it.each([
  'In 2024 and 2025 we learned much',
  '2026 is the year of the harbour',
  'Month 6: first harbour signed',
  'On 28 February 2026, in Q3 2025',
  'Since Sept. 12, from 1 Mar on',
  'GPT-4, Web3, B2B, x402 and H1N1',
  'Open 24/7 since 9/11',
  'See slide 4, step 2, figure 3 and version 2.1',
  '1. Paste a link',
  '3 / 11',
  'HTTP 429 is returned',
  'Canada during 911 (Aftermath)',
  'Shipped in the last six months',
  'Heated to 1,000 °C',
])('"%s" measures nothing', (text) => {
  expect(figuresOf(text)).toEqual([]);
});

it.each([
  ['$1.2M a year', 'money', 1_200_000],
  ['€500k', 'money', 500_000],
  ['2.5 million dollars', 'money', 2_500_000],
  ['US$ 4 billion', 'money', 4_000_000_000],
  ['$3,100 each', 'money', 3100],
  ['21% of water', 'percent', 21],
  ['18 percent of them', 'percent', 18],
  ['3.5x faster', 'multiple', 3.5],
  ['10× traffic', 'multiple', 10],
  ['19 days to repair', 'duration', 19],
  ['41 paying fleets', 'count', 41],
  ['8,200 monitored trips', 'count', 8200],
  ['12k users', 'count', 12_000],
  ['30+ products', 'count', 30],
  ['four in ten workers', 'percent', 40],
  ['one in three women', 'percent', 33.3],
  ['two thirds of them', 'percent', 66.6],
  ['KES 96M lent', 'money', 96_000_000],
  ['USD 900K', 'money', 900_000],
  ['₹2.4 lakh crore', 'money', 2_400_000_000_000],
  ['₹8 crore', 'money', 80_000_000],
  ['R$4 a kilo', 'money', 4],
  ['KSh 412M', 'money', 412_000_000],
  ['400 m of beach', 'count', 400],
  ['9 mo payback', 'duration', 9],
  ['patent 11,842,105', 'patent', 11_842_105],
  ['four hospitals', 'few', 4],
  ['Gross margin 54%', 'percent', 54],
  ['Live in 12 markets', 'count', 12],
  ['20 decks a day', 'count', 20],
  ['2012–2021', 'span', 9],
  ['2016 to 23', 'span', 7],
] as const)('"%s" is a %s of %d', (text, kind, value) => {
  expect(figuresOf(text)).toEqual([expect.objectContaining({ kind, value })]);
});

it('finds each of several amounts once', () => {
  expect(
    figuresOf('$19 per trailer, 41 fleets, 118% retention')
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['count', 'money', 'percent']);
});
