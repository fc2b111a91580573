import type { DeckDocumentSlide } from '../../contract.ts';
import { heightOf, setParagraphs, textElement } from '../compose.ts';
import type { BodyLayout } from '../page.ts';
import { styleOf } from '../text.ts';
import type { ThemeLook } from '../themes.ts';
import { atLargest, BODY, type DraftsAt, evenly, fits, overPages, SMALL_TEXT } from './flow.ts';

const MEASURE = 9.8;
const GUTTER = 0.7;
/** Inches that a short list moves down at most, so that it does not hang below the title. */
const LOWERED = 0.8;

const LONGEST_HEADING = 60;

/** A short line that ends with a colon heads the lines below it. */
const isHeading = (text: string, next: string | undefined): boolean =>
  next !== undefined && text.length <= LONGEST_HEADING && /:\s*$/u.test(text);

/** List items, each with a dash, and headings between them. */
export const listAt =
  (lines: readonly string[], field: string, look: ThemeLook): DraftsAt =>
  (size) =>
    lines.map((text, index) => {
      const own = { field: `${field}.${index}`, text, leading: 1.3 };
      return isHeading(text, lines[index + 1])
        ? { ...own, style: styleOf(look, size, look.ink, { weight: 700 }), above: size * 1.1, keepsWithNext: true }
        : {
            ...own,
            style: styleOf(look, size, look.soft),
            bullet: look.accent,
            indent: (size * 1.15) / 72,
            above: size * 0.62,
          };
    });

/** A list: one column with large text, then two columns, then the full width, then more pages. */
export const bulletsBody: BodyLayout<Extract<DeckDocumentSlide, { kind: 'bullets' }>> = ({ lines }, area, look) => {
  const drafts = listAt(lines, 'lines', look);
  const text = (name: string, box: typeof area, paragraphs: ReturnType<typeof setParagraphs>) =>
    textElement({ name, role: 'body', box }, paragraphs);

  const measure = Math.min(MEASURE, area.w);
  const large = atLargest([30, 28, 26, 24, 22, 20], drafts, look, measure, area.h);
  if (large) {
    const shift = Math.min(LOWERED, (area.h - heightOf(large.paragraphs)) * 0.3);
    const box = { x: area.x, y: area.y + shift, w: measure, h: area.h - shift };
    return [{ elements: [text('List', box, large.paragraphs)] }];
  }

  const w = (area.w - GUTTER) / 2;
  const columns = [20, BODY]
    .map((size) => evenly(setParagraphs(drafts(size), look, w), area.h))
    .find((groups) => groups.length === 2 && groups.every((group) => fits(group, area.h)));
  if (columns) {
    const boxes = [area.x, area.x + w + GUTTER].map((x) => ({ ...area, x, w }));
    return [{ elements: columns.map((group, i) => text(`List ${i + 1}`, boxes[i] ?? area, group)) }];
  }

  const wide = atLargest([BODY], drafts, look, area.w, area.h);
  if (wide) return [{ elements: [text('List', area, wide.paragraphs)] }];

  const { size, pages } = overPages(drafts, look, area.w, area.h);
  const warnings = size < BODY ? [SMALL_TEXT] : [];
  return pages.map((group, index) => ({
    elements: [text('List', area, group)],
    warnings: index === 0 ? warnings : [],
  }));
};
