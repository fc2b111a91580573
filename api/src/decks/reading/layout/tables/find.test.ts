import { describe, expect, it } from '@jest/globals';
import { boxAt, boxOfText, HEIGHT, WIDTH } from '../../../../../test/decks/points.ts';
import type { Box, Line } from '../../types.ts';
import { cellValues } from '../tree.ts';
import { tablesOf } from './find.ts';

const at = (x: number, y: number, text: string, size = 12, overrides: Partial<Line> = {}): Line => ({
  text,
  size,
  box: boxOfText(x, y, text, size),
  ...overrides,
});

/** Rows of text from y = 200 on; a cell that wraps is an array. Columns are 200 points wide, rows 40 high. */
function rowsOf(rows: readonly (readonly (string | readonly string[])[])[], overrides: Partial<Line> = {}): Line[] {
  return rows.flatMap((row, index) =>
    row.flatMap((cell, column) =>
      [cell]
        .flat()
        .flatMap((text, line) =>
          text === ''
            ? []
            : [at(80 + column * 200, 204 + index * 40 + line * 15, text, 12, index === 0 ? overrides : {})],
        ),
    ),
  );
}

const rulesOf = (count: number, columns: number) =>
  Array.from({ length: count + 1 }, (_, row) => boxAt(70, 198 + row * 40, columns * 200, 1));
const framesOf = (rows: number, columns: number) =>
  Array.from({ length: rows * columns }, (_, cell) =>
    boxAt(70 + (cell % columns) * 200, 198 + Math.floor(cell / columns) * 40, 200, 40),
  );

const shapes = { frames: [] as Box[], rules: [] as Box[], width: WIDTH, height: HEIGHT };
/** Cells as "row | column = value". */
const told = (...args: Parameters<typeof tablesOf>) =>
  tablesOf(...args).flatMap((table) =>
    cellValues(table).map(({ label, context, text }) => `${[label, ...context].join(' | ')} = ${text}`),
  );

const PAIRS = [
  ['Amount', '$1.5M'],
  ['CAGR', '22%'],
  ['Anna Berg', 'CEO'],
];

