import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { isSourceLine } from '../../../evaluation/engine/rubric/backing.ts';
import type { Rule } from '../../../evaluation/engine/rubric/rules/rule.ts';
import { questionOf } from '../investor-questions.ts';
import { isOpen, type RuleState } from '../judgement.ts';
import { capital, withoutStop } from '../sentences.ts';
import type { DocumentSlide } from '../types.ts';
import { alternativeOf } from './alternatives.ts';
import { inParts, notesOf } from './fit.ts';
import { metricsOf } from './metrics.ts';
import { peopleOf } from './people.ts';
import type { Piece } from './piece.ts';
import { seriesOf } from './series.ts';
import type { Section } from './story.ts';

/** Maximum lines per slide, and maximum placeholders among them. */
const LINES = 6;
const PLACEHOLDERS = 3;
/** Maximum length of a sentence that may become a title. */
const LONGEST_CLAIM = 80;
/** Maximum characters of statements in the notes, which leaves room for the rest. */
const NOTED = 3600;

type Content<K extends DocumentSlide['kind']> = Omit<Extract<DocumentSlide, { kind: K }>, 'id' | 'title' | 'notes'>;
type AnyContent = { [K in DocumentSlide['kind']]: Content<K> }[DocumentSlide['kind']];

/** The content for a section's slide. */
interface Told {
  section: Section;
  pieces: readonly Piece[];
  standings: readonly RuleState[];
}

/** Leaves out guidance with a number, which could be mistaken for a fact about the company. */
const unlessNumbered = (text: string, otherwise: string) => (/\d/u.test(text) ? otherwise : text);

/** The question that an investor will ask, for the speaker notes. */
export const askedOf = (rule: Rule): string =>
  `An investor will ask: ${questionOf(rule)} ${unlessNumbered(rule.advice.detail, '')}`.trim();

/** A placeholder for what a rule looks for. */
export const wanted = ({ looksFor, name }: Rule): string => placeholder(unlessNumbered(looksFor, name));

/** A placeholder for a missing fact on a slide. */
export const placeholder = (what: string): string => `[${capital(what)}]`;

/** What to add first: facts that are absent or only generic. */
function missingFrom(standings: readonly RuleState[]): string[] {
  const open = standings.filter(({ state }) => state === 'absent' || state === 'general');
  const core = open.filter(({ rule }) => rule.core);
  return (core.length > 0 ? core.slice(0, PLACEHOLDERS) : open.slice(0, 1)).map(({ rule }) => wanted(rule));
}

/** The statement that becomes the title: the best evidenced of the short ones, if others remain for the slide. */
function claimOf({ pieces, standings }: Told): Piece | null {
  if (pieces.length < 2) return null;
  const short = pieces.filter(({ text }) => text.length <= LONGEST_CLAIM && !seriesOf(text));
  const best = standings
    .flatMap(({ finding }) => (finding ? [finding] : []))
    .sort((a, b) => b.band - a.band)
    .map(({ statement }) => short.find(({ text }) => text === statement.text))
    .find((piece) => piece !== undefined);
  return best ?? short[0] ?? null;
}

/** Selects the best evidenced texts for the available room and keeps their order. */
function choose(texts: readonly string[], standings: readonly RuleState[], room: number): string[] {
  const found = new Map(standings.flatMap(({ finding }) => (finding ? [[finding.statement.text, finding.band]] : [])));
  const ranked = texts.toSorted((a, b) => (found.get(b) ?? 0) - (found.get(a) ?? 0)).slice(0, room);
  return texts.filter((text) => ranked.includes(text));
}

function tableOf({ pieces, standings }: Told, company: string): AnyContent | null {
  const rows = pieces.map(({ text }) => alternativeOf(text)).filter((one) => one !== null);
  if (rows.length < 2) return null;
  const open = standings.find(({ rule, state }) => rule.id === 'difference' && state === 'absent');
  const own = open ? [[company || placeholder('name of the company'), wanted(open.rule)]] : [];
  const table = {
    columns: ['Alternative', 'What it does'],
    rows: [...rows.map(({ name, about }) => [name, about]), ...own],
  };
  return { kind: 'table', table };
}

