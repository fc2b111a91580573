import { describe, expect, it } from '@jest/globals';
import { boxAt } from '../../../../../test/decks/points.ts';
import { at, blocksOf, centred, slideOf, told, valuesOf, YEARS } from '../../../../../test/decks/values-of.ts';

describe('a large figure', () => {
  it.each(['60,7M', '5–8%', '$52–65B', '50 Million', '<20min', '₹250Cr+', '4.8/5', '3.2x', '1 in 5'])(
    '%s is bound to the small label below it',
    (figure) => {
      expect(valuesOf([at(100, 200, figure, 40), at(100, 252, 'Berths booked', 12)])).toEqual([
        `Berths booked = ${figure}`,
      ]);
    },
  );

  it('is bound to the label above it where all figures have theirs above', () => {
    const stack = ['Pilots', 'Tugs', 'Cranes'].flatMap((label, row) => [
      at(100, 120 + row * 120, label, 12),
      at(100, 140 + row * 120, `${row + 2}0M`, 36),
      at(100, 190 + row * 120, '(in the north)', 10),
    ]);
    expect(valuesOf(stack).toSorted()).toEqual([
      'Cranes (in the north) = 40M',
      'Pilots (in the north) = 20M',
      'Tugs (in the north) = 30M',
    ]);
  });

  it('stays with the label on its own card', () => {
    const cards = ['Ports', 'Ships', 'Crews'].flatMap((label, place) => [
      at(80 + place * 300, 200, `${place + 1}00+`, 36),
      at(80 + place * 300, 250, label, 12),
    ]);
    const frames = [0, 1, 2].map((place) => boxAt(60 + place * 300, 180, 260, 120));
    expect(valuesOf(cards, { frames })).toEqual(['Ports = 100+', 'Ships = 200+', 'Crews = 300+']);
  });

  it('on a plate of its own is bound to the label below the plate, as in circles of three sizes', () => {
    const sizes = [200, 160, 110];
    const circles = sizes.map((size, place) => boxAt(200 + place * 260 - size / 2, 320 - size, size, size));
    const texts = ['All harbours', 'Those we reach', 'Our first ports'].flatMap((label, place) => [
      centred(200 + place * 260, 300 - (sizes[place] ?? 0) / 2, `${3 - place}00`, 32),
      ...(place > 0 ? [centred(200 + place * 260, 334 - (sizes[place] ?? 0) / 2, `($${9 - place}B)`, 12)] : []),
      centred(200 + place * 260, 375, label, 14),
    ]);
    expect(valuesOf(texts, { frames: circles }).toSorted()).toEqual([
      'All harbours = 300',
      'Our first ports = ($7B)',
      'Our first ports = 100',
      'Those we reach = ($8B)',
      'Those we reach = 200',
    ]);
    expect(valuesOf(texts.slice(0, 2), { frames: circles.slice(0, 1) })).toEqual([]);
  });

  it('is bound to its label far away in the same row', () => {
    const rows = [at(60, 200, 'Total addressable market'), at(60, 290, 'What we can serve'), at(60, 380, 'Our part')];
    const figures = [at(560, 190, '200M', 28), at(570, 280, '40M', 28), at(580, 370, '2M', 28)];
    expect(valuesOf([...rows, ...figures]).toSorted()).toEqual([
      'Our part = 2M',
      'Total addressable market = 200M',
      'What we can serve = 40M',
    ]);
  });

  it('takes its unit from the text beside it', () => {
    expect(valuesOf([at(100, 200, '₹4,999', 32), at(100, 240, '/month', 12), at(100, 180, 'Starter', 14)])).toEqual([
      'Starter = ₹4,999 /month',
    ]);
  });

  it.each(['.99/mo', ',90'])('takes its cents from the small text beside it (%s)', (cents) => {
    expect(valuesOf([at(100, 180, 'Starter', 14), at(100, 200, '$14', 40), at(168, 224, cents, 14)])).toEqual([
      `Starter = $14${cents}`,
    ]);
  });

  it.each(['months', 'times'])('takes its unit from the line below it (%s)', (unit) => {
    const circles = ['Runway', 'Payback'].flatMap((label, place) => [
      centred(200 + place * 250, 200, `${place + 1}2`, 40),
      centred(200 + place * 250, 250, unit, 12),
      centred(200 + place * 250, 320, label),
    ]);
    expect(valuesOf(circles).toSorted()).toEqual([`Payback = 22 ${unit}`, `Runway = 12 ${unit}`]);
  });

  it('is no value when it counts steps', () => {
    const steps = [1, 2, 3].flatMap((step) => [at(100 * step, 200, `${step}`, 36), at(100 * step, 250, 'Do it', 12)]);
    expect(valuesOf(steps)).toEqual([]);
  });
});

