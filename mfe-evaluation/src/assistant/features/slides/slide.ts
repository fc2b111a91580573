import type { DeckDocumentSlide } from '@northlight/shared-api';
import { SLIDE_KINDS, type SlideKind } from '@northlight/shared-api/rules';
import { v4 } from 'uuid';

export type Slide = DeckDocumentSlide;
export type SlideOf<Kind extends SlideKind> = Extract<Slide, { kind: Kind }>;

/** Labels of the kinds of slide. */
export const KIND_LABELS: Record<SlideKind, string> = {
  title: 'Title',
  section: 'Section',
  bullets: 'Bullets',
  columns: 'Two columns',
  quote: 'Quote',
  number: 'Big number',
  metrics: 'Metrics',
  timeline: 'Timeline',
  market: 'Market',
  table: 'Table',
  chart: 'Chart',
  image: 'Image',
  team: 'Team',
  logos: 'Logos',
  closing: 'Closing',
};

export const BLANK_METRIC = { value: '', label: '', source: '' };
export const BLANK_STEP: SlideOf<'timeline'>['steps'][number] = { date: '', title: '', text: '', state: 'planned' };
export type Person = SlideOf<'team'>['people'][number];
export const BLANK_PERSON: Person = { name: '', role: '', background: '' };

const BLANK: { [Kind in SlideKind]: Omit<SlideOf<Kind>, 'id' | 'title' | 'notes'> } = {
  title: { kind: 'title', subtitle: '' },
  section: { kind: 'section', subtitle: '' },
  bullets: { kind: 'bullets', lines: [''] },
  columns: { kind: 'columns', left: { heading: '', lines: [''] }, right: { heading: '', lines: [''] } },
  quote: { kind: 'quote', quote: '', source: '' },
  number: { kind: 'number', value: '', label: '', context: '', source: '' },
  metrics: { kind: 'metrics', metrics: [BLANK_METRIC] },
  timeline: {
    kind: 'timeline',
    steps: [{ ...BLANK_STEP, state: 'done' }, { ...BLANK_STEP, state: 'current' }, BLANK_STEP],
  },
  market: { kind: 'market', look: 'circles', markets: [BLANK_METRIC, BLANK_METRIC, BLANK_METRIC] },
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
  team: { kind: 'team', people: [BLANK_PERSON] },
  logos: { kind: 'logos', logos: [{ name: '' }, { name: '' }, { name: '' }] },
  closing: { kind: 'closing', sentence: '', contact: { name: '', email: '', phone: '', site: '' } },
};

/** Looks of kinds that are layouts to add. */
const LOOKS = { columns: 'before-after', table: 'comparison', chart: 'shares' } as const;

/** Layouts to add: the kinds of slide, and looks of them that people search for. */
export const SLIDE_LAYOUTS = SLIDE_KINDS.flatMap((kind): SlideLayout[] => [
  kind,
  ...(kind in LOOKS ? [LOOKS[kind as keyof typeof LOOKS]] : []),
]);
export type SlideLayout = SlideKind | (typeof LOOKS)[keyof typeof LOOKS];

export const LAYOUT_LABELS: Record<SlideLayout, string> = {
  ...KIND_LABELS,
  'before-after': 'Before and after',
  comparison: 'Comparison',
  shares: 'Use of funds',
};

const BLANK_LAYOUT: Record<SlideLayout, object> = {
  ...BLANK,
  'before-after': { ...BLANK.columns, look: 'before-after' } satisfies typeof BLANK.columns,
  comparison: {
    kind: 'table',
    table: {
      columns: ['', '', '', ''],
      rows: Array.from({ length: 4 }, () => ['', '', '', '']),
      look: 'comparison',
      own_column: 1,
    },
  } satisfies typeof BLANK.table,
  shares: {
    kind: 'chart',
    chart: {
      type: 'pie',
      unit: '$K',
      categories: ['', '', '', ''],
      series: [{ name: '', values: [null, null, null, null] }],
    },
    source: '',
  } satisfies typeof BLANK.chart,
};

/** An empty slide of a layout. */
export const blankSlide = (layout: SlideLayout): Slide =>
  ({
    ...structuredClone(BLANK_LAYOUT[layout]),
    id: v4(),
    title: '',
    notes: '',
  }) as Slide;

/** A copy of a slide with a new ID. */
export const copyOf = (slide: Slide): Slide => ({ ...structuredClone(slide), id: v4() });

/** A slide that is shown or hidden. A shown one has no mark, as slides before this release. */
export function withHidden<S extends Slide>(slide: S, hidden: boolean): S {
  const { hidden: _, ...rest } = slide;
  return (hidden ? { ...rest, hidden } : rest) as S;
}