describe('a ruled table', () => {
  it('of two columns pairs what it names with what it says', () => {
    const expected = ['Amount = $1.5M', 'CAGR = 22%', 'Anna Berg = CEO'];
    expect(told(rowsOf(PAIRS), { ...shapes, rules: rulesOf(3, 2) })).toEqual(expected);
    expect(told(rowsOf(PAIRS), { ...shapes, frames: framesOf(3, 2) })).toEqual(expected);
  });

  const STREAMS = [
    ['Tips', '5% of each', 'Live'],
    ['Adverts', 'Per view', 'Live'],
    ['Hosts', '$9.99 a month', 'Planned'],
  ];
  const heads = ['Stream', 'Rate', 'Status'].map((name, column) => at(80 + column * 200, 169, name, 10));
  const named = [
    'Stream = Tips',
    'Tips | Rate = 5% of each',
    'Tips | Status = Live',
    'Stream = Adverts',
    'Adverts | Rate = Per view',
    'Adverts | Status = Live',
    'Stream = Hosts',
    'Hosts | Rate = $9.99 a month',
    'Hosts | Status = Planned',
  ];

  it('has the names of its columns up to a row above it', () => {
    expect(told([...heads, ...rowsOf(STREAMS)], { ...shapes, rules: rulesOf(3, 3) })).toEqual(named);
  });

  it('ends above a remark that reaches over several columns', () => {
    const remark = at(150, 324, 'At 500K users we expect revenue of $1M and more (base case)');
    expect(told([...heads, ...rowsOf(STREAMS), remark], { ...shapes, rules: rulesOf(4, 3) })).toEqual(named);
  });

  it('has neither a title between its edges nor the end of a subtitle among the names of its columns', () => {
    const title = at(80, 120, 'How we earn, stream by stream and year by year', 30);
    const header = boxAt(70, 40, 600, 1);
    const framed = [header, boxAt(70, 190, 600, 1), ...rulesOf(3, 3).slice(1)];
    expect(told([title, at(80, 145, 'this year'), ...heads, ...rowsOf(STREAMS)], { ...shapes, rules: framed })).toEqual(
      named,
    );
    const rows = rowsOf([...STREAMS, [['Fees', 'of ports'], '$2', 'Live']]);
    const names = ['Stream', 'Rate', 'Status'].map((name, column) => at(80 + column * 200, 180, name, 10));
    const all = [...named, 'Stream = Fees of ports', 'Fees of ports | Rate = $2', 'Fees of ports | Status = Live'];
    expect(told([at(80, 157, 'this year', 10), ...names, ...rows], { ...shapes, rules: rulesOf(4, 3) })).toEqual(all);
    // A name of two lines far apart is whole where others have lines beside it.
    const high = [at(280, 157, 'Rate', 10), at(480, 157, 'Status', 10)];
    expect(told([...high, ...names, ...rows], { ...shapes, rules: rulesOf(4, 3) })).toContain(
      'Fees of ports | Rate Rate = $2',
    );
  });

  it('keeps a row that shares its edges with the row below it', () => {
    const rules = rulesOf(4, 3).filter((_, row) => row !== 1);
    const rows = rowsOf([['Stream', 'Rate', 'Status'], ...STREAMS], { bold: true });
    const held = tablesOf(rows, { ...shapes, rules }).flatMap((table) => table.lines.map(({ text }) => text));
    expect(held).toEqual(expect.arrayContaining(['Stream', 'Tips', 'Hosts']));
  });

  it('is one where a long cell begins above the others in its row', () => {
    const texts = [
      [80, 250, 'Tips'],
      [280, 222, 'Five in a hundred'],
      [280, 250, 'of each'],
      [480, 250, 'Live'],
    ] as const;
    const first = [
      [80, 204, 'Hosts'],
      [280, 204, '$9.99'],
      [480, 204, 'Planned'],
    ] as const;
    const rows = [...first, ...texts].map(([x, y, text]) => at(x, y - (y < 210 ? 6 : 0), text));
    const rules = [192, 216, 270].map((y) => boxAt(70, y, 600, 1));
    expect(tablesOf([...heads, ...rows], { ...shapes, rules }).map((table) => table.rows.length)).toEqual([3]);
  });

  it('has its last row without a rule below it, in step with the others, and no remark right below', () => {
    const rows = [...STREAMS, ['Fees', '$2 a week', 'Live']];
    const all = [...named, 'Stream = Fees', 'Fees | Rate = $2 a week', 'Fees | Status = Live'];
    const rules = { ...shapes, rules: rulesOf(4, 3).slice(0, -1) };
    const remark = 'Rates hold for all that is booked in this year';
    expect(told([...heads, ...rowsOf(rows), at(80, 356, remark)], rules)).toEqual(all);
    const lower = rowsOf(rows).map((line) => ({ ...line, box: { ...line.box, y: line.box.y + boxAt(0, 10, 0, 0).y } }));
    expect(told([...heads, ...lower, at(80, 366, remark)], rules)).toEqual(all);
    const alone = told([...heads, ...lower.slice(0, -3), at(80, 343, 'Prices', 12), at(280, 343, '$2', 12)], rules);
    expect(alone).toEqual(named);
  });

  it('ends where the edges go on below a caption, and another one begins there', () => {
    const costs = rowsOf([
      ['', '', ''],
      ['', '', ''],
      ['', '', ''],
      ['', '', ''],
      ['Crew', '$1,200', '$800'],
      ['Fuel', '$300', '$90'],
    ]);
    const caption = at(80, 322, 'WHAT IT COSTS', 12);
    const second = ['Cost', 'In 2025', 'In 2026'].map((name, column) => at(80 + column * 200, 348, name, 10));
    const rules = [...rulesOf(3, 3), ...[6, 7, 8].map((row) => boxAt(70, 198 + (row - 2) * 40 + 6, 600, 1))];
    expect(told([...heads, ...rowsOf(STREAMS), caption, ...second, ...costs], { ...shapes, rules })).toEqual([
      ...named,
      'Cost = Crew',
      'Crew | In 2025 = $1,200',
      'Crew | In 2026 = $800',
      'Cost = Fuel',
      'Fuel | In 2025 = $300',
      'Fuel | In 2026 = $90',
    ]);
  });

  it('is none where its first row says what the figures above it count', () => {
    const figures = ['$150B', '$15B', '$1B'].map((figure, column) => at(80 + column * 200, 200, figure, 32));
    const counted = ['Nightlife', 'Discovery', 'Reachable'].map((text, column) => at(80 + column * 200, 244, text, 12));
    const below = [
      at(80, 280, '2B', 12),
      at(80, 296, 'People aged 18 to 35', 11),
      at(350, 280, '$50 to $150', 12),
      at(350, 296, 'What each of them spends on a night', 11),
    ];
    const remark = at(250, 324, 'No app is used by most of these people', 11);
    expect(tablesOf([...figures, ...counted, ...below, remark], { ...shapes, rules: rulesOf(4, 3) })).toEqual([]);
  });

  it('may have amounts grouped as in India below names in larger type', () => {
    const costs = ['Berths', 'Tugs', 'Crew', 'Pilots', 'Cranes', 'Fuel', 'Rent'];
    const body = rowsOf([
      ['', '', ''],
      ...costs.map((name, row) => [name, `₹${row + 1},20,000`, `₹${row + 1}5,40,000`]),
    ]);
    const names = ['Costs', 'Year 1', 'Year 2'].map((name, column) => at(80 + column * 200, 202, name, 20));
    expect(told([...names, ...body], { ...shapes, rules: rulesOf(8, 3) })).toContain('Berths | Year 2 = ₹15,40,000');
  });

  const market = [
    ['Segment', 'Value', 'Source'],
    [['TAM — all cargo', 'in the north'], '$1.2T', 'Port Statistics 2025'],
    ['SAM — container lines', '$84B', ['Review of Maritime', 'Transport']],
    ['SOM — our harbours', '$4.2B', 'Own analysis'],
  ];

  it('names the column and the row of a cell, also of one that wraps', () => {
    const lines = rowsOf(market, { bold: true });
    const values = told(lines, { ...shapes, rules: rulesOf(4, 3) });
    expect(values).toContain('TAM — all cargo in the north | Value = $1.2T');
    expect(values).toContain('SAM — container lines | Source = Review of Maritime Transport');
  });

  it('has its first and last row without a rule outside of them', () => {
    const inner = rulesOf(4, 3).slice(1, -1);
    const values = told(rowsOf(market, { bold: true }), { ...shapes, rules: inner });
    expect(values).toContain('TAM — all cargo in the north | Value = $1.2T');
    expect(values).toContain('SOM — our harbours | Source = Own analysis');
  });

  it('is told from cards side by side', () => {
    const cards = [0, 1, 2].flatMap((place) => [
      at(100 + place * 300, 220, `${place + 1}0M`, 36),
      at(100 + place * 300, 270, 'Ships a year', 12),
      at(100 + place * 300, 380, `${place + 4}0M`, 36),
      at(100 + place * 300, 430, 'Crews a year', 12),
    ]);
    const frames = [0, 1, 2, 3, 4, 5].map((card) =>
      boxAt(80 + (card % 3) * 300, 200 + Math.floor(card / 3) * 160, 260, 120),
    );
    expect(tablesOf(cards, { ...shapes, frames })).toEqual([]);
  });

  it('is told from cards with a heading and a list each', () => {
    const lists = [
      ['At sea', '→ Tides by the hour', '→ Crews on watch'],
      ['On land', '→ Cranes in use', '→ Trucks that wait'],
    ].flatMap((list, card) => list.map((text, row) => at(100 + card * 300, 260 + row * 18, text)));
    const chips = ['Radar', 'Tide tables', 'Sonar', 'Pilot book'].map((text, place) =>
      at(100 + (place % 2) * 300, 180 + Math.floor(place / 2) * 30, text),
    );
    const frames = [0, 1].flatMap((card) =>
      [boxAt(0, 174, 0, 30), boxAt(0, 204, 0, 36), boxAt(0, 240, 0, 120)].map(({ y, height }) => ({
        ...boxAt(80 + card * 300, 0, 300, 0),
        y,
        height,
      })),
    );
    expect(tablesOf([...chips, ...lists], { ...shapes, frames })).toEqual([]);
    const plain = lists.map((line) => ({ ...line, text: line.text.replace('→ ', '') }));
    expect(tablesOf([...chips, ...plain], { ...shapes, frames })).toHaveLength(1);
  });

  it('is told from numbered cards side by side', () => {
    const cards = [
      ['1', '2'],
      ['Pilots on call', 'Tugs on call'],
      ['3', '4'],
      ['Cranes on call', 'Crews on call'],
    ];
    expect(tablesOf(rowsOf(cards), { ...shapes, frames: framesOf(4, 2) })).toEqual([]);
    const rows = cards.map(([first, second]) => [first ?? '', `${second} a`]);
    expect(tablesOf(rowsOf(rows), { ...shapes, frames: framesOf(4, 2) })).not.toEqual([]);
  });

  it('is told from people side by side, each with a role', () => {
    const people = [
      ['Anna Berg', 'Bert Cole'],
      ['CEO & Founder', 'Lead Engineer'],
      ['Bergen', 'Halden'],
    ];
    const frames = framesOf(3, 2);
    expect(tablesOf(rowsOf(people), { ...shapes, frames })).toEqual([]);
    const pairs = people.map(([name = '', role = ''], row) => (row === 1 ? ['Anna Dahl', role] : [name, role]));
    expect(tablesOf(rowsOf(pairs), { ...shapes, frames })).not.toEqual([]);
  });

  it('may have figures among the bold names of its columns, if it has other names and its cells are not bold', () => {
    const rows = [
      ['Scenario', 'GPT-4o', '70B'],
      ['Tight margin', '4.0', '5.0'],
      ['No option', '5.0', '1.3'],
    ];
    const drawn = { ...shapes, rules: rulesOf(3, 3), frames: framesOf(3, 3) };
    expect(told(rowsOf(rows, { bold: true }), drawn)).toContain('Tight margin | 70B = 5.0');
    expect(told(rowsOf(rows), drawn)).not.toContain('Tight margin | 70B = 5.0');
    const totals = [['Total', '$9M', '$12M'], ...rows.slice(1)];
    expect(told(rowsOf(totals, { bold: true }), drawn)).toContain('Tight margin = 5.0');
  });

  it('may have rows that are cards of their own', () => {
    const frames = [0, 1, 2].map((row) => boxAt(70, 198 + row * 40, 600, 34));
    const hires = [
      ['Head of sales', 'Month 1', 'Critical'],
      ['Engineer', 'Month 2', 'High'],
      ['Customer success', 'Month 3', 'High'],
    ];
    expect(told(rowsOf(hires), { ...shapes, frames })).toContain('Engineer = Month 2');
  });
});

