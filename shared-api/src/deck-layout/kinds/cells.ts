import {
  type Draft,
  filled,
  heightOf,
  type SetParagraph,
  setParagraphs,
  textElement,
  withoutEmptyRoom,
} from '../compose.ts';
import type { Body } from '../page.ts';
import type { ThemeLook } from '../themes.ts';
import type { Box, Color, PageElement } from '../types.ts';
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
  /** A ground behind each cell, with an edge at its top. */
  card?: { fill: Color; edge: Color };
  /** Whether the cells are the items of a list. */
  isList?: boolean;
  /** Whether text that fits also reads well; any does if omitted. */
  readsWell?: (paragraphs: SetParagraph[]) => boolean;
}

/** Inches between the edges of a card and what is on it; less where there is more than one row, or one below another. */
const PAD = { x: 0.35, y: 0.35 };
const TIGHT = { x: 0.2, y: 0.22 };
const STACKED = { x: 0.35, y: 0.16 };
const EDGE = 0.05;
/** Share of the height that a single row of cards takes at least. */
const TALL = 0.6;

/** Whether cells are below each other alone. */
const isStack = ({ across, down }: Grid) => across === 1 && down > 1;

function padOf({ card }: CellKind, grid: Grid) {
  if (!card) return { x: 0, y: 0 };
  if (isStack(grid)) return STACKED;
  return grid.down > 1 ? TIGHT : PAD;
}

/** Width and height of the text of a cell. */
function roomIn(kind: CellKind, grid: Grid, { w, h }: Box) {
  const pad = padOf(kind, grid);
  return { w: w - 2 * pad.x - (kind.inset ?? 0), h: h - 2 * pad.y - kind.top };
}

/** Narrower than this, in inches, a page has no room for four cells side by side. */
const NARROW = 9;
export const isNarrow = ({ w }: Box) => w < NARROW;

/** Inches between cells, and between cards. */
const GUTTER = { x: 0.55, y: 0.4 };
const CARD_GUTTER = { x: 0.3, y: 0.3 };

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

/** Inches of a card's width that its text has, of a number of cards side by side. */
export const cardText = ({ across, down }: Grid, width: number) =>
  (width - CARD_GUTTER.x * (across - 1)) / across - 2 * (down > 1 ? TIGHT : PAD).x;

function boxesOf({ across, down }: Grid, area: Box, gutter: typeof GUTTER): Box[] {
  const w = (area.w - gutter.x * (across - 1)) / across;
  const h = (area.h - gutter.y * (down - 1)) / down;
  return Array.from({ length: across * down }, (_, index) => ({
    x: area.x + (index % across) * (w + gutter.x),
    y: area.y + Math.floor(index / across) * (h + gutter.y),
    w,
    h,
  }));
}

/** A single row of cells as high as its content, or a little more; further down, so that it does not hang below the title. */
function settled(kind: CellKind, sets: SetParagraph[][], grid: Grid, boxes: Box[]): Box[] {
  const [first] = boxes;
  if (!first || grid.down > 1) return boxes;
  const used = kind.top + 2 * padOf(kind, grid).y + Math.max(...sets.map(heightOf));
  const h = kind.card ? Math.max(used, first.h * TALL) : used;
  const shift = Math.min(kind.card ? 0.9 : 0.6, Math.max(0, first.h - h) * (kind.card ? 0.4 : 0.25));
  return boxes.map((box) => ({ ...box, y: box.y + shift, h: kind.card ? h : box.h - shift }));
}

/** An empty text takes no room above another, such as the role of somebody without one. */
const closedUp = (paragraphs: SetParagraph[]) => {
  const last = paragraphs.findLastIndex(({ runs }) => runs.length > 0);
  return paragraphs.map((one, index) => (index < last ? withoutEmptyRoom(one) : one));
};

/** A card with its edge at the top, or at the left where cards are below each other. */
const cardOn = ({ fill, edge }: NonNullable<CellKind['card']>, box: Box, grid: Grid): PageElement[] => [
  filled(box, fill),
  filled(isStack(grid) ? { ...box, w: EDGE } : { ...box, h: EDGE }, edge),
];