describe('a value in its own line', () => {
  it.each([
    ['3000 Screens', 'Screens = 3000'],
    ['12 pilots', 'pilots = 12'],
    ['ARR: $2M', 'ARR = $2M'],
    ['• Marketing 40%', 'Marketing = 40%'],
    ['Engineering – $1.2M', 'Engineering = $1.2M'],
    ['Engineering (40%)', 'Engineering = 40%'],
    ['Q1 2026 close', 'close = Q1 2026'],
    ['38% more berths (Q3 2025)', 'more berths (Q3 2025) = 38%'],
    ['Pilots (10%)', 'Pilots = 10%'],
    ['Test & pilots (May 2025)', 'Test & pilots = May 2025'],
  ])('%s', (line, value) => {
    expect(valuesOf([at(100, 200, line)])).toEqual([value]);
  });

  it('may be the date beside a name, which dates the slide', () => {
    expect(valuesOf([at(100, 200, 'Anna Berg & Bert Cole · July 2025')])).toEqual([
      'What the harbour needs = July 2025',
    ]);
  });

  it('goes on in the line below', () => {
    expect(valuesOf([at(100, 200, '40% reduction', 15), at(90, 222, 'in changes between berths at sea', 12)])).toEqual([
      'reduction = 40% (in changes between berths at sea)',
    ]);
  });

  it('has a label without the other values in its parentheses', () => {
    expect(valuesOf([at(100, 200, 'Pilots of the north (10%, $150k)')])).toEqual([
      'Pilots of the north = 10%',
      'Pilots of the north = $150k',
    ]);
  });

  it('is not headed by a line of its list in bold', () => {
    const lines = ['On sale 60%', 'Team 25%', 'Reserve 15%'].map((line, row) =>
      at(100, 200 + row * 40, line, 14, row === 0 ? { bold: true } : {}),
    );
    expect(valuesOf(lines)).toEqual(['On sale = 60%', 'Team = 25%', 'Reserve = 15%']);
  });

  it('is not taken out of a sentence', () => {
    expect(valuesOf([at(100, 200, 'We moved 40 ships in our first month.')])).toEqual([]);
  });
});

describe('a figure with more than one text beside it', () => {
  it('has the year below it as context', () => {
    const bars = ['$20bn', '$47bn'].flatMap((figure, place) => [
      at(100 + place * 200, 200, figure, 36),
      at(100 + place * 200, 244, '2027', 18),
      at(100 + place * 200, 270, place === 0 ? 'Trade of the north' : 'Trade of the south', 12),
    ]);
    expect(valuesOf(bars)).toEqual(['Trade of the north = $20bn (2027)', 'Trade of the south = $47bn (2027)']);
  });

  it('has a label that begins above its line', () => {
    const label = [at(60, 200, 'Obtainable market (SOM):'), at(60, 217, 'what we can reach')];
    expect(valuesOf([...label, at(560, 212, '2M', 26)])).toEqual(['Obtainable market (SOM): what we can reach = 2M']);
  });

  it('has the label in a frame above it', () => {
    const frames = [boxAt(90, 150, 150, 40)];
    const label = [at(100, 155, 'Signed and said', 12), at(130, 170, 'orders', 12)];
    expect(valuesOf([...label, at(110, 230, 'US$731K', 20)], { frames })).toEqual(['Signed and said orders = US$731K']);
  });
});