describe('a table without rules', () => {
  it('is a use of funds in two columns', () => {
    const funds = [
      ['Engineering', '40%'],
      ['Sales', '30%'],
      ['Operations', '20%'],
      ['Reserve', '10%'],
    ];
    expect(told(rowsOf(funds), shapes)).toEqual([
      'Engineering = 40%',
      'Sales = 30%',
      'Operations = 20%',
      'Reserve = 10%',
    ]);
  });

  it('compares with marks', () => {
    const matrix = [
      ['', 'Them', 'Us'],
      ['Works offline', '✗', '✓'],
      ['Open to all', 'Partial', '✓'],
      ['Audit trail', '✗', '✓'],
    ];
    const values = told(rowsOf(matrix), shapes);
    expect(values).toContain('Works offline | Us = ✓');
    expect(values).toContain('Open to all | Them = Partial');
  });

  it('may have names that wrap around the middle of their row', () => {
    const rows = [
      ['Quick financing', 'of small firms'],
      ['Integrity and', 'transparency'],
      ['Control over the', 'supply chain'],
    ];
    const lines = rows.flatMap(([first = '', second = ''], row) => [
      at(80, 204 + row * 60, first),
      at(80, 219 + row * 60, second),
      at(300, 211 + row * 60, row === 1 ? '✗' : '✓'),
      at(420, 211 + row * 60, '✗'),
    ]);
    const values = told([at(300, 170, 'Us'), at(420, 170, 'A bank'), ...lines], shapes);
    expect(values).toContain('Integrity and transparency | Us = ✗');
    expect(values).toContain('Control over the supply chain | A bank = ✗');
  });

  it('is a plan over years with headings between its rows', () => {
    const plan = [
      ['', 'FY26', 'FY27', 'FY28'],
      ['Revenue', '$283,686', '$1,451,549', '$5,029,293'],
      ['Growth', '', '412%', '246%'],
      ['Costs'],
      ['Salaries', '235,750', '1,681,300', '3,149,333'],
    ];
    const values = told(rowsOf(plan), shapes);
    expect(values).toContain('Growth | FY28 = 246%');
    expect(values).toContain('Salaries | FY27 = 1,681,300');
  });

  it('has the names above its columns, also when they are higher than words, and one column stands in a frame', () => {
    const rows = ['Works offline', 'Open to all', 'Audit trail'];
    const lines = rows.flatMap((row, index) => [
      at(80, 260 + index * 40, row),
      ...[300, 420, 540].map((x, place) => at(x, 260 + index * 40, place === index ? '✗' : '✓')),
    ]);
    const names = [at(280, 205, 'Harbour', 22), at(410, 214, 'Tower'), at(530, 214, 'A bank')];
    const frames = [boxAt(270, 195, 90, 180), boxAt(70, 250, 150, 130)];
    const values = told([...names, ...lines], { ...shapes, frames });
    expect(values).toContain('Works offline | Harbour = ✗');
    expect(values).toContain('Audit trail | A bank = ✗');
  });

  const sides = [
    ['Load by day', 'Load at night, too'],
    ['Book by fax, by phone', 'Book in the app'],
    ['Bill each year', 'Bill each ship as it leaves'],
  ];
  const rightAt = (x: number, y: number, text: string, size = 12) => at(x - text.length * size * 0.5, y, text, size);

  it('compares two sides that face each other', () => {
    const lines = sides.flatMap(([left = '', right = ''], row) => [
      rightAt(400, 200 + row * 34, left),
      at(420, 200 + row * 34, right),
    ]);
    const named = [rightAt(400, 150, 'Other ports', 22), at(420, 150, 'Our port', 22), ...lines];
    const values = told([at(60, 150, 'We are', 22), at(60, 180, 'no other port', 22), ...named], shapes);
    expect(values).toContain('Other ports = Load by day');
    expect(values).toContain('Bill each year | Our port = Bill each ship as it leaves');
  });

  it('compares two sides with a line between them', () => {
    const lines = [
      at(80, 150, 'Other ports', 22),
      at(420, 150, 'Our port', 22),
      ...sides.flatMap(([left = '', right = ''], row) => [
        at(80, 200 + row * 34, left),
        at(420, 200 + row * 34, right),
      ]),
    ];
    expect(told(lines, { ...shapes, rules: [boxAt(400, 150, 1, 140)] })).toContain('Other ports = Bill each year');
    expect(told(lines, shapes)).toEqual([]);
  });

  it('is not what two columns of sentences are', () => {
    const columns = [
      ['We load at night', 'They load by day'],
      ['We book by phone', 'They book by fax'],
      ['We bill each ship', 'They bill each year'],
    ];
    expect(tablesOf(rowsOf(columns), shapes)).toEqual([]);
  });
});

