import { BULLETS_ARRANGED, DECK_LIMITS } from '@northlight/shared-api/rules';
import { capital, withoutStop } from '../sentences.ts';
import type { DocumentSlide } from '../types.ts';
import { FORMS } from './forms.ts';
import { headlineOf, mainClauseOf } from './headline.ts';
import {
  type AnyContent,
  claimOf,
  isWithin,
  type Laid,
  LONGEST_CARD,
  linesFrom,
  type Told,
  textsOf,
  whole,
} from './laid.ts';
import {
  apartFrom,
  fitInRow,
  headingOf,
  largestIn,
  type Metric,
  metricsIn,
  payersIn,
  shownFigures,
} from './metrics.ts';
import type { Piece } from './piece.ts';
import { unsourced } from './sources.ts';

/** Maximum lines per slide. */
const LINES = 6;
/** Maximum characters of statements on a slide, so that its notes hold them all. */
const NOTED = 1800;
/** Most figures in one row. */
const METRICS = 4;
/** Most characters of a statement that fills a slide. */
const LONGEST_STATEMENT = 160;
/** Most words of a sentence beside its number that stay with it. */
const FEW_WORDS = 6;

/** Sentences on cards where they are few and short, otherwise as a list. */
function bullets(texts: readonly string[]): AnyContent {
  const lines = linesFrom(texts).slice(0, DECK_LIMITS.lines);
  const { least, most } = BULLETS_ARRANGED.cards;
  const isShort = lines.length >= least && lines.length <= most && isWithin(lines, LONGEST_CARD);
  return { kind: 'bullets', lines, ...(isShort && { look: 'cards' }) };
}

const number = ({ value, label, source }: Metric, context: string): AnyContent => ({
  kind: 'number',
  value,
  label,
  context,
  source,
});

/** The same without a label that only says the title's words again, unless it is what a share is of. */
const unrepeated = (title: string, metric: Metric): Metric =>
  !/^of\b/iu.test(metric.label) && title.toLowerCase().includes(metric.label.toLowerCase())
    ? { ...metric, label: '' }
    : metric;

/** What a sentence says after the clause that is the title; all of it without one, and where its rest is an aside. */
function afterClause(text: string, clause: string | null): string {
  const rest = clause === null ? '' : text.slice(clause.length).replace(/^[,;:–—\s]+/u, '');
  return rest === '' || rest.startsWith('(') ? text : rest;
}

/** Whether a sentence says so little beside its number that the number in large type would only repeat it. */
const isMostlyNumber = (sentence: string, { value }: Metric) =>
  sentence.toLowerCase().replace(value.toLowerCase(), '').split(/\s+/u).filter(Boolean).length <= FEW_WORDS;

/** One statement on a slide. */
function single(piece: Piece, { section }: Told): Laid {
  const { text } = piece;
  const plain = unsourced(text);
  const sentence = whole(plain);
  const counted = payersIn(text) ?? metricsIn(text);
  if (counted && counted.length >= 2 && counted.length <= METRICS && fitInRow(counted)) {
    const title = headingOf(text) ?? sentence ?? mainClauseOf(text) ?? section.heading;
    return {
      title,
      content: { kind: 'metrics', metrics: counted.map((one) => apartFrom(title, one)) },
      pieces: [piece],
    };
  }
  const largest = largestIn(text);
  const clause = mainClauseOf(plain);
  const statement: AnyContent = { kind: 'section', subtitle: section.label };
  if (largest && largest.source === '' && clause === null && sentence && isMostlyNumber(sentence, largest))
    return { title: sentence, content: statement, pieces: [piece] };
  if (largest && text.length <= DECK_LIMITS.line && largest.label.length <= DECK_LIMITS.cells) {
    const context =
      clause === null && sentence !== null
        ? ''
        : capital(withoutStop(afterClause(plain, clause)).replace(/^and (?=\S)/u, ''));
    const title = clause ?? sentence ?? section.heading;
    return { title, content: number(unrepeated(title, largest), context), pieces: [piece] };
  }
  // A statement without a number fills a slide by itself.
  if (largest === null && text.length <= LONGEST_STATEMENT)
    return {
      title: capital(withoutStop(text)),
      content: statement,
      pieces: [piece],
    };
  return { title: clause ?? section.heading, content: bullets([text]), pieces: [piece] };
}