describe('a figure on a card', () => {
  const frames = [0, 1].map((place) => boxAt(60 + place * 420, 140, 380, 240));

  it('is named by what heads the card, in however many texts', () => {
    const cards = ['Port owners', 'Ship owners'].flatMap((name, place) => [
      at(80 + place * 420, 150, `Phase ${place + 1}`, 12, { bold: true }),
      at(80 + place * 420, 175, name, 14, { bold: true }),
      at(80 + place * 420, 250, 'Market size', 11),
      at(80 + place * 420, 266, `$${place + 3}2B`, 14, { bold: true }),
      at(260 + place * 420, 250, 'Growth', 11),
      at(260 + place * 420, 266, `${place + 4}3% (2025-2030)`, 14, { bold: true }),
      at(80 + place * 420, 300, 'Users', 11),
      at(80 + place * 420, 316, `${place + 5},000`, 14, { bold: true }),
      at(260 + place * 420, 300, 'Price', 11),
      at(260 + place * 420, 316, `$${place + 6}0/month`, 14, { bold: true }),
    ]);
    expect(valuesOf(cards, { frames })).toEqual(
      expect.arrayContaining([
        'Market size = $32B (Phase 1, Port owners)',
        'Growth (2025-2030) = 43% (Phase 1, Port owners)',
        'Price = $60/month (Phase 1, Port owners)',
        'Users = 6,000 (Phase 2, Ship owners)',
        'Market size = $42B (Phase 2, Ship owners)',
      ]),
    );
  });

  it('is named by the years that head the card, which have no event', () => {
    const cards = ['2024-2025', '2026-2027'].flatMap((years, place) => [
      at(180 + place * 420, 150, years, 16, { bold: true }),
      at(80 + place * 420, 200, 'Harbour', 12),
      at(80 + place * 420, 215, 'dues', 12),
      at(200 + place * 420, 202, `${place + 6}0%`, 18),
      at(80 + place * 420, 300, 'Ship', 12),
      at(80 + place * 420, 315, 'repairs', 12),
      at(200 + place * 420, 302, `${4 - place}0%`, 18),
    ]);
    expect(valuesOf(cards, { frames }).toSorted()).toEqual([
      'Harbour dues = 60% (2024-2025)',
      'Harbour dues = 70% (2026-2027)',
      'Ship repairs = 30% (2026-2027)',
      'Ship repairs = 40% (2024-2025)',
    ]);
  });

  it('is not headed by the lines of its list', () => {
    const lines = ['Flyers - £200', 'Billboards - £300'].map((line, row) => at(80, 160 + row * 30, line, 14));
    expect(valuesOf([...lines, at(80, 340, 'for one spring', 11)], { frames })).toEqual([
      'Flyers = £200',
      'Billboards = £300',
    ]);
  });

  it('may stand on a picture of the card, between what names it and what goes with it', () => {
    const boxes = [0, 1].map((place) => boxAt(60 + place * 420, 150, 380, 120));
    const cards = ['Calm year (60%)', 'Stormy year (40%)'].flatMap((name, place) => [
      centred(250 + place * 420, 160, name, 9),
      centred(250 + place * 420, 172, `$${9 - place}K`, 18, { bold: true }),
      centred(250 + place * 420, 200, `$2${place}K/mo of dues`, 10),
    ]);
    const pictures = boxes.map((box) => ({ box, share: box.width * box.height }));
    const values = valuesOf(cards, { pictures });
    expect(values).toEqual(
      expect.arrayContaining(['Calm year (60%) = $9K ($20K/mo of dues)', 'Stormy year (40%) = $8K ($21K/mo of dues)']),
    );
    expect(values).toContain('of dues = $20K/mo (Calm year (60%))');
  });

  it('may reach into the box of its label, where it is very large', () => {
    const lines = [at(100, 200, '76%', 140, { box: boxAt(100, 200, 250, 150) }), at(100, 323, 'of all ships wait', 52)];
    expect(valuesOf(lines)).toEqual(['of all ships wait = 76%']);
  });

  it('may have a word of its own, set off from what it measures', () => {
    const cards = ['A day at the quay', 'A week at the quay'].flatMap((label, place) => [
      centred(250 + place * 420, 230, `4${place}6 crates`, 14, { bold: true }),
      centred(250 + place * 420, 252, label, 13),
    ]);
    expect(valuesOf(cards, { frames })).toEqual(['crates A day at the quay = 406', 'crates A week at the quay = 416']);
  });
});

