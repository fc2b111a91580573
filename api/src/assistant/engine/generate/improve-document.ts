import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { deckOf } from '../deck-of.ts';
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
  if (titled || ['title', 'section', 'closing'].includes(slide.kind)) return titled;
  if (slide.kind === 'team') return sectionById('team');
  const [best] = (reading?.findings ?? []).toSorted((a, b) => b.band - a.band);
  return best ? sectionOfRule(best.rule) : null;
}

/** Adds missing points to the slide if it has room for lines, and always to its notes. */
export function completed(slide: DocumentSlide, standings: readonly RuleState[]): DocumentSlide {
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
 * Adds to a deck from the editor what it lacks. Its slides keep their content and their order: missing facts are marked
 * on them, and a part of the story without a slide gets one with placeholders, after the slides of the part before it.
 */
export function improveDocument({ company }: DeckMaterial, document: Document): DocumentSlide[] {
  const { slides: readings } = readForAnswers(deckOf(document, () => true));
  let current: Section | null = null;
  const own = document.slides.map((slide, index) => {
    current = sectionOf(slide, readings[index]) ?? current;
    return { slide, section: current };
  });
  const pieces = new Map(
    [...Map.groupBy(own, ({ section }) => section)].flatMap(([section, told]) =>
      section ? [[section, told.flatMap(({ slide }) => piecesOf(slide))] as const] : [],
    ),
  );
  const standings = standingsBySection(STORY, pieces, company);
  const taken = new Set(document.slides.map(({ id }) => id));
  const improved: { slide: DocumentSlide; section: Section | null }[] = own.map(({ slide, section }, index) => {
    const isFirst = section && own.findIndex((one) => one.section === section) === index;
    return { section, slide: isFirst ? completed(slide, standings.get(section) ?? []) : slide };
  });
  for (const [place, section] of STORY.entries()) {
    if (pieces.has(section)) continue;
    const before = new Set<Section | null>(STORY.slice(0, place));
    const at = improved.findLastIndex((one) => before.has(one.section));
    const added = sectionSlides(section, [], standings.get(section) ?? [], company);
    const slides = added.map((slide) => ({ slide: { ...slide, id: freshId(slide.id, taken) }, section }));
    improved.splice(at === -1 ? improved.length : at + 1, 0, ...slides);
  }
  return improved.map(({ slide }) => slide).slice(0, DECK_LIMITS.slides);
}
