import type { DeckDocumentSlide } from '../../contract.ts';
import { lookOf } from '../brand.ts';
import { heightOf, textElement } from '../compose.ts';
import { foot, MARGIN, widthOf } from '../page.ts';
import type { Page, SlideSetting } from '../types.ts';
import { coverPage, coverText, coverTitle, fitOnCover } from './cover.ts';

/** The bar beside the text, in inches. */
const BAR = { w: 0.09, gap: 0.45 };
const BAND = { y: 1.2, h: 5.1 };
const TITLE_MAX = 3;
const GAP = 0.25;

/** The opener of a part of the deck: its title beside a bar, in the colours of the cover. */
export function sectionPages(slide: Extract<DeckDocumentSlide, { kind: 'section' }>, setting: SlideSetting): Page[] {
  const { cover } = lookOf(setting);
  const measure = Math.min(9.6, widthOf(setting) - BAR.w - BAR.gap);
  const head = fitOnCover({
    sizes: [60, 54, 48, 44, 40, 36, 32, 28, 24],
    draft: (size) => coverTitle(slide, size, cover),
    ground: cover,
    width: measure,
    height: TITLE_MAX,
    lines: 2,
    least: 40,
  });
  const below = fitOnCover({
    sizes: [24, 22, 20, 18, 16, 14, 12],
    draft: (size) => coverText('subtitle', slide.subtitle, size, cover),
    ground: cover,
    width: measure,
    height: BAND.h - TITLE_MAX - GAP,
    lines: 3,
  });
  const hasText = slide.subtitle.trim() !== '';
  const [title, text] = [heightOf(head), hasText ? GAP + heightOf(below) : 0];
  const y = BAND.y + (BAND.h - title - text) / 2;
  const x = MARGIN + BAR.w + BAR.gap;
  const bar = { x: MARGIN, y, w: BAR.w, h: title + text };
  return [
    coverPage(slide, setting, cover, [
      { type: 'rect', box: bar, fill: cover.accent, stroke: null, strokeWidth: 0, radius: 0 },
      textElement({ name: 'Title', role: 'title', box: { x, y, w: measure, h: title } }, head),
      ...(hasText
        ? [
            textElement(
              { name: 'Subtitle', role: 'body', box: { x, y: y + title + GAP, w: measure, h: text - GAP } },
              below,
            ),
          ]
        : []),
      ...foot(setting, setting.number, cover),
    ]),
  ];
}
