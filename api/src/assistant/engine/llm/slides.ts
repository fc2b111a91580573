import { imagesOf } from '@northlight/shared-api/deck-layout';
import { DeckDocumentSlide } from '../../../decks/saved/document-schemas.ts';
import { type Numbers, numbersIn, withoutInvented } from '../../../evaluation/engine/llm/prose.ts';
import { likeness } from '../../../evaluation/engine/rubric/words.ts';
import { linesOf } from '../document-lines.ts';
import { placeholdersOf } from '../placeholders.ts';
import type { Block, DocumentSlide } from '../types.ts';

type Draft = Extract<Block, { type: 'draft' }>;

/** Keys whose strings are not slide text. */
const NAMES = ['id', 'kind', 'type', 'image', 'icon', 'icons', 'photo', 'state', 'look'];

function mapTexts(value: unknown, change: (text: string) => string, key = ''): unknown {
  if (typeof value === 'string') return NAMES.includes(key) ? value : change(value);
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, mapTexts(entry, change, name)]));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Parses a slide that a model wrote and marks invented numbers; null when it is invalid. */
export function slideFrom(given: unknown, id: string, isKnown: Numbers): DocumentSlide | null {
  if (!isObject(given) || given.kind === 'chart' || given.kind === 'image') return null;
  const marked = mapTexts(given, (text) => withoutInvented(text, isKnown));
  const parsed = DeckDocumentSlide.safeParse({ ...(marked as object), id });
  return parsed.success ? parsed.data : null;
}

/** What a slide shows besides its words. Icons of bullets go with them, so other bullets have none. */
function shownBeside(slide: DocumentSlide, { lines }: Record<string, unknown>): object {
  const icon = 'icon' in slide && { icon: slide.icon };
  if (slide.kind !== 'bullets') return { ...icon };
  const isAlike = Array.isArray(lines) && lines.length === slide.lines.length;
  return { ...icon, look: slide.look, icons: isAlike ? slide.icons : undefined };
}

const wordsOf = (slide: DocumentSlide) => [slide.title, ...linesOf(slide), slide.notes].join('\n');

/**
 * Applies a model's changes to a slide. The kind of slide, its numbers and its placeholders stay; a chart keeps its
 * data, and a slide with pictures all but its title and notes. Null when the changes are unusable.
 */
export function reworded(slide: DocumentSlide, given: unknown, isKnown: Numbers): DocumentSlide | null {
  if (!isObject(given)) return null;
  const { title = slide.title, notes = slide.notes } = given;
  const isFixed = slide.kind === 'chart' || slide.kind === 'image' || imagesOf(slide).length > 0;
  const changed = isFixed
    ? { ...slide, title, notes }
    : { ...slide, ...given, kind: slide.kind, ...shownBeside(slide, { ...slide, ...given }) };
  const marked = mapTexts(changed, (text) => withoutInvented(text, isKnown));
  const parsed = DeckDocumentSlide.safeParse({ ...(marked as object), id: slide.id });
  if (!parsed.success || parsed.data.title.trim() === '') return null;
  const kept = placeholdersOf(parsed.data);
  if (!placeholdersOf(slide).every((missing) => kept.includes(missing))) return null;
  const numbers = new Set(numbersIn(wordsOf(parsed.data)));
  return numbersIn(wordsOf(slide)).every((number) => numbers.has(number)) ? parsed.data : null;
}

/** Possible origin of a fact in a draft. */
export interface Source {
  text: string;
  /** Null for the user's own words. */
  slide: number | null;
}

/** The source that shares most numbers with a claim, and among equals most words. */
function sourceOf(claim: string, sources: readonly Source[]): Source | undefined {
  const shared = ({ text }: Source) => numbersIn(claim).filter((number) => numbersIn(text).includes(number)).length;
  const [best] = sources.toSorted((a, b) => shared(b) - shared(a) || likeness(b.text, claim) - likeness(a.text, claim));
  return best && shared(best) > 0 ? best : undefined;
}

/** The facts in a draft and their origin. */
export function factsOf(slide: DocumentSlide, sources: readonly Source[]): Draft['facts'] {
  const missing = placeholdersOf(slide).map((text) => ({ text, origin: 'missing' as const, slide: null }));
  const claims = [slide.title, ...linesOf(slide)].filter((line) => numbersIn(line).length > 0 && !line.includes('['));
  const told = claims.map((text) => {
    const source = sourceOf(text, sources);
    const isDeck = source !== undefined && source.slide !== null;
    return { text, origin: isDeck ? ('deck' as const) : ('person' as const), slide: source?.slide ?? null };
  });
  return [...told, ...missing];
}
