import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeShelf, type Shelf } from '../../../test/decks/index.ts';
import { type Bounds, paragraph, pptxOf, shape } from '../../../test/factories/pptx-files.ts';
import { leftOutInWords } from './left-out-words.ts';
import { readPptx } from './read-pptx.ts';

let shelf: Shelf;
beforeAll(async () => {
  shelf = await makeShelf();
});
afterAll(() => shelf.clear());

/** A text box with lines of one size in points. */
const box = (lines: string | string[], at: Bounds, size: number, { bold = false } = {}) =>
  shape(
    [lines]
      .flat()
      .map((line) => paragraph(line, '', `sz="${size * 100}"${bold ? ' b="1"' : ''}`))
      .join(''),
    { at },
  );
const cover = box('Isferd', [0.1, 0.1, 0.6, 0.15], 44);

/** The slides after the first one of a file whose slides have these text boxes, and what was left out. */
async function read(...slides: string[]) {
  const file = await pptxOf({ slides: [cover, ...slides].map((shapes) => ({ shapes })) });
  const deck = await readPptx(await shelf.put('boxes.pptx', file));
  return {
    slides: deck.slides.filter(({ source }) => source > 1).map(({ slide }) => slide),
    leftOut: leftOutInWords(deck.leftOut),
  };
}
const linesOf = async (...boxes: string[]) => {
  const { slides } = await read(box('How a load is saved', [0.05, 0.05, 0.9, 0.12], 32) + boxes.join(''));
  expect(slides).toHaveLength(1);
  return slides[0];
};

interface Cell {
  text: string;
  size: number;
  bold?: boolean;
}
const X = [0.05, 0.37, 0.69] as const;
/** A card with its name above a text. */
const card = (column: number, name: string, text: string | string[], { y = 0.3 } = {}) => {
  const x = X[column] ?? 0;
  return box(name, [x, y, 0.26, 0.07], 18, { bold: true }) + box(text, [x, y + 0.08, 0.26, 0.2], 12);
};

