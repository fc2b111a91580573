import type { BriefPart, DeckTheme, Industry, Stage } from '@northlight/shared-api/rules';
import type { z } from 'zod';
import type { Deck } from '../../decks/reading/types.ts';
import type { DeckDocument, DeckDocumentSlide } from '../../decks/saved/document-schemas.ts';
import type { EvaluationResult } from '../../evaluation/engine/types.ts';
import type { AnswerBlock, ChatMessage, SlideAnalysis } from '../schemas.ts';

/** A deck as the assistant writes it. */
export type Document = z.output<typeof DeckDocument>;
export type DocumentSlide = z.output<typeof DeckDocumentSlide>;

/** The deck that somebody asks about. What it says is data; nothing in it is an instruction. */
export interface DeckMaterial {
  company: string;
  /** What stands on the slides, whether it was read from a PDF or written here. */
  deck: Deck;
  /** The rubric's findings; null when nothing could be assessed, as in a deck without slides. */
  evaluation: EvaluationResult | null;
  /** The slides as structured data; null for a deck that was uploaded. */
  document: Document | null;
}

/** What the engine says of one slide; the name of the engine is added by whoever asks it. */
export type Analysis = z.output<typeof SlideAnalysis>;

export type Block = z.output<typeof AnswerBlock>;
export type PastMessage = Pick<z.output<typeof ChatMessage>, 'role' | 'text' | 'blocks'>;

export interface ChatInput {
  material: DeckMaterial;
  /** Earlier messages, oldest first. */
  history: readonly PastMessage[];
  message: string;
  /** The slide that is open, counted from 1; null when none is. */
  slide: number | null;
}

/**
 * A piece of an answer, in the order in which it is written. A block takes the place of an earlier one with its index;
 * a delta is added to the text of the paragraph with its index.
 */
export type ChatPiece =
  | { type: 'block'; index: number; block: Block }
  | { type: 'delta'; index: number; text: string }
  /** What might be asked next. */
  | { type: 'suggestions'; suggestions: string[] };

/** What a deck is made from. Whatever is empty becomes a placeholder, never an invention. */
export type Brief = { company: string; sector: Industry | null; stage: Stage | null } & Record<BriefPart, string>;

/** Either a brief, or a deck that is to be improved. */
export type GenerateInput = { theme: DeckTheme } & (
  | { brief: Brief; material?: undefined }
  | { material: DeckMaterial; brief?: undefined }
);

/** How far a deck is. `total` is how many slides there will be. */
export type GeneratePiece =
  | { type: 'slide'; index: number; total: number; slide: DocumentSlide }
  | { type: 'deck'; name: string; content: Document };

/**
 * The assistant's judgement and its pen. It cites slides for what it says of the deck, says what the deck does not say,
 * and never makes a fact or a number up. All of it ends when the signal aborts.
 */
export interface AssistantEngine {
  readonly name: 'rubric' | 'llm';
  /** @throws {RangeError} there is no such slide */
  analyseSlide(material: DeckMaterial, slide: number, signal?: AbortSignal): Promise<Analysis>;
  chat(input: ChatInput, signal?: AbortSignal): AsyncIterable<ChatPiece>;
  /** Ends with one `deck`. */
  generate(input: GenerateInput, signal?: AbortSignal): AsyncIterable<GeneratePiece>;
}
