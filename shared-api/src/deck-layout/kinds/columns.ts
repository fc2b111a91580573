import type { DeckDocumentSlide } from '../../contract.ts';
import { type Draft, heightOf, setParagraph, setParagraphs, textElement } from '../compose.ts';
import type { BodyLayout } from '../page.ts';
import { styleOf } from '../text.ts';
import type { PageElement } from '../types.ts';
import { listAt } from './bullets.ts';
import { atLargest, evenly, SMALL, SMALL_TEXT } from './flow.ts';

type Columns = Extract<DeckDocumentSlide, { kind: 'columns' }>;

const GUTTER = 0.8;
const SIDES = ['left', 'right'] as const;
/** From the rule to the heading, and from the heading to the list, in inches. */
const GAP = { rule: 0.16, list: 0.2 };

/** Two lists beside each other, each under a rule and a heading, both at one size. */
export const columnsBody: BodyLayout<Columns> = (slide, area, look) => {
  const w = (area.w - GUTTER) / 2;
  const x = { left: area.x, right: area.x + w + GUTTER };
  const heading = (side: 'left' | 'right'): Draft => ({
    field: `${side}.heading`,
    text: slide[side].heading,
    style: styleOf('sans', 20, look.ink, { weight: 700 }),
    leading: 1.25,
  });
  const heads = { left: setParagraph(heading('left'), look, w), right: setParagraph(heading('right'), look, w) };
  const head = Math.max(heightOf([heads.left]), heightOf([heads.right]));
  const top = area.y + GAP.rule + head + GAP.list;
  const h = area.y + area.h - top;
  const drafts = (side: 'left' | 'right') => listAt(slide[side].lines, `${side}.lines`, look);

  const frame = (): PageElement[] =>
    SIDES.flatMap((side) => [
      { type: 'line', x1: x[side], y1: area.y, x2: x[side] + w, y2: area.y, color: look.ink, width: 1 },
      textElement({ name: `Heading ${side}`, role: 'label', box: { x: x[side], y: area.y + GAP.rule, w, h: head } }, [
        heads[side],
      ]),
    ]);
  const list = (side: 'left' | 'right', paragraphs: ReturnType<typeof setParagraphs>): PageElement =>
    textElement({ name: `List ${side}`, role: 'body', box: { x: x[side], y: top, w, h } }, paragraphs);

  const sizes = [24, 22, 20, 18, 16, SMALL];
  for (const size of sizes) {
    const both = SIDES.map((side) => atLargest([size], drafts(side), look, w, h));
    const [left, right] = both;
    if (!left || !right) continue;
    const warnings = size <= SMALL ? [SMALL_TEXT] : [];
    return [{ elements: [...frame(), list('left', left.paragraphs), list('right', right.paragraphs)], warnings }];
  }

  const left = evenly(setParagraphs(drafts('left')(16), look, w), h);
  const right = evenly(setParagraphs(drafts('right')(16), look, w), h);
  return Array.from({ length: Math.max(left.length, right.length) }, (_, page) => ({
    elements: [...frame(), list('left', left[page] ?? []), list('right', right[page] ?? [])],
  }));
};
