import { describe, expect, it } from '@jest/globals';
import { boxAt } from '../../../../../test/decks/points.ts';
import { at, blocksOf, centred, valuesOf, YEARS } from '../../../../../test/decks/values-of.ts';

describe('a date', () => {
  it('belongs to the event beside it, also when the plan stands in another column', () => {
    const rows = [
      ['Q1 2026', 'Platform launch'],
      ['Q2 2026', 'Partners on board'],
      ['Q3 2026', 'Target: 50k users'],
      ['Q4 2026', 'Target: 200k users'],
    ];
    const lines = rows.flatMap(([date = '', event = ''], row) => [
      at(100, 160 + row * 40, date),
      at(260, 160 + row * 40, event),
    ]);
    const values = valuesOf(lines);
    for (const [date, event] of rows) expect(values).toContain(`${date} = ${event}`);
  });

  it('is the category of the bar above it', () => {
    const bars = ['FY26', 'FY27', 'FY28'].flatMap((year, place) => [
      at(100 + place * 150, 400, year, 12),
      at(96 + place * 150, 340 - place * 80, `$${place + 1}.2M`, 12),
    ]);
    expect(valuesOf(bars).toSorted()).toEqual(['FY26 = $1.2M', 'FY27 = $2.2M', 'FY28 = $3.2M']);
  });
});

describe('a timeline', () => {
  it('has its events above and below a row of large dates', () => {
    const dates = ['2026', '2027', '2028', '2029'].map((year, place) => at(100 + place * 180, 280, year, 22));
    const events = [
      at(150, 360, 'A ship for tests,', 12),
      at(150, 375, 'ready to sail', 12),
      at(270, 200, 'All hands hired', 12),
      at(440, 150, 'Longer trips', 12),
      at(620, 150, 'The south opens', 12),
    ];
    const values = valuesOf([...dates, ...events]);
    for (const value of [
      'A ship for tests, ready to sail = 2026',
      'All hands hired = 2027',
      'Longer trips = 2028',
      'The south opens = 2029',
    ])
      expect(values).toContain(value);
  });
});

