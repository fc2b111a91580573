import { describe, expect, it } from '@jest/globals';
import { SLIDE_KINDS } from '@northlight/shared-api/rules';
import { convertSlide, createConverter, kindsFor } from './convert.ts';
import { blankSlide, type Slide, textsOf } from './slide.ts';

const slide = (given: Partial<Slide>): Slide =>
  ({ ...blankSlide(given.kind ?? 'bullets'), title: 'Traction', notes: 'Slowly.', ...given }) as Slide;

const EXAMPLES: Slide[] = [
  slide({ kind: 'title', subtitle: 'Freight that tells you' }),
  slide({ kind: 'bullets', lines: ['41 paying fleets', '$64K monthly revenue'] }),
  slide({
    kind: 'columns',
    left: { heading: 'Today', lines: ['Loggers'] },
    right: { heading: 'With us', lines: ['11 h warning', 'No driver needed'] },
  }),
  slide({ kind: 'quote', quote: 'We stopped losing loads.', source: 'Fleet manager' }),
  slide({ kind: 'metrics', metrics: [{ value: '118%', label: 'net revenue retention', source: 'Billing, Oct 2026' }] }),
  slide({ kind: 'table', table: { columns: ['', 'Warning'], rows: [['Logger', 'after']] } }),
  slide({
    kind: 'chart',
    source: 'Billing',
    chart: { type: 'bar', unit: '$K', categories: ['Feb', 'Mar'], series: [{ name: 'Revenue', values: [9, null] }] },
  }),
  slide({ kind: 'image', image: null, alt: 'The strip', caption: 'A sensor strip' }),
  slide({ kind: 'team', people: [{ name: 'Ines', role: 'CEO', background: 'Two carriers' }] }),
];

describe('changing the kind of a slide', () => {
  it.each(EXAMPLES)('never loses a word of a $kind slide', (example) => {
    for (const kind of SLIDE_KINDS) {
      const converted = convertSlide(example, kind);
      if (!converted) continue;
      expect(converted).toMatchObject({ kind, id: example.id, title: example.title, notes: example.notes });
      const said = textsOf(converted).join('\n');
      for (const word of textsOf(example).join(' ').split(' ')) expect(said).toContain(word);
    }
  });

  it('makes a chart of lines that each give a value in one unit', () => {
    const lines = ['Engineering: 60%', 'Sales: 25%', 'Operations 15%'];
    expect(convertSlide(slide({ kind: 'bullets', lines }), 'chart')).toMatchObject({
      kind: 'chart',
      chart: { unit: '%', categories: ['Engineering', 'Sales', 'Operations'], series: [{ values: [60, 25, 15] }] },
    });
    const revenue = ['2025: $1,200', '2026: $64,000'];
    expect(convertSlide(slide({ kind: 'bullets', lines: revenue }), 'chart')).toMatchObject({
      chart: { unit: '$', categories: ['2025', '2026'], series: [{ values: [1200, 64_000] }] },
    });
    for (const others of [['Engineering: 60%', 'Sales: $25'], ['Engineering: 60%'], ['Fast', 'Sales: 25%']]) {
      expect(convertSlide(slide({ kind: 'bullets', lines: others }), 'chart')).toBeNull();
    }
  });

  it('brings a slide back as it was, however often its kind changed', () => {
    for (const example of EXAMPLES) {
      const convert = createConverter();
      let now = example;
      for (const kind of [...SLIDE_KINDS, ...SLIDE_KINDS]) now = convert(now, kind) ?? now;
      expect(convert({ ...now, title: 'Growth' }, example.kind)).toEqual({ ...example, title: 'Growth' });
    }
  });

  it('keeps what was written since in the other kind', () => {
    const convert = createConverter();
    const [, bullets = slide({})] = EXAMPLES;
    const columns = convert(bullets, 'columns');
    if (columns?.kind !== 'columns') throw new Error('Bullets fit into columns.');
    const written = { ...columns, right: { ...columns.right, lines: ['$80K monthly revenue'] } };
    expect(convert(written, 'bullets')).toMatchObject({ lines: ['41 paying fleets', '$80K monthly revenue'] });
  });

  it('makes metrics of lines that begin with a number', () => {
    expect(convertSlide(EXAMPLES[1] as Slide, 'metrics')).toMatchObject({
      metrics: [
        { value: '41', label: 'paying fleets' },
        { value: '$64K', label: 'monthly revenue' },
      ],
    });
  });

  it('makes a table of a chart, and the chart again where nothing but numbers stands in it', () => {
    const chart = slide({
      kind: 'chart',
      chart: { type: 'line', unit: '', categories: ['Feb'], series: [{ name: 'Revenue', values: [9] }] },
    });
    const table = convertSlide(chart, 'table') as Slide;
    expect(table).toMatchObject({ table: { columns: ['', 'Revenue'], rows: [['Feb', '9']] } });
    expect(convertSlide(table, 'chart')).toMatchObject({ chart: { categories: ['Feb'] } });
    expect(convertSlide(EXAMPLES[5] as Slide, 'chart')).toBeNull();
  });

  it('offers only kinds in which everything has its place', () => {
    expect(kindsFor(slide({ kind: 'image', image: 'a1' }))).toEqual(['image']);
    expect(kindsFor(slide({ kind: 'bullets', lines: Array(13).fill('x'.repeat(200)) }))).not.toContain('metrics');
    expect(new Set(kindsFor(blankSlide('bullets')))).toEqual(new Set(SLIDE_KINDS));
  });
});