describe('a column of touching cells', () => {
  const cells = (x: number, texts: readonly string[], top = 200) => ({
    lines: texts.flatMap((text, row) => (text ? [at(x + 20, top + 12 + row * 40, text)] : [])),
    frames: texts.map((_, row) => boxAt(x, top + row * 40, 240, 40)),
  });

  it('belongs to the name in its higher first cell, and may have empty cells', () => {
    const { lines, frames } = cells(100, ['Free berths', 'Shared cranes', '', 'Paid pilots']);
    const name = at(120, 160, 'Basic');
    expect(told([name, ...lines], { ...shapes, frames: [boxAt(100, 140, 240, 60), ...frames] })).toEqual([
      'Basic = Free berths',
      'Basic = Shared cranes',
      'Basic = Paid pilots',
    ]);
  });

  it('goes on in the column beside it, below the names of both', () => {
    const risks = cells(80, ['Storms close the harbour', 'Crews are rare', 'Fuel gets dearer']);
    const answers = cells(500, ['We moor ships elsewhere', 'We train our own', 'We sail more slowly']);
    const names = [at(160, 170, 'Risks', 18), at(580, 170, 'Answers', 18)];
    const frames = [...risks.frames, ...answers.frames];
    expect(told([...names, ...risks.lines, ...answers.lines], { ...shapes, frames })).toContain(
      'Crews are rare | Answers = We train our own',
    );
  });

  it('is no table without a name', () => {
    const { lines, frames } = cells(100, ['Free berths', 'Shared cranes', 'Paid pilots']);
    expect(tablesOf(lines, { ...shapes, frames })).toEqual([]);
  });
});