describe('a date of a plan', () => {
  it('may be a period with a dash of its own between its dates', () => {
    const parts = [
      at(400, 200, 'November', 12),
      at(400, 215, '2024', 12),
      at(470, 208, '–', 12),
      at(500, 200, 'March', 12),
      at(500, 215, '2025', 12),
    ];
    expect(valuesOf([...parts, at(410, 250, 'Sign ten ports', 14)])).toEqual([
      'Sign ten ports = November 2024 – March 2025',
    ]);
  });

  it('has all texts of the card that it heads', () => {
    const cards = ['Q1 2025', 'Q2 2025', 'Q3 2025', 'Q4 2025'].flatMap((date, place) => {
      const [x, y] = [80 + (place % 2) * 400, 130 + Math.floor(place / 2) * 190];
      return [
        at(x + 60, y, date, 24),
        at(x + 20, y + 36, 'Build', 13, { bold: true }),
        at(x + 20, y + 62, `Berth plan ${place}`, 13),
        at(x + 20, y + 88, 'Tug orders', 13),
      ];
    });
    const frames = [0, 1, 2, 3].map((place) =>
      boxAt(80 + (place % 2) * 400, 120 + Math.floor(place / 2) * 190, 300, 130),
    );
    expect(valuesOf(cards, { frames }).toSorted()).toEqual([
      'Build: Berth plan 0; Tug orders = Q1 2025',
      'Build: Berth plan 1; Tug orders = Q2 2025',
      'Build: Berth plan 2; Tug orders = Q3 2025',
      'Build: Berth plan 3; Tug orders = Q4 2025',
    ]);
  });

  it('may have an event that names a value', () => {
    const events = ['May 2025', 'June 2025', 'July 2025'].flatMap((date, place) => [
      centred(200 + place * 250, 200, date, 16),
      centred(200 + place * 250, 300, `$${place + 3}10k of dues`, 16),
    ]);
    expect(valuesOf(events)).toEqual(expect.arrayContaining(['$310k of dues = May 2025', 'of dues = $310k']));
  });

  it('may stand in two lines', () => {
    const events = [
      ['September', '2024', 'Proof of concept'],
      ['October', '2024', 'First port'],
      ['Summer', '2025', 'Second port'],
    ].flatMap(([part = '', year = '', event = ''], place) => [
      centred(130 + place * 190, 200, part),
      centred(130 + place * 190, 215, year),
      centred(130 + place * 190, 270, event, 14),
    ]);
    expect(valuesOf(events).toSorted()).toEqual([
      'First port = October 2024',
      'Proof of concept = September 2024',
      'Second port = Summer 2025',
    ]);
  });

  it.each([
    ['Q1 2025: Pilot in one port', 'Q2 2025: Ten ports signed'],
    ['Pilot in one port – Q1 2025', 'Ten ports signed – Q2 2025'],
    ['Pilot in one port (Q1 2025)', 'Ten ports signed (Q2 2025)'],
  ])('may stand in the line of its event: %s', (...lines) => {
    expect(valuesOf(lines.map((line, row) => at(100, 150 + row * 90, line)))).toEqual([
      'Pilot in one port = Q1 2025',
      'Ten ports signed = Q2 2025',
    ]);
  });

  it('may begin each line of a list without a mark after it', () => {
    const lines = ['Feb 16 Pilot in one port', 'Mar 2 Ten ports signed', 'Jun Second country'];
    expect(valuesOf(lines.map((line, row) => at(100, 150 + row * 60, line)))).toEqual([
      'Pilot in one port = Feb 16',
      'Ten ports signed = Mar 2',
      'Second country = Jun',
    ]);
  });

  it('has all items of the list below it', () => {
    const columns = ['Q1 2025', 'Q2 2025', 'Q3 2025'].flatMap((date, place) => [
      at(80 + place * 280, 150, date, 16, { bold: true }),
      ...['Open a port', 'Hire two', 'Sign an agent'].map((item, row) =>
        at(80 + place * 280, 190 + row * 34, `• ${item} ${place}`, 12),
      ),
    ]);
    expect(valuesOf(columns)).toEqual([
      'Open a port 0; Hire two 0; Sign an agent 0 = Q1 2025',
      'Open a port 1; Hire two 1; Sign an agent 1 = Q2 2025',
      'Open a port 2; Hire two 2; Sign an agent 2 = Q3 2025',
    ]);
  });

  it('has the heading below it and what stands below that', () => {
    const rows = ['Q1 2025', 'Q2 2025', 'Q3 2025'].flatMap((date, row) => [
      at(500, 120 + row * 120, date, 9),
      at(500, 136 + row * 120, `Open port ${row}`, 12),
      ...['Berths signed', 'Pilots hired', 'Prices set'].map((item, line) =>
        at(500, 154 + row * 120 + line * 15, `· ${item}`, 9),
      ),
    ]);
    expect(valuesOf(rows).toSorted()).toEqual(
      ['Q1 2025', 'Q2 2025', 'Q3 2025'].map(
        (date, row) => `Open port ${row}: Berths signed; Pilots hired; Prices set = ${date}`,
      ),
    );
  });

  it('has all that stands in its column, where dates head columns', () => {
    const columns = ['Aug 25', 'Jan 26', 'Mar 26'].flatMap((date, place) => [
      centred(180 + place * 280, 150, date, 24),
      centred(180 + place * 280, 196, `Port ${place}`, 16, { bold: true }),
      ...['• Sign the berths of it', '• Hire pilots'].map((item, row) =>
        at(80 + place * 280, 240 + row * 30, item, 15),
      ),
    ]);
    expect(valuesOf(columns)).toEqual(
      ['Aug 25', 'Jan 26', 'Mar 26'].map(
        (date, place) => `Port ${place}: Sign the berths of it; Hire pilots = ${date}`,
      ),
    );
  });

  it('has the heading beside it and the text below that, and not the heading of the date before', () => {
    const rows = ['2023', '2024–2025'].flatMap((years, row) => [
      at(80, 150 + row * 110, years, 16, { bold: true }),
      at(200, 146 + row * 110, `Port ${row} opens`, 20, { bold: true }),
      at(200, 174 + row * 110, 'with berths for every ship', 12),
    ]);
    expect(valuesOf(rows).toSorted()).toEqual([
      'Port 0 opens with berths for every ship = 2023',
      'Port 1 opens with berths for every ship = 2024–2025',
    ]);
  });

  it('may end the row of its event, however far from it', () => {
    const events = ['Founded in the north', 'First ten berths signed', 'Seed round closed', 'Second country opens'];
    const rows = events.flatMap((event, row) => [
      at(80, 130 + row * 70, event),
      at(600, 130 + row * 70, `Q${row + 1} 2026`),
    ]);
    expect(valuesOf(rows)).toEqual(events.map((event, row) => `${event} = Q${row + 1} 2026`));
  });

  it('may have its event far above it, at the end of a stem', () => {
    const stems = [...YEARS, '2027'].flatMap((year, place) => [
      centred(110 + place * 180, 420, year, 16),
      centred(110 + place * 180, [330, 310, 340, 150, 320][place] ?? 0, `Port ${place} opens`),
    ]);
    expect(valuesOf(stems)).toContain('Port 3 opens = 2026');
  });

  it('may stand on a staircase, with its event beside and below', () => {
    const steps = [0, 1, 2].flatMap((step) => [
      at(60 + step * 280, 380 - step * 130, `Phase ${step + 1}`, 20, { bold: true }),
      at(190 + step * 265, 420 - step * (step === 2 ? 120 : 130), `Open port ${step}`, 20, { bold: true }),
      at(190 + step * 265, 446 - step * (step === 2 ? 120 : 130), 'with berths for ships', 13),
    ]);
    const values = valuesOf(steps);
    for (const step of [0, 1, 2])
      expect(values).toContain(`Open port ${step} with berths for ships = Phase ${step + 1}`);
  });

  it('may be a period that begins the heading of a list', () => {
    const phases = ['Q1–Q3 2025', '2026'].flatMap((date, row) => [
      at(80, 140 + row * 150, `${date} — Core ports`, 18),
      ...['Berths signed for a year', 'Pilots hired'].map((line, place) =>
        at(95, 172 + row * 150 + place * 20, `${line}, ${row}`, 15),
      ),
    ]);
    expect(valuesOf(phases)).toEqual([
      'Core ports = Q1–Q3 2025 (Berths signed for a year, 0 Pilots hired, 0)',
      'Core ports = 2026 (Berths signed for a year, 1 Pilots hired, 1)',
    ]);
  });

  it('may name its event in a heading, which the text below tells', () => {
    const phases = ['The north', 'The south', 'The east'].flatMap((name, row) => [
      at(80, 140 + row * 90, `Phase ${row + 1}: ${name}`, 16, { bold: true }),
      at(80, 164 + row * 90, `We sign every port that we can reach there, ${row}`, 12),
    ]);
    expect(valuesOf(phases)).toEqual([
      'The north = Phase 1 (We sign every port that we can reach there, 0)',
      'The south = Phase 2 (We sign every port that we can reach there, 1)',
      'The east = Phase 3 (We sign every port that we can reach there, 2)',
    ]);
  });

  it('may stand on either side of its event', () => {
    const rows = YEARS.flatMap((year, row) => [
      at(row % 2 === 0 ? 400 : 500, 130 + row * 80, year, 16),
      at(row % 2 === 0 ? 500 : 300, 130 + row * 80, `Port ${row} opens`, 12),
    ]);
    expect(valuesOf(rows).toSorted()).toEqual(YEARS.map((year, row) => `Port ${row} opens = ${year}`));
  });

  it('has the year over it as context', () => {
    const years = ['2025', '2026'].map((year, place) => centred(230 + place * 400, 120, year, 18));
    const quarters = ['Q1', 'Q3', 'Q1', 'Q3'].flatMap((quarter, place) => [
      centred(130 + place * 200, 160, quarter),
      centred(130 + place * 200, 190, `Open port ${place}`, 11),
    ]);
    expect(valuesOf([...years, ...quarters])).toEqual(
      expect.arrayContaining(['Open port 1 = Q3 (2025)', 'Open port 2 = Q1 (2026)']),
    );
  });

  it('may stand below its phase', () => {
    const phases = ['Q1 2025', 'Q2 2025', 'H2 2025'].flatMap((date, place) => [
      centred(200 + place * 280, 150, `Phase ${place + 1}`, 14),
      centred(200 + place * 280, 172, date, 12),
      centred(200 + place * 280, 230, `Open port ${place}`),
    ]);
    expect(valuesOf(phases)).toEqual([
      'Open port 0 = Phase 1 Q1 2025',
      'Open port 1 = Phase 2 Q2 2025',
      'Open port 2 = Phase 3 H2 2025',
    ]);
  });

  it('may stand in a box over the box of its event, as the cells of a table do', () => {
    const boxes = ['2024', '2027'].flatMap((year, place) => [
      centred(300 + place * 250, 204, year, 16),
      centred(300 + place * 250, 244, 'First ports', 13),
      centred(300 + place * 250, 260, `open ${place}`, 13),
    ]);
    const frames = [0, 1].flatMap((place) => [
      boxAt(180 + place * 250, 200, 245, 36),
      boxAt(200 + place * 250, 236, 200, 60),
    ]);
    expect(valuesOf(boxes, { frames }).toSorted()).toEqual(['First ports open 0 = 2024', 'First ports open 1 = 2027']);
  });

  it('has no event beside it where it heads a column, as the name of the rows does', () => {
    const heads = ['Month 1', 'Month 2', 'Month 3'].map((month, place) => at(340 + place * 150, 140, month));
    const tasks = ['Tasks', 'Build the core', 'Pilot'].map((task, row) => at(120, 140 + row * 40, task));
    expect(valuesOf([...heads, ...tasks])).toEqual([]);
  });

  it('has no text far from it for its event where it heads the bars of a plan', () => {
    const heads = ['Q1 2026', 'Q2 2026', 'Q3 2026', 'Q4 2026'].map((date, place) => at(340 + place * 140, 300, date));
    const far = [at(320, 220, 'We hire for every port', 13), at(470, 420, 'Scale', 14)];
    expect(valuesOf([...heads, ...far])).toEqual([]);
  });

  it('is not bound to the title where it heads a column', () => {
    const heads = ['Q1', 'Q2', 'Q3', 'Q4'].map((part, place) => centred(340 + place * 150, 140, part));
    const tasks = ['Build the core', 'Pilot'].map((task, row) => at(60, 180 + row * 80, task, 12));
    expect(valuesOf([...heads, ...tasks])).toEqual([]);
  });
});

