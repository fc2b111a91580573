import fc from 'fast-check';
import type { DeckDocumentSlide } from '../contract.ts';
import {
  BULLET_LOOKS,
  COLUMN_LOOKS,
  DECK_LIMITS,
  IMAGE_LOOKS,
  LOGO_GROUNDS,
  MARKET_LOOKS,
  NUMBER_LOOKS,
  STEP_STATES,
} from '../rules/index.ts';

/** Texts as people and programs write them: words, very long words, other scripts, symbols, nothing. */
const text = (maxLength: number) => {
  const unit = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('freight ', 'that ', 'tells ', 'a ', '8,200 ', '$4.2B ', 'co-pilot ') },
    { weight: 2, arbitrary: fc.constantFrom('[fact] ', 'W', 'i', 'mmmm', '\n', '  ', '\t') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('市場', 'Грузы ', 'مرحبا ', 'שלום ', '🚀', '👩‍💻', 'é', '\u0000', '\ud800'),
    },
  );
  return fc
    .oneof(
      { weight: 3, arbitrary: fc.integer({ min: 0, max: 12 }) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 120 }) },
    )
    .chain((length) => fc.array(unit, { minLength: length, maxLength: length }))
    .map((parts) => parts.join('').slice(0, maxLength));
};

const line = text(DECK_LIMITS.line);
const lines = fc.array(line, { maxLength: DECK_LIMITS.lines });
const cell = text(DECK_LIMITS.cells);
const title = text(DECK_LIMITS.title);
const value = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -1000, max: 1000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const table = fc.integer({ min: 1, max: DECK_LIMITS.tableColumns }).chain((width) => {
  const row = fc.array(cell, { minLength: width, maxLength: width });
  const verdict = fc.constantFrom('yes', 'No', '✓', 'partly');
  const compared = fc.array(fc.oneof(cell, verdict), { minLength: width, maxLength: width });
  return fc.oneof(
    fc.record({ columns: row, rows: fc.array(row, { maxLength: DECK_LIMITS.tableRows }) }),
    fc.record({
      columns: row,
      rows: fc.array(compared, { maxLength: DECK_LIMITS.tableRows }),
      look: fc.constant('comparison' as const),
      own_column: fc.integer({ min: 0, max: DECK_LIMITS.tableColumns - 1 }),
    }),
  );
});

const chart = fc.integer({ min: 1, max: DECK_LIMITS.chartPoints }).chain((length) => {
  const values = fc.array(value, { minLength: length, maxLength: length });
  return fc.record({
    type: fc.constantFrom('bar' as const, 'line' as const, 'pie' as const),
    unit: text(20),
    categories: fc.array(cell, { minLength: length, maxLength: length }),
    series: fc.array(fc.record({ name: cell, values }), { minLength: 1, maxLength: DECK_LIMITS.chartSeries }),
  });
});

const icon = fc.constantFrom(undefined, 'ship', 'teleporter');
const common = { id: fc.constant('a'), title, notes: text(300) };
const column = fc.record({ heading: title, lines });
const metric = { value: cell, label: cell, source: cell };
const list = <T extends object>(record: { [K in keyof T]: fc.Arbitrary<T[K]> }, maxLength: number) =>
  fc.array(fc.record(record), { maxLength });

/** Any slide within the limits of saved decks. */
export const anySlide: fc.Arbitrary<DeckDocumentSlide> = fc.oneof(
  fc.record({
    ...common,
    kind: fc.constant('title' as const),
    subtitle: line,
    image: fc.constantFrom(undefined, 'wide.png', 'gone.png'),
    alt: fc.option(line, { nil: undefined }),
    icon,
  }),
  fc.record({ ...common, kind: fc.constant('section' as const), subtitle: line, icon }),
  fc.record({
    ...common,
    kind: fc.constant('bullets' as const),
    lines: fc.oneof(lines, fc.array(text(60), { minLength: 2, maxLength: 5 })),
    icon,
    look: fc.constantFrom(undefined, ...BULLET_LOOKS, 'spiral'),
    icons: fc.option(fc.array(fc.constantFrom(null, 'ship', 'teleporter'), { maxLength: 5 }), { nil: undefined }),
  }),
  fc.record({
    ...common,
    kind: fc.constant('columns' as const),
    left: column,
    right: column,
    look: fc.constantFrom(undefined, ...COLUMN_LOOKS),
  }),
  fc.record({ ...common, kind: fc.constant('quote' as const), quote: line, source: cell }),
  fc.record({
    ...common,
    kind: fc.constant('number' as const),
    value: cell,
    label: cell,
    context: line,
    source: cell,
    icon,
    look: fc.constantFrom(undefined, ...NUMBER_LOOKS),
  }),
  fc.record({ ...common, kind: fc.constant('metrics' as const), metrics: list(metric, DECK_LIMITS.metrics) }),
  fc.record({
    ...common,
    kind: fc.constant('timeline' as const),
    steps: list({ date: cell, title: cell, text: line, state: fc.constantFrom(...STEP_STATES) }, DECK_LIMITS.steps),
  }),
  fc.record({
    ...common,
    kind: fc.constant('market' as const),
    look: fc.constantFrom(...MARKET_LOOKS),
    markets: list(metric, DECK_LIMITS.markets),
  }),
  fc.record({ ...common, kind: fc.constant('table' as const), table }),
  fc.record({ ...common, kind: fc.constant('chart' as const), chart, source: cell }),
  fc.record({
    ...common,
    kind: fc.constant('image' as const),
    image: fc.constantFrom(null, 'wide.png', 'gone.png'),
    alt: line,
    caption: line,
    lines: fc.option(lines, { nil: undefined }),
    look: fc.constantFrom(undefined, ...IMAGE_LOOKS),
  }),
  fc.record({
    ...common,
    kind: fc.constant('closing' as const),
    sentence: line,
    image: fc.constantFrom(undefined, 'wide.png', 'gone.png'),
    alt: fc.option(line, { nil: undefined }),
    icon,
    contact: fc.record({ name: cell, email: cell, phone: cell, site: cell }),
  }),
  fc.record({
    ...common,
    kind: fc.constant('logos' as const),
    logos: list(
      {
        name: cell,
        image: fc.constantFrom(undefined, 'wide.png', 'gone.png'),
        ground: fc.constantFrom(undefined, ...LOGO_GROUNDS),
      },
      DECK_LIMITS.logos,
    ),
  }),
  fc.record({
    ...common,
    kind: fc.constant('team' as const),
    people: list(
      { name: cell, role: cell, background: line, photo: fc.constantFrom(undefined, 'wide.png', 'gone.png') },
      DECK_LIMITS.people,
    ),
  }),
);
