import { PDFDocument, type PDFFont, type PDFPage, type RGB, rgb, StandardFonts } from 'pdf-lib';

const WIDTH = 960;
const HEIGHT = 540;
const MARGIN = 64;
const PAPER = rgb(0.985, 0.98, 0.965);
const INK = rgb(0.09, 0.1, 0.13);
const MUTED = rgb(0.38, 0.4, 0.45);

/** One slide of a demo deck. Text wraps at the slide's width. */
export interface DemoSlide {
  /** Small line above the title. */
  kicker?: string;
  title: string;
  /** Large figures side by side, each with its label below. */
  figures?: readonly (readonly [figure: string, label: string])[];
  points?: readonly string[];
  source?: string;
}

/** A deck of an invented company. */
export interface DemoDeck {
  /** File name. */
  file: string;
  company: string;
  /** What the company does, in one sentence on the first slide. */
  promise: string;
  /** Round and month, on the first slide. */
  occasion: string;
  colour: readonly [red: number, green: number, blue: number];
  slides: readonly DemoSlide[];
}

interface Fonts {
  plain: PDFFont;
  bold: PDFFont;
  serif: PDFFont;
}

interface Type {
  font: PDFFont;
  size: number;
  color: RGB;
}

function wrap(text: string, { font, size }: Type, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Writes text below `y` and returns where it ends. */
function write(page: PDFPage, text: string, type: Type, { x = MARGIN, y = 0, width = WIDTH - 2 * MARGIN }): number {
  let at = y;
  for (const line of wrap(text, type, width)) {
    at -= type.size * 1.28;
    page.drawText(line, { x, y: at, ...type });
  }
  return at;
}

function drawCover(document: PDFDocument, deck: DemoDeck, { plain, serif }: Fonts, accent: RGB) {
  const page = document.addPage([WIDTH, HEIGHT]);
  page.drawRectangle({ x: 0, y: 0, width: WIDTH, height: HEIGHT, color: accent });
  const white = rgb(1, 1, 1);
  const y = write(page, deck.company, { font: serif, size: 76, color: white }, { y: 390 });
  write(page, deck.promise, { font: plain, size: 24, color: white }, { y: y - 18, width: 640 });
  write(page, deck.occasion, { font: plain, size: 14, color: white }, { y: 76 });
}

function drawSlide(document: PDFDocument, slide: DemoSlide, fonts: Fonts, accent: RGB): PDFPage {
  const page = document.addPage([WIDTH, HEIGHT]);
  page.drawRectangle({ x: 0, y: 0, width: WIDTH, height: HEIGHT, color: PAPER });
  page.drawRectangle({ x: 0, y: HEIGHT - 8, width: WIDTH, height: 8, color: accent });
  let y = HEIGHT - 52;
  if (slide.kicker) y = write(page, slide.kicker, { font: fonts.bold, size: 13, color: accent }, { y });
  y = write(page, slide.title, { font: fonts.serif, size: 36, color: INK }, { y: y - 4 }) - 26;
  if (slide.figures) {
    const column = (WIDTH - 2 * MARGIN) / slide.figures.length;
    const ends = slide.figures.map(([figure, label], index) => {
      const place = { x: MARGIN + index * column, width: column - 28 };
      const below = write(page, figure, { font: fonts.bold, size: 44, color: accent }, { ...place, y });
      return write(page, label, { font: fonts.plain, size: 15, color: MUTED }, { ...place, y: below - 6 });
    });
    y = Math.min(...ends) - 24;
  }
  for (const point of slide.points ?? []) {
    page.drawRectangle({ x: MARGIN, y: y - 17, width: 10, height: 2, color: accent });
    y = write(
      page,
      point,
      { font: fonts.plain, size: 19, color: INK },
      { x: MARGIN + 26, y, width: WIDTH - 2 * MARGIN - 26 },
    );
    y -= 12;
  }
  if (slide.source) write(page, slide.source, { font: fonts.plain, size: 12, color: MUTED }, { y: y - 4 });
  return page;
}

/** Draws a deck. The same text always produces the same bytes. */
export async function draw(deck: DemoDeck): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(`${deck.company}: ${deck.promise}`);
  const accent = rgb(...deck.colour);
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
    serif: await document.embedFont(StandardFonts.TimesRoman),
  };
  drawCover(document, deck, fonts, accent);
  deck.slides.forEach((slide, index) => {
    const page = drawSlide(document, slide, fonts, accent);
    const small = { font: fonts.plain, size: 10, color: MUTED };
    write(page, `${deck.company}, ${deck.occasion}`, small, { y: 34 });
    write(page, String(index + 2), small, { x: WIDTH - MARGIN - 12, y: 34 });
  });
  return await document.save();
}
