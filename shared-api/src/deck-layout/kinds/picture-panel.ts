import type { DeckDocumentSlide } from '../../contract.ts';
import { logoOn, lookOf } from '../brand.ts';
import {
  type Draft,
  filled,
  heightOf,
  type SetParagraph,
  setParagraph,
  textElement,
  withoutLostWord,
} from '../compose.ts';
import { contain, cover } from '../contain.ts';
import { foot, MARGIN, onlyPage, sizeOf } from '../page.ts';
import { cleanText, headingOf, styleOf } from '../text.ts';
import { mix, type ThemeLook } from '../themes.ts';
import type { Box, ImageElement, Page, PageElement, RectElement, SlideSetting } from '../types.ts';
import { BODY, fits } from './flow.ts';

type Image = Extract<DeckDocumentSlide, { kind: 'image' }>;
interface Size {
  width: number;
  height: number;
}

/** How much of the accent is in the color of the panel. */
const TINT = 0.12;
/** Shares of the page that the panel takes: for a wide picture, and at least, for a tall one. */
const PANEL = { most: 0.56, least: 0.36 };
/** Inches between the edges of the panel and the picture. */
const INSET = { x: 0.5, y: 0.85 };
/** Inches between the text and the panel. */
const GUTTER = 0.55;
const BAND = { y: 0.9, h: 5.8 };
/** Inches between title and points, and between points. */
const GAP = { points: 0.4, next: 0.22 };
/** The disc with the number of a point, and the space beside it. */
const DISC = { size: 0.36, gap: 0.18 };
/** Inches between the left edge and the text of a point with a dash. */
const DASH = 0.34;
const TITLES = [40, 36, 34, 32, 30, 28, 26, 24];
/** Without points beside a photo, the title may be larger. */
const STATEMENTS = [54, 48, 44, ...TITLES];
/** Share of the page that a photo fills, and inches from the top to its caption. */
const PHOTO = { share: 0.5, caption: 6.35 };
const POINTS = [22, 20, BODY];
const CAPTIONS = [14, 13, 12];
/** Inches of the caption's height, and between picture and caption. */
const CAPTION = { most: 0.8, gap: 0.14 };

/** The ground of pictures: the page, tinted with the accent. */
export const panelColor = ({ background, accent }: Pick<ThemeLook, 'background' | 'accent'>) =>
  mix(background, accent, TINT);

/** A thin line around a picture, so that a white screenshot has edges on a white ground. */
export const edge = (box: Box, look: Pick<ThemeLook, 'background' | 'ink'>): RectElement => ({
  ...filled(box, null),
  stroke: mix(look.background, look.ink, 0.22),
  strokeWidth: 0.75,
});

/** The panel at the right, wider for a wide picture. */
function panelFor({ width, height }: Size, { w, h }: { w: number; h: number }): Box {
  const wanted = ((h - 2 * INSET.y) * width) / height + 2 * INSET.x;
  const own = Math.min(w * PANEL.most, Math.max(w * PANEL.least, wanted));
  return { x: w - own, y: 0, w: own, h };
}

const titleAt = ({ title }: Image, size: number, look: ThemeLook): Draft => ({
  field: 'title',
  text: title,
  style: headingOf(size, look),
  leading: 1.14,
});

const lineAt = (text: string, index: number, size: number, look: ThemeLook): Draft => ({
  field: `lines.${index}`,
  text,
  style: styleOf(look, size, look.soft),
  leading: 1.32,
});

interface Statement {
  title: SetParagraph;
  points: SetParagraph[];
}

const heightOfStatement = ({ title, points }: Statement) =>
  title.height +
  points.reduce(
    (sum, { height }, index) => sum + (index === 0 ? GAP.points : GAP.next) + Math.max(height, DISC.size),
    0,
  );

/** Title and points at the largest sizes that fit; null if none do. */
function statementOf(
  slide: Image,
  look: ThemeLook,
  w: number,
  indent: number,
  titles: readonly number[] = TITLES,
): Statement | null {
  const { lines = [] } = slide;
  const points = POINTS.map((size) =>
    lines.map((text, at) => setParagraph(lineAt(text, at, size, look), look, w - indent)),
  );
  for (const size of titles) {
    const title = withoutLostWord(setParagraph(titleAt(slide, size, look), look, w), look, w);
    const found = points.map((set) => ({ title, points: set })).find((one) => heightOfStatement(one) <= BAND.h);
    if (found && title.lines.length <= (size > 30 ? 4 : 7)) return found;
  }
  return null;
}

