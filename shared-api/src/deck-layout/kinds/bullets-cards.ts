import type { Body } from '../page.ts';
import { mix, type ThemeLook } from '../themes.ts';
import type { Box, PageElement, SlideIcon } from '../types.ts';
import { bulletTexts, readsWell, type Said } from './bullet-text.ts';
import { type CellKind, cellsIn, type Grid, isNarrow } from './cells.ts';
import { BODY } from './flow.ts';

/** The disc of an icon: its size above and beside a text, the space after it, and how much of the accent is in its color. */
const DISC = { above: 1.1, beside: 0.95, gap: 0.3, tint: 0.26 };
/** The largest text of two, three and four cards, in points. */
const LARGEST: Record<number, number> = { 2: 30, 3: 26, 4: 24 };
const BESIDE = 26;
/** Most characters of a bullet on one of four cards side by side, and on one of two or three. */
const SHORT = { four: 40, fewer: 80 };

/** Share of a disc that a dot takes, on a card without an icon beside others with one. */
const DOT = 0.16;

const row = (across: number): Grid => ({ across, down: 1 });
const SQUARE: Grid = { across: 2, down: 2 };

/** Grids of cards, the one that looks best first. */
function gridsFor(texts: readonly string[], area: Box): Grid[] {
  const { length } = texts;
  const stack = { across: 1, down: length };
  const isWithin = (most: number) => texts.every((text) => text.length <= most);
  if (length === 4) return !isNarrow(area) && isWithin(SHORT.four) ? [row(4), SQUARE] : [SQUARE];
  const isRow = isWithin(SHORT.fewer) && !(length === 3 && isNarrow(area));
  return isRow ? [row(length), stack] : [stack, row(length)];
}

/** Short bullets on cards, each with its icon; null if they are too long. */
export function cardsOf(
  said: readonly Said[],
  icons: readonly (SlideIcon | null)[],
  area: Box,
  look: ThemeLook,
): Body | null {
  const texts = bulletTexts(said, look);
  const hasIcons = icons.some((icon) => icon !== null);
  const disc = (icon: SlideIcon | null, box: Box): PageElement[] => {
    const fill = mix(look.tint, look.accent, DISC.tint);
    if (icon) return [icon.onDisc(box, { ink: look.accent, disc: fill })];
    const size = box.w * DOT;
    const dot = { x: box.x + (box.w - size) / 2, y: box.y + (box.h - size) / 2, w: size, h: size };
    return hasIcons
      ? [
          { type: 'ellipse', box, fill },
          { type: 'ellipse', box: dot, fill: look.accent },
        ]
      : [];
  };
  const kindIn = ({ down }: Grid): CellKind => {
    const isBeside = down > 1;
    const size = isBeside ? DISC.beside : DISC.above;
    return {
      name: 'Card',
      isList: true,
      readsWell,
      top: hasIcons && !isBeside ? size + DISC.gap : 0,
      inset: hasIcons && isBeside ? size + DISC.gap : 0,
      card: { fill: look.tint, edge: look.accent },
      mark: (index, { x, y, h }) =>
        disc(icons[index] ?? null, { x, y: isBeside ? y + (h - size) / 2 : y, w: size, h: size }),
      drafts: (index, scale) =>
        texts(index, Math.max(BODY, Math.round((isBeside ? BESIDE : (LARGEST[said.length] ?? BESIDE)) * scale))),
    };
  };
  const grids = gridsFor(
    said.map(({ text }) => text),
    area,
  );
  for (const grid of grids) {
    const body = cellsIn(grid, kindIn(grid), said.length, area, look);
    if (body) return body;
  }
  return null;
}
