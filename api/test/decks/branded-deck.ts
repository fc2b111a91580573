import { type PDFDocument, PDFName, type PDFPage, PDFString, rgb, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { HEIGHT, newDocument, WIDTH } from './kit.ts';

/** The colour of the bars and of the logo's sign. */
export const BRAND_GREEN = '#0b7a3c';

const SLIDES = [
  ['Ferrylane', 'Booking software for small ferry operators.'],
  ['The problem', 'Small ferry operators lose 18% of summer bookings to no-shows.'],
  ['Our product', 'A booking page takes deposits and refills cancelled seats.'],
] as const;

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface BrandedDraft {
  slides?: number;
  /** Where the logo is on each slide, in points from the lower left corner; without it there is none. */
  place?: (slide: number) => Place;
  /** Where the logo leads. */
  link?: string;
  isDark?: boolean;
}

/** A green circle and a dark bar without a ground, 200 by 80 pixels, as PNG. */
export const brandLogo = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80"><circle cx="40" cy="40" r="36" fill="${BRAND_GREEN}"/><rect x="90" y="30" width="100" height="20" fill="#123"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

function addLink(document: PDFDocument, page: PDFPage, { x, y, width, height }: Place, link: string) {
  const action = { Type: 'Action', S: 'URI', URI: PDFString.of(link) };
  const annotation = { Type: 'Annot', Subtype: 'Link', Rect: [x, y, x + width, y + height], A: action };
  page.node.set(PDFName.of('Annots'), document.context.obj([annotation]));
}

/** Slides with a green bar, titles in Times, text in Courier, and a logo. */
export async function brandedDeck({ slides = 6, place, link, isDark = false }: BrandedDraft = {}): Promise<Uint8Array> {
  const document = await newDocument('Ferrylane');
  const title = await document.embedFont(StandardFonts.TimesRoman);
  const text = await document.embedFont(StandardFonts.Courier);
  const logo = await document.embedPng(await brandLogo());
  const [ground, ink] = isDark ? [rgb(0.05, 0.08, 0.12), rgb(1, 1, 1)] : [rgb(1, 1, 1), rgb(0, 0, 0)];
  for (let slide = 0; slide < slides; slide += 1) {
    const [said, sentence] = SLIDES[slide % SLIDES.length] ?? SLIDES[0];
    const page = document.addPage([WIDTH, HEIGHT]);
    page.drawRectangle({ x: 0, y: 0, width: WIDTH, height: HEIGHT, color: ground });
    page.drawRectangle({ x: 0, y: 500, width: 400, height: 12, color: rgb(11 / 255, 122 / 255, 60 / 255) });
    page.drawText(said, { x: 60, y: 430, size: 40, font: title, color: ink });
    page.drawText(sentence, { x: 60, y: 300, size: 18, font: text, color: ink });
    const box = place?.(slide);
    if (box) page.drawImage(logo, box);
    if (box && link) addLink(document, page, box, link);
  }
  return document.save();
}
