import type { DeckDocumentSlide } from '../../contract.ts';
import { plateFor } from '../brand.ts';
import { filled, setParagraph, textElement } from '../compose.ts';
import type { BodyLayout } from '../page.ts';
import { cleanText, styleOf } from '../text.ts';
import type { Box, LayoutWarning, PageElement } from '../types.ts';
import { isNarrow } from './cells.ts';
import { BODY, fits, SMALL_TEXT } from './flow.ts';

/** Inches between cells, and between a logo and the edge of its plate. */
const GUTTER = 0.5;
const PADDING = 0.14;
/** The largest cell, so that a few logos are not posters. */
const LARGEST = { w: 3.4, h: 1.5 };
/** Share of a cell that each logo covers, whatever its proportions, so that wide and tall ones weigh the same. */
const COVERED = 0.4;
const SIZES = [24, 22, 20, BODY, 16, 14, 12, 10, 8, 6, 5, 4, 3, 2];

/** Logos in a row. */
function acrossFor(count: number, area: Box): number {
  if (isNarrow(area)) return count === 4 ? 2 : Math.min(3, count);
  if (count <= 4) return count;
  return count <= 6 || count === 9 ? 3 : 4;
}

/** Cells of equal size, each row centred. */
function cellsFor(count: number, area: Box): Box[] {
  const across = acrossFor(count, area);
  const down = Math.ceil(count / across);
  const w = Math.min(LARGEST.w, (area.w - GUTTER * (across - 1)) / across);
  const h = Math.min(LARGEST.h, (area.h - GUTTER * (down - 1)) / down);
  const top = area.y + (area.h - down * h - (down - 1) * GUTTER) * 0.4;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / across);
    const inRow = Math.min(across, count - row * across);
    const left = area.x + (area.w - inRow * w - (inRow - 1) * GUTTER) / 2;
    return { x: left + (index % across) * (w + GUTTER), y: top + row * (h + GUTTER), w, h };
  });
}

/** A box of the image's proportions in the middle of a cell, as large to the eye as that of any other image. */
function evenly({ width, height }: { width: number; height: number }, cell: Box): Box {
  const [most, tallest] = [cell.w - 2 * PADDING, cell.h - 2 * PADDING];
  const wanted = Math.sqrt((cell.w * cell.h * COVERED * width) / height);
  const w = Math.min(wanted, most, (tallest * width) / height);
  const h = (w * height) / width;
  return { x: cell.x + (cell.w - w) / 2, y: cell.y + (cell.h - h) / 2, w, h };
}

const around = ({ x, y, w, h }: Box): Box => ({
  x: x - PADDING,
  y: y - PADDING,
  w: w + 2 * PADDING,
  h: h + 2 * PADDING,
});

/** Logos on an even grid, each on a plate if it would not be seen, and the names of those that are missing. */
export const logosBody: BodyLayout<Extract<DeckDocumentSlide, { kind: 'logos' }>> = (
  { logos },
  area,
  look,
  { images },
) => {
  const warnings = new Set<LayoutWarning>();
  const cells = cellsFor(logos.length, area);
  const elements = logos.flatMap(({ name, image, ground }, index): PageElement[] => {
    const cell = cells[index] ?? area;
    const size = image === undefined ? undefined : images[image];
    if (image !== undefined && size) {
      const box = evenly(size, cell);
      const fill = plateFor(ground, look.background);
      const plate = filled(around(box), fill);
      return [...(fill ? [plate] : []), { type: 'image', box, image, alt: cleanText(name) || 'Logo' }];
    }
    const at = (points: number) =>
      setParagraph(
        {
          field: `logos.${index}.name`,
          text: name,
          style: styleOf(look, points, look.ink, { weight: 700 }),
          align: 'center',
          leading: 1.25,
        },
        look,
        cell.w,
      );
    const set = SIZES.map(at).find((paragraph) => fits([paragraph], cell.h)) ?? at(2);
    if (set.draft.style.size < BODY) warnings.add(SMALL_TEXT);
    return [textElement({ name: `Logo ${index + 1}`, role: 'body', box: cell, anchor: 'middle' }, [set])];
  });
  return [{ elements, warnings: [...warnings] }];
};