/** Cells that fit. */
interface Found {
  grid: Grid;
  boxes: Box[];
  sets: SetParagraph[][];
  scale: number;
}

function draw(kind: CellKind, first: number, { grid, boxes: cells, sets, scale }: Found): Body {
  const { inset = 0, card } = kind;
  const pad = padOf(kind, grid);
  const boxes = settled(kind, sets, grid, cells);
  const highest = kind.top + Math.max(...sets.map(heightOf));
  const elements = sets.flatMap((paragraphs, index): PageElement[] => {
    const box = boxes[index];
    if (!box) return [];
    // What is on the cards of a row begins at the same height; in a list of several rows, each item is in the middle.
    const high = kind.isList && grid.down > 1 ? heightOf(paragraphs) : highest;
    const y = box.y + (card ? (box.h - high) / 2 : 0);
    const cell = { x: box.x + pad.x, y, w: box.w - 2 * pad.x, h: high };
    const text = { x: cell.x + inset, y: y + kind.top, w: cell.w - inset, h: heightOf(paragraphs) };
    return [
      ...(card ? cardOn(card, box, grid) : []),
      ...kind.mark(first + index, card ? cell : box),
      textElement(
        { name: `${kind.name} ${first + index + 1}`, role: 'body', box: text, ...(kind.isList && { item: 'body' }) },
        paragraphs,
      ),
    ];
  });
  return { elements, warnings: isSmall(scale) ? [SMALL_TEXT] : [] };
}

/** Some of the cells in a grid, at the first of these scales at which they fit; null if they fit at none. */
function found(
  kind: CellKind,
  { grid, from, to }: { grid: Grid; from: number; to: number },
  scales: readonly number[],
  area: Box,
  look: ThemeLook,
): Found | null {
  const boxes = boxesOf(grid, area, kind.card ? CARD_GUTTER : GUTTER);
  const [cell] = boxes;
  if (!cell) return null;
  const room = roomIn(kind, grid, cell);
  const { readsWell = () => true } = kind;
  for (const scale of scales) {
    const sets = Array.from({ length: to - from }, (_, i) =>
      closedUp(setParagraphs(kind.drafts(from + i, scale), look, room.w)),
    );
    if (sets.every((paragraphs) => fits(paragraphs, room.h) && readsWell(paragraphs)))
      return { grid, boxes, sets, scale };
  }
  return null;
}

/** Cells of equal size in a grid; null if they do not fit. */
export function cellsIn(grid: Grid, kind: CellKind, count: number, area: Box, look: ThemeLook): Body | null {
  const cells = found(kind, { grid, from: 0, to: count }, SCALES, area, look);
  return cells && draw(kind, 0, cells);
}

/** Cells of equal size, in the first grid that holds them all, otherwise in the last one over several pages. */
export function layOutCells(kind: CellKind, count: number, grids: Grid[], area: Box, look: ThemeLook): Body[] {
  for (const grid of grids.filter(({ across, down }) => across * down >= count)) {
    const page = cellsIn(grid, kind, count, area, look);
    if (page) return [page];
  }

  const pages: Body[] = [];
  const smaller = [...grids, ...SMALLER].sort((a, b) => b.across * b.down - a.across * a.down);
  for (let from = 0; from < count; ) {
    const options = smaller.map((grid) => {
      const onPages = Math.ceil((count - from) / (grid.across * grid.down));
      return { grid, to: from + Math.ceil((count - from) / onPages) };
    });
    const cells = options
      .map(({ grid, to }) => ({ to, one: found(kind, { grid, from, to }, SCALES, area, look) }))
      .find(({ one }) => one);
    const to = cells?.to ?? from + 1;
    const one = cells?.one ?? found(kind, { grid: { across: 1, down: 1 }, from, to }, EMERGENCY, area, look);
    if (one) pages.push(draw(kind, from, one));
    from = to;
  }
  return pages.length > 0 ? pages : [{ elements: [] }];
}
