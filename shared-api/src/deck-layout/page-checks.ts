import type { Box, ChartElement, Page, PageElement, Paragraph, TableElement, TextElement } from './types.ts';

/** Inches that rounding may take. */
const TOLERANCE = 0.02;

export const textsOf = (element: PageElement): TextElement[] =>
  element.type === 'text' ? [element] : element.type === 'frame' ? [element.label] : [];

export const paragraphsOf = ({ elements }: Page): Paragraph[] =>
  elements.flatMap((element) =>
    element.type === 'table'
      ? element.rows.flat().map(({ paragraph }) => paragraph)
      : textsOf(element).flatMap(({ paragraphs }) => paragraphs),
  );

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x - TOLERANCE &&
  inner.y >= outer.y - TOLERANCE &&
  inner.x + inner.w <= outer.x + outer.w + TOLERANCE &&
  inner.y + inner.h <= outer.y + outer.h + TOLERANCE;

const overlap = (a: Box, b: Box) =>
  a.x + TOLERANCE < b.x + b.w &&
  b.x + TOLERANCE < a.x + a.w &&
  a.y + TOLERANCE < b.y + b.h &&
  b.y + TOLERANCE < a.y + a.h;

/** Elements that leave the page or their own box. */
export function overflowing(page: Page): string[] {
  const boxes = page.elements.flatMap((element) => {
    if (element.type === 'line') return [];
    const marks = element.type === 'chart' ? element.marks.filter((mark) => mark.type === 'text') : [];
    const texts = [...textsOf(element), ...marks];
    return [
      ...('box' in element && !isInside(element.box, { x: 0, y: 0, ...page.size })
        ? [`${element.type} leaves the page`]
        : []),
      ...texts.flatMap(({ name, box, paragraphs }) =>
        paragraphs.flatMap((paragraph) => (isInside(paragraph.box, box) ? [] : [`${name} leaves its box`])),
      ),
    ];
  });
  const lines = paragraphsOf(page).flatMap(({ box, lines: all, field }) =>
    all.flatMap(({ x, width }) =>
      x >= box.x - TOLERANCE && x + width <= box.x + box.w + TOLERANCE ? [] : [`a line of ${field} leaves its box`],
    ),
  );
  return [...boxes, ...lines];
}

/** Texts that overlap each other or the logo. */
export function collisions(page: Page): string[] {
  const logo = page.logo.map(({ box }) => ({ name: 'Logo', box }));
  const texts = page.elements
    .flatMap((element): (TextElement | TableElement | ChartElement)[] =>
      element.type === 'table' || element.type === 'chart' ? [element] : textsOf(element),
    )
    .filter(({ name }) => name !== 'Total') // stands in the hole of a ring
    .filter((element) => element.type !== 'text' || element.paragraphs.some(({ runs }) => runs.length > 0));
  return texts.flatMap((one, index) =>
    [...texts.slice(index + 1), ...logo].flatMap((other) =>
      overlap(one.box, other.box) ? [`${one.name} and ${other.name}`] : [],
    ),
  );
}
