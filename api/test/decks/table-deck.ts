import { rgb, StandardFonts } from 'pdf-lib';
import { goodSlides } from './good-deck.ts';
import { HEIGHT, makeDeck, WIDTH } from './kit.ts';

const LEFT = 60;
const TOP = 360;
const ROW = 48;
const LINE = rgb(0.7, 0.72, 0.76);

/** The rows of the last slide. */
export const ASK = [
  ['Seed round', '$1.5M'],
  ['Runway', '18 months'],
  ['Engineering', '60%'],
  ['Sales', '40%'],
] as const;

/** A deck whose last slide is a ruled table of what it asks for, and nothing else. */
export async function tableDeck(): Promise<Uint8Array> {
  const slides = goodSlides.filter(({ title }) => !/rais|ask/i.test(title));
  const document = await makeDeck('Tidewell', slides);
  const page = document.addPage([WIDTH, HEIGHT]);
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  page.drawText('The ask', { x: LEFT, y: HEIGHT - 100, size: 32, font: bold });
  for (const [row, [name, value]] of ASK.entries()) {
    const y = TOP - row * ROW;
    page.drawText(name, { x: LEFT + 12, y: y - 30, size: 18, font: plain });
    page.drawText(value, { x: LEFT + 420, y: y - 30, size: 18, font: plain });
    page.drawLine({ start: { x: LEFT, y }, end: { x: LEFT + 600, y }, color: LINE });
  }
  const end = TOP - ASK.length * ROW;
  page.drawLine({ start: { x: LEFT, y: end }, end: { x: LEFT + 600, y: end }, color: LINE });
  return document.save();
}
