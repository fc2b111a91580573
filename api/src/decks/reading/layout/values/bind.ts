import type { ColourKey } from '../../child/raw-slide.ts';
import type { Box, Line, Value } from '../../types.ts';
import { bottomOf, cardsOf, rightOf } from '../boxes.ts';
import { isDate, isFigure, isPartOfYear, isUnit } from '../figures.ts';
import { nameAndText } from '../joined.ts';
import { isSetOff, type Paragraph } from '../paragraphs.ts';
import {
  type Block,
  blockOf,
  datesBetween,
  headingOver,
  headsOfCard,
  heightOf,
  isInside,
  isStep,
  leadingFigure,
  namedFigures,
  near,
  type Page,
  phasesOfTime,
  usualSize,
  wholeDates,
  wholePeriods,
  withRates,
  withRemarks,
  withUnits,
  wordsAmongFigures,
} from './blocks.ts';
import { captionedChanges, changesOf, grownOf, type Ratio, ratiosOf } from './changes.ts';
import {
  axisTicks,
  barValues,
  type Charted,
  chartedValues,
  datedRows,
  headingOf,
  seriesOf,
  unitOf,
  valuesUnderLabels,
  withRanges,
} from './charts.ts';
import { dateAmong, datedStart, dateNamedIn, inlineValues } from './inline.ts';
import {
  type Candidate,
  hasTextBeside,
  leadOver,
  pairsOf,
  remarkOn,
  textBelow,
  wholeLabel,
  withColumn,
  withTextsBelow,
} from './pairs.ts';
import { slicesOf } from './pies.ts';
import { type Planned, plannedIn } from './plans.ts';
import { labelledPlates } from './plates.ts';
import {
  type Event,
  eventsOf,
  eventsOnCards,
  headsFigures,
  headsLeftOf,
  rowsOfDates,
  staircaseOf,
  yearOver,
} from './timeline.ts';

/** The name of a value that stands in its own line has at most this many letters. */
const LONGEST_NAME = 40;
/** The name of a card or a row of a diagram has at most this many letters. */
const SHORT = 28;

/** A text that ends with a value after what names it: "Team — 50%", "Team (50%)". */
const ENDS_WITH_VALUE = /(?:[:–—-]\s|\()[^\s\d()]?\d[^\s()]*\)?$/u;

/** So many lines below each other that begin with dates list events; their left edges are this close. */
const FEWEST_DATED = 3;
const FLUSH = 0.01;
/** A date heads the figures that are no further below it than this many heights. */
const HEAD_REACH = 12;

/** A figure or date with its label, and the lines that they consist of. */
export interface Bound {
  value: Value;
  /** In reading order. */
  lines: Line[];
  /** Set when a statement says the value although it is not in these lines. */
  isSaid?: true;
}

/** What binding needs of a slide. Paragraphs are in reading order and hold no table. */
interface Surroundings {
  frames: readonly Box[];
  rules: readonly Box[];
  keys: readonly ColourKey[];
  title: string | null;
  /** Width over height of the slide. */
  aspect: number;
}

/** Whether the texts of a frame are the lines of one short text, which may be the label of a value outside. */
const isLabel = (inside: readonly Block[]) =>
  inside.length <= 3 &&
  inside.every(({ role, size }) => role === 'text' && size === inside[0]?.size) &&
  inside.reduce((sum, { text }) => sum + text.length, 0) <= SHORT;

/** What happens on a date, in one text: items parted by semicolons, after a heading of theirs. */
function toldOn(texts: readonly Block[]): string {
  return texts.reduce((told, block, at) => {
    const before = texts[at - 1];
    if (!before) return block.text;
    if (/[.,;:!?–—-]$/u.test(before.text) || /^\p{Ll}/u.test(block.text)) return `${told} ${block.text}`;
    const [head, text] = [before.lines[0], block.lines[0]];
    return at === 1 && head && text && isSetOff(head, text) ? nameAndText(told, block.text) : `${told}; ${block.text}`;
  }, '');
}

/** The words of a label: those after the figure first, but a remark in parentheses last. */
function labelText({ role }: Block, rest: string, label: readonly Block[]): string {
  const texts = role === 'date' ? [toldOn(label)] : label.map(({ text }) => text);
  return (rest.startsWith('(') ? [...texts, rest] : [rest, ...texts]).filter(Boolean).join(' ');
}