describe('texts of a slide that stand in boxes of their own', () => {
  it('are cards, whose names go with what they say', async () => {
    const slide = await linesOf(
      card(0, 'Measure', 'A strip measures the seal.'),
      card(1, 'Predict', ['A model compares it', 'with past trips']),
      card(2, 'Call', ['The driver is called', 'Eleven hours before']),
    );
    expect(slide).toMatchObject({
      kind: 'bullets',
      lines: [
        'Measure: A strip measures the seal.',
        'Predict: A model compares it with past trips',
        'Call: The driver is called; Eleven hours before',
      ],
    });
  });

  it('are steps when they are numbered, and lists with numbers when they are too long or not alone', async () => {
    const steps = ['Measure', 'Predict', 'Call'].map(
      (name, at) => box(`0${at + 1}`, [X[at] ?? 0, 0.22, 0.1, 0.06], 18) + card(at, name, 'Before the load spoils.'),
    );
    expect(await linesOf(...steps)).toMatchObject({
      look: 'steps',
      lines: ['Measure', 'Predict', 'Call'].map((name) => `${name}: Before the load spoils.`),
    });
    const more = await linesOf(...steps, box('All of it takes a minute.', [0.05, 0.8, 0.9, 0.08], 14));
    expect(more).not.toHaveProperty('look');
    expect(more).toMatchObject({
      lines: [
        ...['Measure', 'Predict', 'Call'].map((name, at) => `0${at + 1}. ${name}: Before the load spoils.`),
        'All of it takes a minute.',
      ],
    });
  });

  it('are figures with their names and labels', async () => {
    const market = (column: number, name: string, figure: string, label: string) => {
      const x = X[column] ?? 0;
      return (
        box(name, [x, 0.3, 0.26, 0.06], 14) +
        box(figure, [x, 0.37, 0.26, 0.12], 36, { bold: true }) +
        box(label, [x, 0.5, 0.26, 0.1], 12)
      );
    };
    const slide = await linesOf(
      market(0, 'TAM', '$4.2B a year', 'Monitoring of road freight in Europe'),
      market(1, 'SAM', '$900M a year', 'Chilled loads'),
    );
    expect(slide).toMatchObject({
      lines: ['TAM: $4.2B a year – Monitoring of road freight in Europe', 'SAM: $900M a year – Chilled loads'],
    });
    const row = (at: number, name: string, figure: string, label: string[]) => {
      const y = 0.25 + at * 0.24;
      return (
        box(name, [0.05, y + 0.01, 0.13, 0.07], 22, { bold: true }) +
        box(figure, [0.2, y, 0.23, 0.09], 30, { bold: true }) +
        box(label, [0.2, y + 0.09, 0.6, 0.08], 12)
      );
    };
    expect(
      await linesOf(
        row(0, 'TAM', '$4.2B', ['Monitoring of', 'road freight']),
        row(1, 'SAM', '$900M', ['Chilled loads']),
      ),
    ).toMatchObject({ lines: ['TAM: $4.2B Monitoring of road freight', 'SAM: $900M Chilled loads'] });
  });

  it('are whole where a line was broken to fit into a narrow box', async () => {
    const slide = await linesOf(
      box(['Total Addressable', 'Market'], [0.1, 0.3, 0.14, 0.12], 18),
      box(['Fleets', 'Insurers'], [0.6, 0.3, 0.2, 0.12], 14),
    );
    expect(slide).toMatchObject({ lines: ['Total Addressable Market', 'Fleets', 'Insurers'] });
  });

  it('stay apart where a name heads several of them', async () => {
    const list = (column: number, name: string, lines: string[]) => {
      const x = X[column] ?? 0;
      return (
        box(name, [x, 0.3, 0.26, 0.07], 18, { bold: true }) +
        lines.map((line, at) => box(line, [x, 0.38 + at * 0.06, 0.26, 0.05], 12)).join('')
      );
    };
    const slide = await linesOf(
      list(0, 'Fleets', ['Fewer claims', 'Calmer drivers']),
      list(1, 'Insurers', ['Proof of each trip', 'Lower payouts']),
    );
    expect(slide).toMatchObject({
      lines: ['Fleets:', 'Fewer claims', 'Calmer drivers', 'Insurers:', 'Proof of each trip', 'Lower payouts'],
    });
    const more = await linesOf(
      list(0, 'Fleets', ['Fewer claims', 'Calmer drivers']),
      box('Both pay by the month.', [0.05, 0.85, 0.9, 0.06], 16),
    );
    expect(more).toMatchObject({ lines: ['Fleets', '– Fewer claims', '– Calmer drivers', 'Both pay by the month.'] });
  });

  it('are cards also where a head is a sentence, or takes two lines', async () => {
    const sentence = (column: number, name: string, text: string) => {
      const x = X[column] ?? 0;
      return box(name, [x, 0.3, 0.26, 0.07], 20, { bold: true }) + box(text, [x, 0.38, 0.26, 0.2], 12);
    };
    expect(
      await linesOf(
        sentence(0, 'Seals fail quietly.', 'No sensor sees it.'),
        sentence(1, 'Drivers learn it last.', 'The cargo is lost by then.'),
      ),
    ).toMatchObject({
      lines: ['Seals fail quietly. No sensor sees it.', 'Drivers learn it last. The cargo is lost by then.'],
    });
    const twoLines = (column: number, name: string[], text: string) => {
      const x = X[column] ?? 0;
      return box(name, [x, 0.3, 0.26, 0.1], 18, { bold: true }) + box(text, [x, 0.41, 0.26, 0.2], 12);
    };
    expect(
      await linesOf(
        twoLines(0, ['Eleven hours', 'Warning'], 'Before the load spoils.'),
        twoLines(1, ['Four taps', 'A delivery'], 'On the phone of the driver.'),
        twoLines(2, ['One price', 'A month'], 'Whatever the load.'),
      ),
    ).toMatchObject({
      lines: [
        'Eleven hours Warning: Before the load spoils.',
        'Four taps A delivery: On the phone of the driver.',
        'One price A month: Whatever the load.',
      ],
    });
  });

  it('are cards also where the head stands on the left of its text', async () => {
    const row = (at: number, name: string, text: string) => {
      const y = 0.25 + at * 0.12;
      return box(name, [0.05, y, 0.2, 0.08], 12, { bold: true }) + box(text, [0.27, y, 0.6, 0.08], 12);
    };
    expect(
      await linesOf(row(0, 'Measure', 'A strip on the seal'), row(1, 'Predict', 'A model of past trips')),
    ).toMatchObject({ lines: ['Measure: A strip on the seal', 'Predict: A model of past trips'] });
  });

  it('are cards also with a small line above the head, in boxes of their own or in one', async () => {
    const apart = (column: number, over: string, name: string, text: string) =>
      box(over, [X[column] ?? 0, 0.24, 0.26, 0.05], 10, { bold: true }) + card(column, name, text);
    const expected = {
      lines: [
        'STEP ONE: Measure – A strip measures the seal.',
        'STEP TWO: Predict – A model compares it.',
        'STEP THREE: Call – The driver is called.',
      ],
    };
    expect(
      await linesOf(
        apart(0, 'STEP ONE', 'Measure', 'A strip measures the seal.'),
        apart(1, 'STEP TWO', 'Predict', 'A model compares it.'),
        apart(2, 'STEP THREE', 'Call', 'The driver is called.'),
      ),
    ).toMatchObject(expected);
    const whole = (column: number, over: string, name: string, text: string) =>
      shape(
        paragraph(over, '', 'sz="1000" b="1"') +
          paragraph(name, '', 'sz="1800" b="1"') +
          paragraph(text, '', 'sz="1200"'),
        { at: [X[column] ?? 0, 0.3, 0.26, 0.4] },
      );
    expect(
      await linesOf(
        whole(0, 'STEP ONE', 'Measure', 'A strip measures the seal.'),
        whole(1, 'STEP TWO', 'Predict', 'A model compares it.'),
        whole(2, 'STEP THREE', 'Call', 'The driver is called.'),
      ),
    ).toMatchObject(expected);
  });

  it('are cards also where a name and its text look alike, in boxes beside each other', async () => {
    const alike = (column: number, name: string, text: string) =>
      box([name, text], [X[column] ?? 0, 0.3, 0.26, 0.3], 16);
    expect(
      await linesOf(
        alike(0, 'Speed', 'Eleven hours of warning'),
        alike(1, 'Care', 'Four taps a delivery'),
        alike(2, 'Price', 'The same for every load'),
      ),
    ).toMatchObject({
      lines: ['Speed: Eleven hours of warning', 'Care: Four taps a delivery', 'Price: The same for every load'],
    });
  });

  it('are a table where they stand in rows below the names of columns, also with an empty corner or cell', async () => {
    const rows = [
      ['', '2026', '2027'],
      ['Revenue', '$2M', '$5M'],
      ['Margin', '', '55%'],
      ['Fleets', '150', '400'],
    ];
    const cells = rows.flatMap((row, y) =>
      row.map((text, x) => (text ? box(text, [X[x] ?? 0, 0.3 + y * 0.08, 0.2, 0.06], 12, { bold: y === 0 }) : '')),
    );
    expect(await linesOf(...cells)).toMatchObject({
      kind: 'table',
      title: 'How a load is saved',
      table: { columns: rows[0], rows: rows.slice(1) },
    });
  });

  it('are a table of words where one column has figures, below the names of columns', async () => {
    const rows = [
      'SKU,Content,Price',
      'Pod,Ten a box,$29',
      'Powder,Thirty grams,$18',
      'Bundle,All of it,$65',
      'Gift,A tin,Ask us',
    ];
    const cells = rows.flatMap((row, y) =>
      row.split(',').map((text, x) => box(text, [X[x] ?? 0, 0.3 + y * 0.08, 0.2, 0.06], 12, { bold: y === 0 })),
    );
    const [columns, ...body] = rows.map((row) => row.split(','));
    expect(await linesOf(...cells)).toMatchObject({ table: { columns, rows: body } });
  });

  it('are a table of words where the names of rows look different, above what else shares its columns', async () => {
    const rows = ['When,What,Who', 'Week 1,Call the port,Mia', 'Week 2,Fit the seals,Ada', 'Week 3,Compare,Mia'];
    const cells = rows.flatMap((row, y) =>
      row
        .split(',')
        .map((text, x) => box(text, [X[x] ?? 0, 0.3 + y * 0.08, 0.2, 0.06], y ? 12 : 10, { bold: y === 0 || x === 0 })),
    );
    const below = box('Isferd, 2026', [0.05, 0.92, 0.2, 0.04], 9) + box('Confidential', [0.69, 0.92, 0.2, 0.04], 9);
    const { slides } = await read(box('The plan', [0.05, 0.05, 0.9, 0.12], 32) + cells.join('') + below);
    const [columns, ...body] = rows.map((row) => row.split(','));
    expect(slides).toContainEqual(expect.objectContaining({ table: { columns, rows: body } }));
  });

  it('are a table without the footer below it, which may stand as far away as a row', async () => {
    const rows = ['Feature,Isferd,Loggers,Paper', 'Warns,✓,✗,✗', 'Offline,✓,✓,✓', 'Live,✓,✗,✗'].map((row) =>
      row.split(','),
    );
    const places = [0.05, 0.3, 0.5, 0.7];
    const cells = rows.flatMap((row, y) =>
      row.map((text, x) => box(text, [places[x] ?? 0, 0.3 + y * 0.1, 0.15, 0.06], 12, { bold: y === 0 })),
    );
    const footer = box('Isferd', [0.05, 0.7, 0.15, 0.06], 12) + box('7 of 9', [0.7, 0.7, 0.15, 0.06], 12);
    const { slides } = await read(box('Competition', [0.05, 0.05, 0.9, 0.12], 32) + cells.join('') + footer);
    expect(slides).toMatchObject([{ lines: ['Isferd', '7 of 9'] }, { kind: 'table', table: { rows: { length: 3 } } }]);
  });

  it('are a comparison where their cells are ticks and crosses, beside the texts around them', async () => {
    const rows = ['Feature,Isferd,Loggers', 'Warns ahead,✓,✗', 'Works offline,✓,✓', 'No new hardware,◐,✗'].map((row) =>
      row.split(','),
    );
    const cells = rows.flatMap((row, y) => row.map((text, x) => box(text, [X[x] ?? 0, 0.3 + y * 0.08, 0.2, 0.06], 12)));
    const note = box('◐ = with our partner', [0.05, 0.9, 0.5, 0.05], 10);
    const { slides } = await read(box('Competition', [0.05, 0.05, 0.9, 0.12], 32) + cells.join('') + note);
    expect(slides).toMatchObject([
      { kind: 'bullets', lines: ['◐ = with our partner'] },
      {
        kind: 'table',
        table: {
          look: 'comparison',
          columns: ['Feature', 'Isferd', 'Loggers'],
          rows: [
            ['Warns ahead', 'yes', 'no'],
            ['Works offline', 'yes', 'yes'],
            ['No new hardware', 'partly', 'no'],
          ],
        },
      },
    ]);
  });

  it.each([
    ['cards in two rows', (y: number) => ({ text: y % 2 ? `Tells of ${y}` : `Name ${y}`, size: y % 2 ? 11 : 15 }), 5],
    ['lists beside each other', (y: number) => ({ text: y ? `→ Item ${y}` : 'Phase', size: y ? 11 : 15 }), 5],
    ['lists without bullets', (y: number) => ({ text: y ? `Item ${y} of it` : 'Phase', size: y ? 11 : 15 }), 5],
    ['figures below their names', (y: number) => ({ text: y % 2 ? `${y}50` : 'Users', size: y % 2 ? 28 : 17 }), 4],
    ['the last lines of a longer one', (y: number) => ({ text: `${y} kr`, size: 12, bold: y > 1 }), 4],
    ['names without a head', (y: number) => ({ text: `Name of ${'abcde'[y]}`, size: 12 }), 5],
    ['cards of three lines', (y: number) => ({ text: `Line ${'abc'[y]}`, size: 15 - y }), 3],
  ] as const)('are no table when they are %s', async (_, cell: (y: number) => Cell, rows) => {
    const cells = Array.from({ length: rows }, (_row, y) =>
      X.map((x) => {
        const { text, size, bold = size === 15 } = cell(y);
        return box(text, [x, 0.3 + y * 0.09, 0.2, 0.06], size, { bold });
      }),
    );
    const { slides } = await read(box('Why us', [0.05, 0.05, 0.9, 0.12], 32) + cells.flat().join(''));
    expect(slides.map(({ kind }) => kind)).not.toContain('table');
  });

  it('are no table when their rows are not evenly set', async () => {
    const cells = [0.3, 0.38, 0.46, 0.75].map((y) =>
      X.map((x, at) => box(y > 0.3 ? `${at + 1}0%` : 'Share', [x, y, 0.2, 0.06], 12)).join(''),
    );
    const { slides } = await read(box('Why us', [0.05, 0.05, 0.9, 0.12], 32) + cells.join(''));
    expect(slides.map(({ kind }) => kind)).not.toContain('table');
  });

  it.each([0.4, 0.2])('are no table when their names, %s wide, head two columns each', async (width) => {
    const heads = [0.05, 0.5].map((x, at) => box(`Demo ${'AB'[at]}`, [x, 0.3, width, 0.06], 16, { bold: true }));
    const rows = [1, 2, 3].flatMap((step) =>
      [0.05, 0.5].map((x) => {
        const y = 0.3 + step * 0.09;
        return box(`${step}`, [x, y, 0.03, 0.06], 11) + box('A load is saved', [x + 0.05, y, 0.3, 0.06], 12);
      }),
    );
    const { slides } = await read(box('Live', [0.05, 0.05, 0.9, 0.12], 32) + [...heads, ...rows].join(''));
    expect(slides.map(({ kind }) => kind)).not.toContain('table');
  });

  it('have no bullets, arrows or icons of their own', async () => {
    const signs = ['—', '→', '📦'].map((sign, at) => box(sign, [0.05, 0.3 + at * 0.1, 0.03, 0.06], 14));
    const texts = ['One workspace', 'One price', 'One contract'].map((text, at) =>
      box(text, [0.1, 0.3 + at * 0.1, 0.8, 0.06], 14),
    );
    const { slides, leftOut } = await read(box('Why us', [0.05, 0.05, 0.9, 0.12], 32) + [...signs, ...texts].join(''));
    expect(slides).toMatchObject([{ lines: ['One workspace', 'One price', 'One contract'] }]);
    expect(leftOut).toEqual(['One small picture such as icons and logos (slide 2)']);
  });

  it('are items of a list where their bullets were typed, below what heads them', async () => {
    const slide = await linesOf(
      box('Phase 1', [0.05, 0.3, 0.4, 0.06], 14, { bold: true }),
      box(['• Sensors on 40 trucks', '• Alerts by phone'], [0.05, 0.37, 0.4, 0.2], 12),
      box('— Ada Lind, fleet manager', [0.05, 0.8, 0.4, 0.06], 12),
    );
    expect(slide).toMatchObject({
      lines: ['Phase 1', '– Sensors on 40 trucks', '– Alerts by phone', '— Ada Lind, fleet manager'],
    });
    expect(await linesOf(box(['- Alerts by phone', '- Sensors'], [0.05, 0.37, 0.4, 0.2], 12))).toMatchObject({
      lines: ['Alerts by phone', 'Sensors'],
    });
    expect(await linesOf(box(['✦ Alerts by phone', '✦ Sensors'], [0.05, 0.37, 0.4, 0.2], 12))).toMatchObject({
      lines: ['Alerts by phone', 'Sensors'],
    });
  });

  it('keep ticks beside crosses', async () => {
    const slide = await linesOf(
      box('Works at night', [0.1, 0.3, 0.3, 0.06], 14),
      box('✓', [0.5, 0.3, 0.05, 0.06], 14),
      box('✗', [0.7, 0.3, 0.05, 0.06], 14),
    );
    expect(slide).toMatchObject({ lines: ['Works at night', '✓', '✗'] });
  });
});

