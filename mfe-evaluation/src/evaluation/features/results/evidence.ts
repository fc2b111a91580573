import type { Evidence } from '@northlight/shared-api';

/** A sentence of the deck with everything it supports. */
export interface Sentence {
  id: string;
  slide: number;
  quote: string;
  /** Names of the rules that matched it. */
  shows: string[];
  /** Its text was recognised by OCR. */
  recognised: boolean;
}

/** Groups evidence by sentence, so that a sentence that supports two points is quoted once. */
export function sentencesOf(evidence: readonly Evidence[]): Sentence[] {
  const sentences = new Map<string, Sentence>();
  for (const { slide, quote, rule, recognised } of evidence) {
    const id = `${slide} ${quote}`;
    const sentence = sentences.get(id) ?? { id, slide, quote, shows: [], recognised };
    sentences.set(id, { ...sentence, shows: [...sentence.shows, rule] });
  }
  return [...sentences.values()];
}