it('a plan may have teams as rows and dates as columns', () => {
  const dates = ['Q1 2026', 'Q2 2026', 'Q3 2026'].map((date, place) => centred(350 + place * 220, 130, date));
  const teams = ['Product', 'Sales'].flatMap((team, row) => [
    at(60, 170 + row * 60, team, 12, { bold: true }),
    ...[1, 2, 3].map((step, place) => centred(350 + place * 220, 170 + row * 60, `${team} step ${step}`)),
  ]);
  expect(valuesOf([...dates, ...teams])).toEqual(
    expect.arrayContaining(['Product = Product step 1 (Q1 2026)', 'Sales = Sales step 3 (Q3 2026)']),
  );
});

describe('dates at the end of their rows', () => {
  it('have the heads far left of them, with what stands below', () => {
    const rows = ['Build', 'Launch', 'Scale'].flatMap((head, row) => [
      at(60, 130 + row * 110, head, 18, { bold: true }),
      at(760, 132 + row * 110, `${['Jan', 'Apr', 'Jul'][row]} 2026`, 14),
      at(60, 158 + row * 110, 'What happens in this phase of the plan', 12),
    ]);
    expect(valuesOf(rows)).toEqual([
      'Build: What happens in this phase of the plan = Jan 2026',
      'Launch: What happens in this phase of the plan = Apr 2026',
      'Scale: What happens in this phase of the plan = Jul 2026',
    ]);
  });
});