/** The values of charts. A category is part of the first value above it, since a line belongs to one block. */
function boundInCharts(charts: readonly Charted[]): Bound[] {
  const used = new Set<Block>();
  return charts.flatMap(({ value, category, heading, series }): Bound[] => {
    const label = category?.text ?? heading;
    if (label === null) return [];
    const lines = category && !used.has(category) ? [...value.lines, ...category.lines] : value.lines;
    if (category) used.add(category);
    const context = [series?.text, category ? heading : null].filter((text) => text != null);
    return [{ value: { kind: 'chart', text: value.text, label, context, box: value.box }, lines }];
  });
}

/** The events of timelines. A date is part of its first event, since a line belongs to one block. */
function boundEvents(events: readonly Event[], page: Page): Bound[] {
  return events.map(({ date, texts }, at): Bound => {
    const isFirst = events.findIndex((other) => other.date === date) === at;
    const parts = [...(isFirst ? [date] : []), ...texts].toSorted((a, b) => a.box.y - b.box.y);
    const label = toldOn(texts);
    const year = yearOver(date, page);
    return {
      value: { kind: 'date', text: date.text, label, context: year ? [year.text] : [], box: date.box },
      lines: parts.flatMap(({ lines }) => lines),
    };
  });
}

/** Factors between two values of one thing, which are their context. */
const boundRatios = (ratios: readonly Ratio[]): Bound[] =>
  ratios.map(({ value, label, between }) => ({
    value: { kind: 'card', text: value.text, label, context: between.map(({ text }) => text), box: value.box },
    lines: value.lines,
  }));

/** The lines of a plan with the dates above their bars. */
const boundPlans = (plans: readonly Planned[]): Bound[] =>
  plans.map(({ label, from, to, years, bar }) => ({
    value: {
      kind: 'date',
      text: from === to ? from.text : `${from.text} – ${to.text}`,
      label: label.text,
      context: years,
      box: bar,
    },
    lines: label.lines,
    isSaid: true,
  }));

const headingOverSlices = (series: ReadonlyMap<Block, Block>, page: Page) => {
  const parts = [...series].flat();
  const boxes = parts.map(({ box }) => box);
  return headingOf(parts, page, Math.min(...boxes.map(({ x }) => x)), Math.max(...boxes.map(rightOf)));
};

/**
 * Values and dates in the lines that name them.
 * @param free blocks that are bound to nothing
 * @param told blocks that say what happens on a date
 */
function boundInline(page: Page, free: readonly Block[], told: readonly Block[]): Bound[] {
  // One date after a name may be that of the presentation.
  const isPlan = page.blocks.filter((block) => dateNamedIn(block) !== null).length > 1;
  const started = page.blocks.filter((block) => datedStart(block) !== null);
  const isListed = ({ box }: Block) =>
    started.filter((other) => near(other.box.x, box.x, FLUSH)).length >= FEWEST_DATED;
  const eventIn = (block: Block) => {
    const named = dateNamedIn(block);
    return named && (named.isFirst || isPlan) ? named : isListed(block) ? datedStart(block) : null;
  };
  const dated = new Set(page.blocks.filter((block) => eventIn(block) !== null));
  const inline = [...new Set([...free, ...told])].flatMap((block) => {
    const event = eventIn(block);
    const date = event ? event.date : dateAmong(block);
    const values: Value[] = inlineValues(block).filter(({ text }) => date === null || !date.includes(text));
    if (event) values.push({ kind: 'date', text: event.date, label: event.name, context: [], box: block.box });
    else if (date !== null && page.title !== null)
      values.push({ kind: 'inline', text: date, label: page.title, context: [], box: block.box });
    return values.map((value) => ({ block, value }));
  });
  const names = pairsOf(
    [...new Set(inline.map(({ block }) => block))],
    free.filter(
      (block) =>
        block.role === 'text' &&
        !isUnit(block.text) &&
        block.text.length <= LONGEST_NAME &&
        !inline.some((other) => other.block === block),
    ),
    page,
  );
  const nameOf = (block: Block) => names.find(({ value }) => value === block)?.label.text ?? null;
  /** What stands below a heading that names a date. */
  const textsUnder = (block: Block) => {
    const [, ...texts] = withTextsBelow([block], page, dated);
    const isHeading = texts.some(
      ({ size, lines: [line] }) => size < block.size || !line?.bold === block.lines[0]?.bold,
    );
    return isHeading ? texts.map(({ text }) => text).join(' ') : null;
  };
  /** Texts of one size that name values of the same unit, as the lines of a list do. */
  const siblingsOf = ({ size }: Block, { text }: Value) =>
    new Set(
      inline
        .filter((other) => near(other.block.size, size, 0.02 * size) && unitOf(other.value.text) === unitOf(text))
        .map((other) => other.block),
    );
  return inline.map(({ block, value }) => {
    const isDated = dated.has(block);
    const heads = headsOfCard(block, page, isDated ? dated : new Set()).map(({ text }) => text);
    const under = value.kind === 'date' ? textsUnder(block) : null;
    const heading = headingOver(block, page, isDated ? dated : siblingsOf(block, value));
    const context = [nameOf(block), under, heading, ...heads].filter((text) => text !== null);
    return { value: { ...value, context: [...new Set(context)] }, lines: block.lines };
  });
}