describe('the title of a slide of text boxes', () => {
  it('is the large text below a small one, and whole where each line has a box of its own', async () => {
    const { slides } = await read(
      box('OUR PRODUCT', [0.05, 0.06, 0.5, 0.05], 11) +
        box('Warnings that', [0.05, 0.13, 0.8, 0.12], 40) +
        box('save the load.', [0.05, 0.25, 0.8, 0.12], 40) +
        box('A strip measures the seal, and the driver is called.', [0.05, 0.5, 0.8, 0.1], 16),
    );
    expect(slides).toMatchObject([{ title: 'OUR PRODUCT: Warnings that save the load.' }]);
  });

  it('is the text beside a number that stands in its place', async () => {
    const number = shape(paragraph('04'), { ph: 'type="title"', at: [0.1, 0.2, 0.2, 0.2] });
    const { slides } = await read(number + box('Heavy tails', [0.1, 0.45, 0.6, 0.1], 36), number);
    expect(slides).toMatchObject([{ kind: 'section', title: '04 Heavy tails' }, { title: '04' }]);
  });

  it('has the line above it, but not what it says itself or the number of the slide', async () => {
    const under = (kicker: string) =>
      read(
        box(kicker, [0.05, 0.06, 0.5, 0.05], 11) +
          box('The problem of seals', [0.05, 0.13, 0.8, 0.12], 32) +
          box('No sensor sees it, and the driver learns it last.', [0.05, 0.5, 0.8, 0.1], 16),
      );
    expect((await under('THE PROBLEM')).slides).toMatchObject([{ title: 'The problem of seals' }]);
    expect((await under('SEAL')).slides).toMatchObject([{ title: 'SEAL: The problem of seals' }]);
    const { slides, leftOut } = await under('02 / COLD CHAINS');
    expect(slides).toMatchObject([
      {
        title: 'COLD CHAINS: The problem of seals',
        lines: ['No sensor sees it, and the driver learns it last.'],
      },
    ]);
    expect(leftOut.join(' ')).toMatch(/footer|page number/iu);
    expect((await under('07 / COLD CHAINS')).slides).toMatchObject([
      { title: '07 / COLD CHAINS: The problem of seals' },
    ]);
  });
});