/** What a sentence counts, with what its figures have in common in each label. */
function headedMetrics(text: string): Metric[] | null {
  const heading = headingOf(text);
  const metrics = metricsIn(text);
  return heading === null || metrics === null || metrics.length < 2
    ? metrics
    : metrics.map((metric) => ({ ...metric, label: `${heading}, ${metric.label}` }));
}

/** The figures of a section's sentences, with the one sentence that has none as title; null if they are not alike. */
function figures(pieces: readonly Piece[], told: Told): Laid | null {
  const counted = pieces.map(({ text }) => ({ text, metrics: headedMetrics(text) }));
  const metrics = counted.flatMap((one) => one.metrics ?? []);
  const [word, ...words] = counted.filter((one) => one.metrics === null);
  if (words.length > 0 || metrics.length < 2 || metrics.length > METRICS || !fitInRow(metrics)) return null;
  const title = word?.text ?? claimOf(pieces, told)?.text;
  const heading = title && whole(title);
  if (!heading) return null;
  const content: AnyContent = { kind: 'metrics', metrics: metrics.map((one) => apartFrom(heading, one)) };
  return { title: heading, content, pieces };
}

/** Two statements, one as title, with the number of either in large type; null if neither has a number. */
function titledNumber(claim: Piece, other: Piece, { section }: Told): Laid | null {
  const [asked, added] = [largestIn(claim.text), largestIn(other.text)];
  const largest = section.id === 'ask' ? (asked ?? added) : (added ?? asked);
  const heading = whole(claim.text);
  if (!largest || !heading || other.text.length > DECK_LIMITS.line) return null;
  const context = capital(withoutStop(unsourced(other.text)));
  // "40%" and "of estimates are off" may say all of the sentence.
  const isRepeated = `${largest.value} ${largest.label}`.toLowerCase() === context.toLowerCase();
  return { title: heading, content: number(largest, isRepeated ? '' : context), pieces: [claim, other] };
}

/** A statement that introduces what it says after a colon: "Mistakes happen at handover: 80% of errors …". */
function partedIn(pieces: readonly Piece[]): { piece: Piece; title: string; rest: string } | null {
  for (const piece of pieces) {
    const title = mainClauseOf(piece.text);
    const rest = title === null ? '' : withoutStop(piece.text).slice(title.length);
    if (title !== null && /^:\s\S+\s/u.test(rest)) return { piece, title, rest: capital(rest.slice(1).trim()) };
  }
  return null;
}

/** Several statements on a slide, whatever they are about. */
function several(pieces: readonly Piece[], told: Told): Laid {
  const [first] = pieces;
  if (first && pieces.length === 1) return single(first, told);
  const counted = figures(pieces, told);
  if (counted) return counted;
  const claim = claimOf(pieces, told);
  const others = pieces.filter((piece) => piece !== claim);
  const [other] = others;
  const number = claim && other && others.length === 1 ? titledNumber(claim, other, told) : null;
  if (number) return number;
  if (claim && other && others.length === 1 && other.text.length <= LONGEST_STATEMENT)
    return {
      title: capital(withoutStop(claim.text)),
      content: { kind: 'section', subtitle: capital(withoutStop(other.text)) },
      pieces,
    };
  const parted = claim ? null : partedIn(pieces);
  if (parted) {
    const lines = pieces.map((piece) => (piece === parted.piece ? parted.rest : piece.text));
    return { title: parted.title, content: bullets(lines), pieces };
  }
  return { title: (claim && whole(claim.text)) ?? told.section.heading, content: bullets(textsOf(others)), pieces };
}