describe('a figure in a row of figures', () => {
  it('has its name as label, and the smaller text below as context', () => {
    const row = ['23K', '~2%', '300'].flatMap((figure, place) => [
      centred(200 + place * 280, 200 + (place % 2) * 4, figure, 40),
      centred(200 + place * 280, 260, ['Ports', 'Listed', 'Lending'][place] ?? '', 18, { bold: true }),
      centred(200 + place * 280, 284, `of the ${['many', 'few', 'all'][place]} in the north`, 12),
    ]);
    expect(valuesOf(row).toSorted()).toEqual([
      'Lending = 300 (of the all in the north)',
      'Listed = ~2% (of the few in the north)',
      'Ports = 23K (of the many in the north)',
    ]);
  });

  it('may have a label of single letters', () => {
    const row = ['R&D', 'Sales'].flatMap((name, place) => [
      at(200 + place * 300, 200, name, 14, { bold: true }),
      at(200 + place * 300, 218, `0.${place + 5}`, 14),
    ]);
    expect(valuesOf(row)).toEqual(['R&D = 0.5', 'Sales = 0.6']);
  });

  it('has the text below it as context where its label stands above, also in rows of cards', () => {
    const shares = ['Seed round', 'Team', 'Partners', 'Reserve'].flatMap((name, place) => {
      const [x, y] = [100 + (place % 2) * 300, 150 + Math.floor(place / 2) * 130];
      return [at(x, y, name, 12), at(x, y + 20, `${place + 2}5%`, 48), at(x, y + 76, `${place + 2}0M shares`, 16)];
    });
    expect(valuesOf(shares).filter((value) => value.includes('%'))).toEqual([
      'Seed round = 25% (20M shares)',
      'Team = 35% (30M shares)',
      'Partners = 45% (40M shares)',
      'Reserve = 55% (50M shares)',
    ]);
  });

  it('has the text above it as context where its label goes on below', () => {
    const lines = [
      centred(480, 150, 'We save', 20),
      centred(480, 180, '40%', 60),
      centred(480, 250, 'of the time', 20),
    ];
    expect(valuesOf(lines)).toEqual(['of the time = 40% (We save)']);
  });

  it('may have a label that names a value of its own', () => {
    const bars = ['Team', 'Tools'].flatMap((name, row) => [
      at(80, 150 + row * 80, `${name} — ${60 - row * 20}%`, 14),
      at(80, 172 + row * 80, `$${6 - row * 2}00,000`, 11),
    ]);
    expect(valuesOf(bars)).toEqual(expect.arrayContaining(['Team — 60% = $600,000', 'Team = 60%', 'Tools = 40%']));
  });

  it('is in the column of the date that heads it, also further down', () => {
    const columns = ['2024', '2025', '2026'].flatMap((year, place) => [
      centred(200 + place * 280, 130, year, 18),
      centred(200 + place * 280, 170, `$${place + 1}M`, 28),
      centred(200 + place * 280, 210, 'revenue'),
      centred(200 + place * 280, 250, `${(place + 2) * 20}`, 28),
      centred(200 + place * 280, 290, 'ports'),
    ]);
    expect(valuesOf(columns)).toEqual(expect.arrayContaining(['revenue = $1M (2024)', 'ports = 80 (2026)']));
  });

  it('is not the remark below the label of another one', () => {
    const columns = ['Angel round', 'Trips a year', 'Revenue'].flatMap((label, place) => [
      centred(200 + place * 280, 300 - place * 2, ['$500K', '80K', '$2M'][place] ?? '', 20 + place * 4),
      centred(200 + place * 280, 420, label, 20),
      centred(200 + place * 280, 452, ['initial stake', 'all in one port', 'over 12 months'][place] ?? '', 9),
    ]);
    const frames = [0, 1, 2].map((place) => boxAt(80 + place * 280, 260, 240, 230));
    expect(valuesOf(columns, { frames })).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Angel round = \$500K/),
        expect.stringMatching(/^Trips a year = 80K/),
        expect.stringMatching(/^Revenue = \$2M/),
      ]),
    );
  });

  it('is not named by the label above its own', () => {
    const rows = ['Revenue', 'Ports', 'Crew'].flatMap((name, row) => [
      at(80, 140 + row * 100, ['$4.2M', '120', '36'][row] ?? '', 28, { bold: true }),
      at(220, 140 + row * 100, name, 14, { bold: true }),
      at(220, 160 + row * 100, `some more words ${row}`, 11),
    ]);
    expect(valuesOf(rows)).toEqual([
      'Revenue = $4.2M (some more words 0)',
      'Ports = 120 (some more words 1)',
      'Crew = 36 (some more words 2)',
    ]);
  });

  it('needs no text beside it where it has words of its own', () => {
    const text = at(420, 204, 'We hire pilots for the north', 14);
    expect(valuesOf([at(100, 200, '$300K seed round', 24), text])).toEqual(['seed round = $300K']);
  });
});