describe('the large text of a slide', () => {
  it('is its title also where a small one stands far above it', async () => {
    const { slides } = await read(
      box('OUR PRODUCT', [0.05, 0.06, 0.5, 0.05], 11) +
        box('Warnings that save the load', [0.05, 0.3, 0.8, 0.12], 40) +
        box('A strip measures the seal, and the driver is called.', [0.05, 0.5, 0.8, 0.1], 16),
    );
    expect(slides).toMatchObject([{ title: 'Warnings that save the load' }]);
  });
});

it('a slide with several texts is a list, although it has the layout of a title', async () => {
  const texts = ['One load in nine spoils.', 'Insurers pay.', 'Drivers wait.', 'Nobody knows why.'];
  const shapes =
    box('Problem', [0.05, 0.05, 0.9, 0.12], 32) +
    texts.map((text, at) => box(text, [0.05, 0.3 + at * 0.12, 0.9, 0.08], 16)).join('');
  const layout =
    '<p:sldLayout xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" type="title"><p:cSld><p:spTree/></p:cSld></p:sldLayout>';
  const file = await pptxOf({
    slides: [{ shapes: cover }, { shapes }],
    files: { 'ppt/slideLayouts/slideLayout1.xml': layout },
  });
  const { slides } = await readPptx(await shelf.put('titles.pptx', file));
  expect(slides[1]?.slide).toMatchObject({ kind: 'bullets', title: 'Problem', lines: texts });
});

