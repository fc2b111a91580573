import type { DeckDocument } from '@northlight/shared-api/deck-layout';
import type { ExportDeck } from '../../src/decks/export/types.ts';

const notes = 'Pause here.\nThen name the fleets.';

/** A deck with a slide of every kind, in a founder's style. */
export const everyKind: DeckDocument['slides'] = [
  { id: 'cover', kind: 'title', title: 'Isferd', subtitle: 'Freight that tells you before it spoils', notes },
  {
    id: 'why',
    kind: 'bullets',
    title: 'One load in nine arrives outside its range',
    lines: ['11.4% of 8,200 monitored trips in 2026', 'Insurers pay: [average claim] a load'],
    notes: '',
  },
  {
    id: 'steps',
    kind: 'bullets',
    title: 'How a load is saved',
    lines: ['A strip measures the seal', 'A model compares it with past trips', 'The driver is called'],
    look: 'steps',
    icons: ['thermometer', null, 'phone-call'],
    notes: '',
  },
  {
    id: 'cards',
    kind: 'bullets',
    title: 'Why carriers pay',
    lines: ['Claims are settled in a day', '11 hours of warning', 'Drivers are called in time', 'One trip is enough'],
    look: 'cards',
    icons: ['file-invoice', null, 'truck', 'gas-station'],
    notes: '',
  },
  {
    id: 'how',
    kind: 'columns',
    title: 'A strip, a model, a call',
    left: { heading: 'Today', lines: ['A logger read at the door'] },
    right: { heading: 'With Isferd', lines: ['A warning eleven hours before', 'The load is saved'] },
    notes,
  },
  {
    id: 'changed',
    kind: 'columns',
    title: 'What changes for a carrier',
    left: { heading: 'Before', lines: ['One load in nine is refused'] },
    right: { heading: 'After', lines: ['One in sixty', 'Claims are settled in a day'] },
    look: 'before-after',
    notes: '',
  },
  {
    id: 'said',
    kind: 'quote',
    title: 'What fleets say',
    quote: 'We stopped arguing.',
    source: 'A fleet of 240',
    notes: '',
  },
  {
    id: 'figures',
    kind: 'metrics',
    title: '41 paying fleets',
    metrics: [
      { value: '$64K', label: 'monthly revenue', source: 'Billing, October 2026' },
      { value: '118%', label: 'net retention', source: '' },
    ],
    notes: '',
  },
  {
    id: 'loss',
    kind: 'number',
    title: 'Spoiled freight is a large problem',
    value: '$35B',
    label: 'of food spoils in transit each year',
    context: 'Three in four of those loads were warm for hours before anybody knew.',
    source: 'FAO, 2025',
    notes: '',
  },
  {
    id: 'roadmap',
    kind: 'timeline',
    title: 'Break-even in eighteen months',
    steps: [
      { date: 'Q1 2026', title: 'Pilot', text: 'Nine fleets', state: 'done' },
      { date: 'Q4 2026', title: 'Seed round', text: '', state: 'current' },
      { date: 'Q1 2028', title: 'Break-even', text: '160 paying fleets', state: 'planned' },
    ],
    notes: '',
  },
  {
    id: 'market',
    kind: 'market',
    title: 'A market large enough',
    look: 'circles',
    markets: [
      { value: '$27B', label: 'Cold-chain monitoring', source: 'MarketsandMarkets, 2025' },
      { value: '$4.2B', label: 'Road freight in Europe', source: '' },
      { value: '$320M', label: 'Fleets of 20 to 400 trucks', source: 'Own count' },
    ],
    notes: '',
  },
  {
    id: 'reach',
    kind: 'market',
    title: 'How we get there',
    look: 'funnel',
    markets: [
      { value: '6,400', label: 'fleets', source: '' },
      { value: '41', label: 'paying', source: 'Billing' },
    ],
    notes: '',
  },
  {
    id: 'others',
    kind: 'table',
    title: 'Nobody else predicts',
    table: {
      columns: ['', 'Isferd', 'Logger'],
      rows: [
        ['Warns before', 'Yes', 'No'],
        ['Price a month', '$19', '$4'],
      ],
    },
    notes: '',
  },
  {
    id: 'compared',
    kind: 'table',
    title: 'The only one that warns in time',
    table: {
      columns: ['', 'Isferd', 'Logger', 'Gateway'],
      rows: [
        ['Reads the load itself', 'yes', 'Yes', 'no'],
        ['Calls the driver', 'yes', 'no', 'partly'],
        ['Price a month', '$19', '$4', '$120'],
      ],
      look: 'comparison',
      own_column: 1,
    },
    notes: '',
  },
  {
    id: 'growth',
    kind: 'chart',
    title: 'Revenue has grown each month',
    chart: { type: 'bar', unit: '$K', categories: ['Aug', 'Sep'], series: [{ name: 'MRR', values: [0, 64.5] }] },
    source: 'Billing',
    notes: '',
  },
  {
    id: 'plan',
    kind: 'chart',
    title: 'Break-even at 160 fleets',
    chart: {
      type: 'line',
      unit: '',
      categories: ['Q1', 'Q2', 'Q3'],
      series: [
        { name: 'Revenue', values: [80, null, 380] },
        { name: 'Cost', values: [180, 220, 280] },
      ],
    },
    source: '',
    notes: '',
  },
  {
    id: 'use',
    kind: 'chart',
    title: 'Raising $2.5M',
    chart: { type: 'pie', unit: '', categories: ['Team', 'Sales'], series: [{ name: 'Use', values: [1600, 900] }] },
    source: '',
    notes: '',
  },
  {
    id: 'strip',
    kind: 'image',
    title: 'The strip',
    image: 'strip.png',
    alt: 'A strip on a pallet',
    caption: 'Twelve cents',
    notes: '',
  },
  { id: 'to-come', kind: 'image', title: 'The plant', image: null, alt: 'Our plant', caption: '', notes: '' },
  {
    id: 'team',
    kind: 'team',
    title: 'We ran this problem for years',
    people: [
      { name: 'Ines Varga-Holm', role: 'CEO', background: 'Ran cold-chain operations.', photo: 'strip.png' },
      { name: 'Tomasz Łukasik', role: 'CTO', background: 'Built forecasting.' },
    ],
    notes: '',
  },
  {
    id: 'carriers',
    kind: 'logos',
    title: 'Carriers that pay',
    logos: [{ name: 'Fjordfrakt' }, { name: 'Nordic Chill' }],
    notes: '',
  },
  { id: 'part', kind: 'section', title: 'What comes next', subtitle: 'Plan for 2027', icon: 'calendar', notes: '' },
  {
    id: 'end',
    kind: 'closing',
    title: 'Let us keep freight cold together',
    sentence: 'We are raising $2.5M.',
    contact: { name: 'Ines Varga-Holm', email: 'ines@isferd.com', phone: '+47 55 01 02 03', site: 'isferd.com' },
    notes: '',
  },
];

/** A PNG of one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** A deck to export; overrides replace parts of it. */
export const buildExport = ({
  slides = everyKind,
  theme = 'paper',
  brand,
  format,
  ...overrides
}: Partial<ExportDeck> & Partial<DeckDocument> = {}): ExportDeck => ({
  name: 'Isferd seed deck',
  company: 'Isferd',
  content: { theme, slides, ...(brand && { brand }), ...(format && { format }) },
  images: { 'strip.png': { data: new Uint8Array(DOT), type: 'image/png', width: 1, height: 1 } },
  at: new Date('2026-11-20T10:00:00.000Z'),
  ...overrides,
});