describe('a table drawn on all sides', () => {
  const long =
    'what the crews of the harbour do there on the days when no ship lies at the quay, and how they are paid for it, in words that take more room than those of other cells, '.repeat(
      2,
    );
  const grid = {
    ...shapes,
    frames: framesOf(3, 3),
    rules: [0, 1, 2, 3].map((column) => boxAt(70 + column * 200, 198, 1, 120)),
  };

  it('may have long texts in its cells', () => {
    const body = rowsOf(
      [
        ['Place', 'Work', 'Value'],
        ['Quay', '', '$250M'],
        ['Basin', '', '$550M'],
      ],
      { bold: true },
    );
    const texts = [1, 2].map((row) => ({
      ...at(280, 204 + row * 40, long, 12),
      box: boxAt(280, 204 + row * 40, 180, 14),
    }));
    expect(told([...body, ...texts], grid)).toEqual(
      expect.arrayContaining(['Quay | Value = $250M', 'Basin | Value = $550M', `Quay | Work = ${long}`]),
    );
  });
});

describe('names in bold with a text beside each', () => {
  const users = [
    ['Pilots', 'Safe ways into the basin for ships of all sizes'],
    ['Crews', 'Fair hours and pay that comes on time'],
    ['Owners', 'Less time at the quay and no empty trips'],
  ];
  const linesOf = (overrides: Partial<Line>) =>
    users.flatMap(([name = '', text = ''], row) => [
      at(80, 200 + row * 70, name, 14, overrides),
      at(240, 193 + row * 70, text.slice(0, 24), 14),
      at(240, 209 + row * 70, text.slice(24), 14),
    ]);

  it('are rows', () => {
    expect(told(linesOf({ bold: true }), shapes)).toEqual(
      users.map(([name, text = '']) => `${name} = ${text.slice(0, 24)} ${text.slice(24)}`),
    );
  });

  it('are none where nothing sets the names off', () => {
    expect(told(linesOf({}), shapes)).toEqual([]);
  });

  it('are none where the texts are roles', () => {
    const people = ['Anna Berg', 'Bert Cole', 'Cleo Dahl'].flatMap((name, row) => [
      at(80, 200 + row * 70, name, 14, { bold: true }),
      at(240, 200 + row * 70, 'Chief engineer of the quay', 14),
    ]);
    expect(told(people, shapes)).toEqual([]);
  });
});

