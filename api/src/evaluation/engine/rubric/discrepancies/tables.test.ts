import { describe, expect, it } from '@jest/globals';
import { deckOf, tableSlide } from '../../../../../test/decks/index.ts';
import { createRubricEngine } from '../index.ts';
import { cellValue } from './cells.ts';

const engine = createRubricEngine();

/** What is said of a deck with these tables, each on a slide. */
async function found(...tables: string[][][]) {
  const deck = deckOf([['Tidewell', 'Leak detection for water utilities']]);
  const slides = tables.map((rows, at) => tableSlide(at + 2, 'Financials', rows));
  return (await engine.evaluate({ ...deck, slides: [...deck.slides, ...slides] })).discrepancies;
}
const reasons = async (...tables: string[][][]) => (await found(...tables)).map(({ reason }) => reason);

const YEARS = ['', 'Year 1', 'Year 2', 'Year 3'];
const SALES = [
  YEARS,
  ['Sensors', '$200K', '$600K', '$1.5M'],
  ['Licences', '$100K', '$400K', '$900K'],
  ['Total revenue', '$300K', '$1M', '$2.4M'],
];
const withLast = (rows: string[][], last: string[]) => [...rows.slice(0, -1), last];

describe('a table that does not add up is quoted with the number that would', () => {
  it('a total', async () => {
    const table = withLast(SALES, ['Total revenue', '$300K', '$1M', '$3.2M']);
    const [discrepancy, ...others] = await found(table);
    expect(others).toEqual([]);
    expect(discrepancy).toMatchObject({
      kind: 'arithmetic',
      category: 'Financials & ask',
      name: 'Table total',
      reason: 'On slide 2, Year 3: the sum of the entries is $2.4M, not $3.2M.',
      quotes: [{ slide: 2, quote: 'Total revenue: Year 1 $300K; Year 2 $1M; Year 3 $3.2M' }],
    });
    expect(discrepancy?.quotes[0]?.box).not.toBeNull();
  });

  it.each([
    [
      'a result',
      [
        ['Year', 'Revenue', 'Expenditure', 'Surplus'],
        ['Year 1', '₹0', '₹45 Lakhs', '–₹58.2 Lakhs (planned)'],
        ['Year 2', '₹95 Lakhs', '₹93.5 Lakhs', '₹1.5 Lakhs'],
        ['Year 3', '₹3.9 Crores', '₹1.92 Crores', '₹1.98 Crores'],
      ],
      'On slide 2, Year 1: ₹0 less ₹45 Lakhs is −₹45 Lakhs, not –₹58.2 Lakhs.',
    ],
    [
      'growth',
      [
        ['', '2023', '2024', '2025', '2026'],
        ['Revenue', '$100K', '$300K', '$600K', '$1.5M'],
        ['Growth', '', '200%', '100%', '90%'],
      ],
      'On slide 2, 2026: growth from $600K to $1.5M is 150%, not 90%.',
    ],
    [
      'a price times a volume',
      [
        YEARS,
        ['Customers', '100', '400', '1,000'],
        ['Average price', '$1,000', '$1,200', '$1,500'],
        ['Revenue', '$100K', '$480K', '$2.5M'],
      ],
      'On slide 2, Year 3: 1,000 times $1,500 is $1.5M, not $2.5M.',
    ],
  ])('%s', async (_, table, reason) => {
    expect(await reasons(table)).toEqual([reason]);
  });

  it('and two tables that give one year different revenue', async () => {
    const other = [YEARS, ['Total revenue', '$300K', '$1M', '$4M'], ['Gross margin', '60%', '64%', '70%']];
    expect(await found(SALES, other)).toMatchObject([{ kind: 'contradiction', name: 'Annual revenue' }]);
  });
});

describe('nothing is made of', () => {
  it.each([
    ['a total that comes out', [SALES]],
    ['a total that is rounded', [withLast(SALES, ['Total revenue', '$0.3M', '$1M', '$2.4M'])]],
    ['a total of which an entry is missing', [SALES.map((row, at) => (at === 1 ? ['Sensors', '$200K', '', ''] : row))]],
    [
      'a total that never comes out, because it counts something else',
      [withLast(SALES, ['Total', '$9M', '$7M', '$8M'])],
    ],
    [
      'a total in a column beside numbers that it does not count',
      [
        [
          ['Block', 'Mining', 'Node', 'Total'],
          ['0', '10', '2', '12'],
          ['1000', '8', '2', '10'],
          ['2000', '6', '2', '8'],
        ],
      ],
    ],
    [
      'growth that comes out',
      [
        [
          ['', '2023', '2024', '2025'],
          ['Revenue', '$100K', '$300K', '$600K'],
          ['Growth', '', '200%', '100%'],
        ],
      ],
    ],
    [
      'a price by the month',
      [
        [
          YEARS,
          ['Customers', '100', '400', '1,000'],
          ['Price', '$100', '$100', '$100'],
          ['Revenue', '$120K', '$480K', '$1.2M'],
        ],
      ],
    ],
    [
      'two kinds of revenue',
      [SALES, [YEARS, ['Revenue from licences', '$100K', '$400K', '$900K'], ['Clients', '4', '9', '20']]],
    ],
    [
      'the same year in two currencies',
      [SALES, [YEARS, ['Total revenue', '€280K', '€900K', '€2.1M'], ['Clients', '4', '9', '20']]],
    ],
  ])('%s', async (_, tables) => {
    expect(await reasons(...tables)).toEqual([]);
  });
});

it.each([
  ['$1,250.50', 1250.5, '$'],
  ['€(44,391.00)', -44_391, '€'],
  ['-$212,832', -212_832, '$'],
  ['₹3,00,00,000 (15–20 labs)', 30_000_000, '₹'],
  ['₹1.98 Crores (strong growth)', 19_800_000, '₹'],
  ['412%', 412, '%'],
  ['6,240', 6240, ''],
])('the cell %s is a number', (text, value, unit) => {
  expect(cellValue(text)).toMatchObject({ value, unit });
});

it.each(['€(2,01,985.33)', '1,92,00,00 0', '5–10%', 'Month 12', '$50/month', '—', '15+'])(
  'the cell %s is none',
  (text) => {
    expect(cellValue(text)).toBeNull();
  },
);
