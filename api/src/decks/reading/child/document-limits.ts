import { MAX_DECK_CHARACTERS, MAX_DECK_FRAGMENTS, MAX_PAGE_FRAGMENTS } from '../limits.ts';
import { Failure } from './pdfium.ts';
import type { RawSlide } from './raw-slide.ts';

function charactersOf({ fragments, suspects, hidden }: RawSlide): number {
  const doubtful = suspects.map(({ fragment }) => fragment);
  return [...fragments, ...doubtful, ...hidden].reduce((sum, { text }) => sum + text.length, 0);
}

/** Counts pages and characters, and rejects documents far larger than any presentation. */
export class DocumentLimits {
  #opened = 0;
  #characters = 0;
  #fragments = 0;

  /**
   * Counts one more page.
   * @returns the page, without its text if it holds too much to be read
   * @throws Failure when the document exceeds a limit
   */
  count(page: RawSlide): RawSlide {
    if (page.reached) this.#opened++;
    this.#characters += charactersOf(page);
    if (this.#characters > MAX_DECK_CHARACTERS) throw new Failure('too_complex');
    const count = page.fragments.length + page.suspects.length;
    const isLegible = count <= MAX_PAGE_FRAGMENTS && this.#fragments + count <= MAX_DECK_FRAGMENTS;
    const slide = isLegible ? page : { ...page, fragments: [], suspects: [], garbled: true };
    this.#fragments += slide.fragments.length + slide.suspects.length;
    return slide;
  }

  /** @throws Failure when no page could be opened. */
  end(): void {
    if (this.#opened === 0) throw new Failure('damaged');
  }
}
