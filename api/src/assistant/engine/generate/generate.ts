import { DECK_LIMITS } from '@northlight/shared-api/rules';
import type { Brief, DeckMaterial, DocumentSlide, GenerateInput, GeneratePiece } from '../types.ts';
import { cover } from './cover.ts';
import { piecesOfBrief } from './from-brief.ts';
import { slidesFrom } from './from-deck.ts';
import { improveDocument } from './improve-document.ts';
import type { Piece } from './piece.ts';
import { sectionSlides } from './section-slides.ts';
import { standingsBySection } from './standing.ts';
import { type Section, STORY, sectionById } from './story.ts';

function story(pieces: ReadonlyMap<Section, readonly Piece[]>, company: string): DocumentSlide[] {
  const standings = standingsBySection(STORY, pieces, company);
  return STORY.flatMap((section) =>
    sectionSlides(section, pieces.get(section) ?? [], standings.get(section) ?? [], company),
  );
}

function fromBrief(brief: Brief): DocumentSlide[] {
  const pieces = piecesOfBrief(brief);
  const told = (pieces.get(sectionById('solution')) ?? []).map(({ text }) => text);
  const facts = [brief.sector, brief.stage].filter((fact) => fact !== null);
  return [cover(brief.company, told, facts), ...story(pieces, brief.company)];
}

/** The founder's slides, in their order. */
const fromDeck = (material: DeckMaterial): DocumentSlide[] =>
  material.document ? improveDocument(material, material.document) : slidesFrom(material);

/**
 * Generates a deck from a brief, in the order that investors expect, with [placeholders] for what the brief lacks; or
 * makes slides to edit of an earlier deck, in its order. All content comes from the brief or the deck, word for word.
 */
export function* generate({ theme, brief, material }: GenerateInput): Generator<GeneratePiece> {
  const slides = (brief ? fromBrief(brief) : fromDeck(material)).slice(0, DECK_LIMITS.slides);
  for (const [index, slide] of slides.entries()) yield { type: 'slide', index, total: slides.length, slide };
  const company = brief?.company ?? material?.company ?? '';
  const name = brief ? `${company} pitch deck` : `${company || 'Pitch deck'}, improved`;
  yield { type: 'deck', name: name.slice(0, DECK_LIMITS.name), content: { theme, slides } };
}
