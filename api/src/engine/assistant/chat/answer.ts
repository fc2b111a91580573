import { analyseSlide } from '../analyse-slide.ts';
import type { ChatInput, ChatPiece } from '../types.ts';

export function* answer({ material, slide }: ChatInput): Generator<ChatPiece> {
  const analysis = analyseSlide(material, slide ?? 1);
  yield { type: 'block', index: 0, block: { type: 'paragraph', text: analysis.summary, citations: [] } };
}