describe('a head with a date and the hour', () => {
  it('has the item below it as its event', () => {
    const lines = ['Draft', 'Tender'].flatMap((name, row) => [
      at(100, 200 + row * 80, `${name} (April ${row + 6}, 2026 6:00 pm)`, 14, { bold: true }),
      at(150, 218 + row * 80, '- All berths in one file', 14),
    ]);
    expect(valuesOf(lines)).toEqual([
      'Draft = April 6, 2026 6:00 pm (All berths in one file)',
      'Tender = April 7, 2026 6:00 pm (All berths in one file)',
    ]);
  });
});

describe('a date after a word that a sentence cannot end with', () => {
  it('belongs to that sentence', () => {
    const lines = [at(80, 200, 'Cargo is up 80% by', 16), at(80, 222, '2050', 16)];
    expect(valuesOf(lines).filter((value) => value.endsWith('= 2050'))).toEqual([]);
  });
});

const QUARTERS = ['Q1 2026', 'Q2 2026', 'Q3 2026'];
const WORKS = ['First port signed', 'Ten crews trained', 'Cranes go live'];

describe('a date beside several texts', () => {
  it.each(['', '• '])('has those above its middle, too (%s)', (bullet) => {
    const lines = QUARTERS.flatMap((date, row) => [
      centred(120, 170 + row * 120, date, 14, { bold: true }),
      at(260, 145 + row * 120, `${bullet}${WORKS[row]}`, 13),
      at(260, 170 + row * 120, `${bullet}Crews for all boats`, 13),
      at(260, 195 + row * 120, `${bullet}A quay in the south`, 13),
    ]);
    expect(valuesOf(lines).toSorted()).toEqual(
      WORKS.map((work, row) => `${work}; Crews for all boats; A quay in the south = ${QUARTERS[row]}`).toSorted(),
    );
  });

  it('is said with a head and the text beside it', () => {
    const lines = QUARTERS.flatMap((date, row) => [
      at(60, 150 + row * 80, date, 14, { bold: true }),
      at(200, 150 + row * 80, ['Build', 'Launch', 'Scale'][row] ?? '', 14, { bold: true }),
      at(360, 143 + row * 80, `${WORKS[row]} with what the harbour needs`, 12),
      at(360, 158 + row * 80, 'for its boats in the north', 12),
    ]);
    expect(blocksOf(lines)).toContain(
      'Q2 2026: Launch; Ten crews trained with what the harbour needs for its boats in the north',
    );
  });
});

