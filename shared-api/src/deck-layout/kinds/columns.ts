import type { DeckDocumentSlide } from '../../contract.ts';
import { type Draft, heightOf, type SetParagraph, textElement } from '../compose.ts';
import type { BodyLayout } from '../page.ts';
import { styleOf } from '../text.ts';
import type { PageElement } from '../types.ts';
import { listAt } from './bullets.ts';
import { atLargest, BODY, overPages, SMALL, SMALL_TEXT } from './flow.ts';

type Columns = Extract<DeckDocumentSlide, { kind: 'columns' }>;

const GUTTER = 0.8;
const SIDES = ['left', 'right'] as const;
const HEADING_MAX = 1.4;
/** Distances from the rule to the heading and from the heading to the list, in inches. */
const GAP = { rule: 0.16, list: 0.2 };

/** Two lists side by side at the same text size, each under a rule and a heading. */
export const columnsBody: BodyLayout<Columns> = (slide, area, look) => {
  const w = (area.w - GUTTER) / 2;
  const x = { left: area.x, right: area.x + w + GUTTER };
  const heading = (side: 'left' | 'right') => {
    const at = (size: number): Draft[] => [
      {
        field: `${side}.heading`,
        text: slide[side].heading,
        style: styleOf('sans', size, look.ink, { weight: 700 }),
        leading: 1.25,
      },
    ];
    return atLargest([20, 18, 16, SMALL, 12, 10, 8, 6], at, look, w, HEADING_MAX)?.paragraphs ?? [];
  };
  const heads = { left: heading('left'), right: heading('right') };
  const head = Math.max(heightOf(heads.left), heightOf(heads.right));
  const top = area.y + GAP.rule + head + GAP.list;
  const h = area.y + area.h - top;
  const drafts = (side: 'left' | 'right') => listAt(slide[side].lines, `${side}.lines`, look);

  const frame = (): PageElement[] =>
    SIDES.flatMap((side) => [
      { type: 'line', x1: x[side], y1: area.y, x2: x[side] + w, y2: area.y, color: look.ink, width: 1 },
      textElement(
        { name: `Heading ${side}`, role: 'label', box: { x: x[side], y: area.y + GAP.rule, w, h: head } },
        heads[side],
      ),
    ]);
  const list = (side: 'left' | 'right', paragraphs: SetParagraph[]): PageElement =>
    textElement({ name: `List ${side}`, role: 'body', box: { x: x[side], y: top, w, h } }, paragraphs);

  const sizes = [24, 22, 20, BODY];
  for (const size of sizes) {
    const both = SIDES.map((side) => atLargest([size], drafts(side), look, w, h));
    const [left, right] = both;
    if (!left || !right) continue;
    return [{ elements: [...frame(), list('left', left.paragraphs), list('right', right.paragraphs)] }];
  }

  const left = overPages(drafts('left'), look, w, h);
  const right = overPages(drafts('right'), look, w, h);
  const warnings = Math.min(left.size, right.size) < BODY ? [SMALL_TEXT] : [];
  return Array.from({ length: Math.max(left.pages.length, right.pages.length) }, (_, page) => ({
    elements: [...frame(), list('left', left.pages[page] ?? []), list('right', right.pages[page] ?? [])],
    warnings: page === 0 ? warnings : [],
  }));
};