/** Few dates of a row have labels when less than this share of them has any. */
const FEW = 0.6;
/** Such a label is no further from its date than this many of its heights. */
const FAR = 3;

/**
 * Without texts beside a single date of a row, which head another column as the dates head theirs, and without the far
 * labels of a row of which few dates have any, as over the bars of a plan.
 */
const withoutHeads = (pairs: readonly Candidate[], dates: readonly Block[]): Candidate[] =>
  rowsOfDates(dates).reduce<Candidate[]>(
    (kept, row) => {
      const own = kept.filter(({ value }) => row.includes(value));
      const beside = own.filter(({ side }) => side === 'left' || side === 'right');
      const isHead = (pair: Candidate) => beside.length * 2 < row.length && beside.includes(pair);
      const isFar = ({ value, label }: Candidate) =>
        own.length < FEW * row.length &&
        Math.max(label.box.y - bottomOf(value.box), value.box.y - bottomOf(label.box)) > FAR * heightOf(label);
      return kept.filter((pair) => !own.includes(pair) || !(isHead(pair) || isFar(pair)));
    },
    [...pairs],
  );

/** Binds figures and dates that stand by themselves to their labels, and finds values named in their own line. */
export function bindValues(
  paragraphs: readonly Paragraph[],
  { frames, rules, keys, title, aspect }: Surroundings,
): Bound[] {
  const usual = usualSize(paragraphs);
  const plain = [
    wholeDates,
    wholePeriods,
    withRates,
    namedFigures,
    wordsAmongFigures,
    phasesOfTime,
    withRemarks,
    withUnits,
    withRanges,
  ].reduce(
    (blocks: Block[], step) => step(blocks),
    paragraphs.filter((lines) => lines.length > 0).map((lines) => blockOf(lines, usual)),
  );
  // Large dates in a row are a timeline; elsewhere they are bound as figures are.
  const rows = rowsOfDates(plain.filter(({ role, text }) => role === 'figure' && isDate(text)));
  const inRow = new Set(rows.flat());
  const blocks = plain.map((block) => (inRow.has(block) ? { ...block, role: 'date' as const } : block));
  const isTimeline = blocks.filter(({ role }) => role === 'date').length >= 3;
  const cards = cardsOf(blocks, frames, {
    holds: (frame, { box }) => isInside(box, frame),
    cardOf: (inside) =>
      isLabel(inside) ? [] : inside.filter((block) => inside.some((other) => other !== block && other.role === 'text')),
  });
  const shown = { blocks, frames, rules, cards, keys, aspect, title, isTimeline };
  const ticks = axisTicks(
    blocks.filter(({ role }) => role === 'figure'),
    blocks,
  );
  const measuring = blocks.filter((block) => block.role === 'figure' && !isStep(block, blocks) && !ticks.has(block));
  const changes = captionedChanges(measuring, { ...shown, between: new Map() });
  const between = new Map([...datesBetween(blocks), ...changes.flatMap(({ dates }) => dates)]);
  const page: Page = { ...shown, between };
  const onCards = eventsOnCards(page);
  const inCards = new Set(onCards.flatMap(({ date, texts: held }) => [date, ...held]));
  const figures = measuring.filter((block) => !between.has(block) && !inCards.has(block));
  const placed = [...changes.flatMap(({ pairs }) => pairs), ...slicesOf(figures, page)];
  const others = figures.filter((figure) => !placed.some(({ value }) => value === figure));
  const worded = blocks.filter((block) => block.role === 'text' && !isUnit(block.text) && !inCards.has(block));
  const dates = blocks.filter((block) => block.role === 'date' && !between.has(block) && !inCards.has(block));
  const plans = plannedIn(dates, worded, page);
  const planned = new Set(plans.map(({ label }) => label));
  const texts = worded.filter((text) => !planned.has(text));

  const inRows = datedRows(others, page);
  const upright = [
    ...inRows,
    ...chartedValues(
      others.filter((one) => !inRows.some(({ value }) => value === one)),
      page,
    ),
  ];
  const series = seriesOf(others, page);
  const slices = [...series].flatMap(([value, category]): Charted[] =>
    upright.some((other) => other.value === value)
      ? []
      : [{ value, category, heading: headingOverSlices(series, page) }],
  );
  const under = valuesUnderLabels(
    others.filter((one) => ![...upright, ...slices].some(({ value }) => value === one)),
    page,
  );
  const charts = [
    ...under,
    ...upright.map((one): Charted => ({ ...one, series: series.get(one.value) ?? null })),
    ...slices,
    ...barValues(
      others.filter((one) => ![...upright, ...slices, ...under].some(({ value }) => value === one)),
      page,
    ),
  ];
  const ratios = ratiosOf(others, page);
  const charted = new Set([...charts, ...ratios].map(({ value }) => value));
  const beside = pairsOf(
    others.filter((figure) => !charted.has(figure)),
    [
      ...texts.filter((text) => !placed.some(({ label }) => label === text)),
      ...dates.filter((date) => date.size <= Math.max(...figures.map(({ size }) => size), 0)),
    ],
    page,
  );
  const claimed = new Set([...placed, ...beside].flatMap(({ value, label }) => [value, label]));
  const plates = labelledPlates(
    others.filter((figure) => !charted.has(figure) && !claimed.has(figure)),
    texts.filter((text) => !claimed.has(text)),
    page,
  );
  const close = [...beside, ...plates];
  const categories = charts.flatMap(({ category }) => category ?? []);
  const labelled = new Set([...categories, ...[...placed, ...close].map(({ label }) => label)]);
  const free = texts.filter((text) => !labelled.has(text));
  const years = new Set(
    dates.flatMap((date) => {
      const year = isPartOfYear(date.text) ? yearOver(date, page) : null;
      return year && !hasTextBeside(year, texts) ? [year] : [];
    }),
  );
  const undated = dates.filter((date) => !labelled.has(date) && !years.has(date) && !headsFigures(date, figures, page));
  const paired = withoutHeads(pairsOf(undated, free, page), undated);
  const named = new Set(paired.map(({ value }) => value));
  const stairs = staircaseOf(undated, free, named);
  const found = [...onCards, ...eventsOf(undated, free, page, named)];
  const told = new Set([
    ...labelled,
    ...found.flatMap((event) => event.texts),
    ...stairs.flatMap(({ date, head }) => [date, head]),
  ]);
  const events = [
    ...found.map(({ date, texts: own }): Event => {
      const isBelow = own.every(({ box }) => box.y > date.box.y);
      return { date, texts: isBelow ? withColumn(date, own, page, told) : own };
    }),
    ...stairs.map(({ date, head }): Event => ({ date, texts: withTextsBelow([head], page, told) })),
  ];
  for (const { date, texts: held } of events) for (const block of [date, ...held]) labelled.add(block);
  const dated =
    events.length === onCards.length
      ? paired
      : withoutHeads(
          pairsOf(
            undated.filter((date) => !labelled.has(date)),
            free.filter((text) => !labelled.has(text)),
            page,
          ),
          undated,
        );
  const settled = new Set([...labelled, ...dated.flatMap(({ value, label }) => [value, label])]);
  const far = headsLeftOf(
    undated.filter((date) => !settled.has(date)),
    free.filter((text) => !settled.has(text)),
    page,
  ).map(({ date, head }): Candidate => ({ value: date, label: head, side: 'left', cost: 0 }));
  const grown = grownOf(figures, close);
  const own = close.filter(({ value }) => !grown.some((one) => one.value === value));
  const all = [...placed, ...own, ...changesOf(figures, close, page), ...grown, ...dated, ...far];
  const taken = new Set([
    ...all.flatMap(({ value, label }) => [value, label]),
    ...charted,
    ...labelled,
    ...planned,
    ...between.keys(),
  ]);
  const heads = rowsOfDates(dates).flat();
  const headOf = (value: Block) =>
    value.role === 'figure'
      ? (heads.find(
          ({ box }) =>
            near(box.x + box.width / 2, value.box.x + value.box.width / 2, FLUSH) &&
            value.box.y > box.y &&
            value.box.y - (box.y + box.height) < HEAD_REACH * box.height,
        )?.text ?? null)
      : null;
  const wholes = all.map((pair) => ({ pair, label: wholeLabel(pair, page, taken) }));
  const ofFigures = new Set(wholes.flatMap(({ pair, label }) => (pair.value.role === 'figure' ? label : [])));
  /** The labels of figures, and of dates that look like a date. */
  const ofDatesLike = ({ size }: Block) =>
    new Set([
      ...ofFigures,
      ...wholes.flatMap(({ pair, label }) =>
        pair.value.role === 'date' && near(pair.value.size, size, 0.02 * size) ? label : [],
      ),
    ]);
  const labels = new Set(wholes.flatMap(({ label }) => label));
  for (const block of labels) taken.add(block);
  const below = new Map(
    all.flatMap(({ value, side }) => {
      const text = value.role === 'figure' && side === 'above' ? textBelow(value, page, taken) : null;
      return text ? [[value, text] as const] : [];
    }),
  );
  for (const text of below.values()) ofFigures.add(text);
  // A line belongs to one block, also when two figures share a label.
  const held = new Set<Block>();
  const bound = wholes.map(({ pair, label }): Bound => {
    const { value } = pair;
    const heading = headingOver(label[0] ?? value, page, value.role === 'date' ? ofDatesLike(value) : ofFigures);
    const figure = isFigure(value.text) || isDate(value.text) ? value.text : (leadingFigure(value.text) ?? value.text);
    const when = [...between].flatMap(([date, figure]) => (figure === value ? [date] : []));
    const column = headOf(value);
    const remark = remarkOn(label, page, taken);
    const lead = value.role === 'figure' && pair.side === 'below' ? leadOver(value, page, taken) : null;
    const heads = value.role === 'figure' ? headsOfCard(value, page, ofFigures) : [];
    const parts = [value, ...when, ...label.filter((block) => !held.has(block))].toSorted(
      (a, b) => a.box.y - b.box.y || a.box.x - b.box.x,
    );
    for (const block of label) held.add(block);
    return {
      value: {
        kind: value.role === 'date' ? 'date' : 'card',
        text: figure,
        label: labelText(value, value.text.slice(figure.length).trim(), label),
        context: [
          ...new Set(
            [...when, ...heads, lead, below.get(value), remark, yearOver(value, page)]
              .map((block) => block?.text ?? null)
              .concat(heading, column),
          ),
        ]
          .filter((text) => text !== null)
          .filter((text) => !label.some((block) => block.text === text)),
        box: value.box,
      },
      lines: parts.flatMap(({ lines }) => lines),
    };
  });
  // Dates in a row are the axis of a chart or plan; the title is not what happens on one of them.
  const onAxis = new Set(rowsOfDates(dates).flat());
  const alone = dates.flatMap((date) =>
    title === null || plans.length > 0 || taken.has(date) || onAxis.has(date) || headsFigures(date, figures, page)
      ? []
      : [
          {
            value: { kind: 'date' as const, text: date.text, label: title, context: [], box: date.box },
            lines: date.lines,
          },
        ],
  );
  return [
    ...boundInCharts(charts),
    ...boundRatios(ratios),
    ...boundEvents(events, page),
    ...boundPlans(plans),
    ...bound,
    ...alone,
    ...boundInline(
      page,
      blocks.filter((block) => !taken.has(block)),
      // What happens on a date, and a label such as "Team (50%)", may name values of their own.
      [
        ...events.flatMap((event) => event.texts),
        ...wholes.flatMap(({ pair, label }) =>
          pair.value.role === 'date' ? label : label.filter(({ text }) => ENDS_WITH_VALUE.test(text)),
        ),
      ],
    ),
  ];
}
