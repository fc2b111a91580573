import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { linesOf } from '../document-lines.ts';
import { isOpen, type RuleState } from '../judgement.ts';
import { readForAnswers, type SlideReading } from '../reading.ts';
import type { DeckMaterial, Document, DocumentSlide } from '../types.ts';
import { notesOf } from './fit.ts';
import type { Piece } from './piece.ts';
import { askedOf, sectionSlides, wanted } from './section-slides.ts';
import { standingsBySection } from './standing.ts';
import { type Section, STORY, sectionById, sectionOfRule, sectionOfTopic } from './story.ts';

/** Maximum placeholders added to an existing slide. */
const ADDED = 2;

function sectionOf(slide: DocumentSlide, reading: SlideReading | undefined): Section | null {
  const titled = sectionOfTopic(reading?.topic ?? null);
  if (titled || slide.kind === 'title') return titled;
  if (slide.kind === 'team') return sectionById('team');
  const [best] = (reading?.findings ?? []).toSorted((a, b) => b.band - a.band);
  return best ? sectionOfRule(best.rule) : null;
}

/** Adds missing points to the slide if it has room for lines, and always to its notes. */
function completed(slide: DocumentSlide, standings: readonly RuleState[]): DocumentSlide {
  const open = standings.filter(isOpen);
  const [first] = open;
  if (!first) return slide;
  const ask = askedOf(first.rule);
  const notes = slide.notes.includes(ask) ? slide.notes : notesOf([slide.notes, ask]);
  if (slide.kind !== 'bullets') return { ...slide, notes };
  const missing = open
    .filter(({ state, rule }) => rule.core && (state === 'absent' || state === 'general'))
    .map(({ rule }) => wanted(rule))
    .filter((line) => !slide.lines.includes(line));
  return { ...slide, notes, lines: [...slide.lines, ...missing.slice(0, ADDED)].slice(0, DECK_LIMITS.lines) };
}

const piecesOf = (slide: DocumentSlide): Piece[] =>
  [slide.title, ...linesOf(slide)].filter((text) => text !== '').map((text) => ({ text, slide: null }));

/** An unused id for an added slide. */
function freshId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  while (taken.has(id)) id = `${id}-new`;
  taken.add(id);
  return id;
}

/**
 * Sorts a deck from the editor into the order that investors expect. Slides keep their content, missing facts are
 * marked, and parts of the story without a slide get one with placeholders. Slides that belong to no part stay after
 * the slide that preceded them.
 */
export function improveDocument({ company, deck }: DeckMaterial, document: Document): DocumentSlide[] {
  const { slides: readings } = readForAnswers(deck);
  const groups = new Map<Section | null, DocumentSlide[]>();
  let current: Section | null = null;
  document.slides.forEach((slide, index) => {
    current = sectionOf(slide, readings[index]) ?? current;
    groups.set(current, [...(groups.get(current) ?? []), slide]);
  });
  const pieces = new Map(
    [...groups].flatMap(([section, slides]) => (section ? [[section, slides.flatMap(piecesOf)]] : [])),
  );
  const standings = standingsBySection(STORY, pieces, company);
  const taken = new Set(document.slides.map(({ id }) => id));
  const told = STORY.flatMap((section) => {
    const own = standings.get(section) ?? [];
    const [first, ...rest] = groups.get(section) ?? [];
    if (first) return [completed(first, own), ...rest];
    return sectionSlides(section, [], own, company).map((slide) => ({ ...slide, id: freshId(slide.id, taken) }));
  });
  return [...(groups.get(null) ?? []), ...told].slice(0, DECK_LIMITS.slides);
}
