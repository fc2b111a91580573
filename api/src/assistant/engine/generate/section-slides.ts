import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { slideRanges } from '../../../decks/reading/ranges.ts';
import type { Rule } from '../../../evaluation/engine/rubric/rules/rule.ts';
import { questionOf } from '../investor-questions.ts';
import { isOpen, type RuleState } from '../judgement.ts';
import { capital } from '../sentences.ts';
import type { DocumentSlide } from '../types.ts';
import { notesOf } from './fit.ts';
import type { Laid } from './laid.ts';
import { slidesTold } from './layouts.ts';
import type { Piece } from './piece.ts';
import type { Section } from './story.ts';

/** Most placeholders on a slide. */
const PLACEHOLDERS = 3;

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

const sourceNote = (pieces: readonly Piece[]) => {
  const slides = [...new Set(pieces.flatMap(({ slide }) => slide ?? []))];
  return slides.length === 0 ? '' : `Taken from ${slideRanges(slides)} of the deck.`;
};

function notes(pieces: readonly Piece[], standings: readonly RuleState[]): string {
  const [open] = standings.filter(isOpen);
  const said = pieces.map(({ text }) => (/[.!?]$/u.test(text) ? text : `${text}.`)).join(' ');
  return notesOf([said === '' ? '' : `Say: ${said}`, open ? askedOf(open.rule) : '', sourceNote(pieces)]);
}

/** The slide with placeholders for what it lacks, where its layout has room for lines. */
function completed({ content, ...laid }: Laid, missing: readonly string[]): Laid {
  if (content.kind !== 'bullets') return { ...laid, content };
  return { ...laid, content: { ...content, lines: [...content.lines, ...missing].slice(0, DECK_LIMITS.lines) } };
}

/**
 * The slides of one section by itself, with placeholders for what it lacks. All its statements appear on them or in their
 * notes, word for word.
 */
export function sectionSlides(
  section: Section,
  pieces: readonly Piece[],
  standings: readonly RuleState[],
  company: string,
): DocumentSlide[] {
  const missing = missingFrom(standings);
  const empty: Laid = { title: section.label, content: { kind: 'bullets', lines: missing }, pieces };
  const told = pieces.length === 0 ? [empty] : slidesTold({ section, pieces, standings, company });
  return told.map((one, place) => {
    const { title, content, pieces: own } = place === 0 && pieces.length > 0 ? completed(one, missing) : one;
    return {
      ...content,
      id: place === 0 ? section.id : `${section.id}-more-${'x'.repeat(place)}`,
      title: place === 0 && title !== section.label ? `${section.label}: ${title}`.slice(0, DECK_LIMITS.title) : title,
      notes: notes(own, place === 0 ? standings : []),
    };
  });
}