it('the rate of interest beside a share is no month', () => {
  const rates = ['Northern Bank', 'Southern Bank'].flatMap((bank, row) => [
    at(60, 200 + row * 80, bank, 16, { bold: true }),
    at(860, 200 + row * 80, `${9 + row * 3}.5%`, 14),
    at(870, 216 + row * 80, 'APR', 14),
  ]);
  expect(valuesOf(rates).some((value) => value.endsWith('= APR'))).toBe(false);
});

describe('numbers that are close to each other', () => {
  it('are values also where there are three, if the first one is no early step', () => {
    const cards = ['harbours', 'pilots', 'tugs'].flatMap((name, place) => [
      at(100 + place * 250, 200, `${11 + place}`, 36),
      at(100 + place * 250, 250, name, 12),
    ]);
    expect(valuesOf(cards)).toEqual(['harbours = 11', 'pilots = 12', 'tugs = 13']);
  });

  it('are values unless they count steps', () => {
    const cards = [
      at(100, 200, '30', 36),
      at(100, 250, 'harbours', 12),
      at(400, 200, '31', 36),
      at(400, 250, 'pilots', 12),
    ];
    expect(valuesOf(cards)).toEqual(['harbours = 30', 'pilots = 31']);
  });
});

describe('what a slide says', () => {
  it('holds the label of each figure', () => {
    expect(blocksOf([at(100, 180, 'Amount raised', 12), at(100, 200, '$1.5M', 36)])).toContain('Amount raised: $1.5M');
    expect(blocksOf([at(100, 200, '$1.5M', 36), at(100, 250, 'raised so far', 12)])).toContain('$1.5M raised so far');
  });

  it('has each line in one block', () => {
    const { lines, regions } = slideOf([
      at(100, 180, 'Amount raised', 12),
      at(100, 200, '$1.5M', 36),
      at(500, 180, '• A list item that goes on'),
      at(512, 198, 'in the next line'),
      at(500, 216, '• Another one'),
    ]);
    const held = regions.flatMap(({ blocks }) => blocks.flatMap((block) => block.lines));
    expect(held).toHaveLength(lines.length);
    expect(new Set(held)).toEqual(new Set(lines));
    expect(regions.flatMap(({ blocks }) => blocks.map(({ text }) => text))).toContain(
      '• A list item that goes on in the next line',
    );
  });
});

