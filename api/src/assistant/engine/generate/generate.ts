import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { withoutStop } from '../sentences.ts';
import type { Brief, DeckMaterial, DocumentSlide, GenerateInput, GeneratePiece } from '../types.ts';
import { cover } from './cover.ts';
import { inParts } from './fit.ts';
import { piecesOfBrief } from './from-brief.ts';
import { sortStatements } from './from-deck.ts';
import { improveDocument } from './improve-document.ts';
import type { Piece } from './piece.ts';
import { sectionSlides } from './section-slides.ts';
import { standingsBySection } from './standing.ts';
import { type Section, STORY, sectionById } from './story.ts';

/** Lines per appendix slide. */
const REST = 12;

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

/** Puts statements that belong to no part of the story at the end. */
function appendix(rest: readonly Piece[]): DocumentSlide[] {
  const lines = rest.flatMap(({ text }) => inParts(withoutStop(text), DECK_LIMITS.line));
  const count = Math.ceil(lines.length / REST);
  return Array.from({ length: count }, (_, index) => ({
    id: `appendix-${'x'.repeat(index + 1)}`,
    kind: 'bullets',
    title: index === 0 ? 'Appendix' : 'Appendix, continued',
    lines: lines.slice(index * REST, (index + 1) * REST),
    notes: 'These lines of the earlier deck belong to no part of the story. Move them, or leave them out.',
  }));
}

function fromDeck(material: DeckMaterial): DocumentSlide[] {
  if (material.document) return improveDocument(material, material.document);
  const { cover: first, pieces, rest } = sortStatements(material);
  const told = [...first, ...(pieces.get(sectionById('solution')) ?? []).map(({ text }) => text)];
  const kept = told.find((text) => text.length <= 140);
  const unsaid = first.filter((text) => text !== kept).map((text) => ({ text, slide: 1 }));
  return [cover(material.company, told, []), ...story(pieces, material.company), ...appendix([...unsaid, ...rest])];
}

/**
 * Generates a deck in the order that investors expect. All content comes from the brief or the earlier deck, word for
 * word; anything they lack becomes [a placeholder].
 */
export function* generate({ theme, brief, material }: GenerateInput): Generator<GeneratePiece> {
  const slides = (brief ? fromBrief(brief) : fromDeck(material)).slice(0, DECK_LIMITS.slides);
  for (const [index, slide] of slides.entries()) yield { type: 'slide', index, total: slides.length, slide };
  const company = brief?.company ?? material?.company ?? '';
  const name = brief ? `${company} pitch deck` : `${company || 'Pitch deck'}, improved`;
  yield { type: 'deck', name: name.slice(0, DECK_LIMITS.name), content: { theme, slides } };
}
