import { describe, expect, it } from '@jest/globals';
import { SLIDE_KINDS } from '@northlight/shared-api/rules';
import { convertSlide, createConverter, kindsFor } from './convert.ts';
import { blankSlide, keepPhotos, type Slide, textsOf, withHidden } from './slide.ts';

const slide = (given: Partial<Slide>): Slide =>
  ({ ...blankSlide(given.kind ?? 'bullets'), title: 'Traction', notes: 'Slowly.', ...given }) as Slide;

const EXAMPLES: Slide[] = [
  slide({ kind: 'title', subtitle: 'Freight that tells you' }),
  slide({ kind: 'bullets', lines: ['41 paying fleets', '$64K monthly revenue'] }),
  slide({ kind: 'bullets', lines: ['Strips measure', 'A model warns'], look: 'steps', icons: ['thermometer', null] }),
  slide({
    kind: 'columns',
    left: { heading: 'Today', lines: ['Loggers'] },
    right: { heading: 'With us', lines: ['11 h warning', 'No driver needed'] },
  }),
  slide({ kind: 'section', subtitle: 'Plan for 2027' }),
  slide({
    kind: 'closing',
    sentence: 'Raising $2.5M.',
    contact: { name: 'Ines', email: 'ines@isferd.com', phone: '+47 55 01 02 03', site: 'isferd.com' },
  }),
  slide({ kind: 'quote', quote: 'We stopped losing loads.', source: 'Fleet manager' }),
  slide({ kind: 'metrics', metrics: [{ value: '118%', label: 'net revenue retention', source: 'Billing, Oct 2026' }] }),
  slide({
    kind: 'number',
    value: '$35B',
    label: 'of food spoils',
    context: 'Most of it was warm.',
    source: 'FAO, 2025',
  }),
  slide({
    kind: 'timeline',
    steps: [
      { date: 'Q1 2026', title: 'Pilot', text: 'Nine fleets', state: 'done' },
      { date: '', title: 'Seed round', text: '', state: 'current' },
    ],
  }),
  slide({ kind: 'market', look: 'funnel', markets: [{ value: '$27B', label: 'Cold chains', source: '' }] }),
  slide({ kind: 'table', table: { columns: ['', 'Warning'], rows: [['Logger', 'after']] } }),
  slide({
    kind: 'table',
    table: { columns: ['', 'Isferd', 'Logger'], rows: [['Warns', 'yes', 'no']], look: 'comparison', own_column: 1 },
  }),
  slide({
    kind: 'chart',
    source: 'Billing',
    chart: { type: 'bar', unit: '$K', categories: ['Feb', 'Mar'], series: [{ name: 'Revenue', values: [9, null] }] },
  }),
  slide({ kind: 'image', image: null, alt: 'The strip', caption: 'A sensor strip' }),
  slide({ kind: 'team', people: [{ name: 'Ines', role: 'CEO', background: 'Two carriers' }] }),
  slide({ kind: 'logos', logos: [{ name: 'Maersk' }, { name: 'Carlsberg Group' }] }),
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

  it('never loses a photo of the team', () => {
    const people = [{ name: 'Ines', role: 'CEO', background: '', photo: 'ines.jpg' }];
    expect(kindsFor(slide({ kind: 'team', people }))).toEqual(['team']);
  });

  it('keeps the names of logos as bullets and back, and never loses their images', () => {
    const named = slide({ kind: 'logos', logos: [{ name: 'Maersk' }, { name: 'Carlsberg' }] });
    const lines = ['Maersk', 'Carlsberg'];
    expect(convertSlide(named, 'bullets')).toMatchObject({ kind: 'bullets', lines });
    expect(convertSlide(slide({ kind: 'bullets', lines }), 'logos')).toMatchObject({
      logos: [{ name: 'Maersk' }, { name: 'Carlsberg' }],
    });
    expect(kindsFor(slide({ kind: 'logos', logos: [{ name: 'Maersk', image: 'a.png' }] }))).toEqual(['logos']);
  });

  it('keeps the photos of those who are still on the team when a draft replaces it', () => {
    const ines = { name: 'Ines', role: 'CEO', background: 'Two carriers', photo: 'ines.jpg' };
    const old = slide({ kind: 'team', people: [ines] });
    const people = ['Ines ', 'Odd'].map((name) => ({ name, role: 'Founder', background: '' }));
    expect(keepPhotos(slide({ kind: 'team', people }), old)).toMatchObject({
      people: [{ ...people[0], photo: 'ines.jpg' }, people[1]],
    });
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

  it('brings a slide back over any two other kinds, there and back, whether it is hidden or not', () => {
    for (const example of EXAMPLES) {
      for (const first of SLIDE_KINDS) {
        for (const second of SLIDE_KINDS) {
          const convert = createConverter();
          let now = example;
          for (const kind of [first, second, first]) now = convert(now, kind) ?? now;
          expect(convert(now, example.kind)).toEqual(example);
          expect(convert(withHidden(now, true), example.kind)).toEqual({ ...example, hidden: true });
        }
      }
    }
  });

  it('keeps a hidden slide hidden, and a shown one shown', () => {
    const [, bullets = slide({})] = EXAMPLES;
    expect(convertSlide(withHidden(bullets, true), 'columns')).toMatchObject({ kind: 'columns', hidden: true });
    const convert = createConverter();
    const columns = convert(withHidden(bullets, true), 'columns') as Slide;
    expect(convert(withHidden(columns, false), 'bullets')).toEqual(bullets);
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

  it('makes a timeline of lines that begin with a date', () => {
    const lines = ['Q3 2026: Pilot with nine fleets', 'March 2027 – Two ports', 'Break-even'];
    expect(convertSlide(slide({ kind: 'bullets', lines }), 'timeline')).toMatchObject({
      steps: [
        { date: 'Q3 2026', title: 'Pilot with nine fleets' },
        { date: 'March 2027', title: 'Two ports' },
        { date: '', title: 'Break-even' },
      ],
    });
  });

  it('finds the contact in the lines of a closing slide', () => {
    const lines = ['Raising $2.5M', 'ines@isferd.com · +47 55 01 02 03', 'isferd.com'];
    expect(convertSlide(slide({ kind: 'bullets', lines }), 'closing')).toMatchObject({
      sentence: 'Raising $2.5M',
      contact: { name: '', email: 'ines@isferd.com', phone: '+47 55 01 02 03', site: 'isferd.com' },
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
    expect(convertSlide(EXAMPLES.find(({ kind }) => kind === 'table') as Slide, 'chart')).toBeNull();
  });

  it('keeps the icon of a slide on kinds that can have one', () => {
    const one = slide({ kind: 'section', subtitle: 'Freight', icon: 'ship' });
    expect(convertSlide(one, 'bullets')).toMatchObject({ icon: 'ship' });
    expect(convertSlide(one, 'columns')).not.toHaveProperty('icon');
  });

  it('leaves a slide of a newer release as it is', () => {
    const newer = { ...slide({}), kind: 'hologram', beams: ['Cold freight'] } as unknown as Slide;
    expect(kindsFor(newer)).toEqual(['hologram']);
  });

  it('offers only kinds in which everything has its place', () => {
    expect(kindsFor(slide({ kind: 'image', image: 'a1' }))).toEqual(['image']);
    expect(kindsFor(slide({ kind: 'bullets', lines: Array(13).fill('x'.repeat(200)) }))).not.toContain('metrics');
    expect(new Set(kindsFor(blankSlide('bullets')))).toEqual(new Set(SLIDE_KINDS));
  });
});
