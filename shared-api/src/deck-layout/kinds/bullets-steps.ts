import {
  filled,
  heightOf,
  type SetParagraph,
  setParagraph,
  setParagraphs,
  textElement,
  withoutLostWord,
} from '../compose.ts';
import type { Body } from '../page.ts';
import { headingOf } from '../text.ts';
import type { ThemeLook } from '../themes.ts';
import type { Box, GraphicMark, LineElement, PageElement, SlideIcon } from '../types.ts';
import { bulletTexts, readsWell, type Said } from './bullet-text.ts';
import { BODY } from './flow.ts';

/** Sizes of texts in points, side by side and below each other. */
const SIZES = { across: [34, 32, 30, 28, 26, 24, 22, 20], down: [26, 24, 22, 20, BODY], smallest: [BODY] };
/** Inches between cards. */
const GUTTER = 0.3;
/** Width of a card below which there is less room beside its text, in inches. */
const NARROW = 2.6;
const PAD = { wide: 0.35, narrow: 0.2, bottom: 0.4 };
/** Diameter of a disc, and the space below it. */
const DISC = { large: 1.5, small: 1.1, gap: 0.35 };
/** Least height of a card, and how far the drawing moves down at most. */
const LEAST = 3;
const LOWERED = 0.9;
/** Points of the width of an arrow, and inches between it and the discs. */
const ARROW = { width: 3, gap: 0.14 };
/**
 * Of steps below each other, in inches: the most of a disc, the least between two, the space beside and close to a disc,
 * between cards, and above a text.
 */
const ROW = { disc: 0.9, arrow: 0.34, gap: 0.3, close: 0.07, gutter: 0.12, pad: 0.05 };

interface Drawn {
  /** How the arrows run, in words. */
  way: string;
  cards: Box[];
  discs: Box[];
  arrows: Omit<LineElement, 'type' | 'color' | 'width'>[];
  texts: { box: Box; set: SetParagraph[] }[];
}

type Texts = ReturnType<typeof bulletTexts>;

/** Steps side by side, each below a disc on the upper edge of its card; null if they do not fit. */
function across(texts: Texts, count: number, sizes: readonly number[], area: Box, look: ThemeLook): Drawn | null {
  const w = (area.w - GUTTER * (count - 1)) / count;
  const pad = w < NARROW ? PAD.narrow : PAD.wide;
  const disc = w < NARROW ? DISC.small : DISC.large;
  const head = disc / 2 + DISC.gap;
  const room = area.h - disc / 2;
  const isFitting = (set: SetParagraph[]) => readsWell(set) && head + heightOf(set) + PAD.bottom <= room;
  const sets = sizes.map((size) => setsAt(texts, count, size, look, w - 2 * pad)).find((all) => all.every(isFitting));
  if (!sets) return null;
  const h = Math.max(LEAST, head + Math.max(...sets.map(heightOf)) + PAD.bottom);
  const y = area.y + disc / 2 + Math.min(LOWERED, (room - h) * 0.4);
  const cards = sets.map((_, index) => ({ x: area.x + index * (w + GUTTER), y, w, h }));
  const discs = cards.map(({ x }) => ({ x: x + pad, y: y - disc / 2, w: disc, h: disc }));
  return {
    way: 'left to right',
    cards,
    discs,
    arrows: discs.slice(1).map((to, index) => {
      const x1 = (discs[index]?.x ?? 0) + disc + ARROW.gap;
      return { x1, y1: y, x2: to.x - ARROW.gap, y2: y };
    }),
    texts: sets.map((set, index) => {
      const x = (cards[index]?.x ?? 0) + pad;
      return { set, box: { x, y: y + head, w: w - 2 * pad, h: heightOf(set) } };
    }),
  };
}

