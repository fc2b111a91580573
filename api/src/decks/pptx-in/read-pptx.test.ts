import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { makeShelf, type Shelf } from '../../../test/decks/index.ts';
import {
  frame,
  type PptxDraft,
  paragraph,
  picture,
  pptxOf,
  relation,
  type SlideDraft,
  shape,
  table,
  transform,
} from '../../../test/factories/pptx-files.ts';
import { DeckDocument } from '../saved/document-schemas.ts';
import { readPptx } from './read-pptx.ts';

const PORTRAIT = readFileSync(join(import.meta.dirname, '../../demo/portraits/adaeze-nwokori.png'));

let shelf: Shelf;
beforeAll(async () => {
  shelf = await makeShelf();
});
afterAll(() => shelf.clear());

async function read(draft: PptxDraft) {
  const deck = await readPptx(await shelf.put('deck.pptx', await pptxOf(draft)));
  const content = DeckDocument.parse({ slides: deck.slides.map(({ slide }) => slide) });
  return { ...deck, content };
}

const title = (text: string) => shape(paragraph(text), { ph: 'type="title"', at: [0.05, 0.05, 0.9, 0.1] });
const body = (paragraphs: string) => shape(paragraphs, { ph: 'idx="1"', at: [0.05, 0.2, 0.9, 0.6] });
const opening: SlideDraft = { shapes: title('Isferd') };
const chartPart = (content: string) =>
  `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><c:chart>${content}</c:chart></c:chartSpace>`;
