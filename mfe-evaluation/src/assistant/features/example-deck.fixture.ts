import type { ChatMessage, Conversation, SavedDeck } from '@northlight/shared-api';
import type { Slide } from './slides/slide.ts';

const common = (id: string, title: string, notes = '') => ({ id, title, notes });

/** One slide of each kind. */
export const EXAMPLE_SLIDES: Slide[] = [
  { ...common('s1', 'Isferd'), kind: 'title', subtitle: 'Refrigerated freight that tells you before it spoils.' },
  {
    ...common('s2', 'One load in nine arrives outside its range', 'Pause after the number.'),
    kind: 'bullets',
    lines: ['11.4% of 8,200 monitored trips, Jan–Sep 2026', 'Each lost load costs [cost of a lost load]'],
  },
  {
    ...common('s3', 'What changes'),
    kind: 'columns',
    left: { heading: 'Today', lines: ['Paper loggers', 'Told after the load is lost'] },
    right: { heading: 'With Isferd', lines: ['11 h median warning', 'Driver and buyer are called'] },
  },
  { ...common('s4', 'In their words'), kind: 'quote', quote: 'We stopped losing fish.', source: '[name and company]' },
  {
    ...common('s5', 'Traction'),
    kind: 'metrics',
    metrics: [
      { value: '41', label: 'paying fleets', source: 'Oct 2026' },
      { value: '$64K', label: 'monthly revenue', source: 'Billing, Oct 2026' },
    ],
  },
  {
    ...common('s6', 'Others tell you after the load is lost'),
    kind: 'table',
    table: {
      columns: ['', 'Warning', 'Cost'],
      rows: [
        ['Paper logger', 'after', '$4 a trip'],
        ['Isferd', '11 h before', '$19 a month'],
      ],
    },
  },
  {
    ...common('s7', 'Revenue'),
    kind: 'chart',
    source: 'Billing',
    chart: {
      type: 'bar',
      unit: '$K',
      categories: ['Feb', 'May', 'Oct'],
      series: [{ name: 'Monthly revenue', values: [9, 21, 64] }],
    },
  },
  { ...common('s8', 'The strip'), kind: 'image', image: null, alt: '', caption: 'A sensor strip on a pallet' },
  {
    ...common('s9', 'We ran this problem for years'),
    kind: 'team',
    people: [
      { name: 'Ines Varga-Holm', role: 'CEO', background: 'Cold-chain telemetry at two carriers, 2015–2023' },
      { name: 'Odd Breivik', role: 'CTO', background: 'Sensors for fish farms' },
    ],
  },
  {
    ...common('s10', 'Spoiled freight is a $35B problem'),
    kind: 'number',
    value: '$35B',
    label: 'of food spoils in transit each year',
    context: 'Three in four of those loads were warm for hours before anybody knew.',
    source: 'FAO, State of Food and Agriculture, 2025',
  },
  {
    ...common('s11', 'From 41 fleets to 160 in eighteen months'),
    kind: 'timeline',
    steps: [
      { date: 'Q1 2026', title: 'Pilot', text: 'Nine fleets, 8,200 trips', state: 'done' },
      { date: 'Q4 2026', title: 'Seed round', text: 'Sales team of four', state: 'current' },
      { date: 'Q3 2027', title: 'Two ports', text: 'Rotterdam and Bergen', state: 'planned' },
      { date: 'Q1 2028', title: 'Break-even', text: '160 paying fleets', state: 'planned' },
    ],
  },
  {
    ...common('s12', 'A $27B market, and $320M of it within reach'),
    kind: 'market',
    look: 'circles',
    markets: [
      { value: '$27B', label: 'Cold-chain monitoring worldwide', source: 'MarketsandMarkets, 2025' },
      { value: '$4.2B', label: 'Refrigerated road freight in Europe', source: 'Eurostat, 2025; our price' },
      { value: '$320M', label: 'Fleets of 20 to 400 trucks in four countries', source: 'Own count, Oct 2026' },
    ],
  },
  { ...common('s13', 'What comes next'), kind: 'section', subtitle: 'Plan and use of funds, 2027 and 2028' },
  {
    ...common('s14', 'Let us keep freight cold together'),
    kind: 'closing',
    sentence: 'We are raising $2.5M to warn 160 fleets before their loads spoil.',
    contact: { name: 'Ines Varga-Holm, CEO', email: 'ines@isferd.com', phone: '+47 55 01 02 03', site: 'isferd.com' },
  },
  {
    ...common('s15', 'Carriers that pay'),
    kind: 'logos',
    logos: [{ name: 'Fjordfrakt' }, { name: 'Nordic Chill' }, { name: 'Havlaks' }],
  },
];

/** A saved deck with one slide of each kind. */
export const aSavedDeck = (given: Partial<SavedDeck> = {}): SavedDeck => ({
  id: 'd1',
  name: 'Isferd seed deck',
  company_name: 'Isferd',
  total_slides: EXAMPLE_SLIDES.length,
  created_at: '2026-11-16T09:30:00.000Z',
  updated_at: '2026-11-18T14:02:00.000Z',
  revision: 4,
  content: { theme: 'paper', slides: EXAMPLE_SLIDES },
  ...given,
});

export const aMessage = (given: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 'm1',
  role: 'user',
  text: 'What should slide 6 say instead?',
  blocks: [],
  suggestions: [],
  slide: 6,
  status: 'complete',
  engine: null,
  created_at: '2026-11-18T14:02:00.000Z',
  ...given,
});

/** An answer with a citation, a list and a draft. */
export const ANSWER = aMessage({
  id: 'm2',
  role: 'assistant',
  text: 'Compare two things fleets already use.',
  engine: 'rubric',
  suggestions: ['What is missing?'],
  blocks: [
    {
      type: 'paragraph',
      text: 'Compare two things fleets already use. Both tell them after the load is lost.',
      citations: [{ slide: 3, quote: 'Told after the load is lost' }],
    },
    {
      type: 'list',
      ordered: false,
      items: [{ text: '11 h median warning, against none', citations: [{ slide: 3, quote: '11 h median warning' }] }],
    },
    {
      type: 'draft',
      replaces: 6,
      after: 6,
      facts: [
        { text: '11 h median warning', origin: 'deck', slide: 3 },
        { text: '$4 a trip', origin: 'person', slide: null },
      ],
      slide: {
        id: 'draft',
        kind: 'bullets',
        title: 'Fleets hear of it 11 hours before',
        notes: '',
        lines: ['A paper logger costs $4 a trip and tells them after', 'Isferd warns 11 h before'],
      },
    },
  ],
});

/** The conversation about a deck; empty by default. */
export const aConversation = (given: Partial<Conversation> = {}): Conversation => ({
  evaluation_id: null,
  saved_deck_id: 'd1',
  deck_name: 'Isferd seed deck',
  messages: [],
  suggestions: ['What will an investor ask?', 'What is missing?'],
  engine: 'rubric',
  ...given,
});
