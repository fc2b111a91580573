import type { DeckDocumentSlide } from '../../contract.ts';
import { LOGO_ROOM, lookOf } from '../brand.ts';
import { filled, oneLine, textElement } from '../compose.ts';
import { MARGIN, sizeOf, widthOf } from '../page.ts';
import { styleOf } from '../text.ts';
import { type Ground, mix } from '../themes.ts';
import type { Page, PageElement, SlideSetting } from '../types.ts';
import { coverPage, coverText, coverTitle, fitOnCover } from './cover.ts';

type Title = Extract<DeckDocumentSlide, { kind: 'title' }>;

/** Width of the text of a cover. */
const measureOf = (setting: SlideSetting) => Math.min(10.4, widthOf(setting));
/** The bars on a cover: heights and gap in inches, share of its width, and how much of the accent is in their color. */
const BARS = { heights: [1.1, 1.9, 2.6, 3.9, 5.4], gap: 0.08, share: 0.3, tint: 0.12 };
const BASE = 4.55;
const TITLE_MAX = 3.2;
/** The subtitle ends before the taller bars, at this share of the page. */
const SUBTITLE = { y: 4.95, h: 1.6, end: 0.74 };

/** The name of the company at the top of a cover. */
export function companyName(setting: SlideSetting, cover: Ground): PageElement {
  const w = setting.brand?.logo ? widthOf(setting) - LOGO_ROOM : measureOf(setting);
  const style = styleOf('sans', 13, cover.muted, { weight: 700 });
  const name = oneLine({ field: null, text: setting.footer, style, leading: 1.3 }, cover, w);
  return textElement({ name: 'Footer', role: 'footer', box: { x: MARGIN, y: 0.7, w, h: 0.3 } }, [name]);
}

/** Bars that rise to the right edge of a cover, little darker or lighter than its ground. */
export function risingBars(setting: SlideSetting, { background, accent }: Ground): PageElement[] {
  const { w, h } = sizeOf(setting);
  const width = (w * BARS.share) / BARS.heights.length;
  const fill = mix(background, accent, BARS.tint);
  return BARS.heights.map((height, index) => {
    const x = w - (BARS.heights.length - index) * width;
    return filled({ x, y: h - height, w: width - BARS.gap, h: height }, fill);
  });
}

/** The cover: the title sits on a rule, with the subtitle below it. */
export function titlePages(slide: Title, setting: SlideSetting): Page[] {
  const { cover } = lookOf(setting);
  const measure = measureOf(setting);
  const head = fitOnCover({
    sizes: [66, 60, 54, 48, 44, 40, 36, 32, 28],
    draft: (size) => coverTitle(slide, size, cover),
    ground: cover,
    width: measure,
    height: TITLE_MAX,
    lines: 2,
  });
  const below = sizeOf(setting).w * SUBTITLE.end - MARGIN;
  const text = fitOnCover({
    sizes: [24, 22, 20, 18, 16, 14, 12],
    draft: (size) => coverText('subtitle', slide.subtitle, size, cover),
    ground: cover,
    width: below,
    height: SUBTITLE.h,
    lines: 4,
  });
  const title = { x: MARGIN, y: BASE - TITLE_MAX, w: measure, h: TITLE_MAX };
  const subtitle = { x: MARGIN, y: SUBTITLE.y, w: below, h: SUBTITLE.h };
  return [
    coverPage(slide, setting, cover, [
      ...risingBars(setting, cover),
      companyName(setting, cover),
      textElement({ name: 'Title', role: 'title', box: title, anchor: 'bottom' }, head),
      { type: 'line', x1: MARGIN, y1: 4.74, x2: MARGIN + 1.1, y2: 4.74, color: cover.accent, width: 2.5 },
      textElement({ name: 'Subtitle', role: 'body', box: subtitle }, text),
    ]),
  ];
}
