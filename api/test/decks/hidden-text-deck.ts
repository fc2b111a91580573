import { rgb, StandardFonts, setTextRenderingMode, TextRenderingMode } from 'pdf-lib';
import { HEIGHT, makeDeck } from './kit.ts';
import { thinSlides } from './thin-deck.ts';

const WHITE = rgb(1, 1, 1);

/** The claims of the hidden text, one sentence per way to hide it. None is visible on the slides. */
export const HIDDEN_CLAIMS = {
  'same-colour': 'Monthly recurring revenue reached $410K in September 2025 with Vexel as a customer.',
  tiny: 'We hold 14 granted patents, audited by Harrow Partners in 2025.',
  covered: 'The market is $9.3 billion in 2025 according to Halden Research.',
  'off-page': 'Our founders sold two companies to Brightwell in 2018 for $200M.',
  invisible: 'Raising $5M for 18 months at 40% research, 60% sales, closing in June 2026.',
} as const;

/** The thin deck with strong hidden claims. Its evaluation must equal that of the thin deck. */
export async function hiddenTextDeck(): Promise<Uint8Array> {
  const document = await makeDeck('Snackly', thinSlides);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const [first, second, third, fourth] = document.getPages();
  first?.drawText(HIDDEN_CLAIMS['same-colour'], { x: 60, y: 120, size: 16, font, color: WHITE });
  first?.drawText(HIDDEN_CLAIMS.tiny, { x: 60, y: 90, size: 2, font });
  second?.drawText(HIDDEN_CLAIMS.covered, { x: 60, y: 120, size: 16, font });
  second?.drawRectangle({ x: 50, y: 110, width: 860, height: 40, color: rgb(0.93, 0.93, 0.95) });
  third?.drawText(HIDDEN_CLAIMS['off-page'], { x: 60, y: HEIGHT + 40, size: 16, font });
  fourth?.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
  fourth?.drawText(HIDDEN_CLAIMS.invisible, { x: 60, y: 120, size: 16, font });
  return document.save();
}