describe('numbers that measure nothing', () => {
  it('are those of headings', () => {
    const headings = ['1. Berths', '2. Tugs'].flatMap((heading, row) => [
      at(60, 120 + row * 150, heading, 22),
      at(60, 160 + row * 150, 'Ships wait outside because nobody knows which berth is free, day after day.', 12),
    ]);
    expect(valuesOf(headings)).toEqual([]);
  });

  it('are those of names in bold over smaller texts', () => {
    const names = ['1. Northern Berth', '2. Southern Berth'].flatMap((name, row) => [
      at(60, 150 + row * 80, name, 14, { bold: true }),
      at(60, 170 + row * 80, 'Most ships of all', 12),
    ]);
    expect(valuesOf(names)).toEqual([]);
  });

  it('are those within a word', () => {
    expect(valuesOf([at(60, 150, '35 ports run by a 4-person team', 14)])).toEqual([
      'ports run by a 4-person team = 35',
    ]);
  });

  it('are those of the parts of a section', () => {
    const parts = ['Berths', 'Tugs', 'Pilots'].flatMap((name, place) => [
      centred(200 + place * 250, 200 + place * 4, `4.0${place + 1}`, 28),
      centred(200 + place * 250, 260, name),
    ]);
    expect(valuesOf(parts)).toEqual([]);
  });

  it('are shares on the slices of a pie next to other shares', () => {
    const slices = [
      ['20%', '24%'],
      ['6%', '31%'],
      ['8%', '11%'],
    ].flatMap(([left = '', right = ''], row) => [
      at(200, 200 + row * 40, left, 12),
      at(320, 200 + row * 40, right, 12),
    ]);
    expect(valuesOf(slices)).toEqual([]);
  });

  it('are those of items in a table', () => {
    const rows = ['01', '02', '03'].flatMap((number, row) => [
      at(60, 150 + row * 40, number),
      at(160, 150 + row * 40, `We sign port ${row}`),
      at(500, 150 + row * 40, 'yes'),
    ]);
    expect(valuesOf(rows)).toEqual([]);
  });
});

it('a zero is a value', () => {
  const cards = ['24/7', '<30s', '0'].flatMap((figure, place) => [
    centred(200 + place * 200, 200, figure, 32),
    centred(200 + place * 200, 242, ['Open', 'Answer', 'Missed ships'][place] ?? ''),
  ]);
  expect(valuesOf(cards)).toContain('Missed ships = 0');
});

it('figures in the first column of a table belong to the texts after them', () => {
  const rows = ['Product', 'Sales and marketing', 'Team'].flatMap((name, row) => [
    at(500, 200 + row * 25, `${45 - row * 10}%`, 12),
    at(550, 200 + row * 25, name, 12),
  ]);
  expect(valuesOf(rows)).toEqual(['Product = 45%', 'Sales and marketing = 35%', 'Team = 25%']);
});

it('columns of amounts with a name over each are lists, the first one too', () => {
  const columns = ['Up to 5 ports', '35 ports', '100 ports'].flatMap((name, place) => [
    at(80 + place * 280, 130, name, 14, { bold: true }),
    ...['Cranes', 'Tugs', 'Crew'].map((cost, row) =>
      at(80 + place * 280, 160 + row * 24, `${cost}: $${(place + 1) * (row + 2)}9`, 14),
    ),
  ]);
  const { values, regions } = slideOf(columns);
  expect(told(values)).toEqual(
    expect.arrayContaining(['Up to 5 ports = Cranes: $29', '35 ports = Cranes: $49', '100 ports = Crew: $129']),
  );
  const said = regions.flatMap(({ blocks }) => blocks.map(({ text }) => text));
  expect(said).toContain('Up to 5 ports Tugs: $39; 35 ports Tugs: $69; 100 ports Tugs: $99');
});

