import type { Pdfium } from './pdfium.ts';
import type { Turn } from './raw-slide.ts';
import type { Sheet } from './sheet.ts';

/** Longest side of a rendered page in pixels: enough for 5 pt type on a slide to leave a mark. */
const LONG_SIDE = 1000;
/** With fewer channels PDFium draws faster, but does not blend text with what is behind it. */
const BGRA = 4;
const RGB = 3;
const WHITE = 0xffffffff;
const ANNOTATIONS = 0x01;
/** Red before blue, as images have it. */
const REVERSE_BYTE_ORDER = 0x10;
/** Scale at which PDFium's integer coordinates are precise enough to derive fractions. */
const FINE = 1_000_000;

/** A page as displayed: its coordinate mapping and its pixels. */
export interface Surface {
  /** Points, after rotation. */
  width: number;
  height: number;
  pixelWidth: number;
  pixelHeight: number;
  /**
   * Converts page coordinates (points, origin at the bottom left, before rotation) to fractions of the page as
   * displayed.
   */
  place(x: number, y: number): { x: number; y: number };
  /** The page's pixels: red, green and blue. */
  render(): Uint8Array<ArrayBuffer>;
  /** Draws the page into a buffer, without copying, over what another buffer of this surface holds if one is given. */
  draw(sheet: Sheet, over?: Sheet): void;
  /** The same without annotations. */
  drawGround(sheet: Sheet): void;
}

export interface View {
  /** Longest side in pixels. */
  side?: number;
  /** Direction of the page's text in quarter turns clockwise. The page is turned back by it to stand upright. */
  turn?: Turn;
}

/** Creates an upright view of a loaded page, scaled so that its longest side has `side` pixels. */
export function surfaceOf(pdfium: Pdfium, page: number, { side = LONG_SIDE, turn = 0 }: View = {}): Surface {
  const sides = [pdfium._FPDF_GetPageWidth(page), pdfium._FPDF_GetPageHeight(page)] as const;
  const [width, height] = turn % 2 === 0 ? sides : ([sides[1], sides[0]] as const);
  const rotate = (4 - turn) % 4;
  const scale = side / Math.max(width, height);
  const pixelWidth = Math.max(1, Math.round(width * scale));
  const pixelHeight = Math.max(1, Math.round(height * scale));

  const corner = (x: number, y: number) => {
    pdfium._FPDF_PageToDevice(page, 0, 0, FINE, FINE, rotate, x, y, pdfium.scratch, pdfium.scratch + 4);
    const [deviceX = 0, deviceY = 0] = pdfium.ints(pdfium.scratch, 2);
    return { x: deviceX / FINE, y: deviceY / FINE };
  };
  // The mapping is affine, so three points define it. This saves a call per character.
  const span = Math.max(width, height);
  const origin = corner(0, 0);
  const right = corner(span, 0);
  const up = corner(0, span);
  const dx = { x: (right.x - origin.x) / span, y: (right.y - origin.y) / span };
  const dy = { x: (up.x - origin.x) / span, y: (up.y - origin.y) / span };

  const size = pixelWidth * pixelHeight * 4;
  const drawOn = (bitmap: number, flags = ANNOTATIONS) => {
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, pixelWidth, pixelHeight, rotate, flags);
  };
  const drawAt = (pointer: number, flags?: number) => {
    const bitmap = pdfium._FPDFBitmap_CreateEx(pixelWidth, pixelHeight, BGRA, pointer, pixelWidth * 4);
    drawOn(bitmap, flags);
    pdfium._FPDFBitmap_Destroy(bitmap);
  };

  return {
    width,
    height,
    pixelWidth,
    pixelHeight,
    place: (x, y) => ({ x: origin.x + x * dx.x + y * dy.x, y: origin.y + x * dx.y + y * dy.y }),
    render() {
      const bitmap = pdfium._FPDFBitmap_CreateEx(pixelWidth, pixelHeight, BGRA, 0, 0);
      pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, pixelWidth, pixelHeight, WHITE);
      drawOn(bitmap, ANNOTATIONS | REVERSE_BYTE_ORDER);
      const buffer = pdfium._FPDFBitmap_GetBuffer(bitmap);
      const drawn = pdfium.bytes().subarray(buffer, buffer + size);
      const pixels = new Uint8Array(pixelWidth * pixelHeight * RGB);
      for (let from = 0, to = 0; from < size; from += BGRA, to += RGB) {
        pixels[to] = drawn[from] ?? 0;
        pixels[to + 1] = drawn[from + 1] ?? 0;
        pixels[to + 2] = drawn[from + 2] ?? 0;
      }
      pdfium._FPDFBitmap_Destroy(bitmap);
      return pixels;
    },
    draw: (sheet, over) => drawAt(over ? sheet.copy(over) : sheet.blank(size)),
    drawGround: (sheet) => drawAt(sheet.blank(size), 0),
  };
}

/** The pixels that a box touches, clipped to the page; null when the box lies off the page. */
export function pixelsOf(
  surface: Surface,
  box: { x: number; y: number; width: number; height: number },
): { left: number; top: number; right: number; bottom: number } | null {
  const left = Math.max(0, Math.floor(box.x * surface.pixelWidth));
  const top = Math.max(0, Math.floor(box.y * surface.pixelHeight));
  const right = Math.min(surface.pixelWidth, Math.ceil((box.x + box.width) * surface.pixelWidth));
  const bottom = Math.min(surface.pixelHeight, Math.ceil((box.y + box.height) * surface.pixelHeight));
  return left < right && top < bottom ? { left, top, right, bottom } : null;
}
