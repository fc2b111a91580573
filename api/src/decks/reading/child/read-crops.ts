import { type Crop, cropOf as cropOfPage } from './crop.ts';
import type { Glyph } from './glyphs.ts';
import { type Grey, isNoise } from './grey.ts';
import { canBeSeen } from './ink.ts';
import { type Inspection, inspectPage } from './page.ts';
import type { Pdfium } from './pdfium.ts';
import type { Fragment, Reading, Recognised } from './raw-slide.ts';
import { cropOf, partAround } from './run-crop.ts';
import type { Sheets } from './sheet.ts';
import type { Recogniser } from './tesseract.ts';
import { textAt } from './text-at.ts';
import { hasWrongLetters, says, saysAmong } from './words.ts';

/** Most crops on one page and in one document. Text beyond them stays unconfirmed. */
const MAX_PAGE_CROPS = 24;
const MAX_CROPS = 160;
/** Longest side of the picture that crops are cut from, in pixels. */
const SIDE = 2400;
/** Minimum confidence in percent: for the words that are expected, and for others. */
const SURE = 40;
const SURE_OF_OTHERS = 82;

/**
 * Draws the part of a page that holds some runs, without the text that leaves no ink anyway, so that OCR, which sees the
 * faintest ink, can't read it. A page with large shadows takes seconds to draw as a whole.
 */
function drawWithoutUnseen(
  pdfium: Pdfium,
  page: number,
  { glyphs, inks, turn, surface }: Inspection,
  runs: readonly (readonly Glyph[])[],
): Crop {
  const seen = new Set(glyphs.filter((glyph) => canBeSeen(inks.get(glyph))).map(({ object }) => object));
  const unseen = new Set(glyphs.map(({ object }) => object).filter((object) => !seen.has(object)));
  for (const object of unseen) pdfium._FPDFPageObj_SetIsActive(object, 0);
  const part = cropOfPage(pdfium, page, { box: partAround(runs, surface), side: SIDE, turn });
  for (const object of unseen) pdfium._FPDFPageObj_SetIsActive(object, 1);
  return part;
}

/** Reads a picture of a single line. `confidence` is in percent. */
async function lineIn(recogniser: Recogniser, picture: Grey): Promise<{ text: string; confidence: number }> {
  const lines = await recogniser.linesIn(picture, 'line');
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  const confidence = lines.reduce((sum, line) => sum + line.confidence * line.text.length, 0) / Math.max(1, letters);
  return { text: lines.map(({ text }) => text.trim()).join(' '), confidence };
}

/** Reads the crops of a document. Equal crops, such as a footer on every slide, are read once. */
export class CropReader {
  readonly #recogniser: Recogniser;
  readonly #known = new Map<string, string | null>();

  constructor(recogniser: Recogniser) {
    this.#recogniser = recogniser;
  }

  async #read(part: Crop, glyphs: readonly Glyph[], claimed: string): Promise<string | null> {
    const crop = cropOf(part, glyphs);
    if (!crop || isNoise(crop)) return null;
    const key = `${crop.width} ${Buffer.from(crop.shades).toString('latin1')}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size >= MAX_CROPS) return null;
    const { text, confidence } = await lineIn(this.#recogniser, crop);
    const isSure = confidence >= (says(text, claimed) ? SURE : SURE_OF_OTHERS);
    const said = isSure && /[\p{L}\p{N}]/u.test(text) ? text : null;
    this.#known.set(key, said);
    return said;
  }

  /** Reads what is drawn in place of a loaded page's doubtful text, unless OCR of the whole page has confirmed it. */
  async readPage(
    pdfium: Pdfium,
    page: number,
    { number, sheets, recognised }: { number: number; sheets: Sheets; recognised: Recognised | undefined },
  ): Promise<Reading> {
    const inspection = inspectPage(pdfium, page, sheets);
    const wrong = inspection.clear.filter(({ text }) => hasWrongLetters(text));
    const runs = [...inspection.suspects, ...wrong].map(({ glyphs }) => glyphs);
    const part = drawWithoutUnseen(pdfium, page, inspection, runs);
    const isUpright = recognised?.turn === inspection.turn;
    let left = MAX_PAGE_CROPS;
    const read = ({ text, box }: Fragment, glyphs: readonly Glyph[]) => {
      const seen = isUpright ? textAt(box, recognised.fragments) : '';
      if (saysAmong(seen, text)) return text;
      return left-- > 0 ? this.#read(part, glyphs, text) : null;
    };
    const reading: Reading = { number, suspects: [], mended: [] };
    for (const { fragment, glyphs } of inspection.suspects) reading.suspects.push(await read(fragment, glyphs));
    for (const fragment of wrong) reading.mended.push(await read(fragment, fragment.glyphs));
    return reading;
  }
}