describe('a year over quarters', () => {
  it('has no event of its own, but names the year of theirs', () => {
    const lines = ['2025', '2026', '2027'].flatMap((year, place) => [
      centred(200 + place * 280, 130, year, 22, { bold: true }),
      ...['Q1', 'Q3'].flatMap((quarter, row) => [
        at(100 + place * 280, 180 + row * 60, quarter, 12, { bold: true }),
        at(140 + place * 280, 180 + row * 60, `${WORKS[place]}${row}`, 12),
      ]),
    ]);
    const values = valuesOf(lines);
    expect(values).toContain('First port signed0 = Q1 (2025)');
    expect(values).toContain('Cranes go live0 = Q1 (2027)');
    expect(values.filter((value) => /= 20\d\d/u.test(value))).toEqual([]);
  });
});

describe('the phases of a plan', () => {
  it.each([
    [['Short term', 'Mid term', 'Long term']],
    [['Now', 'Next', 'Later']],
    [['0–6 months', '6–12 months', '12+ months']],
  ])('may be headed by %j', (heads) => {
    const lines = heads.flatMap((head, place) => [
      at(60 + place * 300, 150, head, 18, { bold: true }),
      at(60 + place * 300, 190, `• ${WORKS[place]}`, 12),
      at(60 + place * 300, 210, '• Crews for boats', 12),
    ]);
    expect(valuesOf(lines)).toEqual(heads.map((head, place) => `${WORKS[place]}; Crews for boats = ${head}`));
  });
});
