import { slideRanges } from './ranges.ts';

/** Why a file could not become a deck. */
export type DeckErrorCode =
  | 'empty'
  | 'not_a_pdf'
  | 'encrypted'
  | 'no_pages'
  | 'damaged'
  | 'too_complex'
  | 'unreadable'
  | 'language'
  | 'template'
  | 'not_a_pitch';

/** A document that asks no investor for money: a case for a listed stock, a paper, or a class exercise. */
export type OtherDocument = 'stock' | 'paper' | 'exercise';

/** Details for the error message. */
export interface DeckErrorDetails {
  /** For `unreadable`: numbers of the slides without text, counted from 1. */
  slides?: readonly number[];
  /** For `unreadable`: how many slides there are in all. */
  pages?: number;
  /** For `language`: the English name of the language. */
  language?: string;
  /** For `not_a_pitch`: what it is instead. */
  document?: OtherDocument;
}

const DOCUMENTS: Record<OtherDocument, string> = {
  stock: 'a case for buying a listed stock',
  paper: 'a white paper or an article',
  exercise: 'a class exercise',
};

const MESSAGES: Record<DeckErrorCode, (details: DeckErrorDetails) => string> = {
  empty: () => 'This file is empty. Export your deck as a PDF again and upload the new file.',
  not_a_pdf: () => 'This file is not a PDF. Export your deck as a PDF and upload that file.',
  encrypted: () => 'This PDF is protected by a password. Save a copy without a password and upload that one.',
  no_pages: () => 'This PDF has no pages. Export your deck as a PDF again and upload the new file.',
  damaged: () => 'This PDF is damaged and cannot be opened. Export your deck as a PDF again and upload the new file.',
  too_complex: () =>
    'This PDF is too complex to read. Export a simpler copy with at most 300 pages and smaller images, and upload that one.',
  unreadable: ({ slides = [] }) =>
    `We found no text to score in this deck: ${slideRanges(slides)} ${slides.length === 1 ? 'holds' : 'hold'} only images, or text saved as shapes. Export the deck as a PDF with selectable text.`,
  language: ({ language }) =>
    `This deck is written in ${language || 'another language'}, not in English. For now, only decks in English can be evaluated.`,
  not_a_pitch: ({ document }) =>
    `This looks like ${document ? DOCUMENTS[document] : 'another kind of document'}, not a startup pitch, so we did not score it. Upload the deck that you show to investors.`,
  template: () =>
    'This looks like a template that has not been filled in. Replace its instructions and placeholder text with your own, and upload the new file.',
};

/** One or two sentences for the founder: what is wrong with the file and what to do. */
function deckErrorMessage(code: DeckErrorCode, details: DeckErrorDetails = {}): string {
  return MESSAGES[code](details);
}

/** The file cannot be evaluated, and the founder can do something about it. `message` can be shown to users. */
export class DeckError extends Error {
  override readonly name = 'DeckError';
  readonly code: DeckErrorCode;
  readonly details: DeckErrorDetails;

  constructor(code: DeckErrorCode, details: DeckErrorDetails = {}) {
    super(deckErrorMessage(code, details));
    this.code = code;
    this.details = details;
  }
}
