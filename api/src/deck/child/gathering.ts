import { MAX_DECK_CHARACTERS, MAX_DECK_FRAGMENTS, MAX_PAGE_FRAGMENTS } from '../limits.ts';
import type { Picture } from './messages.ts';
import { Failure } from './pdfium.ts';
import type { RawSlide } from './raw-slide.ts';

/** A page that was read. */
interface Page {
  slide: RawSlide;
  picture?: Picture | undefined;
}

function charactersOf({ fragments, hidden }: RawSlide): number {
  return [...fragments, ...hidden].reduce((sum, { text }) => sum + text.length, 0);
}

/** Takes in pages as they are read and gives them out in their order, as long as all together are not too much. */
export class Gathering {
  readonly #give: (page: Page) => void;
  readonly #waiting = new Map<number, Page>();
  #pages: number | null = null;
  #given = 0;
  #opened = 0;
  #characters = 0;
  #fragments = 0;

  constructor(give: (page: Page) => void) {
    this.#give = give;
  }

  /** Says how many there will be. Before that, none is given out. */
  expect(pages: number): void {
    this.#pages = pages;
    this.#giveOut();
  }

  /**
   * @returns whether it was given out at once, and not held back for pages before it
   * @throws Failure when the document holds more than anybody presents
   */
  add(page: Page): boolean {
    this.#waiting.set(page.slide.number, page);
    this.#giveOut();
    return !this.#waiting.has(page.slide.number);
  }

  /** The indexes of the pages that nobody has read. */
  get missing(): number[] {
    const rest = Array.from({ length: (this.#pages ?? 0) - this.#given }, (_, at) => this.#given + at);
    return rest.filter((index) => !this.#waiting.has(index + 1));
  }

  /** @throws Failure when not one page would open. */
  end(): void {
    if (this.#opened === 0) throw new Failure('damaged');
  }

  #giveOut() {
    for (let page = this.#take(); page; page = this.#take()) {
      this.#given++;
      this.#give({ ...page, slide: this.#counted(page.slide) });
    }
  }

  #take(): Page | undefined {
    if (this.#pages === null) return undefined;
    const page = this.#waiting.get(this.#given + 1);
    this.#waiting.delete(this.#given + 1);
    return page;
  }

  #counted(read: RawSlide): RawSlide {
    if (read.reached) this.#opened++;
    this.#characters += charactersOf(read);
    if (this.#characters > MAX_DECK_CHARACTERS) throw new Failure('too_complex');
    const count = read.fragments.length;
    const isLegible = count <= MAX_PAGE_FRAGMENTS && this.#fragments + count <= MAX_DECK_FRAGMENTS;
    const slide = isLegible ? read : { ...read, fragments: [], garbled: true };
    this.#fragments += slide.fragments.length;
    return slide;
  }
}
