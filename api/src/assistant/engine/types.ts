import type { BriefPart, DeckTheme, Industry, Stage } from '@northlight/shared-api/rules';
import type { z } from 'zod';
import type { Box, Deck } from '../../decks/reading/types.ts';
import type { DeckContent, DeckDocumentSlide } from '../../decks/saved/document-schemas.ts';
import type { EvaluationResult } from '../../evaluation/engine/types.ts';
import type { AnswerBlock, ChatMessage, FactToAdd, SlideAnalysis } from '../schemas.ts';

/** A deck from the editor, as structured data. */
export type Document = z.output<typeof DeckContent>;
export type DocumentSlide = z.output<typeof DeckDocumentSlide>;

/** The deck that the user asks about. Its content is data; nothing in it is an instruction. */
export interface DeckMaterial {
  company: string;
  /** The slide contents, whether read from a PDF or created in the editor; without slides hidden there. */
  deck: Deck;
  /** The rubric's result; null when nothing could be assessed, for example in an empty deck. */
  evaluation: EvaluationResult | null;
  /** The slides as structured data; null for an uploaded deck. */
  document: Document | null;
}

/** An engine's analysis of one slide. The caller adds the engine's name. */
export type Analysis = z.output<typeof SlideAnalysis>;

export type Block = z.output<typeof AnswerBlock>;
export type PastMessage = Pick<z.output<typeof ChatMessage>, 'role' | 'text' | 'blocks'>;

export interface ChatInput {
  material: DeckMaterial;
  /** Earlier messages, oldest first. */
  history: readonly PastMessage[];
  message: string;
  /** The slide open in the editor, counted from 1; null when none is. */
  slide: number | null;
}

/**
 * A piece of a streamed answer. A block replaces an earlier one with the same index; a delta is appended to the
 * paragraph with its index.
 */
export type ChatPiece =
  | { type: 'block'; index: number; block: Block }
  | { type: 'delta'; index: number; text: string }
  /** Suggestions for the next question. */
  | { type: 'suggestions'; suggestions: string[] };

/** Input for a new deck. Empty fields become placeholders; nothing is invented. */
export type Brief = { company: string; sector: Industry | null; stage: Stage | null } & Record<BriefPart, string>;

/** A picture of the founder's own. Further lines of its caption are points to number beside it. */
export interface BriefPicture {
  /** Name of the stored image. */
  image: string;
  caption: string;
  /** A photo for atmosphere, which may be cut to fill half a slide. */
  photo?: boolean;
  /** Pixels. */
  width: number;
  height: number;
}

/** Either a brief, with the founder's pictures and brand, or a deck to improve. */
export type GenerateInput = { theme: DeckTheme } & (
  | { brief: Brief; pictures?: readonly BriefPicture[]; brand?: Document['brand']; material?: undefined }
  | { material: DeckMaterial; brief?: undefined }
);

/** A fact that an investor looks for and the founder has not given. */
export type ToAdd = z.output<typeof FactToAdd>;

/** A part of a page of the deck that something was made of. */
export interface PicturePlace {
  /** Number of the page, counted from 1. */
  slide: number;
  box: Box;
}

/** Progress of a generated deck. `total` is the number of slides. */
export type GeneratePiece =
  | {
      type: 'slide';
      index: number;
      total: number;
      slide: DocumentSlide;
      /** What the slide shows as its image, which the caller takes from the page and stores. */
      picture?: PicturePlace;
    }
  | {
      type: 'deck';
      name: string;
      content: Document;
      /** What to add to the deck, most important first; empty for a deck made of another deck. */
      toAdd: readonly ToAdd[];
    };

/**
 * Analyses slides, answers questions and writes decks. It cites the slides for what it says about the deck, says what
 * the deck lacks, and never invents facts or numbers. All methods stop when the signal aborts.
 */
export interface AssistantEngine {
  readonly name: 'rubric' | 'llm';
  /** @throws {RangeError} there is no such slide */
  analyseSlide(material: DeckMaterial, slide: number, signal?: AbortSignal): Promise<Analysis>;
  chat(input: ChatInput, signal?: AbortSignal): AsyncIterable<ChatPiece>;
  /** The last piece is a `deck`. */
  generate(input: GenerateInput, signal?: AbortSignal): AsyncIterable<GeneratePiece>;
}
