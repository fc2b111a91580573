import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import * as fontkit from 'fontkit';
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';

export const WIDTH = 960;
export const HEIGHT = 540;
const MARGIN = 60;
const INK = rgb(0.1, 0.12, 0.16);
const MUTED = rgb(0.38, 0.41, 0.47);
const ACCENT = rgb(0.11, 0.3, 0.85);

/** The content of one slide of a test deck. Text wraps at the slide's width. */
export interface SlideText {
  /** Small line above the title. */
  kicker?: string;
  title: string;
  /** Large figures side by side, each with its label below. */
  metrics?: { figure: string; label: string }[];
  bullets?: string[];
  paragraphs?: string[];
  /** Small print below the content. */
  source?: string;
}

interface Pen {
  page: PDFPage;
  plain: PDFFont;
  bold: PDFFont;
  y: number;
}

function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function write(pen: Pen, text: string, size: number, { font = pen.plain, color = INK, indent = 0 } = {}) {
  for (const line of wrap(text, font, size, WIDTH - 2 * MARGIN - indent)) {
    pen.y -= size * 1.3;
    pen.page.drawText(line, { x: MARGIN + indent, y: pen.y, size, font, color });
  }
}

function writeMetrics(pen: Pen, metrics: { figure: string; label: string }[]) {
  const column = (WIDTH - 2 * MARGIN) / metrics.length;
  let lowest = pen.y;
  metrics.forEach(({ figure, label }, index) => {
    const x = MARGIN + index * column;
    let y = pen.y - 44;
    pen.page.drawText(figure, { x, y, size: 40, font: pen.bold, color: ACCENT });
    y -= 4;
    for (const line of wrap(label, pen.plain, 14, column - 24)) {
      y -= 18;
      pen.page.drawText(line, { x, y, size: 14, font: pen.plain, color: MUTED });
    }
    lowest = Math.min(lowest, y);
  });
  pen.y = lowest - 16;
}

/** The font faces of a deck. */
export type Faces = Pick<Pen, 'plain' | 'bold'>;

/** Fonts that every viewer has. They cover Western European characters only. */
const standardFaces = async (document: PDFDocument): Promise<Faces> => ({
  plain: await document.embedFont(StandardFonts.Helvetica),
  bold: await document.embedFont(StandardFonts.HelveticaBold),
});

/** Fonts from files, which cover more characters: ₹, ₦, CO₂. */
export async function fullFaces(document: PDFDocument): Promise<Faces> {
  document.registerFontkit(fontkit as unknown as Parameters<typeof document.registerFontkit>[0]);
  const embed = (face: string) =>
    document.embedFont(readFileSync(new URL(import.meta.resolve(`@expo-google-fonts/arimo/${face}.ttf`))));
  return { plain: await embed('400Regular/Arimo_400Regular'), bold: await embed('700Bold/Arimo_700Bold') };
}

/** Adds a slide in a common layout: kicker, title, figures, text, source. */
export async function addSlide(document: PDFDocument, text: SlideText, faces?: Faces): Promise<PDFPage> {
  const page = document.addPage([WIDTH, HEIGHT]);
  const { plain, bold } = faces ?? (await standardFaces(document));
  const pen: Pen = { page, plain, bold, y: HEIGHT - 48 };
  if (text.kicker) write(pen, text.kicker, 13, { color: ACCENT });
  write(pen, text.title, 32, { font: bold });
  pen.y -= 22;
  if (text.metrics) writeMetrics(pen, text.metrics);
  for (const paragraph of text.paragraphs ?? []) {
    write(pen, paragraph, 18);
    pen.y -= 12;
  }
  for (const bullet of text.bullets ?? []) {
    page.drawText('•', { x: MARGIN, y: pen.y - 18 * 1.3, size: 18, font: plain, color: ACCENT });
    write(pen, bullet, 18, { indent: 20 });
    pen.y -= 10;
  }
  if (text.source) {
    pen.y -= 6;
    write(pen, text.source, 12, { color: MUTED });
  }
  return page;
}

/**
 * A complete deck with the company's name and page numbers in the footer. The same text always produces the same bytes.
 */
export async function makeDeck(
  company: string,
  slides: readonly SlideText[],
  facesFor = standardFaces,
): Promise<PDFDocument> {
  const document = await newDocument(`${company} deck`);
  const faces = await facesFor(document);
  for (const slide of slides) await addSlide(document, slide, faces);
  const font = faces.plain;
  document.getPages().forEach((page, index) => {
    page.drawText(company, { x: MARGIN, y: 18, size: 10, font, color: MUTED });
    page.drawText(String(index + 1), { x: WIDTH - MARGIN - 10, y: 18, size: 10, font, color: MUTED });
  });
  return document;
}

/** An empty document without a creation time. */
export async function newDocument(title: string): Promise<PDFDocument> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(title);
  return document;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

/** A PNG of coloured bars, similar to a chart or a screenshot: ink but no letters. */
export function barsPng(width: number, height: number): Uint8Array {
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const bar = Math.floor((x * 8) / width);
      const filled = height - y < (height * (bar + 1)) / 9;
      rows.set(filled ? [40, 80, 40 + bar * 25] : [244, 242, 236], y * (width * 3 + 1) + 1 + x * 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
