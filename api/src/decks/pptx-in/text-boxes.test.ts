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
      lines: ['Fleets', 'Fewer claims', 'Calmer drivers', 'Insurers', 'Proof of each trip', 'Lower payouts'],
    });
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
    expect(slides).toMatchObject([{ title: 'Warnings that save the load.' }]);
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
