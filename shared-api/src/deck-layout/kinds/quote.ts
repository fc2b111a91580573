import type { DeckDocumentSlide } from '../../contract.ts';
import { type Draft, filled, heightOf, setParagraphs, textElement, withoutEmptyRoom } from '../compose.ts';
import type { BodyLayout } from '../page.ts';
import { styleOf } from '../text.ts';
import { atLargest, BODY, SMALL_TEXT } from './flow.ts';

/** Inches between the edges of the card and the quote. */
const INSET = { x: 0.7, y: 0.5 };
const EDGE = 0.07;
const MEASURE = 10.2;

/** A quote and its author, on a card. */
export const quoteBody: BodyLayout<Extract<DeckDocumentSlide, { kind: 'quote' }>> = (slide, area, look) => {
  const measure = Math.min(MEASURE, area.w - 2 * INSET.x);
  const drafts = (size: number): Draft[] => [
    {
      field: 'quote',
      text: slide.quote,
      style: styleOf(look, size, look.ink, { face: 'title', italic: true }),
      leading: 1.3,
    },
    {
      field: 'source',
      text: slide.source,
      style: styleOf(look, Math.max(12, Math.min(20, size * 0.6)), look.muted),
      leading: 1.35,
      above: size * 0.8,
    },
  ];
  const set = atLargest(
    [36, 34, 32, 30, 28, 26, 24, 22, 20, BODY, 16, 14, 12, 10, 8],
    drafts,
    look,
    measure,
    area.h - 2 * INSET.y,
  );
  const paragraphs = (set?.paragraphs ?? setParagraphs(drafts(8), look, measure)).map(withoutEmptyRoom);
  const h = heightOf(paragraphs);
  const card = { x: area.x, y: area.y + Math.max(0, (area.h - h) * 0.4 - INSET.y), w: area.w, h: h + 2 * INSET.y };
  const box = { x: area.x + INSET.x, y: card.y + INSET.y, w: measure, h };
  return [
    {
      elements: [
        filled(card, look.tint),
        filled({ ...card, w: EDGE }, look.accent),
        textElement({ name: 'Quote', role: 'body', box }, paragraphs),
      ],
      warnings: set && set.size >= BODY ? [] : [SMALL_TEXT],
    },
  ];
};
