import type { Pdfium } from './pdfium.ts';

/** Room inside PDFium for a drawing in shades of grey, for one page after another. */
export class Sheet {
  readonly #pdfium: Pdfium;
  #pointer = 0;
  #room = 0;
  #used = 0;

  constructor(pdfium: Pdfium) {
    this.#pdfium = pdfium;
  }

  /** Its pixels, one byte each; to be taken anew after every call into PDFium, which may move its memory. */
  get shades(): Uint8Array {
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
    this.shades.fill(255);
    return this.#pointer;
  }

  release(): void {
    this.#pdfium.release(this.#pointer);
    this.#pointer = 0;
    this.#room = 0;
    this.#used = 0;
  }
}
