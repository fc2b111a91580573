import { describe, expect, it } from '@jest/globals';
import { deckOf } from '../../../../../test/decks/index.ts';
import { createRubricEngine } from '../index.ts';

const engine = createRubricEngine();
const COVER = ['Tidewell', 'Leak detection for water utilities'];
const found = async (...slides: string[][]) => (await engine.evaluate(deckOf([COVER, ...slides]))).discrepancies;
const reasons = async (...slides: string[][]) => (await found(...slides)).map(({ reason }) => reason);

describe('what does not add up is said with its numbers', () => {
  it.each([
    [['Use of funds', '50% engineering', '40% sales', '20% stock'], 'The shares on slide 2 add up to 110%, not 100%.'],
    [
      ['The ask', 'We raise $2M: 45% sales, 30% engineering and 15% operations.'],
      'The shares on slide 2 add up to 90%, not 100%.',
    ],
    [
      ['Market', 'TAM: $400M', 'SAM: $1.2B', 'SOM: $20M'],
      'SAM is $1.2B, which is more than TAM, $400M, although TAM should include it.',
    ],
    [
      ['Market', 'TAM: 400M euros', 'SAM: €1.2B'],
      'SAM is €1.2B, which is more than TAM, €400M, although TAM should include it.',
    ],
    [
      ['Market', 'TAM: SEK 40M', 'SAM: SEK 90M'],
      'SAM is SEK 90M, which is more than TAM, SEK 40M, although TAM should include it.',
    ],
    [
      ['Market', 'TAM $2B, SAM $300M, SOM $450M'],
      'SOM is $450M, which is more than SAM, $300M, although SAM should include it.',
    ],
    [
      ['Market', '2.6M hydrants at $460 a year is a market of $3.4B'],
      'On slide 2, 2.6M times $460 is $1.2B, not $3.4B.',
    ],
    [
      ['Traction', 'Revenue grew 240% from $1.0M to $2.0M in 2025'],
      'On slide 2, from $1.0M to $2.0M is +100%, not 240%.',
    ],
    [['Traction', 'Sensors tripled from 1,000 to 2,000 in 2025'], 'On slide 2, from 1,000 to 2,000 is 2×, not 3×.'],
    [
      ['Market', 'Demand grows from $50B in 2020 to $95B in 2026 at a CAGR of 30%'],
      'On slide 2, from $50B to $95B is +11.3% a year, not 30%.',
    ],
    [
      ['Business model', '400 utilities at $3,000 a year is revenue of $2.4M'],
      'On slide 2, 400 times $3,000 is $1.2M, not $2.4M.',
    ],
    [['Market', 'We can win 2% of a €560M market, so €17M'], 'On slide 2, 2% of €560M is €11.2M, not €17M.'],
    [
      ['Market segments', '45% utilities', '40% industry', '35% agriculture'],
      'The shares on slide 2 add up to 120%, not 100%.',
    ],
  ])('%j', async (slide, reason) => {
    expect(await reasons(slide)).toEqual([reason]);
  });
});

