import type { Pdfium } from './pdfium.ts';

/** A drawing buffer inside PDFium, reused for each page: allocating and copying cost more than drawing. */
export class Sheet {
  readonly #pdfium: Pdfium;
  #pointer = 0;
  #room = 0;
  #used = 0;

  constructor(pdfium: Pdfium) {
    this.#pdfium = pdfium;
  }

  /** The drawn pixels. Read this again after every call into PDFium, which may move its memory. */
  get pixels(): Uint8Array {
    return this.#pdfium.bytes().subarray(this.#pointer, this.#pointer + this.#used);
  }

  /** Returns a pointer to this many white bytes. */
  blank(bytes: number): number {
    if (this.#room < bytes) {
      this.release();
      this.#pointer = this.#pdfium.reserve(bytes);
      this.#room = bytes;
    }
    this.#used = bytes;
    this.pixels.fill(255);
    return this.#pointer;
  }

  /** Returns a pointer to a copy of what another sheet holds. */
  copy(other: Sheet): number {
    const pointer = this.blank(other.#used);
    this.pixels.set(other.pixels);
    return pointer;
  }

  release(): void {
    this.#pdfium.release(this.#pointer);
    this.#pointer = 0;
    this.#room = 0;
    this.#used = 0;
  }
}

/** The buffers for one page after another. */
export class Sheets {
  /** What is painted before any text. */
  readonly ground: Sheet;
  readonly whole: Sheet;
  /** The page without some of its text. */
  readonly without: Sheet;

  constructor(pdfium: Pdfium) {
    this.ground = new Sheet(pdfium);
    this.whole = new Sheet(pdfium);
    this.without = new Sheet(pdfium);
  }

  release(): void {
    for (const sheet of [this.ground, this.whole, this.without]) sheet.release();
  }
}
