import { type Draft, heightOf, type SetParagraph, setParagraphs, textElement, withoutEmptyRoom } from '../compose.ts';
import type { Body } from '../page.ts';
import type { ThemeLook } from '../themes.ts';
import type { Box, LayoutWarning, PageElement } from '../types.ts';
import { fits, SMALL_TEXT } from './flow.ts';

/** Number of columns and rows on a page. */
export interface Grid {
  across: number;
  down: number;
}

export interface CellKind {
  /** Prefix of the text element names. */
  name: string;
  /** Content of a cell, at a scale of at most 1. */
  drafts: (index: number, scale: number) => Draft[];
  /** Elements drawn above the text of each cell; `top` is their height in inches. */
  mark: (index: number, box: Box) => PageElement[];
  top: number;
  /** Inches between the left edge of a cell and its text. */
  inset?: number;
}

/** Narrower than this, in inches, a page has no room for four cells side by side. */
const NARROW = 9;
export const isNarrow = ({ w }: Box) => w < NARROW;

/** Inches between cells. */
export const GUTTER = { x: 0.55, y: 0.4 };
/** Below the last of these, text is smaller than it should be. */
const SCALES = [1, 0.92, 0.84, 0.76, 0.7, 0.64, 0.58];
const EMERGENCY = [0.5, 0.42, 0.35, 0.28, 0.22];

/** Grids for what does not fit on one page; the largest that fits is taken. */
const SMALLER: Grid[] = [
  { across: 3, down: 2 },
  { across: 2, down: 2 },
  { across: 3, down: 1 },
  { across: 2, down: 1 },
  { across: 1, down: 1 },
];

const isSmall = (scale: number) => scale < 0.58;

function boxesOf({ across, down }: Grid, area: Box): Box[] {
  const w = (area.w - GUTTER.x * (across - 1)) / across;
  const h = (area.h - GUTTER.y * (down - 1)) / down;
  return Array.from({ length: across * down }, (_, index) => ({
    x: area.x + (index % across) * (w + GUTTER.x),
    y: area.y + Math.floor(index / across) * (h + GUTTER.y),
    w,
    h,
  }));
}

/** Moves a single row down a little, so that it does not hang below the title. */
function lowered(kind: CellKind, sets: SetParagraph[][], boxes: Box[]): Box[] {
  const [first] = boxes;
  if (!first || boxes.some(({ y }) => y !== first.y)) return boxes;
  const used = kind.top + Math.max(...sets.map(heightOf));
  const shift = Math.min(0.6, Math.max(0, first.h - used) * 0.25);
  return boxes.map((box) => ({ ...box, y: box.y + shift, h: box.h - shift }));
}

/** An empty text takes no room above another, such as the role of somebody without one. */
const closedUp = (paragraphs: SetParagraph[]) => {
  const last = paragraphs.findLastIndex(({ runs }) => runs.length > 0);
  return paragraphs.map((one, index) => (index < last ? withoutEmptyRoom(one) : one));
};

function draw(kind: CellKind, first: number, sets: SetParagraph[][], grid: Box[], warnings: LayoutWarning[]): Body {
  const { inset = 0 } = kind;
  const boxes = lowered(kind, sets, grid);
  const elements = sets.flatMap((paragraphs, index): PageElement[] => {
    const box = boxes[index];
    if (!box) return [];
    const text = { x: box.x + inset, y: box.y + kind.top, w: box.w - inset, h: heightOf(paragraphs) };
    return [
      ...kind.mark(first + index, box),
      textElement({ name: `${kind.name} ${first + index + 1}`, role: 'body', box: text }, paragraphs),
    ];
  });
  return { elements, warnings };
}

/** Cells of equal size, in the first grid that holds them all, otherwise in the last one over several pages. */
export function layOutCells(kind: CellKind, count: number, grids: Grid[], area: Box, look: ThemeLook): Body[] {
  const tryGrid = (grid: Grid, scales: readonly number[], from: number, to: number) => {
    const boxes = boxesOf(grid, area);
    const [cell] = boxes;
    if (!cell) return null;
    for (const scale of scales) {
      const sets = Array.from({ length: to - from }, (_, i) =>
        closedUp(setParagraphs(kind.drafts(from + i, scale), look, cell.w - (kind.inset ?? 0))),
      );
      if (sets.every((paragraphs) => fits(paragraphs, cell.h - kind.top))) return { boxes, sets, scale };
    }
    return null;
  };

  for (const grid of grids.filter(({ across, down }) => across * down >= count)) {
    const found = tryGrid(grid, SCALES, 0, count);
    if (found) return [draw(kind, 0, found.sets, found.boxes, isSmall(found.scale) ? [SMALL_TEXT] : [])];
  }

  const pages: Body[] = [];
  const smaller = [...grids, ...SMALLER].sort((a, b) => b.across * b.down - a.across * a.down);
  for (let from = 0; from < count; ) {
    const options = smaller.map((grid) => {
      const onPages = Math.ceil((count - from) / (grid.across * grid.down));
      return { grid, to: from + Math.ceil((count - from) / onPages) };
    });
    const body = options
      .map(({ grid, to }) => ({ to, found: tryGrid(grid, SCALES, from, to) }))
      .find(({ found }) => found);
    const to = body?.to ?? from + 1;
    const found = body?.found ?? tryGrid({ across: 1, down: 1 }, EMERGENCY, from, to);
    if (found) pages.push(draw(kind, from, found.sets, found.boxes, isSmall(found.scale) ? [SMALL_TEXT] : []));
    from = to;
  }
  return pages.length > 0 ? pages : [{ elements: [] }];
}