describe('what cannot both hold is quoted from both slides', () => {
  it.each([
    ['Amount raised', ['The ask', 'Raising $3M'], ['Summary', 'Raising $5M for 18 months']],
    ['Amount raised', ['The ask', 'Raising US$3M'], ['Summary', 'Raising $5M for 18 months']],
    ['Amount raised', ['The round', 'Pre-seed · Seeking $500K–$2M'], ['The ask', 'We’re raising $150–300K pre-seed']],
    [
      'Size of the market',
      ['Market', 'The market is worth $12.4 billion'],
      ['Summary', 'We address an $8 billion market'],
    ],
    [
      'Size of the market',
      ['Market', 'The leak detection market is worth $12.4 billion'],
      ['Summary', 'We enter an $8 billion leak detection market'],
    ],
    ['TAM', ['Market', 'TAM: $12.4 billion'], ['Summary', 'A TAM of $8 billion']],
    ['Gross margin', ['Business model', 'Gross margin of 82%'], ['Financials', 'Gross margin is 64%']],
    ['Annual recurring revenue', ['Traction', '$1.1M ARR, May 2026'], ['Summary', '$1.4M ARR, May 2026']],
    ['Paying customers', ['Traction', '14 paying utilities'], ['Summary', '41 paying utilities']],
    ['Annual revenue', ['Traction', 'Revenue of $0.8M in 2025'], ['Financials', 'Revenue was $1.3M in 2025']],
    ['Size of the team', ['Team', 'A team of 9'], ['The ask', 'Our team of 14 is in Leeds']],
    ['Founding', ['About us', 'Founded in 2024 in Leeds'], ['Traction', '12 customers live since 2021']],
  ])('%s', async (name, a, b) => {
    const [discrepancy, ...others] = await found(a, b);
    expect(others).toEqual([]);
    expect(discrepancy).toMatchObject({ name });
    expect(discrepancy?.quotes.map(({ slide, quote }) => [slide, quote])).toEqual([
      [2, a[1]],
      [3, b[1]],
    ]);
    for (const { box } of discrepancy?.quotes ?? []) expect(box).not.toBeNull();
  });

  it('a result from after the date on the cover', async () => {
    const deck = deckOf([
      ['Tidewell', 'Seed deck, March 2026'],
      ['Traction', '41 customers in September 2026'],
    ]);
    const { discrepancies } = await engine.evaluate(deck);
    expect(discrepancies).toMatchObject([{ kind: 'date', name: 'Deck date' }]);
  });

  it('and takes the best score away, with what to do first', async () => {
    const result = await engine.evaluate(
      deckOf([
        COVER,
        ['Traction', '14 paying utilities at Marlow Water and others', '126% net retention in 2025'],
        ['Summary', 'We have 41 paying utilities'],
      ]),
    );
    const traction = result.scores.find(({ category }) => category === 'Traction & engagement');
    expect(traction?.score).toBe(7);
    expect(traction?.missing[0]).toMatchObject({ rule: 'Consistency', reason: expect.stringMatching(/14.*41/) });
    expect(result.next_steps).toContainEqual(expect.objectContaining({ title: 'Resolve the inconsistency', slide: 3 }));
  });
});