/** The points below the title, each with its number or dash if there are several. */
function drawPoints(
  mark: 'number' | 'dash',
  points: SetParagraph[],
  look: ThemeLook,
  x: number,
  top: number,
  w: number,
  indent: number,
) {
  let y = top;
  return points.flatMap((set, index): PageElement[] => {
    y += index === 0 ? GAP.points : GAP.next;
    const room = Math.max(set.height, DISC.size);
    const first = set.leading / 72;
    const disc = { x, y: y + Math.max(0, (first - DISC.size) / 2), w: DISC.size, h: DISC.size };
    const text = { x: x + indent, y: y + (room - set.height) / 2, w: w - indent, h: set.height };
    y += room;
    const body = textElement({ name: `Point ${index + 1}`, role: 'body', box: text }, [set]);
    if (indent === 0) return [body];
    if (mark === 'dash') {
      const { size } = set.draft.style;
      return [
        filled({ x, y: text.y + first / 2 - size / 1440, w: (size * 0.55) / 72, h: (size * 0.075) / 72 }, look.accent),
        body,
      ];
    }
    const style = styleOf(look, 13, look.background, { weight: 700 });
    const number = setParagraph({ field: null, text: String(index + 1), style, align: 'center' }, look, DISC.size);
    return [
      { type: 'ellipse', box: disc, fill: look.accent },
      textElement({ name: `Number ${index + 1}`, role: 'label', box: disc, anchor: 'middle' }, [number]),
      body,
    ];
  });
}

/** The caption at a size at which it fits; null if it fits at none. */
function captionOf(
  { caption }: Image,
  look: ThemeLook,
  w: number,
  align: 'left' | 'center' = 'center',
): SetParagraph | null {
  const at = (size: number) =>
    setParagraph(
      { field: 'caption', text: caption, style: styleOf(look, size, look.soft), align, leading: 1.35 },
      look,
      w,
    );
  return CAPTIONS.map(at).find((set) => fits([set], CAPTION.most)) ?? null;
}

/** Where title and points stand beside a picture, and how the points are marked. */
interface Beside {
  mark: 'number' | 'dash';
  titles: readonly number[];
  /** Where the panel or the photo begins. */
  edge: number;
}

/** A page of title and points beside what is drawn at the right; null if there is more text than fits. */
function besidePage(
  slide: Image,
  setting: SlideSetting,
  { mark, titles, edge: right }: Beside,
  drawn: (end: number) => PageElement[] | null,
): Page | null {
  const look = lookOf(setting);
  const left = right - GUTTER - MARGIN;
  const { lines = [] } = slide;
  const indent = lines.length > 1 ? (mark === 'number' ? DISC.size + DISC.gap : DASH) : 0;
  const statement = statementOf(slide, look, left, indent, titles);
  if (!statement) return null;
  const { title, points } = statement;
  const height = heightOfStatement(statement);
  const y = BAND.y + (BAND.h - height) / 2;
  const elements = drawn(y + height);
  return (
    elements &&
    onlyPage(slide, setting, {
      background: look.background,
      logo: logoOn({ ...setting, right: MARGIN + left }, 'page', look.background),
      elements: [
        // A font that PowerPoint puts in the place of ours may need another line, which must not be over the points.
        textElement(
          { name: 'Title', role: 'title', box: { x: MARGIN, y, w: left, h: title.height }, anchor: 'bottom' },
          [title],
        ),
        ...drawPoints(mark, points, look, MARGIN, y + title.height, left, indent),
        ...elements,
        ...foot(setting, setting.number, look, left),
      ],
      warnings: [],
    })
  );
}

/**
 * A picture on a panel as high as the page, beside the title and its points, which are numbered beside a screenshot.
 * Null if there is more text than fits beside it.
 */
export function panelPage(slide: Image, size: Size, setting: SlideSetting): Page | null {
  const look = lookOf(setting);
  const { image, alt } = slide;
  const panel = panelFor(size, sizeOf(setting));
  const inner = { ...panel, x: panel.x + INSET.x, w: panel.w - 2 * INSET.x };
  const caption = captionOf(slide, look, inner.w);
  if (!caption || image === null) return null;
  const below = cleanText(slide.caption) === '' ? 0 : caption.height + CAPTION.gap;
  const box = contain(size, { ...inner, y: INSET.y, h: panel.h - 2 * INSET.y - below });
  const under = { ...inner, y: box.y + box.h + CAPTION.gap, h: heightOf([caption]) };
  const mark = slide.look === 'screenshot' ? 'number' : 'dash';
  return besidePage(slide, setting, { mark, titles: TITLES, edge: panel.x }, () => [
    filled(panel, panelColor(look)),
    { type: 'image', box, image, alt },
    edge(box, look),
    textElement({ name: 'Caption', role: 'body', box: under }, [caption]),
  ]);
}

/** A photo that fills half the page, beside the title and its points; null if there is more text than fits. */
export function photoPage(slide: Image, size: Size, setting: SlideSetting): Page | null {
  const page = sizeOf(setting);
  const { image, alt, lines = [] } = slide;
  const box = { x: page.w * (1 - PHOTO.share), y: 0, w: page.w * PHOTO.share, h: page.h };
  const w = box.x - GUTTER - MARGIN;
  const caption = captionOf(slide, lookOf(setting), w, 'left');
  if (!caption || image === null) return null;
  const under = { x: MARGIN, y: PHOTO.caption, w, h: heightOf([caption]) };
  const titles = lines.length === 0 ? STATEMENTS : TITLES;
  return besidePage(slide, setting, { mark: 'dash', titles, edge: box.x }, (end) => {
    const photo: ImageElement = { type: 'image', box, image, alt, crop: cover(size, box) };
    if (cleanText(slide.caption) === '') return [photo];
    return end > under.y ? null : [photo, textElement({ name: 'Caption', role: 'body', box: under }, [caption])];
  });
}
