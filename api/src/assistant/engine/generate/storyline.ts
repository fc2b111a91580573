import type { DocumentSlide } from '../types.ts';
import { spoken } from './fit.ts';
import { headlineOf } from './headline.ts';
import type { Laid, Told } from './laid.ts';
import { crowdedness, sideBySide, slidesTold } from './layouts.ts';
import { largestIn, type Metric } from './metrics.ts';
import { seriesOf } from './series.ts';
import { withSourceLine } from './source-line.ts';
import { type Section, STORY } from './story.ts';

/** Fewest slides, with cover and close, of a deck made of at least as many sentences. */
const FEWEST = 8;
const SHORT_BRIEF = 6;
/** Most slides between cover and close before statements about different things share one. */
const MOST = 9;
/** A section that may share a slide with the next, and whether it may take up its statement. */
interface Pair {
  sections: readonly [Section, Section];
  isOne: boolean;
}

const pair = (one: Section['id'], other: Section['id'], isOne: boolean): Pair => {
  const [left, right] = [one, other].map((id) => STORY.find((section) => section.id === id));
  if (!left || !right) throw new Error(`The story has no sections ${one} and ${other}.`);
  return { sections: [left, right], isOne };
};

/** Sections that may share a slide, in the order in which they are merged. */
const PAIRS: readonly Pair[] = [
  pair('model', 'route', true),
  pair('solution', 'product', true),
  pair('problem', 'why-now', true),
  pair('ask', 'financials', true),
  pair('market', 'competition', false),
  pair('problem', 'solution', false),
];

/** A part of the deck: a section, or two that share a slide. */
interface Part {
  told: Told;
  laid: Laid[];
}

const countOf = (parts: readonly Part[]) => parts.reduce((sum, { laid }) => sum + laid.length, 0);
const find = (parts: readonly Part[], section: Section) => parts.find(({ told }) => told.section === section);

/** A statement on a slide of its own, without a number. */
const isStatement = ({ laid: [only, ...others] }: Part) =>
  others.length === 0 &&
  only !== undefined &&
  only.pieces.length === 1 &&
  (only.content.kind === 'section' || (only.content.kind === 'bullets' && only.content.look === undefined));

/** Most statements of a section that takes up the only one of another. */
const ROOM = 4;

/** A statement joins another one beside it, or a section that has room. */
function joined(left: Part, right: Part, isOne: boolean): Part | null {
  if (isStatement(left) && isStatement(right)) {
    const laid = sideBySide(left.told, right.told, isOne);
    return laid && { told: { ...left.told, pieces: laid.pieces }, laid: [laid] };
  }
  if (!isStatement(left) && !isStatement(right)) return null;
  const [kept, taken] = isStatement(left) ? [right.told, left.told] : [left.told, right.told];
  if (kept.pieces.length > ROOM) return null;
  const pieces = taken === left.told ? [...taken.pieces, ...kept.pieces] : [...kept.pieces, ...taken.pieces];
  const told = { ...kept, pieces };
  const laid = slidesTold(told);
  return laid.length <= left.laid.length + right.laid.length - 1 ? { told, laid } : null;
}

/** Merges the first two sections of which one has a single statement; null if there are none. */
function merged(parts: readonly Part[]): Part[] | null {
  const isLong = countOf(parts) > MOST;
  for (const { sections, isOne } of PAIRS) {
    const [left, right] = sections.map((section) => find(parts, section));
    const both = left && right && (isOne || isLong) && joined(left, right, isOne);
    if (both) return parts.flatMap((part) => (part === left ? [both] : part === right ? [] : [part]));
  }
  return null;
}

/** Gives the section with the most sentences on a slide one more slide; null if none has two on one. */
function divided(parts: readonly Part[]): Part[] | null {
  const sizes = parts.map(({ told }) => crowdedness(told));
  const most = Math.max(0, ...sizes);
  if (most <= 1) return null;
  const at = sizes.indexOf(most);
  return parts.map((part, place) => {
    if (place !== at) return part;
    const told = { ...part.told, parts: (part.told.parts ?? (most === 1.5 ? 0 : 1)) + 1 };
    return { told, laid: slidesTold(told) };
  });
}

/** How strong a section is: its best evidence, and growth. */
const strengthOf = ({ told: { standings, pieces } }: Part) =>
  Math.max(0, ...standings.map(({ finding }) => finding?.band ?? 0)) +
  (pieces.some(({ text }) => seriesOf(text)) ? 2 : 0);

const OPENING = ['problem', 'why-now', 'solution', 'product'];
const MOVABLE = ['traction', 'team', 'competition'];

/** The order of the story, with the strongest point right after what the company does. */
function byStrength(parts: readonly Part[]): Part[] {
  const opening = parts.filter(({ told }) => OPENING.includes(told.section.id));
  const others = parts.filter(({ told }) => !OPENING.includes(told.section.id));
  const [first] = others;
  const best = others
    .filter(({ told }) => MOVABLE.includes(told.section.id))
    .toSorted((a, b) => strengthOf(b) - strengthOf(a))[0];
  if (!first || !best || strengthOf(best) <= strengthOf(first)) return [...parts];
  return [...opening, best, ...others.filter((part) => part !== best)];
}

function slidesOf({ told, laid }: Part): DocumentSlide[] {
  return laid.map(withSourceLine).map(({ title, content, pieces }, place) => ({
    ...content,
    id: place === 0 ? told.section.id : `${told.section.id}-${place + 1}`,
    title,
    notes: spoken(pieces.flatMap(({ text, said }) => said ?? [text])),
  }));
}

const NUMBERS = 3;

/** The numbers of different sections at a glance; null if there are too few. */
function inNumbers(told: readonly Told[]): DocumentSlide | null {
  const shown = told.flatMap(({ section, company, pieces }) => {
    const [first] = pieces.flatMap(({ text }): (Metric & { text: string })[] => {
      const metric = section.id === 'team' ? null : largestIn(text);
      const label = headlineOf(text);
      return metric && label?.includes(metric.value) ? [{ ...metric, label, text }] : [];
    });
    return first ? [{ company, ...first }] : [];
  });
  const [first] = shown;
  if (!first || shown.length < NUMBERS) return null;
  const most = shown.slice(-NUMBERS);
  return {
    id: 'numbers',
    kind: 'metrics',
    title: `${first.company} in numbers`,
    metrics: most.map(({ value, label, source }) => ({ value, label, source })),
    notes: spoken(most.map(({ text }) => text)),
  };
}

/**
 * The slides between cover and close, each with a layout chosen by its facts.
 * @param frame how many slides cover and close are
 */
export function storyline(sections: readonly Told[], frame: number): DocumentSlide[] {
  const told = STORY.flatMap((section) => sections.filter((one) => one.section === section && one.pieces.length > 0));
  const sentences = told.reduce((sum, { pieces }) => sum + pieces.length, 0);
  // A shorter brief has one slide for each sentence.
  const fewest = sentences >= SHORT_BRIEF ? FEWEST - frame : sentences;
  let parts: Part[] = told.map((one) => ({ told: one, laid: slidesTold(one) }));
  for (let next: Part[] | null = parts; next && countOf(next) >= fewest; next = merged(parts)) parts = next;
  for (let next = divided(parts); next && countOf(parts) < fewest; next = divided(parts)) parts = next;
  const slides = byStrength(parts).flatMap(slidesOf);
  const numbers = slides.length < fewest ? inNumbers(told) : null;
  return numbers ? [...slides, numbers] : slides;
}
