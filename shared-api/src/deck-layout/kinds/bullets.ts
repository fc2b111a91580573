import type { DeckDocumentSlide } from '../../contract.ts';
import { setParagraphs, textElement } from '../compose.ts';
import type { BodyLayout } from '../page.ts';
import { styleOf } from '../text.ts';
import type { ThemeLook } from '../themes.ts';
import { atLargest, type DraftsAt, evenly, fits, overPages, SMALL, SMALL_TEXT } from './flow.ts';

const MEASURE = 9.8;
const GUTTER = 0.7;

/** List items, each with a dash. */
export const listAt =
  (lines: readonly string[], field: string, look: ThemeLook): DraftsAt =>
  (size) =>
    lines.map((text, index) => ({
      field: `${field}.${index}`,
      text,
      style: styleOf('sans', size, look.soft),
      bullet: look.accent,
      indent: (size * 1.15) / 72,
      leading: 1.3,
      above: size * 0.62,
    }));

/** A list: one column with large text, then two columns, then smaller text, then more pages. */
export const bulletsBody: BodyLayout<Extract<DeckDocumentSlide, { kind: 'bullets' }>> = ({ lines }, area, look) => {
  const drafts = listAt(lines, 'lines', look);
  const text = (name: string, box: typeof area, paragraphs: ReturnType<typeof setParagraphs>) =>
    textElement({ name, role: 'body', box }, paragraphs);

  const large = atLargest([26, 24, 22, 20], drafts, look, MEASURE, area.h);
  if (large) return [{ elements: [text('List', { ...area, w: MEASURE }, large.paragraphs)] }];

  const w = (area.w - GUTTER) / 2;
  const columns = [20, 18, 16]
    .map((size) => evenly(setParagraphs(drafts(size), look, w), area.h))
    .find((groups) => groups.length === 2 && groups.every((group) => fits(group, area.h)));
  if (columns) {
    const boxes = [area.x, area.x + w + GUTTER].map((x) => ({ ...area, x, w }));
    return [{ elements: columns.map((group, i) => text(`List ${i + 1}`, boxes[i] ?? area, group)) }];
  }

  const small = atLargest([18, 16, SMALL], drafts, look, area.w, area.h);
  if (small) {
    return [{ elements: [text('List', area, small.paragraphs)], warnings: small.size <= SMALL ? [SMALL_TEXT] : [] }];
  }

  const { size, pages } = overPages(drafts, look, area.w, area.h);
  const warnings = size <= SMALL ? [SMALL_TEXT] : [];
  return pages.map((group, index) => ({
    elements: [text('List', area, group)],
    warnings: index === 0 ? warnings : [],
  }));
};
