import { isHidden } from '@northlight/shared-api/deck-layout';
import { deckOf } from './deck-of.ts';
import type { DeckMaterial } from './types.ts';

/** The number of the last slide, as the editor or the PDF counts. */
export const lastNumber = ({ deck, document }: DeckMaterial): number => document?.slides.length ?? deck.slides.length;

/** The deck with those of its hidden slides that are asked about by their number. */
export function withAsked(material: DeckMaterial, numbers: readonly (number | null)[]): DeckMaterial {
  const { document } = material;
  const hidden = (document?.slides ?? []).flatMap((slide, index) => (isHidden(slide) ? [index + 1] : []));
  const asked = new Set(hidden.filter((number) => numbers.includes(number)));
  return document && asked.size > 0 ? { ...material, deck: deckOf(document, (number) => asked.has(number)) } : material;
}

/** Numbers of the hidden slides whose title consists of words that are given. */
export const hiddenTitled = ({ document }: DeckMaterial, isTitle: (title: string) => boolean): number[] =>
  (document?.slides ?? []).flatMap((slide, index) => (isHidden(slide) && isTitle(slide.title) ? [index + 1] : []));