describe('nothing is made of', () => {
  it.each([
    ['shares that come to 100%', [['Use of funds', '50% engineering', '30% sales', '20% stock']]],
    ['shares rounded to whole numbers', [['Use of funds', '33% engineering', '33% sales', '33% stock']]],
    ['other percentages beside the ask', [['The ask', '20% equity', '8% discount', '12% of it committed']]],
    ['a market within its parts', [['Market', 'TAM: $1.2B', 'SAM: $310M', 'SOM: $42M']]],
    ['parts in two currencies', [['Market', 'TAM: $40M', 'SAM: £310M']]],
    ['parts in two kinds of dollars', [['Market', 'TAM: US$40M', 'SAM: R$310M']]],
    [
      'an amount in two currencies',
      [
        ['The ask', 'Raising $3.3M'],
        ['Summary', 'Raising €3M for 18 months'],
      ],
    ],
    ['a product that comes out', [['Market', '2.6M hydrants at $460 a year is a market of $1.2B']]],
    ['a product by the month', [['Market', '10,000 clinics at $500 a month is a market of $60M']]],
    ['growth that comes out', [['Traction', 'Revenue grew 100% from $1.0M to $2.0M in 2025']]],
    [
      'growth by the year that comes out',
      [['Market', 'Demand grows from $50B in 2020 to $95B in 2026, a CAGR of 11%']],
    ],
    [
      'growth by the year counted from the year after',
      [['Market', 'From $50B in 2020 to $95B in 2026, a CAGR of 13.7%']],
    ],
    [
      'a price times a volume that comes out',
      [['Business model', '400 utilities at $3,000 a year is revenue of $1.2M']],
    ],
    ['a share of an amount that comes out', [['Market', 'We can win 2% of a €560M market, so €11M']]],
    ['market segments without the smallest', [['Market segments', '45% utilities', '30% industry', '15% agriculture']]],
    [
      'shares of which one is described at length',
      [['Use of funds', 'Engineering 50%', 'Team and owners 20%', 'Stock 20%', 'Sales 10%, up from 4% before']],
    ],
    [
      'shares shown by a chart and a list',
      [['Use of funds', 'Engineering: 50%', 'Sales: 30%', 'Stock: 20%', '• Engineering (50%)']],
    ],
    [
      'the market now and in some years',
      [
        ['Market', 'The market is worth $8 billion'],
        ['Summary', 'The market will be worth $12.4 billion by 2030'],
      ],
    ],
    [
      'the market in two years',
      [
        ['Market', 'The market was worth $8 billion in 2022'],
        ['Summary', 'In 2025 the market was worth $12.4 billion'],
      ],
    ],
    [
      'the markets of two regions',
      [
        ['Market', 'The global market is worth $12.4 billion'],
        ['Summary', 'The European market is worth $8 billion'],
      ],
    ],
    [
      'two markets',
      [
        ['Market', 'The leak detection market is worth $8 billion'],
        ['Why now', 'The smart meter market is worth $12.4 billion'],
      ],
    ],
    [
      'layers of a market',
      [
        ['Market', 'TAM: $12.4 billion'],
        ['Summary', 'A SAM of $8 billion'],
      ],
    ],
    [
      'two rounds',
      [
        ['The ask', 'Raising $3M seed'],
        ['Roadmap', 'We are raising $12M Series A in 2028'],
      ],
    ],
    [
      'ranges that overlap',
      [
        ['The ask', 'Raising $2–3M'],
        ['Summary', 'Raising $2.5M for 18 months'],
      ],
    ],
    [
      'a rival’s revenue',
      [
        ['Competition', 'Aquarius has $9M ARR'],
        ['Traction', '$1.1M ARR'],
      ],
    ],
    [
      'a target and what became of it',
      [
        ['Roadmap', 'Target: revenue of $2M in 2025'],
        ['Traction', 'Revenue was $1.3M in 2025'],
      ],
    ],
    [
      'revenue of a country',
      [
        ['Traction', 'Revenue was $1.3M in 2025'],
        ['Growth', 'Revenue in Germany was $0.4M in 2025'],
      ],
    ],
    [
      'two scenarios',
      [
        ['Financials', 'Conservative: revenue of $2M in 2027'],
        ['Summary', 'Revenue of $5M in 2027'],
      ],
    ],
    ['an amount whose scale is unusual', [['Market', 'SAM: ₹3.4 K Cr', 'SOM: ₹68 Cr']]],
    ['a share that is no growth', [['Traction', 'From 14 to 40 sites, 35% of them in Germany']]],
    [
      'two dates',
      [
        ['Traction', '$1.1M ARR, May 2026'],
        ['Summary', '$0.4M ARR, May 2025'],
      ],
    ],
    [
      'a plan',
      [
        ['Traction', '14 paying utilities'],
        ['The ask', 'Our plan: 40 paying utilities'],
      ],
    ],
    [
      'rounding',
      [
        ['The ask', 'Raising $3.5M'],
        ['Summary', 'Raising $3.45M for 18 months'],
      ],
    ],
    [
      'revenue of two years',
      [
        ['Financials', 'Revenue was $0.3M in 2024'],
        ['Traction', 'Revenue of $0.8M in 2025'],
      ],
    ],
    [
      'a founder’s earlier company',
      [
        ['Team', 'Ann Lee founded Vexel in 2024'],
        ['Traction', '12 customers live since 2021'],
      ],
    ],
    ['a rule that comes later than the deck', [['Why now', 'From January 2027 loss must be reported']]],
  ])('%s', async (_, slides) => {
    expect(await found(...slides)).toEqual([]);
  });
});

describe('what is no contradiction is not reported', () => {
  it.each([
    ['shares of which a row was not read', [['Use of funds', '45% engineering', '15% sales', '10% stock']]],
    [
      'what the round leads to, beside what is there',
      [
        ['At a glance', 'Raising $2.5M bridge to $10M in annual recurring revenue'],
        ['Traction', 'Actual: $1.2M annual recurring revenue'],
      ],
    ],
  ])('%s', async (_, slides) => {
    expect(await found(...slides)).toEqual([]);
  });
});