describe('names with a colon', () => {
  const form = ['Founded:', 'Built in:', 'Flag:', 'Harbour:'].flatMap((name, row) => [
    at(80, 204 + row * 30, name, 12, { bold: true }),
    at(260, 204 + row * 30, ['In a shed', 'Oslo', 'Norway', 'Bergen'][row] ?? '', 12, { bold: true }),
  ]);

  it('name what stands beside them, and no column of cells', () => {
    const frames = [0, 1, 2, 3].map((row) => boxAt(70, 198 + row * 30, 150, 30));
    const expected = ['Founded: = In a shed', 'Built in: = Oslo', 'Flag: = Norway', 'Harbour: = Bergen'];
    expect(told(form, shapes)).toEqual(expected);
    expect(told(form, { ...shapes, frames })).toEqual(expected);
  });
});

describe('a comparison in words', () => {
  const products = [
    ['Criteria', 'By phone', 'Berthly'],
    ['Choice of berth', 'Nearest', 'Cheapest'],
    ['Late ships', 'Ignored', 'Planned anew'],
    ['Tides', 'By hand', 'Built in'],
    ['Pilots', 'None', 'Booked'],
  ];

  it('is a table where the names of its columns are set off', () => {
    const cells = told(rowsOf(products, { bold: true }), shapes);
    expect(cells).toContain('Tides | Berthly = Built in');
    expect(cells).toContain('Late ships | By phone = Ignored');
  });

  it('is a table where its cells repeat each other', () => {
    const offered = [
      ['', 'Quayside', 'Portex', 'Berthly'],
      ['Tides', 'Limited', 'None', 'Full'],
      ['Pilots', 'None', 'None', 'Full'],
      ['Cranes', 'Full', 'Limited', 'Full'],
    ];
    expect(told(rowsOf(offered), shapes)).toContain('Cranes | Portex = Limited');
  });

  it('is none where words stand in a grid without names', () => {
    const partners = [
      ['Quayside', 'Portex', 'Harbour'],
      ['Basin', 'Anchor', 'Tugboat'],
      ['Lighthouse', 'Sextant', 'Compass'],
      ['Bollard', 'Fender', 'Mooring'],
    ];
    expect(told(rowsOf(partners), shapes)).toEqual([]);
  });

  it('is none where rows are not evenly set', () => {
    const uneven = rowsOf(products, { bold: true }).map((line) =>
      line.box.y > 320 / HEIGHT ? { ...line, box: { ...line.box, y: line.box.y + 60 / HEIGHT } } : line,
    );
    expect(told(uneven, shapes)).toEqual([]);
  });
});
