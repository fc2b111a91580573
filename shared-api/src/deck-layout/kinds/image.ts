import type { DeckDocumentSlide } from '../../contract.ts';
import { heightOf, type SetParagraph, setParagraph, textElement } from '../compose.ts';
import { contain } from '../contain.ts';
import { type Body, type BodyLayout, pagesOf } from '../page.ts';
import { styleOf } from '../text.ts';
import type { ThemeLook } from '../themes.ts';
import type { Box, ImageSizes, Page, PageElement, SlideSetting } from '../types.ts';
import { listAt } from './bullets.ts';
import { atLargest, BODY, overPages, SMALL_TEXT } from './flow.ts';
import { panelPage, photoPage } from './picture-panel.ts';

const GAP = 0.2;

type Image = Extract<DeckDocumentSlide, { kind: 'image' }>;

/** Shares of the width: the most for an image beside text, and a frame for one that is missing. */
const BESIDE = { most: 0.58, missing: 0.46 };
const GUTTER = 0.6;

/** Divides an area between text and the image at its right; the image takes no more than its proportions need. */
function sides(area: Box, size: { width: number; height: number } | undefined): { text: Box; image: Box } {
  const most = area.w * (size ? BESIDE.most : BESIDE.missing);
  const w = size ? Math.min(most, Math.max(area.w * 0.25, (area.h * size.width) / size.height)) : most;
  return {
    text: { ...area, w: area.w - w - GUTTER },
    image: { ...area, x: area.x + area.w - w, w },
  };
}

/** The image in an area with its caption below, or a frame for a missing image. */
function pictureIn(slide: Image, area: Box, look: ThemeLook, images: ImageSizes): Body {
  const caption = atLargest(
    [15, 14, 13, 12, 11, 10, 9, 8, 7, 6],
    (size) => [{ field: 'caption', text: slide.caption, style: styleOf(look, size, look.muted), leading: 1.35 }],
    look,
    area.w,
    1.2,
  );
  const paragraphs = caption?.paragraphs ?? [];
  const h = heightOf(paragraphs);
  const frame = { ...area, h: area.h - h - GAP };
  const size = slide.image === null ? undefined : images[slide.image];
  const under: PageElement = textElement(
    { name: 'Caption', role: 'body', box: { ...area, y: area.y + area.h - h, h } },
    paragraphs,
  );
  const warnings = caption && caption.size >= 12 ? [] : [SMALL_TEXT];
  if (slide.image !== null && size) {
    const element: PageElement = { type: 'image', box: contain(size, frame), image: slide.image, alt: slide.alt };
    return { elements: [element, under], warnings };
  }
  const inset = Math.min(0.6, frame.w / 8);
  const inner = { x: frame.x + inset, y: frame.y + 0.3, w: frame.w - 2 * inset, h: frame.h - 0.6 };
  const text = slide.alt.trim() === '' ? 'Image to come' : `Image to come: ${slide.alt}`;
  const label = [18, 16, 14, 12, 10]
    .map((points) =>
      setParagraph({ field: 'alt', text, style: styleOf(look, points, look.muted), align: 'center' }, look, inner.w),
    )
    .find(({ height }) => height <= inner.h);
  const message =
    slide.image === null ? 'There is no image on this slide yet.' : 'The image on this slide is no longer available.';
  return {
    elements: [
      {
        type: 'frame',
        box: frame,
        fill: look.tint,
        stroke: look.line,
        label: textElement({ name: 'Image to come', role: 'body', box: inner, anchor: 'middle' }, label ? [label] : []),
      },
      under,
    ],
    warnings: [...warnings, { code: 'no_image', message }],
  };
}

/** An image with its caption, alone or beside a list. A long list continues on pages of its own. */
const imageBody: BodyLayout<Image> = (slide, area, look, { images }) => {
  const { lines = [] } = slide;
  if (lines.length === 0) return [pictureIn(slide, area, look, images)];
  const { text, image } = sides(area, slide.image === null ? undefined : images[slide.image]);
  const drafts = listAt(lines, 'lines', look);
  const list = (paragraphs: SetParagraph[]): PageElement =>
    textElement({ name: 'List', role: 'body', box: text }, paragraphs);
  const picture = pictureIn(slide, image, look, images);
  const fitting = atLargest([24, 22, 20, BODY], drafts, look, text.w, text.h);
  const { size, pages } = fitting
    ? { size: fitting.size, pages: [fitting.paragraphs] }
    : overPages(drafts, look, text.w, text.h);
  const small = size < BODY ? [SMALL_TEXT] : [];
  return pages.map((paragraphs, page) =>
    page === 0
      ? { elements: [list(paragraphs), ...picture.elements], warnings: [...small, ...(picture.warnings ?? [])] }
      : { elements: [list(paragraphs)] },
  );
};

/** An image below the title, or on a panel beside it, where there is one and the text has room. */
export function imagePages(slide: Image, setting: SlideSetting): Page[] {
  const size = slide.image === null ? undefined : setting.images[slide.image];
  const { look = 'plain' } = slide;
  const beside = look === 'photo' ? photoPage : panelPage;
  const page = look !== 'plain' && size ? beside(slide, size, setting) : null;
  return page ? [page] : pagesOf(slide, setting, imageBody);
}
