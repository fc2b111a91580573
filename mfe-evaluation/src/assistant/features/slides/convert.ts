import { imagesOf, isHidden } from '@northlight/shared-api/deck-layout';
import { DECK_LIMITS, SLIDE_KINDS, type SlideKind } from '@northlight/shared-api/rules';
import { blankSlide, isKnown, type Slide, takesIcon, textsOf, withHidden } from './slide.ts';

const BETWEEN = ' · ';
const isSaid = (text: string) => text.trim() !== '';
const joined = (texts: readonly string[]) => texts.filter(isSaid).join(BETWEEN);

/** A slide's content as lines, one per item. */
function linesOf(slide: Slide): string[] {
  switch (slide.kind) {
    case 'number':
      return [joined([slide.value, slide.label, slide.source]), slide.context].filter(isSaid);
    case 'metrics':
      return slide.metrics.map(({ value, label, source }) => joined([value, label, source])).filter(isSaid);
    case 'timeline':
      return slide.steps.map(({ date, title, text }) => joined([date, title, text])).filter(isSaid);
    case 'market':
      return slide.markets.map(({ value, label, source }) => joined([value, label, source])).filter(isSaid);
    case 'team':
      return slide.people.map(({ name, role, background }) => joined([name, role, background])).filter(isSaid);
    case 'table':
      return [slide.table.columns, ...slide.table.rows].map(joined).filter(isSaid);
    default:
      return textsOf(slide);
  }
}

const parts = (line: string) => line.split(BETWEEN);
const NUMBER_FIRST = /^(\S*\d\S*)\s+(.+)$/;

function metricOf(line: string) {
  const [first = '', label, ...source] = parts(line);
  if (label !== undefined) return { value: first, label, source: source.join(BETWEEN) };
  const [, value, rest] = NUMBER_FIRST.exec(line) ?? [];
  return { value: value ?? '', label: rest ?? line, source: '' };
}

/** A line that begins with a date: "Q3 2026: Launch", "March 2027 – Break-even", "2028 Series A". */
const DATE_FIRST =
  /^((?:[QH][1-4]\s+|\p{L}{3,9}\.?\s+(?:\d{1,2},?\s+)?)?(?:19|20)\d{2}(?:\s*[–-]\s*(?:19|20)?\d{2})?)\s*[:·–-]?\s+(.+)$/u;

/** The longest text that is a step's title rather than its description. */
const HEADING = 60;

function stepOf(line: string) {
  const [first = '', second, ...others] = parts(line);
  const [, date = '', rest = line] = DATE_FIRST.exec(line) ?? [];
  const dated = second === undefined ? { date, about: [rest] } : { date: first, about: [second, ...others] };
  const [title = '', ...text] = dated.about;
  const isHeading = title.length <= HEADING;
  return {
    date: dated.date,
    title: isHeading ? title : '',
    text: (isHeading ? text : dated.about).join(BETWEEN),
    state: 'planned' as const,
  };
}

const CONTACTS = {
  email: /^\S+@\S+\.\S+$/u,
  phone: /^\+?[\d\s()./-]{6,24}$/u,
  site: /^(?:https?:\/\/)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?$/u,
};

/** An email address, a phone number and a site go to the contact; all else is the sentence. */
function closingOf(lines: readonly string[]) {
  const contact = { name: '', email: '', phone: '', site: '' };
  const said = lines.flatMap(parts).filter((text) => {
    const [kind] = (['email', 'phone', 'site'] as const).filter((one) => CONTACTS[one].test(text.trim()));
    if (!kind || contact[kind] !== '') return true;
    contact[kind] = text.trim();
    return false;
  });
  return { sentence: joined(said), contact };
}

function personOf(line: string) {
  const [name = '', role = '', ...background] = parts(line);
  return { name, role, background: background.join(BETWEEN) };
}

