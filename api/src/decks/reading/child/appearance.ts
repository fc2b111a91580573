import { ColorVotes, colorShares } from '../../brand/color-votes.ts';
import { familyOf } from '../../brand/font-names.ts';
import { GroundVotes, isDarkPage } from '../../brand/ground-votes.ts';
import { isDrawing } from '../../brand/is-drawing.ts';
import { isInCorner, LogoVotes } from '../../brand/logo-votes.ts';
import { isToolLink } from '../../brand/tool-links.ts';
import type { LogoPixels, PdfAppearance } from '../../brand/types.ts';
import type { Box } from '../types.ts';
import type { OpenDocument } from './document.ts';
import { type PagePicture, picturesOn } from './objects.ts';
import type { Pdfium } from './pdfium.ts';
import { Sheet } from './sheet.ts';
import { type Surface, surfaceOf } from './surface.ts';

/** Longest side in pixels of the pages whose colours are counted. */
const SIDE = 320;
/** Pages that are looked at, spread over the deck. */
const MOST_PAGES = 60;
/** Of a deck that shows no page. */
const USUAL_ASPECT = 16 / 9;
const MOST_COLORS = 5;
const MOST_CHARACTERS = 20_000;
const LONGEST_NAME = 96;
/** Badges have short links; a longer one does not fit in the buffer. */
const LONGEST_LINK = 127;
/** Text as large as this share of the largest is a title; text below the other share is none. */
const TITLE = { from: 0.85, below: 0.7 } as const;
/** Longest side of a logo in pixels. */
const LOGO_SIDE = 900;
const INVISIBLE = 3;
/** A picture that covers more of a page is its ground, and counts as its colours. */
const BACKGROUND = 0.9;

/** Characters of a page by font family and size in points. */
type Written = Map<string, Map<number, number>>;

function nameOf(pdfium: Pdfium, text: number, index: number): string {
  const length = pdfium._FPDFText_GetFontInfo(text, index, pdfium.scratch, LONGEST_NAME, 0);
  if (length <= 1 || length > LONGEST_NAME) return '';
  return Buffer.from(pdfium.bytes().subarray(pdfium.scratch, pdfium.scratch + length - 1)).toString();
}

function writtenOn(pdfium: Pdfium, page: number): Written {
  const written: Written = new Map();
  const text = pdfium._FPDFText_LoadPage(page);
  if (text === 0) return written;
  const count = Math.min(pdfium._FPDFText_CountChars(text), MOST_CHARACTERS);
  let [last, family, size]: [number, string | null, number] = [0, null, 0];
  for (let index = 0; index < count; index++) {
    if (!/\p{L}/u.test(String.fromCodePoint(Math.min(0x10ffff, pdfium._FPDFText_GetUnicode(text, index))))) continue;
    const object = pdfium._FPDFText_GetTextObject(text, index);
    if (object === 0) continue;
    if (object !== last) {
      last = object;
      const isSeen = pdfium._FPDFTextObj_GetTextRenderMode(object) !== INVISIBLE;
      family = isSeen ? familyOf(nameOf(pdfium, text, index)) : null;
      pdfium._FPDFText_GetMatrix(text, index, pdfium.scratch);
      const [, , c = 0, d = 1] = pdfium.floats(pdfium.scratch, 4);
      size = Math.round(pdfium._FPDFText_GetFontSize(text, index) * Math.hypot(c, d));
    }
    if (family === null) continue;
    const sizes = written.get(family) ?? new Map<number, number>();
    sizes.set(size, (sizes.get(size) ?? 0) + 1);
    written.set(family, sizes);
  }
  pdfium._FPDFText_ClosePage(text);
  return written;
}

const most = (votes: ReadonlyMap<string, number>) =>
  [...votes].reduce<[string | null, number]>(
    (best, [name, count]) => (count > best[1] ? [name, count] : best),
    [null, 0],
  )[0];

/** Counts which fonts titles and other text have. */
class FontVotes {
  readonly #titles = new Map<string, number>();
  readonly #texts = new Map<string, number>();

  add(written: Written): void {
    const bySize = new Map<number, number>();
    for (const sizes of written.values()) {
      for (const [size, count] of sizes) bySize.set(size, (bySize.get(size) ?? 0) + count);
    }
    const largest = Math.max(0, ...[...bySize].filter(([, count]) => count >= 4).map(([size]) => size));
    const sum = (sizes: Map<number, number>, fits: (size: number) => boolean) =>
      [...sizes].reduce((total, [size, count]) => total + (fits(size) ? count : 0), 0);
    const ofTitle = new Map(
      [...written].map(([name, sizes]) => [name, sum(sizes, (size) => size >= largest * TITLE.from)]),
    );
    const title = most(ofTitle);
    if (title !== null) this.#titles.set(title, (this.#titles.get(title) ?? 0) + 1);
    for (const [name, sizes] of written) {
      const count = sum(sizes, (size) => size < largest * TITLE.below);
      this.#texts.set(name, (this.#texts.get(name) ?? 0) + count);
    }
  }