it('a table may have names over the names of its columns', () => {
  const rows = [
    ...['2025', '2026'].map((year, place) => centred(400 + place * 300, 120, year)),
    ...['Plan', 'Actual', 'Plan', 'Actual'].map((name, place) => centred(325 + place * 150, 145, name)),
    ...['Revenue', 'Costs', 'Profit'].flatMap((name, row) => [
      at(60, 175 + row * 25, name, 12),
      ...[0, 1, 2, 3].map((place) => centred(325 + place * 150, 175 + row * 25, `$${row + 1}${place}M`)),
    ]),
  ];
  expect(valuesOf(rows)).toEqual(
    expect.arrayContaining(['Revenue = $10M (2025 Plan)', 'Costs = $21M (2025 Actual)', 'Profit = $33M (2026 Actual)']),
  );
});

it('a table goes on below a heading in its first column', () => {
  const rows = [
    ...YEARS.map((year, place) => at(300 + place * 120, 120, year, 12)),
    at(60, 145, 'Revenue', 12),
    ...['Licences', 'Services'].flatMap((name, row) => [
      at(70, 170 + row * 24, name, 12),
      ...YEARS.map((_, place) => at(300 + place * 120, 170 + row * 24, `$${(row + 1) * (place + 2) * 13}k`, 12)),
    ]),
  ];
  expect(valuesOf(rows)).toEqual(expect.arrayContaining(['Licences = $26k (2023)', 'Services = $130k (2026)']));
});

describe('a row of large figures', () => {
  const cards = [
    ['12 ports', 'In the north'],
    ['Live', 'State of the platform'],
    ['40%', 'Share of the cargo'],
  ].flatMap(([value = '', label = ''], place) => [
    at(80 + place * 280, 200, value, 28, { bold: true }),
    at(80 + place * 280, 250, label, 12),
  ]);

  it('may have words among them that are values, too', () => {
    expect(valuesOf(cards)).toContain('State of the platform = Live');
  });

  it('makes no value of the heads of texts', () => {
    const heads = ['12 ports', 'Crews', 'Tugs'].flatMap((head, place) => [
      at(80 + place * 280, 200, head, 28, { bold: true }),
      at(80 + place * 280, 250, 'What the harbour needs of them', 12),
    ]);
    expect(valuesOf(heads).filter((value) => /= (?:Crews|Tugs)/u.test(value))).toEqual([]);
  });
});

describe('numbers in a column', () => {
  const column = (numbers: readonly string[]) =>
    numbers.flatMap((number, row) => [
      at(80, 150 + row * 60, number, 24, { bold: true }),
      at(130, 156 + row * 60, ['Berth', 'Crane', 'Barge', 'Pilot'][row] ?? '', 14),
    ]);

  it('are levels where they do not count up', () => {
    expect(valuesOf(column(['3', '1', '1', '2']))).toEqual(['Berth = 3', 'Crane = 1', 'Barge = 1', 'Pilot = 2']);
  });

  it('are those of steps where they do', () => {
    expect(valuesOf(column(['1', '2', '3', '4']))).toEqual([]);
  });
});

describe('a label in bold', () => {
  it('has the remark below it, which is as small as the space between them', () => {
    const card = [
      at(80, 200, '$65M', 24, { bold: true }),
      at(80, 232, 'Invested', 12, { bold: true }),
      at(80, 263, 'By three harbours', 12),
    ];
    expect(valuesOf(card)).toEqual(['Invested = $65M (By three harbours)']);
  });
});