/** Splits lines into table cells. The first line becomes the headings if any line has several parts. */
function tableOf(lines: readonly string[]) {
  const cells = lines.map(parts);
  const width = Math.min(DECK_LIMITS.tableColumns, Math.max(2, ...cells.map(({ length }) => length)));
  const fill = (row: readonly string[]) => Array.from({ length: width }, (_, at) => row[at] ?? '');
  const [head = [], ...rows] = cells.some((row) => row.length > 1) ? cells : [[], ...cells];
  return { columns: fill(head), rows: rows.map(fill) };
}

const numberOf = (cell: string) => (isSaid(cell) && Number.isFinite(Number(cell)) ? Number(cell) : null);

function chartOf({ columns, rows }: { columns: string[]; rows: string[][] }, kept: { unit: string; source: string }) {
  const [, ...names] = columns;
  return {
    source: kept.source,
    chart: {
      type: 'bar' as const,
      unit: kept.unit,
      categories: rows.map(([category = '']) => category),
      series: names.map((name, at) => ({ name, values: rows.map((row) => numberOf(row[at + 1] ?? '')) })),
    },
  };
}

/** A line that gives one value to a name: "2025: $200K", "Sales · 40 %", "Engineering 60%". */
const POINT =
  /^(.*?\S)\s*(?:[:·=–]|\s-\s|\s)\s*([$€£]?)(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s?(%|[kmb]|bn)?$/iu;

/** Lines that each give one value in the same unit as a chart; null if one does not. */
function chartOfLines(lines: readonly string[]) {
  const points = lines.map((line) => POINT.exec(line.trim()));
  const units = new Set(points.map((point) => `${point?.[2] ?? ''}${point?.[4] ?? ''}`));
  if (points.length < 2 || points.includes(null) || units.size > 1) return null;
  return {
    source: '',
    chart: {
      type: 'bar' as const,
      unit: [...units][0] ?? '',
      categories: points.map((point) => (point?.[1] ?? '').replace(/[:·=–-]$/u, '').trim()),
      series: [{ name: '', values: points.map((point) => Number((point?.[3] ?? '').replaceAll(',', ''))) }],
    },
  };
}

function tableOfChart({ chart: { categories, series, unit }, source }: Extract<Slide, { kind: 'chart' }>) {
  const head = [unit, ...series.map(({ name }) => name)];
  const rows = categories.map((category, at) => [category, ...series.map(({ values }) => String(values[at] ?? ''))]);
  return { columns: head, rows: isSaid(source) ? [...rows, head.map((_, at) => (at === 0 ? source : ''))] : rows };
}

function contentOf(slide: Slide, kind: SlideKind) {
  const lines = linesOf(slide);
  const half = Math.ceil(lines.length / 2);
  const [first = '', ...rest] = lines;
  switch (kind) {
    case 'title':
    case 'section':
      return { subtitle: joined(lines) };
    case 'bullets':
      return { lines };
    case 'columns':
      return { left: { heading: '', lines: lines.slice(0, half) }, right: { heading: '', lines: lines.slice(half) } };
    case 'quote':
      return { quote: first, source: joined(rest) };
    case 'number': {
      const { value, label, source } = metricOf(first);
      return { value, label, source, context: joined(rest) };
    }
    case 'metrics':
      return { metrics: lines.map(metricOf) };
    case 'timeline':
      return { steps: lines.map(stepOf) };
    case 'market':
      return { markets: lines.map(metricOf) };
    case 'team':
      return { people: lines.map(personOf) };
    case 'logos':
      return { logos: lines.map((name) => ({ name })) };
    case 'table':
      return { table: slide.kind === 'chart' ? tableOfChart(slide) : tableOf(lines) };
    case 'chart':
      return slide.kind === 'table' && slide.table.rows.length > 0
        ? chartOf(slide.table, { unit: '', source: '' })
        : (chartOfLines(lines) ?? {});
    case 'image':
      return lines.length > 1 ? { lines } : { caption: joined(lines) };
    case 'closing':
      return closingOf(lines);
  }
}

const { line, lines, cells, metrics, steps, markets, people, logos, tableRows, chartPoints, chartSeries } = DECK_LIMITS;
const within = (texts: readonly string[], longest: number) => texts.every(({ length }) => length <= longest);

/** Whether a slide respects the limits of its kind. */
function fits(slide: Slide): boolean {
  switch (slide.kind) {
    case 'title':
    case 'section':
      return within([slide.subtitle], line);
    case 'bullets':
      return slide.lines.length <= lines && within(slide.lines, line);
    case 'columns':
      return [slide.left, slide.right].every((column) => column.lines.length <= lines && within(column.lines, line));
    case 'quote':
      return within([slide.quote], line) && within([slide.source], cells);
    case 'number':
      return within([slide.value, slide.label, slide.source], cells) && within([slide.context], line);
    case 'metrics':
      return slide.metrics.length <= metrics && within(textsOf(slide), cells);
    case 'timeline':
      return (
        slide.steps.length <= steps &&
        slide.steps.every(({ date, title, text }) => within([date, title], cells) && within([text], line))
      );
    case 'market':
      return slide.markets.length <= markets && within(textsOf(slide), cells);
    case 'team':
      return slide.people.length <= people && within(textsOf(slide), cells);
    case 'logos':
      return slide.logos.length <= logos && within(textsOf(slide), cells);
    case 'table':
      return slide.table.rows.length <= tableRows && within(textsOf(slide), cells);
    case 'chart':
      return slide.chart.categories.length <= chartPoints && slide.chart.series.length <= chartSeries;
    case 'image':
      return (slide.lines ?? []).length <= lines && within([slide.caption, ...(slide.lines ?? [])], line);
    case 'closing':
      return within([slide.sentence], line) && within(Object.values(slide.contact), cells);
  }
}

/** What a slide says: its words, and each number apart from its sign and unit. */
const wordsOf = (slide: Slide) =>
  textsOf(slide)
    .flatMap((text) => text.match(/\d[\d,]*(?:\.\d+)?|[\p{L}\p{M}]+|[$€£%]/gu) ?? [])
    .map(plain);
const plain = (word: string) => (/^\d/u.test(word) ? String(Number(word.replaceAll(',', ''))) : word);

/** Whether every word of a slide appears in the converted slide. Pictures do not. */
function survives(slide: Slide, converted: Slide): boolean {
  const said = new Set(wordsOf(converted));
  return imagesOf(slide).length === 0 && wordsOf(slide).every((word) => said.has(word));
}

/** Converts a slide to another kind; null if content would be lost. */
export function convertSlide(slide: Slide, kind: SlideKind): Slide | null {
  if (slide.kind === kind) return slide;
  if (!isKnown(slide)) return null;
  const { id, title, notes } = slide;
  const filled = textsOf(slide).length > 0 ? contentOf(slide, kind) : {};
  const blank = blankSlide(kind);
  const icon = takesIcon(slide) && takesIcon(blank) && slide.icon !== undefined ? { icon: slide.icon } : {};
  const converted = { ...blank, ...filled, ...icon, id, title, notes } as Slide;
  return fits(converted) && survives(slide, converted) ? withHidden(converted, isHidden(slide)) : null;
}

const sameWords = (one: Slide, other: Slide) => {
  const [a, b] = [wordsOf(one).toSorted(), wordsOf(other).toSorted()];
  return a.length === b.length && a.every((word, at) => word === b[at]);
};

/** Converts slides as `convertSlide` does, and brings a slide back as it was if its words are still the same. */
export function createConverter(): typeof convertSlide {
  const earlier = new Map<string, Slide>();
  return (slide, kind) => {
    earlier.set(`${slide.id} ${slide.kind}`, slide);
    const before = earlier.get(`${slide.id} ${kind}`);
    if (!before || !sameWords(before, slide)) return convertSlide(slide, kind);
    return withHidden({ ...before, title: slide.title, notes: slide.notes }, isHidden(slide));
  };
}

/** The kinds that a slide can be converted to without loss, its own first. */
export const kindsFor = (slide: Slide): SlideKind[] => [
  slide.kind,
  ...SLIDE_KINDS.filter((kind) => kind !== slide.kind && convertSlide(slide, kind) !== null),
];
