import type { ChatInput, ChatPiece } from '../types.ts';
import { respond } from './intents.ts';
import { talkOf } from './talk.ts';

const SUGGESTED = 3;

/** Answers a question about a deck, piece by piece. */
export function* answer(input: ChatInput): Generator<ChatPiece> {
  const { blocks, suggestions } = respond(talkOf(input));
  for (const [index, block] of blocks.entries()) yield { type: 'block', index, block };
  yield { type: 'suggestions', suggestions: suggestions.slice(0, SUGGESTED) };
}
