import { backingOf } from '../../../evaluation/engine/rubric/backing.ts';
import { type Figure, figuresOf } from '../../../evaluation/engine/rubric/figures.ts';
import { capital, withoutStop } from '../sentences.ts';
import { isName, namesThing } from './clauses.ts';
import { withoutContact } from './contact.ts';
import { sourceOf, unsourced } from './sources.ts';

export interface Metric {
  value: string;
  label: string;
  source: string;
}

/** Placeholder for a metric without a date, source or named party. */
const UNSOURCED = '[Date or source of this number]';

const LEAD =
  /^(?:but |and )?(?:(?:we|they) (?:have|had|serve|count|make)|there are|that(?: is|[’']?s)|(?:it|this) is|now|of which|over|more than|about|around|roughly|nearly|almost)\s+/iu;
const BOUND = /(?<!\p{L})(?:over|more than|about|around|roughly|nearly|almost)$/iu;
/** A physical unit belongs to its number. */
const UNIT =
  /^ (?:(?:(?:thousand|million|billion) )?(?:euros?|dollars?|pounds?|bucks|francs|kroner)|[kMGTmµ]?Wh?|[kMm]?V|[kMG]?Hz|m?K|°C|kg|g|km|m|cm|mm|m²|km²|ha|hectares|tons?|tonnes|t|litres|liters|metres|meters|miles)(?![\p{L}²])/u;
const LONGEST = 90;
const LONGEST_LABEL = 130;
/** Fewer letters do not say what a number counts. */
const SHORTEST_LABEL = 3;

/** From this many columns, values with longer words would break. */
const NARROW = 3;
const LONGEST_WORD = 6;

/** Whether values fit beside each other in large type. */
export const fitInRow = (metrics: readonly Metric[]): boolean =>
  metrics.length < NARROW ||
  metrics.every(({ value }) => value.split(' ').every(({ length }) => length <= LONGEST_WORD));

/** Figures that can stand alone in large type. */
const isShown = ({ kind }: Figure) => kind !== 'span' && kind !== 'patent' && kind !== 'few';

/** Whether a figure is a number to its end, and not a part of it: "911" of "4,911,000" is read as a date. */
const isWhole = (text: string, { text: written, at }: Figure) =>
  !/^[.,]\d/u.test(text.slice(at + written.length)) && !/\d[.,]$/u.test(text.slice(0, at));

/** The figures of a text in order. */
export const figuresIn = (text: string): Figure[] =>
  figuresOf(withoutContact(text))
    .filter((figure) => isWhole(text, figure))
    .toSorted((a, b) => a.at - b.at);

/** The figures of a text that can stand alone, in order. */
export const shownFigures = (text: string): Figure[] => figuresIn(text).filter(isShown);

/** "4-" before "5M EUR". */
const RANGE = /(?<![\p{L}\d.,-])\d[\d.,]*\s?[–-]\s?$/u;

/** A figure with what belongs to it: "over 40", "3 GW"; and "of" left to its label. */
function figureAt(text: string, { text: written, at }: Figure): { value: string; end: number } {
  const unit = UNIT.exec(text.slice(at + written.length))?.[0] ?? '';
  const of = /\sof$/iu.exec(written)?.[0] ?? '';
  const from = RANGE.exec(text.slice(0, at))?.[0] ?? '';
  const bound = BOUND.exec(text.slice(0, at).trimEnd())?.[0].toLowerCase() ?? '';
  const value = `${from}${written.slice(0, written.length - of.length)}${unit}`;
  return {
    value: bound === '' ? capital(value) : `${bound} ${value}`,
    end: at + written.length - of.length + unit.length,
  };
}

/** "Gross margin is 71%": the words before a figure that name it. */
const NAMES = /^(.{3,70}?)(?:\s(?:is|are|was|were|of|at|stands at|comes to)(?: (?:about|around|over|now))?|:)?$/iu;

/** Words that need the number after them. */
const DANGLING = /\b(?:in|for|by|to|with|from|after|per|an?|the|only)$/iu;

/** What a figure counts: the words after it, those before it if they name it, otherwise the whole text. */
function labelOf(text: string, figure: Figure, end: number): string {
  const lead = LEAD.exec(text)?.[0] ?? '';
  const before = text.slice(0, figure.at).trim();
  const after = text
    .slice(end)
    .trim()
    .replace(/^[:,–-]\s*/u, '')
    .replace(/^\/(?=\p{L})/u, 'per ');
  if (before === '' || text.slice(lead.length).startsWith(figure.text)) return after;
  const isRate = /^(?:an?|per|each|every) \p{L}+$/u.test(after);
  const [, heading] = /^(\p{L}[^:]{1,40}):$/u.exec(before) ?? [];
  if (heading && isName(heading) && after !== '') return `${heading}, ${after}`;
  const dated = /^(?:(?:in|as of|since|for) )?(?:\p{L}+ )?(?:19|20)\d{2}$/u.test(after);
  const name = after === '' || dated || isRate ? NAMES.exec(before)?.[1]?.replace(/^(?:our|the) /iu, '') : undefined;
  return name && isName(name) && !DANGLING.test(name)
    ? [capital(name), after].filter(Boolean).join(', ')
    : capital(text);
}

function metricAt(text: string, figure: Figure): Metric | null {
  const source = sourceOf(text);
  const plain = unsourced(text);
  const { value, end } = figureAt(plain, figure);
  const label = labelOf(plain, figure, end);
  return label.length <= LONGEST_LABEL ? { value, label, source } : null;
}

/** The parts of a sentence with one figure each; a part without a figure belongs to the one before it. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(/(?<!\d),? and (?=\p{L}|\d|[$€£])|[,;] (?!(?:19|20)\d{2}\b)/u)) {
    const last = parts.at(-1);
    if (last !== undefined && (shownFigures(part).length === 0 || shownFigures(last).length === 0)) {
      const at = text.indexOf(part, text.indexOf(last) + last.length);
      parts[parts.length - 1] = text.slice(text.indexOf(last), at + part.length);
    } else parts.push(part);
  }
  return parts;
}

/** "Households with balconies: 12M in Germany, 9M in France": what the figures have in common. */
const HEADED = /^(\p{L}[^:\d]{3,70}):\s(?=\S)/u;

/** What the figures of a sentence have in common, if it says so first; null otherwise. */
export const headingOf = (sentence: string): string | null => HEADED.exec(sentence)?.[1] ?? null;

/** The figure of each part with its label; null if a part has none, several, or one that says too little. */
function metricsOf(parts: readonly string[]): Metric[] | null {
  const metrics = parts.map((part) => {
    const [figure, ...others] = shownFigures(part);
    return figure && others.length === 0 ? metricAt(part, figure) : null;
  });
  const told = metrics.every((metric) => metric !== null) ? metrics : null;
  return told?.every(({ label }) => label.length >= SHORTEST_LABEL) ? told : null;
}

/** A metric whose label does not repeat a title: only what stands after the number, or else before it. */
export function apartFrom(title: string, metric: Metric): Metric {
  const { value, label } = metric;
  if (withoutStop(unsourced(title)).toLowerCase() !== label.toLowerCase()) return metric;
  const at = label.toLowerCase().indexOf(value.toLowerCase());
  if (at < 0) return metric;
  const after = label.slice(at + value.length).trim();
  const [, name] = NAMES.exec(label.slice(0, at).trim()) ?? [];
  if (name && isName(name) && namesThing(name) && after !== '') return { ...metric, label: `${name}, ${after}` };
  if (namesThing(after) && !/^(?:and|but|which|so|because|[,;:])/iu.test(after)) return { ...metric, label: after };
  const before = NAMES.exec(label.slice(0, at).trim())?.[1] ?? '';
  return namesThing(before) && !DANGLING.test(before) ? { ...metric, label: before } : metric;
}

/** What a sentence counts, figure by figure; null if its figures cannot stand without the rest of the sentence. */
export function metricsIn(sentence: string): Metric[] | null {
  const listed = withoutStop(sentence).replace(HEADED, '');
  return metricsOf(partsOf(shownFigures(listed).length >= 2 ? listed : withoutStop(sentence)));
}

/** "61 clinics pay us $140 a month": how many pay, and how much. */
const PAYERS = /^(.*\p{L}{3,}s) (?:each )?(?:pay|paid)(?: us)? (?=(?:(?:about|around|roughly) )?[$€£])(.+)$/iu;

/** The payers of a sentence and what each pays, as two figures; null for any other sentence. */
export function payersIn(sentence: string): Metric[] | null {
  const [, payers = '', price = ''] = PAYERS.exec(withoutStop(sentence)) ?? [];
  return metricsOf([payers, price]);
}

const RANK: Record<string, number> = { money: 5, percent: 4, multiple: 3, count: 2, duration: 1 };

const IN_MONEY = /(?:euros?|dollars?|pounds?|bucks|francs|kroner)$/iu;
const rankOf = (text: string, figure: Figure) =>
  (IN_MONEY.test(UNIT.exec(text.slice(figure.at + figure.text.length))?.[0] ?? '') ? RANK.money : RANK[figure.kind]) ??
  0;

/** What is asked for comes before its terms: "Raising $1.5M at a cap of $8M". */
const ASKED = /\b(?:rais\w+|seek\w*|looking for|need\w*|ask\w*)\b/iu;

const YEAR = /^(?:19|20)\d{2}$/u;

/** Words that say when or how long, not what a number counts. */
const WHEN = /^(?:over|in|within|since|for|by|during|after|before|until|from)\b/iu;

/** Words after a duration in words that make it a time: "two days before". */
const TIMES = /^ (?:before|after|earlier|later|ago|in advance|from now)\b/iu;

const isTime = (text: string, { kind, text: written, at }: Figure) =>
  kind === 'duration' && !/\d/u.test(written) && TIMES.test(text.slice(at + written.length));

/** The figure of a sentence to show large, and the words that say what it counts. */
export function largestIn(sentence: string): Metric | null {
  const text = withoutStop(sentence);
  const figures = shownFigures(text).filter((figure) => !isTime(text, figure) && !YEAR.test(figure.text));
  const [figure] = figures.toSorted(
    (a, b) => rankOf(text, b) - rankOf(text, a) || (a.kind === 'money' && !ASKED.test(text) ? b.value - a.value : 0),
  );
  if (!figure) return null;
  const { value, end } = figureAt(text, figure);
  const source = sourceOf(text);
  const after = unsourced(text.slice(end)).trim();
  const [near = ''] = after.split(/[,;:]\s|(?:^| )(?:because|which|and (?=\p{Ll})|so|since|but|while)\b/u);
  const before = NAMES.exec(text.slice(0, figure.at).trim())?.[1] ?? '';
  const named = near
    .trim()
    .replace(/^[:,–-]\s*/u, '')
    .replace(/^\/(?=\p{L})/u, 'per ');
  const name = isName(before) ? before : '';
  const isNamed = WHEN.test(named) && !name.includes(',');
  const label = (isNamed ? [name, named] : [named, name]).find(namesThing) ?? '';
  return { value, label, source };
}

/** Splits a sentence that begins with a number into number and label; null for any other. */
export function metricOf(text: string): Metric | null {
  const sentence = withoutStop(text);
  const lead = LEAD.exec(sentence)?.[0] ?? '';
  if (sentence.length > LONGEST) return null;
  const figure = figuresIn(sentence).find(({ at, kind }) => kind !== 'duration' && at === lead.length);
  if (!figure) return null;
  const { value, end } = figureAt(sentence, figure);
  const label = labelOf(sentence, figure, end);
  if (label.length < SHORTEST_LABEL) return null;
  return { value, label, source: backingOf(sentence, new Set()).length > 0 ? '' : UNSOURCED };
}
