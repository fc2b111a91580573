import type { Box } from '../types.ts';
import type { Grey, Rect } from './grey.ts';
import type { Pdfium } from './pdfium.ts';
import type { Turn } from './raw-slide.ts';

const BGRA = 4;
const WHITE = 0xffffffff;
const ANNOTATIONS = 0x01;

/** Where a picture of a part of a page lies: the scale of the whole page, and the top left corner of the part. */
export interface Frame {
  /** The upright page in points. */
  width: number;
  height: number;
  /** The upright page in pixels, at the scale of the picture. */
  pixelWidth: number;
  pixelHeight: number;
  /** The corner of the part, in pixels of the page. */
  left: number;
  top: number;
}

/** A picture of a part of a page, in greyscale. */
export interface Crop extends Frame {
  grey: Grey;
}

interface View {
  box: Box;
  /** Longest side of the whole page in pixels. */
  side: number;
  turn: Turn;
}

export const WHOLE_PAGE: Box = { x: 0, y: 0, width: 1, height: 1 };

/** The upright size of a page in points. */
function sizeOf(pdfium: Pdfium, page: number, turn: Turn): { width: number; height: number } {
  const [a, b] = [pdfium._FPDF_GetPageWidth(page), pdfium._FPDF_GetPageHeight(page)];
  return turn % 2 === 0 ? { width: a, height: b } : { width: b, height: a };
}

/** The pixels of a crop that a box on the page touches. */
export function rectOf({ left, top, pixelWidth, pixelHeight, grey }: Crop, box: Box): Rect {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  return {
    left: within(Math.floor(box.x * pixelWidth) - left, grey.width),
    top: within(Math.floor(box.y * pixelHeight) - top, grey.height),
    right: within(Math.ceil((box.x + box.width) * pixelWidth) - left, grey.width),
    bottom: within(Math.ceil((box.y + box.height) * pixelHeight) - top, grey.height),
  };
}

/** The box on the page that a rectangle of a crop covers. */
export function boxOf({ left, top, pixelWidth, pixelHeight }: Frame, rect: Rect): Box {
  return {
    x: (left + rect.left) / pixelWidth,
    y: (top + rect.top) / pixelHeight,
    width: (rect.right - rect.left) / pixelWidth,
    height: (rect.bottom - rect.top) / pixelHeight,
  };
}

/** Draws a part of a page, upright. */
export function cropOf(pdfium: Pdfium, page: number, { box, side, turn }: View): Crop {
  const { width, height } = sizeOf(pdfium, page, turn);
  const scale = side / Math.max(width, height);
  const [pixelWidth, pixelHeight] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const [left, top] = [Math.floor(box.x * pixelWidth), Math.floor(box.y * pixelHeight)];
  const across = Math.max(1, Math.ceil((box.x + box.width) * pixelWidth) - left);
  const down = Math.max(1, Math.ceil((box.y + box.height) * pixelHeight) - top);
  const bitmap = pdfium._FPDFBitmap_CreateEx(across, down, BGRA, 0, 0);
  pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, across, down, WHITE);
  pdfium._FPDF_RenderPageBitmap(bitmap, page, -left, -top, pixelWidth, pixelHeight, (4 - turn) % 4, ANNOTATIONS);
  const buffer = pdfium._FPDFBitmap_GetBuffer(bitmap);
  const pixels = pdfium.bytes().subarray(buffer, buffer + across * down * BGRA);
  const shades = new Uint8Array(across * down);
  for (let at = 0, from = 0; at < shades.length; at++, from += BGRA) {
    shades[at] = ((pixels[from] ?? 0) * 29 + (pixels[from + 1] ?? 0) * 150 + (pixels[from + 2] ?? 0) * 77) >> 8;
  }
  pdfium._FPDFBitmap_Destroy(bitmap);
  return { width, height, pixelWidth, pixelHeight, left, top, grey: { width: across, height: down, shades } };
}

/** The most common shade on the border of a rectangle. */
function borderShade({ width, shades }: Grey, { left, top, right, bottom }: Rect): number {
  const counts = new Uint32Array(32);
  const count = (x: number, y: number) => {
    const bin = (shades[y * width + x] ?? 0) >> 3;
    counts[bin] = (counts[bin] ?? 0) + 1;
  };
  for (let x = left; x < right; x++) {
    count(x, top);
    count(x, bottom - 1);
  }
  for (let y = top; y < bottom; y++) {
    count(left, y);
    count(right - 1, y);
  }
  return counts.indexOf(Math.max(...counts)) * 8 + 4;
}

/** Paints over boxes with the shade around them, so that OCR does not read them. */
export function paintOver(crop: Crop, boxes: readonly Box[]): void {
  const { grey } = crop;
  for (const box of boxes) {
    const rect = rectOf(crop, box);
    if (rect.left >= rect.right || rect.top >= rect.bottom) continue;
    const shade = borderShade(grey, rect);
    for (let y = rect.top; y < rect.bottom; y++) {
      grey.shades.fill(shade, y * grey.width + rect.left, y * grey.width + rect.right);
    }
  }
}

/** Margins around an enlarged line, as shares of its height. */
const BESIDE = 0.5;
const ABOVE = 0.18;
/** Widest picture of one line in pixels. */
const WIDEST_LINE = 3000;

/** One line cut out of a crop and scaled to a height in pixels, dark on light or, inverted, light on dark. */
export function lineCropOf(crop: Crop, box: Box, { height, inverted }: { height: number; inverted: boolean }): Crop {
  const { grey } = crop;
  const line = rectOf(crop, box);
  const high = Math.max(1, line.bottom - line.top);
  const from = {
    left: Math.max(0, line.left - Math.round(BESIDE * high)),
    top: Math.max(0, line.top - Math.round(ABOVE * high)),
    right: Math.min(grey.width, line.right + Math.round(BESIDE * high)),
    bottom: Math.min(grey.height, line.bottom + Math.round(ABOVE * high)),
  };
  const scale = Math.min(height / high, WIDEST_LINE / Math.max(1, from.right - from.left));
  const width = Math.max(1, Math.round((from.right - from.left) * scale));
  const tall = Math.max(1, Math.round((from.bottom - from.top) * scale));
  const flip = borderShade(grey, from) < 128 !== inverted;
  const shades = new Uint8Array(width * tall);
  const at = (x: number, y: number) =>
    grey.shades[Math.min(from.bottom - 1, y) * grey.width + Math.min(from.right - 1, x)] ?? 255;
  for (let y = 0; y < tall; y++) {
    const sourceY = Math.max(from.top, from.top + (y + 0.5) / scale - 0.5);
    const [row, down] = [Math.floor(sourceY), sourceY % 1];
    for (let x = 0; x < width; x++) {
      const sourceX = Math.max(from.left, from.left + (x + 0.5) / scale - 0.5);
      const [column, across] = [Math.floor(sourceX), sourceX % 1];
      const upper = at(column, row) * (1 - across) + at(column + 1, row) * across;
      const lower = at(column, row + 1) * (1 - across) + at(column + 1, row + 1) * across;
      const shade = upper * (1 - down) + lower * down;
      shades[y * width + x] = flip ? 255 - shade : shade;
    }
  }
  return {
    ...crop,
    pixelWidth: crop.pixelWidth * scale,
    pixelHeight: crop.pixelHeight * scale,
    left: (crop.left + from.left) * scale,
    top: (crop.top + from.top) * scale,
    grey: { width, height: tall, shades },
  };
}