const points = (values: readonly (string | number)[]) =>
  `<c:ptCount val="${values.length}"/>${values.map((value, index) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`).join('')}`;

it('keeps title, list, levels, numbers and notes of a slide', async () => {
  const lines = [
    paragraph('Loads spoil'),
    paragraph('One in nine', '<a:pPr lvl="1"/>'),
    paragraph('Call', '<a:pPr><a:buAutoNum type="arabicPeriod"/></a:pPr>'),
    paragraph('Reroute', '<a:pPr><a:buAutoNum type="arabicPeriod"/></a:pPr>'),
  ].join('');
  const { content } = await read({
    slides: [opening, { shapes: title('Problem') + body(lines), notes: 'Pause here.' }],
  });
  expect(content.slides[1]).toMatchObject({
    kind: 'bullets',
    title: 'Problem',
    lines: ['Loads spoil', '– One in nine', '1. Call', '2. Reroute'],
    notes: 'Pause here.',
  });
});

it('finds the title through the layout, where the slide names only a number', async () => {
  const layout = shape('', { ph: 'type="title" idx="7"', at: [0.05, 0.05, 0.9, 0.1] });
  const shapes =
    shape(paragraph('Small text'), { at: [0.05, 0.3, 0.5, 0.2] }) + shape(paragraph('Market'), { ph: 'idx="7"' });
  const { content } = await read({ layout, slides: [opening, { shapes }] });
  expect(content.slides[1]?.title).toBe('Market');
});

it('takes the largest text at the top as title where no placeholder says so, as Google Slides exports', async () => {
  const shapes =
    shape(paragraph('Freight costs too much', '', 'sz="1400"'), { at: [0.1, 0.4, 0.8, 0.3] }) +
    shape(paragraph('The problem', '', 'sz="3200"'), { at: [0.1, 0.08, 0.8, 0.1] });
  const { content } = await read({ slides: [opening, { shapes }] });
  expect(content.slides[1]).toMatchObject({ title: 'The problem', lines: ['Freight costs too much'] });
});

it('makes slides of tables and charts, with all cells and values', async () => {
  const chart = chartPart(
    `<c:title><c:tx><c:rich>${paragraph('Revenue by year')}</c:rich></c:tx></c:title><c:plotArea><c:barChart><c:ser><c:tx><c:strRef><c:strCache>${points(['Revenue'])}</c:strCache></c:strRef></c:tx><c:cat><c:strRef><c:strCache>${points(['2025', '2026'])}</c:strCache></c:strRef></c:cat><c:val><c:numRef><c:numCache><c:formatCode>0%</c:formatCode>${points([0.25, 0.5])}</c:numCache></c:numRef></c:val></c:ser></c:barChart></c:plotArea>`,
  );
  const shapes =
    title('Traction') +
    table(
      [0.05, 0.2, 0.4, 0.4],
      [
        ['Plan', 'Price'],
        ['Fleet', '$38'],
      ],
    ) +
    frame([0.5, 0.2, 0.4, 0.4], '<c:chart xmlns:c="c" r:id="rId2"/>') +
    shape(paragraph('41 paying fleets'), { at: [0.05, 0.8, 0.9, 0.1] });
  const { content, slides } = await read({
    slides: [opening, { shapes, relations: relation('rId2', 'chart', '../charts/chart1.xml') }],
    files: { 'ppt/charts/chart1.xml': chart },
  });
  expect(content.slides.slice(1)).toMatchObject([
    { kind: 'bullets', title: 'Traction', lines: ['41 paying fleets'] },
    { kind: 'table', title: 'Traction', table: { columns: ['Plan', 'Price'], rows: [['Fleet', '$38']] } },
    {
      kind: 'chart',
      title: 'Traction: Revenue by year',
      chart: { type: 'bar', unit: '%', categories: ['2025', '2026'], series: [{ name: 'Revenue', values: [25, 50] }] },
    },
  ]);
  expect(slides.map(({ source }) => source)).toEqual([1, 2, 2, 2]);
});

it('splits what is too large for one slide, and loses nothing', async () => {
  const rows = Array.from({ length: 40 }, (_, row) => Array.from({ length: 10 }, (_, column) => `r${row}c${column}`));
  const lines = Array.from({ length: 45 }, (_, index) => paragraph(`Line ${index}`)).join('');
  const long = 'Every load tells us something. '.repeat(60).trim();
  const { content } = await read({
    slides: [
      opening,
      { shapes: title('Much') + body(lines + paragraph(long)) },
      { shapes: title('Table') + table([0, 0.2, 1, 0.6], rows) },
    ],
  });
  const text = JSON.stringify(content);
  for (const cell of rows.flat()) expect(text).toContain(`"${cell}"`);
  for (let index = 0; index < 45; index += 1) expect(text).toContain(`"Line ${index}"`);
  expect(text.match(/tells us/g)).toHaveLength(60);
});

it('reads columns one after the other, and shapes inside groups', async () => {
  const card = (x: number, heading: string, text: string) =>
    `<p:grpSp><p:nvGrpSpPr/><p:grpSpPr>${transform([x, 0.3, 0.25, 0.4], 'a:xfrm', '<a:chOff x="0" y="0"/><a:chExt cx="12192000" cy="6858000"/>')}</p:grpSpPr>${shape(paragraph(text), { at: [0, 0.3, 1, 0.7] })}${shape(paragraph(heading), { at: [0, 0, 1, 0.25] })}</p:grpSp>`;
  const shapes =
    title('Three steps') +
    card(0.7, 'Third', 'we call') +
    card(0.05, 'First', 'we measure') +
    card(0.375, 'Second', 'we predict');
  const { content } = await read({ slides: [opening, { shapes }] });
  expect(content.slides[1]).toMatchObject({
    lines: ['First we measure', 'Second we predict', 'Third we call'],
  });
});

it('keeps a figure with its label', async () => {
  const shapes =
    title('Traction') +
    shape(paragraph('118%'), { at: [0.1, 0.3, 0.2, 0.1] }) +
    shape(paragraph('net retention'), { at: [0.1, 0.41, 0.2, 0.1] }) +
    shape(paragraph('$64K'), { at: [0.6, 0.3, 0.2, 0.1] }) +
    shape(paragraph('monthly revenue'), { at: [0.6, 0.41, 0.2, 0.1] });
  const { content } = await read({ slides: [opening, { shapes }] });
  expect(content.slides[1]).toMatchObject({ lines: ['118% net retention', '$64K monthly revenue'] });
});

it('shows a picture beside the text, cut as on the slide, and says which small ones are left out', async () => {
  const shapes =
    title('Product') +
    body(paragraph('A strip in each load')) +
    picture('rId2', [0.5, 0.2, 0.4, 0.6], '<a:srcRect l="25000" r="25000"/>') +
    picture('rId2', [0.01, 0.01, 0.05, 0.05]);
  const { content, pictures, leftOut } = await read({
    slides: [opening, { shapes, relations: relation('rId2', 'image', '../media/image1.png') }],
    files: { 'ppt/media/image1.png': PORTRAIT },
  });
  expect(content.slides[1]).toMatchObject({ kind: 'image', alt: 'A truck', lines: ['A strip in each load'] });
  expect(pictures).toMatchObject([{ name: 'picture-1.png', crop: { x: 0.25, y: 0, width: 0.5, height: 1 } }]);
  expect(Buffer.from(pictures[0]?.data ?? []).equals(PORTRAIT)).toBe(true);
  expect(leftOut).toEqual([{ kind: 'small-picture', slides: [2], count: 1 }]);
});

it('keeps the numbers of steps that stand beside a picture', async () => {
  const steps = ['Simulations', 'Virtual classes', 'Labs'].map((step, at) => {
    const y = 0.3 + at * 0.15;
    const [number, text] = [paragraph(`${at + 1}`, '', 'sz="3600"'), paragraph(step, '', 'sz="2000"')];
    return shape(number, { at: [0.05, y, 0.04, 0.1] }) + shape(text, { at: [0.1, y, 0.3, 0.1] });
  });
  const { content } = await read({
    slides: [
      opening,
      {
        shapes: title('Roadmap') + steps.join('') + picture('rId2', [0.5, 0.2, 0.4, 0.6]),
        relations: relation('rId2', 'image', '../media/image1.png'),
      },
    ],
    files: { 'ppt/media/image1.png': PORTRAIT },
  });
  expect(content.slides[1]).toMatchObject({
    kind: 'image',
    lines: ['1. Simulations', '2. Virtual classes', '3. Labs'],
  });
});

it('takes a single short text as the title, wherever it stands', async () => {
  const line = (text: string) => shape(paragraph(text), { at: [0.1, 0.6, 0.8, 0.1] });
  const { content } = await read({ slides: [{ shapes: line('Isferd keeps it cold') }, { shapes: line('Demo') }] });
  expect(content.slides).toMatchObject([
    { kind: 'title', title: 'Isferd keeps it cold' },
    { kind: 'section', title: 'Demo' },
  ]);
});

it('keeps hidden slides hidden, skips hidden or outlying shapes, and says so by the numbers of PowerPoint', async () => {
  const shapes =
    title('Shown') +
    shape(paragraph('Not shown'), { at: [0.1, 0.3, 0.2, 0.1], name: 'hidden="1"' }) +
    shape(paragraph('Beside the slide'), { at: [1.2, 0.3, 0.2, 0.1] });
  const { content, sources, leftOut } = await read({
    slides: [opening, { shapes: title('Backup'), hidden: true }, { shapes }],
  });
  expect(content.slides).toMatchObject([{ title: 'Isferd' }, { title: 'Backup', hidden: true }, { title: 'Shown' }]);
  expect(content.slides.filter((slide) => slide.hidden)).toHaveLength(1);
  expect(sources).toBe(2);
  expect(JSON.stringify(content)).not.toMatch(/Not shown|Beside/);
  expect(leftOut).toEqual(
    expect.arrayContaining([
      { kind: 'hidden-shape', slides: [3], count: 1 },
      { kind: 'outside', slides: [3], count: 1 },
    ]),
  );
});