  best(): PdfAppearance['fonts'] {
    const title = most(this.#titles);
    return { title, text: most(this.#texts) ?? title };
  }
}

/** The pixels of a page below its pictures, which do not count as its colours. */
function masked(pictures: readonly { box: Box }[], { pixelWidth, pixelHeight }: Surface): Uint8Array {
  const mask = new Uint8Array(pixelWidth * pixelHeight);
  for (const { box } of pictures) {
    if (box.width * box.height > BACKGROUND) continue;
    const [left, right] = [Math.floor(box.x * pixelWidth), Math.ceil((box.x + box.width) * pixelWidth)];
    const bottom = Math.min(pixelHeight, Math.ceil((box.y + box.height) * pixelHeight));
    for (let y = Math.floor(box.y * pixelHeight); y < bottom; y++)
      mask.fill(1, y * pixelWidth + left, y * pixelWidth + Math.min(right, pixelWidth));
  }
  return mask;
}

/** Where the link at a point of a page leads; empty without one. */
function linkAt(pdfium: Pdfium, document: number, page: number, { x, y }: PagePicture['middle']): string {
  const link = pdfium._FPDFLink_GetLinkAtPoint(page, x, y);
  const action = link === 0 ? 0 : pdfium._FPDFLink_GetAction(link);
  const length = action === 0 ? 0 : pdfium._FPDFAction_GetURIPath(document, action, pdfium.scratch, LONGEST_LINK);
  if (length <= 1 || length > LONGEST_LINK) return '';
  return Buffer.from(pdfium.bytes().subarray(pdfium.scratch, pdfium.scratch + length - 1)).toString();
}

/** A picture of a page with its transparency, as large as it is stored. */
function pixelsOf(
  pdfium: Pdfium,
  document: number,
  page: number,
  { object, width, height }: PagePicture,
): LogoPixels | null {
  const scale = Math.min(1, LOGO_SIDE / Math.max(width, height));
  const [w, h] = [Math.max(1, width * scale), Math.max(1, height * scale)];
  const values = [w, 0, 0, h, 0, 0];
  pdfium.floats(pdfium.scratch, 6).set(values);
  if (pdfium._FPDFPageObj_SetMatrix(object, pdfium.scratch) === 0) return null;
  const bitmap = pdfium._FPDFImageObj_GetRenderedBitmap(document, page, object);
  if (bitmap === 0) return null;
  const [pixelWidth, pixelHeight, stride] = [
    pdfium._FPDFBitmap_GetWidth(bitmap),
    pdfium._FPDFBitmap_GetHeight(bitmap),
    pdfium._FPDFBitmap_GetStride(bitmap),
  ];
  const buffer = pdfium._FPDFBitmap_GetBuffer(bitmap);
  const source = pdfium.bytes();
  const pixels = new Uint8Array(pixelWidth * pixelHeight * 4);
  for (let y = 0; y < pixelHeight; y++) {
    for (let x = 0; x < pixelWidth; x++) {
      const [from, to] = [buffer + y * stride + x * 4, (y * pixelWidth + x) * 4];
      pixels[to] = source[from + 2] ?? 0;
      pixels[to + 1] = source[from + 1] ?? 0;
      pixels[to + 2] = source[from] ?? 0;
      pixels[to + 3] = source[from + 3] ?? 0;
    }
  }
  pdfium._FPDFBitmap_Destroy(bitmap);
  return { width: pixelWidth, height: pixelHeight, pixels };
}

/** Looks at the colours, fonts, ground and repeated pictures of a PDF. `onPage` is called after each page. */
export function appearanceOf(pdfium: Pdfium, { document, pages }: OpenDocument, onPage: () => void): PdfAppearance {
  const colors = new ColorVotes();
  const fonts = new FontVotes();
  const grounds = new GroundVotes();
  const logos = new LogoVotes<{ index: number; at: number }>();
  const sheet = new Sheet(pdfium);
  let aspect: number | null = null;
  const step = Math.max(1, pages / MOST_PAGES);
  for (let at = 0; at < pages; at += step) {
    const index = Math.floor(at);
    const page = pdfium._FPDF_LoadPage(document, index);
    if (page === 0) continue;
    const surface = surfaceOf(pdfium, page, { side: SIDE });
    aspect ??= surface.width / surface.height;
    const pictures = picturesOn(pdfium, page, surface);
    surface.draw(sheet);
    const mask = masked(pictures, surface);
    const isPicture = (pixel: number) => mask[pixel] === 1;
    colors.add(colorShares(sheet.pixels, isPicture));
    grounds.add(isDarkPage(sheet.pixels, isPicture));
    fonts.add(writtenOn(pdfium, page));
    logos.add(
      pictures.flatMap(({ box, width, height, middle }, place) =>
        isInCorner(box) && !isToolLink(linkAt(pdfium, document, page, middle))
          ? [{ box, width, height, use: { index, at: place } }]
          : [],
      ),
    );
    pdfium._FPDF_ClosePage(page);
    onPage();
  }
  sheet.release();
  let logo: LogoPixels | null = null;
  for (const { use } of logos.likely()) {
    const page = pdfium._FPDF_LoadPage(document, use.index);
    const picture = page === 0 ? undefined : picturesOn(pdfium, page, surfaceOf(pdfium, page, { side: SIDE }))[use.at];
    logo = picture ? pixelsOf(pdfium, document, page, picture) : null;
    if (page !== 0) pdfium._FPDF_ClosePage(page);
    onPage();
    if (logo && isDrawing(logo)) break;
    logo = null;
  }
  return {
    colors: colors.best(MOST_COLORS),
    fonts: fonts.best(),
    isDark: grounds.isDark,
    aspect: aspect ?? USUAL_ASPECT,
    logo,
  };
}
