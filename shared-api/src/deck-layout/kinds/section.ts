import type { DeckDocumentSlide } from '../../contract.ts';
import { lookOf } from '../brand.ts';
import { filled, heightOf, textElement } from '../compose.ts';
import { iconOf } from '../icon-of.ts';
import { foot, MARGIN, sizeOf, widthOf } from '../page.ts';
import { type Ground, mix } from '../themes.ts';
import type { Box, Color, GraphicElement, Page, SlideSetting } from '../types.ts';
import { coverPage, coverText, coverTitle, fitOnCover } from './cover.ts';
import { signOf } from './signs.ts';

type Section = Extract<DeckDocumentSlide, { kind: 'section' }>;

/** The bar beside the text, in inches. */
const BAR = { w: 0.09, gap: 0.45 };
const BAND = { y: 1.2, h: 5.1 };
const TITLE_MAX = 3;
const GAP = 0.25;
/** Share of the page that the panel of the sign takes, and how much of the accent is in its color. */
const PANEL = { share: 0.28, tint: 0.12 };
/** Inches between the text and the panel. */
const GUTTER = 0.5;
/** Share of the panel's width that the sign takes. */
const SIGN = 0.5;
/** Share of the panel's width that the disc of an icon takes, and how much of the accent is in its color. */
const DISC = { share: 0.72, tint: 0.26 };

/** The icon or the sign in the middle of a panel; undefined without one. */
function drawingOn(
  panel: Box,
  fill: Color,
  slide: Section,
  setting: SlideSetting,
  cover: Ground,
): GraphicElement | undefined {
  const inPanel = (share: number) => {
    const side = panel.w * share;
    return { x: panel.x + (panel.w - side) / 2, y: (panel.h - side) / 2, w: side, h: side };
  };
  const icon = iconOf(slide, setting);
  if (!icon) return signOf(slide.subtitle, inPanel(SIGN), { ...cover, background: fill })[0];
  return icon.onDisc(inPanel(DISC.share), {
    ink: cover.accent,
    disc: mix(cover.background, cover.accent, DISC.tint),
  });
}

/**
 * The opener of a part of the deck: its title beside a bar, its figures in the accent, in the colours of the cover, and
 * an icon or a sign on a panel. Without either, the text has the whole width.
 */
export function sectionPages(slide: Section, setting: SlideSetting): Page[] {
  const { cover } = lookOf(setting);
  const size = sizeOf(setting);
  const panel = { x: size.w * (1 - PANEL.share), y: 0, w: size.w * PANEL.share, h: size.h };
  const fill = mix(cover.background, cover.accent, PANEL.tint);
  const drawing = drawingOn(panel, fill, slide, setting, cover);
  const left = drawing ? panel.x - GUTTER - MARGIN : widthOf(setting);
  const measure = left - BAR.w - BAR.gap;
  const head = fitOnCover({
    sizes: [60, 54, 48, 44, 40, 36, 32, 28, 24],
    draft: (points) => ({ ...coverTitle(slide, points, cover), figures: cover.accent }),
    ground: cover,
    width: measure,
    height: TITLE_MAX,
    lines: 2,
    least: 40,
  });
  const below = fitOnCover({
    sizes: [24, 22, 20, 18, 16, 14, 12],
    draft: (points) => coverText('subtitle', slide.subtitle, points, cover),
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
      ...(drawing ? [filled(panel, fill), drawing] : []),
      filled(bar, cover.accent),
      textElement({ name: 'Title', role: 'title', box: { x, y, w: measure, h: title } }, head),
      ...(hasText
        ? [
            textElement(
              { name: 'Subtitle', role: 'body', box: { x, y: y + title + GAP, w: measure, h: text - GAP } },
              below,
            ),
          ]
        : []),
      ...foot(setting, setting.number, cover, left),
    ]),
  ];
}