/** Divides pieces into groups of about equal size, each of which fits on a slide and into its notes. */
function groups(pieces: readonly Piece[], least: number): Piece[][] {
  const count = Math.min(pieces.length, Math.max(least, Math.ceil(pieces.length / (LINES + 1))));
  const each = Math.ceil(pieces.length / count);
  const out: Piece[][] = [];
  let length = 0;
  for (const piece of pieces) {
    const last = out.at(-1);
    if (last && last.length < each && length + piece.text.length <= NOTED) last.push(piece);
    else {
      out.push([piece]);
      length = 0;
    }
    length += piece.text.length;
  }
  return out;
}

function formed(told: Told): { laid: Laid[]; rest: readonly Piece[] } {
  const laid: Laid[] = [];
  let rest = told.pieces;
  for (const form of FORMS[told.section.id] ?? []) {
    const found = rest.length > 0 ? form(rest, told) : null;
    if (!found) continue;
    laid.push(found);
    rest = rest.filter((piece) => !found.pieces.includes(piece));
  }
  return { laid, rest };
}

/** Kinds whose content does not repeat their title, so that another statement may be the title. */
const TITLED = new Set<DocumentSlide['kind']>(['quote', 'team', 'timeline']);

/** The only other statement of a section as title of its first slide; null if there are more, or a team's has a number. */
function titled({ laid: [first, ...others], rest: [only, ...more] }: ReturnType<typeof formed>): Laid[] | null {
  if (!first || !only || more.length > 0 || !TITLED.has(first.content.kind)) return null;
  const title = whole(only.text);
  if (title === null) return null;
  if (first.content.kind === 'team' && shownFigures(withoutStop(only.text)).length > 0) return null;
  return [{ ...first, title, pieces: [only, ...first.pieces] }, ...others];
}

/** How many sentences of a section stand on one slide of their own kind, at most. */
export function crowdedness(told: Told): number {
  const { laid, rest } = formed(told);
  if (told.parts === undefined && titled({ laid, rest })) return 1.5;
  return rest.length / (told.parts ?? 1);
}

/** The slides of a section, each with the layout that its facts ask for. Every statement is on one of them. */
export function slidesTold(told: Told): Laid[] {
  const found = formed(told);
  const absorbed = told.parts === undefined ? titled(found) : null;
  if (absorbed) return absorbed;
  const [first] = found.rest;
  // What the product does comes first, with a slide of its own if it takes long to say.
  const isLong = told.section.id === 'solution' && first !== undefined && whole(first.text) === null;
  const alone = isLong && found.rest.length > 1 ? [single(first, told)] : [];
  const plain = [
    ...alone,
    ...groups(found.rest.slice(alone.length), told.parts ?? 1).map((pieces) => several(pieces, told)),
  ];
  // The amount comes before what it is spent on.
  const isApart = !found.laid.some(({ pieces }) => told.pieces[0] !== undefined && pieces.includes(told.pieces[0]));
  return told.section.id === 'ask' && isApart ? [...plain, ...found.laid] : [...found.laid, ...plain];
}

/** Two sections with one statement each, side by side, or below each other where they belong together. */
export function sideBySide(one: Told, other: Told, isOne: boolean): Laid | null {
  const [left, right] = [one.pieces[0], other.pieces[0]];
  if (!left || !right || one.pieces.length > 1 || other.pieces.length > 1) return null;
  if (left.text.length + right.text.length > NOTED) return null;
  const heading = whole(left.text);
  // A title that a column says again would be all that is new on the slide.
  if (isOne && heading && right.text.length <= LONGEST_STATEMENT)
    return {
      title: heading,
      content: { kind: 'section', subtitle: capital(withoutStop(right.text)) },
      pieces: [left, right],
    };
  const column = ({ section }: Told, { text }: Piece) => ({ heading: section.label, lines: linesFrom([text]) });
  const title = headlineOf(right.text) ?? headlineOf(left.text) ?? other.section.heading;
  return {
    title,
    content: { kind: 'columns', left: column(one, left), right: column(other, right) },
    pieces: [left, right],
  };
}
