import type { DeckDocumentSlide } from '../../contract.ts';
import { LOGO_ROOM, logoOn, lookOf } from '../brand.ts';
import { filled, oneLine, textElement } from '../compose.ts';
import { contain, cover } from '../contain.ts';
import { iconOf } from '../icon-of.ts';
import { MARGIN, sizeOf, widthOf } from '../page.ts';
import { styleOf } from '../text.ts';
import { type Ground, mix } from '../themes.ts';
import type { Page, PageElement, SlideSetting } from '../types.ts';
import { coverPage, coverText, coverTitle, fitOnCover } from './cover.ts';
import { edge, panelColor } from './picture-panel.ts';

type Title = Extract<DeckDocumentSlide, { kind: 'title' }>;
/** A slide in the colours of the cover that may have a picture at its right. */
type Pictured = Extract<DeckDocumentSlide, { kind: 'title' | 'closing' }>;
type Size = SlideSetting['images'][string];

/** The most that the text of a cover is wide. */
const MEASURE = 10.4;
/** The bars on a cover: heights and gap in inches, share of its width, and how much of the accent is in their color. */
const BARS = { heights: [1.1, 1.9, 2.6, 3.9, 5.4], gap: 0.08, share: 0.3, tint: 0.12 };
const BASE = 4.55;
const TITLE_MAX = 3.2;
/** The subtitle ends before the taller bars, at this share of the page. */
const SUBTITLE = { y: 4.95, h: 1.6, end: 0.74 };

/** Share of the page that the panel of a picture takes, and inches between it and the text. */
const PANEL = { share: 0.44, gutter: 0.55 };
/** Inches from the left and the upper edge of the panel to a wide picture in it, which runs off the page. */
const INSET = { x: 0.5, y: 1 };
/** The most of a wide picture's width that runs off the page. */
const HIDDEN = 0.26;
/** Width to height from which a picture is wide, and below which it is tall like a phone. */
const SHAPES = { wide: 1.15, tall: 0.62 };

/** The name of the company at the top of a cover, whose text is this wide. */
export function companyName(setting: SlideSetting, cover: Ground, width = widthOf(setting)): PageElement {
  const w = setting.brand?.logo ? width - LOGO_ROOM : Math.min(MEASURE, width);
  const style = styleOf(cover, 13, cover.muted, { weight: 700 });
  const name = oneLine({ field: null, text: setting.footer, style, leading: 1.3 }, cover, w);
  return textElement({ name: 'Footer', role: 'footer', box: { x: MARGIN, y: 0.7, w, h: 0.3 } }, [name]);
}

/** Inches between text and an icon in the corner, and how much of the accent is in its disc. */
const CORNER = { gutter: 0.35, tint: 0.14 };

/** The icon of a cover in its lower right corner, and the width of the text beside it; null without one. */
export function cornerIcon(slide: { icon?: string }, setting: SlideSetting, { background, accent }: Ground) {
  const look = { ink: accent, disc: mix(background, accent, CORNER.tint) };
  const drawing = iconOf(slide, setting)?.inCorner(sizeOf(setting), look);
  return drawing ? { drawing, beside: drawing.box.x - CORNER.gutter - MARGIN } : null;
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

/** A picture at the right of a cover: a photo fills a panel, others stand on it where they are tall, or run off the page where they are wide. */
function coverPicture(
  { image = '', alt = '', look }: Pictured,
  size: Size,
  setting: SlideSetting,
  ground: Ground,
): PageElement[] {
  const { w, h } = sizeOf(setting);
  const panel = { x: w * (1 - PANEL.share), y: 0, w: w * PANEL.share, h };
  const ratio = size.width / size.height;
  if (look === 'photo' || (ratio <= SHAPES.wide && ratio >= SHAPES.tall))
    return [{ type: 'image', box: panel, image, alt, crop: cover(size, panel) }];
  const inset = { x: panel.x + INSET.x, y: INSET.y, w: panel.w - 2 * INSET.x, h: h - 2 * INSET.y };
  const plate = filled(panel, panelColor(ground));
  if (ratio < SHAPES.tall) {
    const box = contain(size, inset);
    return [plate, { type: 'image', box, image, alt }, edge(box, ground)];
  }
  const shown = w - inset.x;
  const tall = Math.min(inset.h, shown / (1 - HIDDEN) / ratio);
  const box = { x: inset.x, y: (h - tall) / 2, w: Math.min(shown, tall * ratio), h: tall };
  const crop = { x: 0, y: 0, w: box.w / (tall * ratio), h: 1 };
  return [plate, { type: 'image', box, image, alt, ...(crop.w < 1 && { crop }) }, edge(box, ground)];
}

/** The picture of a cover, the logo beside it, and the width of the text; null without a picture. */
export function besidePicture(slide: Pictured, setting: SlideSetting, ground: Ground) {
  const size = slide.image === undefined ? undefined : setting.images[slide.image];
  if (!size) return null;
  const width = sizeOf(setting).w * (1 - PANEL.share) - PANEL.gutter - MARGIN;
  return {
    width,
    elements: coverPicture(slide, size, setting, ground),
    logo: logoOn({ ...setting, right: MARGIN + width }, 'cover', ground.background),
  };
}

/** The cover: the title sits on a rule, with the subtitle below it, beside a picture, an icon or bars. */
export function titlePages(slide: Title, setting: SlideSetting): Page[] {
  const { cover: ground } = lookOf(setting);
  const page = sizeOf(setting);
  const picture = besidePicture(slide, setting, ground);
  const icon = picture ? null : cornerIcon(slide, setting, ground);
  const beside = picture?.width ?? icon?.beside ?? widthOf(setting);
  const measure = Math.min(MEASURE, beside);
  const head = fitOnCover({
    sizes: [66, 60, 54, 48, 44, 40, 36, 32, 28, 24, 20],
    draft: (points) => coverTitle(slide, points, ground),
    ground,
    width: measure,
    height: TITLE_MAX,
    lines: 2,
  });
  const below = picture || icon ? measure : page.w * SUBTITLE.end - MARGIN;
  const text = fitOnCover({
    sizes: [24, 22, 20, 18, 16, 14, 12, 10, 8, 6],
    draft: (points) => coverText('subtitle', slide.subtitle, points, ground),
    ground,
    width: below,
    height: SUBTITLE.h,
    lines: 4,
  });
  const title = { x: MARGIN, y: BASE - TITLE_MAX, w: measure, h: TITLE_MAX };
  const subtitle = { x: MARGIN, y: SUBTITLE.y, w: below, h: SUBTITLE.h };
  const made = coverPage(slide, setting, ground, [
    ...(picture ? picture.elements : icon ? [icon.drawing] : risingBars(setting, ground)),
    companyName(setting, ground, icon ? widthOf(setting) : beside),
    textElement({ name: 'Title', role: 'title', box: title, anchor: 'bottom' }, head),
    { type: 'line', x1: MARGIN, y1: 4.74, x2: MARGIN + 1.1, y2: 4.74, color: ground.accent, width: 2.5 },
    textElement({ name: 'Subtitle', role: 'body', box: subtitle }, text),
  ]);
  return [picture ? { ...made, logo: picture.logo } : made];
}
