import type { Pdfium } from './pdfium.ts';

/** Room inside PDFium for a drawing, for one page after another: to take memory and to copy costs more than to draw. */
export class Sheet {
  readonly #pdfium: Pdfium;
  #pointer = 0;
  #room = 0;
  #used = 0;

  constructor(pdfium: Pdfium) {
    this.#pdfium = pdfium;
  }

  /** What was drawn; to be taken anew after every call into PDFium, which may move its memory. */
  get pixels(): Uint8Array {
    return this.#pdfium.bytes().subarray(this.#pointer, this.#pointer + this.#used);
  }

  /** Where so many bytes are, all of them white. */
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

  release(): void {
    this.#pdfium.release(this.#pointer);
    this.#pointer = 0;
    this.#room = 0;
    this.#used = 0;
  }
}