describe('the name of the deck and page numbers on each slide', () => {
  const slide = (number: number, title: string, y = 0.03) =>
    box('Isferd · Seed deck 2026', [0.05, y, 0.4, 0.05], 11) +
    box(title, [0.05, 0.15, 0.9, 0.12], 32) +
    box('One load in nine spoils on its way.', [0.05, 0.4, 0.9, 0.1], 16) +
    box(`${number} / 6`, [0.9, 0.92, 0.08, 0.05], 10);

  it('are left out, and said to be', async () => {
    const { slides, leftOut } = await read(
      ...['Problem', 'Product', 'Market', 'Team', 'Ask'].map((title, at) => slide(at + 2, title)),
    );
    expect(slides.map(({ title }) => title)).toEqual(['Problem', 'Product', 'Market', 'Team', 'Ask']);
    for (const own of slides) expect(own).toMatchObject({ lines: ['One load in nine spoils on its way.'] });
    expect(leftOut).toEqual(['Footers, dates and page numbers (slides 2–6)']);
  });

  it('are kept where they differ or do not count the slides', async () => {
    const { slides } = await read(
      box('Problem', [0.05, 0.15, 0.9, 0.12], 32) +
        box('One load in nine spoils on its way.', [0.05, 0.4, 0.9, 0.1], 16) +
        box('Source: port survey', [0.05, 0.92, 0.5, 0.05], 10) +
        box('24', [0.9, 0.92, 0.08, 0.05], 10),
    );
    expect(slides).toMatchObject([{ lines: ['One load in nine spoils on its way.', 'Source: port survey', '24'] }]);
  });
});