/** Where a record is now that was at this place when an upload for it began; the slide may have changed since. */
export function placeNow<One>(records: readonly One[], record: One, at: number): number {
  const found = records.indexOf(record);
  return found === -1 ? at : found;
}

/**
 * A team with another photo of a person, or with none.
 * @param at where the person was when the photo was chosen
 */
export function withPhoto(slide: SlideOf<'team'>, person: Person, at: number, photo: string | null): SlideOf<'team'> {
  const index = placeNow(slide.people, person, at);
  const people = slide.people.map((one, place) => {
    if (place !== index) return one;
    const { photo: _, ...rest } = one;
    return photo === null ? rest : { ...rest, photo };
  });
  return { ...slide, people };
}

/** A slide that can have an icon. */
export type IconSlide = Extract<Slide, { icon?: string }>;

const ICON_KINDS: readonly SlideKind[] = [
  'title',
  'section',
  'bullets',
  'number',
  'closing',
] satisfies IconSlide['kind'][];

/** Whether a slide can have an icon. */
export const takesIcon = (slide: Slide): slide is IconSlide => ICON_KINDS.includes(slide.kind);

/** A slide with another icon, or with none. */
export function withIcon<S extends IconSlide>(slide: S, icon: string | null): S {
  const { icon: _, ...rest } = slide;
  return (icon === null ? rest : { ...rest, icon }) as S;
}

/** A cover or a close with another picture, or with none. */
export function withCover<S extends SlideOf<'title' | 'closing'>>(slide: S, picture: string | null): S {
  const { image: _, alt = '', ...rest } = slide;
  const cover = picture === null ? rest : { ...rest, image: picture, alt: slide.image === undefined ? '' : alt };
  return cover as S;
}

/** Whether a slide shows an image without a description. */
const isUndescribed = (slide: Slide): boolean =>
  (slide.kind === 'image' || slide.kind === 'title' || slide.kind === 'closing') &&
  (slide.image ?? null) !== null &&
  (slide.alt ?? '').trim() === '';

/** A draft with the photos of the people who were on the slide that it replaces. */
export function keepPhotos(draft: Slide, old: Slide | undefined): Slide {
  if (draft.kind !== 'team' || old?.kind !== 'team') return draft;
  const photos = new Map(old.people.map(({ name, photo }) => [name.trim(), photo]));
  const people = draft.people.map((person) => {
    const photo = person.photo ?? photos.get(person.name.trim());
    return photo === undefined ? person : { ...person, photo };
  });
  return { ...draft, people };
}

/** A one-line name for a slide. */
export const nameOf = ({ title, kind }: Slide): string => title.trim() || labelOf(kind);

/** Whether this release knows the kind of a slide; a newer one may have saved it. */
export const isKnown = ({ kind }: Slide): boolean => kind in KIND_LABELS;

/** The label of a kind of slide, even of one from a newer release. */
export const labelOf = (kind: SlideKind): string => KIND_LABELS[kind] ?? 'Newer slide type';

/** Number of slides whose image has no description. */
export const undescribedIn = (slides: readonly Slide[]): number => slides.filter(isUndescribed).length;

const columnTexts = ({ heading, lines }: SlideOf<'columns'>['left']) => [heading, ...lines];

function bodyTexts(slide: Slide): string[] {
  if (!isKnown(slide)) return [];
  switch (slide.kind) {
    case 'title':
      return [slide.subtitle, slide.alt ?? ''];
    case 'section':
      return [slide.subtitle];
    case 'bullets':
      return slide.lines;
    case 'columns':
      return [...columnTexts(slide.left), ...columnTexts(slide.right)];
    case 'quote':
      return [slide.quote, slide.source];
    case 'number':
      return [slide.value, slide.label, slide.context, slide.source];
    case 'timeline':
      return slide.steps.flatMap(({ date, title, text }) => [date, title, text]);
    case 'market':
      return slide.markets.flatMap(({ value, label, source }) => [value, label, source]);
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
      return [slide.image ?? '', slide.alt, ...(slide.lines ?? []), slide.caption];
    case 'closing': {
      const { name, email, phone, site } = slide.contact;
      return [slide.sentence, name, email, phone, site];
    }
    case 'logos':
      return slide.logos.map(({ name }) => name);
    case 'team':
      return slide.people.flatMap(({ name, role, background }) => [name, role, background]);
  }
}

/** All texts of a slide below its title, except empty ones. */
export const textsOf = (slide: Slide): string[] =>
  bodyTexts(slide)
    .map((text) => text.trim())
    .filter((text) => text !== '');
