import {
  type ChartMark,
  dashOf,
  type GraphicMark,
  layoutSlide,
  type Page,
  type PageElement,
  type Paragraph,
  type Box as Placed,
  THEME_FONTS,
} from '@northlight/shared-api/deck-layout';
import { type Fragment, type RawSlide, unreachedSlide } from '../../../decks/reading/child/raw-slide.ts';
import { slidesOf } from '../../../decks/reading/layout/slides.ts';
import type { Box, Slide } from '../../../decks/reading/types.ts';
import type { DocumentSlide } from '../types.ts';

/** Page size in inches, and as the reader measures it, in points. */
const INCHES = { w: 13.333, h: 7.5 } as const;
const POINTS = 72;
/** Where the reader sees the letters of the PDF's fonts: above the baseline, and their height, in font sizes. */
const LETTERS = { text: { above: 1.045, height: 1.431 }, title: { above: 1.264, height: 1.567 } } as const;
/** Shapes wider and higher than these shares of the page can hold text. */
const FRAME = { width: 0.02, height: 0.02 } as const;

const placeOf = ({ x, y, w, h }: Placed): Box => ({
  x: x / INCHES.w,
  y: y / INCHES.h,
  width: w / INCHES.w,
  height: h / INCHES.h,
});

/** What the reader finds on a page. */
type Seen = Pick<RawSlide, 'fragments' | 'frames' | 'rules' | 'marks'>;

function see(seen: Seen, paragraphs: readonly Paragraph[]): void {
  for (const paragraph of paragraphs) {
    const dash = dashOf(paragraph);
    if (dash) seen.marks.push(placeOf(dash));
    for (const { runs, x, baseline, width } of paragraph.lines) {
      const [first] = runs;
      if (!first) continue;
      const { size, family, weight } = first;
      const { above, height } = LETTERS[family === THEME_FONTS.title ? 'title' : 'text'];
      const box = placeOf({ x, y: baseline - (above * size) / POINTS, w: width, h: (height * size) / POINTS });
      const text = runs.map((run) => run.text).join('');
      const fragment: Fragment = { text, box, size, turn: 0, tracked: false };
      seen.fragments.push(weight >= 700 ? { ...fragment, bold: true } : fragment);
    }
  }
}

function seeShape(seen: Seen, mark: ChartMark | GraphicMark): void {
  if (mark.type === 'text') see(seen, mark.paragraphs);
  else if (mark.type === 'line') {
    const { x1, y1, x2, y2 } = mark;
    const [x, y] = [Math.min(x1, x2), Math.min(y1, y2)];
    seen.rules.push(placeOf({ x, y, w: Math.abs(x2 - x1), h: Math.abs(y2 - y1) }));
  } else if (mark.type !== 'path') {
    const box = placeOf(mark.box);
    if (box.width > FRAME.width && box.height > FRAME.height) seen.frames.push(box);
  }
}

function seeElement(seen: Seen, element: PageElement): void {
  if (element.type === 'text') {
    // What repeats on every page says nothing.
    if (element.role !== 'footer' && element.role !== 'number') see(seen, element.paragraphs);
  } else if (element.type === 'table') {
    const { box, rows, rowHeights } = element;
    let y = box.y;
    rows.forEach((cells, at) => {
      for (const cell of cells) {
        if (cell.fill) seen.frames.push(placeOf(cell.box));
        see(seen, [cell.paragraph]);
      }
      y += rowHeights[at] ?? 0;
      seen.rules.push(placeOf({ x: box.x, y, w: box.w, h: 0 }));
    });
  } else if (element.type === 'chart' || element.type === 'graphic') {
    for (const mark of element.marks) seeShape(seen, mark);
  } else if (element.type === 'rect' || element.type === 'ellipse' || element.type === 'line') seeShape(seen, element);
}

function rawOf({ elements }: Page, number: number): RawSlide {
  const seen: Seen = { fragments: [], frames: [], rules: [], marks: [] };
  const isTitle = (element: PageElement) => element.type === 'text' && element.role === 'title';
  for (const element of [...elements.filter(isTitle), ...elements.filter((one) => !isTitle(one))])
    seeElement(seen, element);
  const size = { width: INCHES.w * POINTS, height: INCHES.h * POINTS };
  return { ...unreachedSlide(number), ...size, ...seen, reached: true };
}

/** A page after the first has a number just above that of its slide. */
const PAGE = 0.001;

/**
 * Slides of the editor as the reader would read their PDF, without making it.
 * @param number of the first page; further pages are numbered just above it
 */
export function asRead(slides: readonly DocumentSlide[], number: number): Slide[] {
  const pages = slides.flatMap((slide) => layoutSlide(slide, { theme: 'paper', footer: '', number: 1, images: {} }));
  return pages.flatMap((page, at) => slidesOf([rawOf(page, number + at * PAGE)]));
}
