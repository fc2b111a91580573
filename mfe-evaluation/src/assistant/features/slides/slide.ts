import type { DeckDocumentSlide } from '@northlight/shared-api';
import type { SlideKind } from '@northlight/shared-api/rules';
import { v4 } from 'uuid';

export type Slide = DeckDocumentSlide;
export type SlideOf<Kind extends SlideKind> = Extract<Slide, { kind: Kind }>;

/** Labels of the kinds of slide. */
export const KIND_LABELS: Record<SlideKind, string> = {
  title: 'Title',
  bullets: 'Bullets',
  columns: 'Two columns',
  quote: 'Quote',
  metrics: 'Metrics',
  table: 'Table',
  chart: 'Chart',
  image: 'Image',
  team: 'Team',
};

const BLANK: { [Kind in SlideKind]: Omit<SlideOf<Kind>, 'id' | 'title' | 'notes'> } = {
  title: { kind: 'title', subtitle: '' },
  bullets: { kind: 'bullets', lines: [''] },
  columns: { kind: 'columns', left: { heading: '', lines: [''] }, right: { heading: '', lines: [''] } },
  quote: { kind: 'quote', quote: '', source: '' },
  metrics: { kind: 'metrics', metrics: [{ value: '', label: '', source: '' }] },
  table: {
    kind: 'table',
    table: {
      columns: ['', ''],
      rows: [
        ['', ''],
        ['', ''],
      ],
    },
  },
  chart: {
    kind: 'chart',
    chart: {
      type: 'bar',
      unit: '',
      categories: ['', '', ''],
      series: [{ name: '', values: [null, null, null] }],
    },
    source: '',
  },
  image: { kind: 'image', image: null, alt: '', caption: '' },
  team: { kind: 'team', people: [{ name: '', role: '', background: '' }] },
};

/** An empty slide of a kind. */
export const blankSlide = (kind: SlideKind): Slide =>
  ({ ...structuredClone(BLANK[kind]), id: v4(), title: '', notes: '' }) as Slide;

/** A copy of a slide with a new ID. */
export const copyOf = (slide: Slide): Slide => ({ ...structuredClone(slide), id: v4() });

/** A one-line name for a slide. */
export const nameOf = ({ title, kind }: Slide): string => title.trim() || KIND_LABELS[kind];

/** Number of slides whose image has no description. */
export const undescribedIn = (slides: readonly Slide[]): number =>
  slides.filter((slide) => slide.kind === 'image' && slide.image !== null && slide.alt.trim() === '').length;

const columnTexts = ({ heading, lines }: SlideOf<'columns'>['left']) => [heading, ...lines];

function bodyTexts(slide: Slide): string[] {
  switch (slide.kind) {
    case 'title':
      return [slide.subtitle];
    case 'bullets':
      return slide.lines;
    case 'columns':
      return [...columnTexts(slide.left), ...columnTexts(slide.right)];
    case 'quote':
      return [slide.quote, slide.source];
    case 'metrics':
      return slide.metrics.flatMap(({ value, label, source }) => [value, label, source]);
    case 'table':
      return [...slide.table.columns, ...slide.table.rows.flat()];
    case 'chart': {
      const { categories, series, unit } = slide.chart;
      const values = series.flatMap(({ name, values }) => [name, ...values.map((value) => value?.toString() ?? '')]);
      return [unit, ...categories, ...values, slide.source];
    }
    case 'image':
      return [slide.image ?? '', slide.alt, slide.caption];
    case 'team':
      return slide.people.flatMap(({ name, role, background }) => [name, role, background]);
  }
}

/** All texts of a slide below its title, except empty ones. */
export const textsOf = (slide: Slide): string[] =>
  bodyTexts(slide)
    .map((text) => text.trim())
    .filter((text) => text !== '');
