import { filled } from '../compose.ts';
import { mix, type ThemeLook } from '../themes.ts';
import type { Box, Color, PageElement } from '../types.ts';

export type Side = 'left' | 'right';

/** How two columns look. Sizes in inches. */
export interface ColumnsDesign {
  gutter: number;
  /** Between the edges of a column and its text. */
  padding: { x: number; y: number };
  /** Colour of each heading. */
  heading: Record<Side, Color>;
  /** Colours of each list. */
  list: Record<Side, ThemeLook>;
  /** Whether columns are as high as their text, and have no room for headings if both are empty. */
  isTight: boolean;
  /** What is behind and between the columns. */
  behind: (boxes: Record<Side, Box>) => PageElement[];
}

/** The arrow between the columns, in inches. */
const ARROW = { w: 0.5, h: 0.5, head: 0.27, shaft: 0.15 };
/** Height of the bar above the emphasized column. */
const BAR = 0.07;
/** Share of the accent in the ground of the emphasized column. */
const TINTED = 0.1;
/** Share of the text colour in the ground of the other one, which has no colour of its own. */
const NEUTRAL = 0.06;

function arrowIn({ x, y, w, h }: Box, look: ThemeLook): PageElement {
  const box = { x: x + (w - ARROW.w) / 2, y: y + (h - ARROW.h) / 2, w: ARROW.w, h: ARROW.h };
  const middle = box.y + ARROW.h / 2;
  const [right, neck] = [box.x + ARROW.w, box.x + ARROW.w - ARROW.head];
  const [above, below] = [middle - ARROW.shaft / 2, middle + ARROW.shaft / 2];
  const points = [
    { x: box.x, y: above },
    { x: neck, y: above },
    { x: neck, y: box.y },
    { x: right, y: middle },
    { x: neck, y: box.y + ARROW.h },
    { x: neck, y: below },
    { x: box.x, y: below },
  ];
  const marks = [{ type: 'polygon' as const, box, points, fill: look.accent }];
  return { type: 'graphic', name: 'Arrow', box, alt: 'Arrow from before to after', marks };
}

/** Two columns below a rule each. */
export const plainColumns = (look: ThemeLook): ColumnsDesign => ({
  gutter: 0.8,
  padding: { x: 0, y: 0.16 },
  heading: { left: look.ink, right: look.ink },
  list: { left: look, right: look },
  isTight: false,
  behind: (boxes) =>
    Object.values(boxes).map(({ x, y, w }) => {
      return { type: 'line', x1: x, y1: y, x2: x + w, y2: y, color: look.ink, width: 1 };
    }),
});

/** What was, muted, and what is now, in the accent, with an arrow between them. */
export function beforeAfter(look: ThemeLook): ColumnsDesign {
  return {
    gutter: 0.9,
    padding: { x: 0.34, y: 0.32 },
    heading: { left: look.muted, right: look.accent },
    list: {
      left: { ...look, ink: look.muted, soft: look.muted, accent: look.muted },
      right: { ...look, soft: look.ink },
    },
    isTight: true,
    behind: ({ left, right }) => {
      const between = { ...left, x: left.x + left.w, w: right.x - left.x - left.w };
      return [
        filled(left, mix(look.background, look.ink, NEUTRAL)),
        filled(right, mix(look.background, look.accent, TINTED)),
        filled({ ...right, h: BAR }, look.accent),
        arrowIn(between, look),
      ];
    },
  };
}