/**
 * A special form for sections that have one; null where plain lines work better. Whatever it omits goes to the notes.
 */
function formed(told: Told, company: string): AnyContent | null {
  if (told.section.id === 'competition') return tableOf(told, company);
  if (told.section.id !== 'team') return null;
  const { people } = peopleOf(told.pieces.map(({ text }) => text));
  return people.length > 0 ? { kind: 'team', people } : null;
}

function plain(told: Told, texts: readonly string[]): AnyContent {
  const missing = missingFrom(told.standings);
  const metrics = missing.length === 0 ? metricsOf(texts) : null;
  if (metrics) return { kind: 'metrics', metrics };
  const shown = choose(
    texts.filter((text) => !isSourceLine(text)),
    told.standings,
    LINES - Math.min(missing.length, 2),
  );
  const lines = [...shown.flatMap((text) => inParts(withoutStop(text), DECK_LIMITS.line)), ...missing];
  return { kind: 'bullets', lines: lines.slice(0, DECK_LIMITS.lines) };
}

const sourceNote = (pieces: readonly Piece[]) => {
  const slides = [...new Set(pieces.flatMap(({ slide }) => slide ?? []))];
  return slides.length === 0
    ? ''
    : `Taken from ${slides.length === 1 ? 'slide' : 'slides'} ${slides.join(', ')} of the deck.`;
};

function notes({ pieces, standings }: Told): string {
  const [open] = standings.filter(isOpen);
  const said = pieces.map(({ text }) => (/[.!?]$/u.test(text) ? text : `${text}.`)).join(' ');
  return notesOf([said === '' ? '' : `Say: ${said}`, open ? askedOf(open.rule) : '', sourceNote(pieces)]);
}

/** Puts a time series on a slide of its own. */
function chartOf(section: Section, pieces: readonly Piece[]): DocumentSlide | null {
  for (const { text } of pieces) {
    const series = seriesOf(text);
    if (!series) continue;
    const { unit, categories, values } = series;
    return {
      id: `${section.id}-chart`,
      kind: 'chart',
      title: `${section.label} over time`,
      chart: { type: 'bar', unit, categories, series: [{ name: section.label, values }] },
      source: '[Where these numbers come from]',
      notes: `Say: ${text}`,
    };
  }
  return null;
}

/** Groups pieces so that each group fits into the notes of one slide. */
function groups(pieces: readonly Piece[]): Piece[][] {
  const out: Piece[][] = [[]];
  let length = 0;
  for (const piece of pieces) {
    if (length + piece.text.length > NOTED / 2 && length > 0) {
      out.push([]);
      length = 0;
    }
    out.at(-1)?.push(piece);
    length += piece.text.length;
  }
  return out;
}

function slideOf(told: Told, company: string, id: string, label: string): DocumentSlide {
  const inForm = formed(told, company);
  if (inForm) return { ...inForm, id, title: label, notes: notes(told) };
  const claim = claimOf(told);
  const texts = told.pieces.filter((piece) => piece !== claim).map(({ text }) => text);
  const title = claim ? `${label}: ${withoutStop(claim.text)}` : label;
  return { ...plain(told, texts), id, title, notes: notes(told) };
}

/** The slides of one section. All its statements appear on them or in their notes, word for word. */
export function sectionSlides(
  section: Section,
  pieces: readonly Piece[],
  standings: readonly RuleState[],
  company: string,
): DocumentSlide[] {
  const chart = chartOf(section, pieces);
  const lines = chart ? pieces.filter(({ text }) => !seriesOf(text) || pieces.length === 1) : pieces;
  const slides = groups(lines).map((group, index) =>
    index === 0
      ? slideOf({ section, pieces: group, standings }, company, section.id, section.label)
      : slideOf(
          { section, pieces: group, standings: [] },
          company,
          `${section.id}-more-${'x'.repeat(index)}`,
          `${section.label}, continued`,
        ),
  );
  return chart ? [...slides, chart] : slides;
}
