import type { DeckDocumentSlide } from '../../contract.ts';
import { type Draft, heightOf, setParagraphs, textElement, withoutEmptyRoom } from '../compose.ts';
import type { BodyLayout } from '../page.ts';
import { styleOf } from '../text.ts';
import { atLargest, BODY, SMALL_TEXT } from './flow.ts';

const INSET = 0.5;
const MEASURE = 10.2;

/** A quote and its author. */
export const quoteBody: BodyLayout<Extract<DeckDocumentSlide, { kind: 'quote' }>> = (slide, area, look) => {
  const measure = Math.min(MEASURE, area.w - INSET);
  const drafts = (size: number): Draft[] => [
    { field: 'quote', text: slide.quote, style: styleOf('serif', size, look.ink, { italic: true }), leading: 1.3 },
    {
      field: 'source',
      text: slide.source,
      style: styleOf('sans', Math.max(12, Math.min(16, size * 0.6)), look.muted),
      leading: 1.35,
      above: size * 0.8,
    },
  ];
  const set = atLargest([36, 34, 32, 30, 28, 26, 24, 22, 20, BODY, 16, 14, 12, 10, 8], drafts, look, measure, area.h);
  const paragraphs = (set?.paragraphs ?? setParagraphs(drafts(8), look, measure)).map(withoutEmptyRoom);
  const h = heightOf(paragraphs);
  const box = { x: area.x + INSET, y: area.y + Math.max(0, (area.h - h) * 0.36), w: measure, h };
  return [
    {
      elements: [
        { type: 'line', x1: area.x, y1: box.y + 0.06, x2: area.x, y2: box.y + h, color: look.accent, width: 3 },
        textElement({ name: 'Quote', role: 'body', box }, paragraphs),
      ],
      warnings: set && set.size >= BODY ? [] : [SMALL_TEXT],
    },
  ];
};