/** Steps below each other, each beside a disc; null if they do not fit. */
function down(texts: Texts, count: number, area: Box, look: ThemeLook): Drawn | null {
  const h = (area.h - ROW.gutter * (count - 1)) / count;
  const disc = Math.min(ROW.disc, h - ROW.arrow);
  const left = area.x + disc + ROW.gap;
  const card = { x: left, w: area.x + area.w - left };
  const w = card.w - 2 * PAD.wide;
  const isFitting = (set: SetParagraph[]) => readsWell(set) && heightOf(set) + 2 * ROW.pad <= h;
  const sets = SIZES.down.map((size) => setsAt(texts, count, size, look, w)).find((all) => all.every(isFitting));
  if (!sets) return null;
  const tops = sets.map((_, index) => area.y + index * (h + ROW.gutter));
  const discs = tops.map((y) => ({ x: area.x, y: y + (h - disc) / 2, w: disc, h: disc }));
  const x = area.x + disc / 2;
  return {
    way: 'top to bottom',
    cards: tops.map((y) => ({ ...card, y, h })),
    discs,
    arrows: discs.slice(1).map((to, index) => {
      const y1 = (discs[index]?.y ?? 0) + disc + ROW.close;
      return { x1: x, y1, x2: x, y2: to.y - ROW.close };
    }),
    texts: sets.map((set, index) => {
      const y = (tops[index] ?? 0) + (h - heightOf(set)) / 2;
      return { set, box: { x: left + PAD.wide, y, w, h: heightOf(set) } };
    }),
  };
}

const setsAt = (texts: Texts, count: number, size: number, look: ThemeLook, w: number): SetParagraph[][] =>
  Array.from({ length: count }, (_, index) =>
    setParagraphs(texts(index, size), look, w).map((paragraph) => withoutLostWord(paragraph, look, w)),
  );

/** Steps on cards, each with a disc for its icon or number, and arrows from disc to disc; null if they do not fit. */
export function stepsOf(
  said: readonly Said[],
  icons: readonly (SlideIcon | null)[],
  area: Box,
  look: ThemeLook,
): Body | null {
  const { length } = said;
  const texts = bulletTexts(said, look);
  const drawn =
    across(texts, length, SIZES.across, area, look) ??
    down(texts, length, area, look) ??
    across(texts, length, SIZES.smallest, area, look);
  if (!drawn) return null;
  const { way, cards, discs, arrows } = drawn;
  const plain = discs.filter((_, index) => !icons[index]);
  const numberIn = (box: Box, index: number): PageElement => {
    const style = headingOf(Math.round(box.h * 27), { ...look, ink: look.background });
    const number = { field: null, text: String(index + 1), style, align: 'center' as const };
    return textElement({ name: `Number ${index + 1}`, role: 'label', box, anchor: 'middle', item: 'label' }, [
      setParagraph(number, look, box.w),
    ]);
  };
  const [first, last] = [discs[0] ?? area, discs.at(-1) ?? area];
  return {
    elements: [
      ...cards.map((box) => filled(box, look.tint)),
      {
        type: 'graphic',
        name: 'Steps',
        box: { x: first.x, y: first.y, w: last.x + last.w - first.x, h: last.y + last.h - first.y },
        alt: `Arrows join ${length} steps from ${way}.`,
        marks: [
          ...arrows.map(
            (ends): GraphicMark => ({
              ...ends,
              type: 'line',
              color: look.accent,
              width: ARROW.width,
              isArrow: true,
            }),
          ),
          ...plain.map((box): GraphicMark => ({ type: 'ellipse', box, fill: look.accent })),
        ],
      },
      ...drawn.texts.flatMap(({ box, set }, index): PageElement[] => {
        const disc = discs[index] ?? area;
        return [
          icons[index]?.onDisc(disc, { ink: look.background, disc: look.accent }) ?? numberIn(disc, index),
          textElement({ name: `Step ${index + 1}`, role: 'body', box, item: 'body' }, set),
        ];
      }),
    ],
  };
}
