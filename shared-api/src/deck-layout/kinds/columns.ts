import type { DeckDocumentSlide } from '../../contract.ts';
import { type Draft, heightOf, type SetParagraph, textElement } from '../compose.ts';
import type { BodyLayout } from '../page.ts';
import { cleanText, styleOf } from '../text.ts';
import type { PageElement } from '../types.ts';
import { listAt } from './bullets.ts';
import { beforeAfter, plainColumns, type Side } from './columns-design.ts';
import { atLargest, BODY, overPages, SMALL, SMALL_TEXT } from './flow.ts';

type Columns = Extract<DeckDocumentSlide, { kind: 'columns' }>;

const SIDES = ['left', 'right'] as const;
const HEADING_MAX = 1.4;
/** Distance from the heading to the list. */
const GAP = 0.2;
/** The least height of columns that are as high as their text. */
const LEAST = 2.4;

/** Two lists side by side at the same text size, each below a heading. */
export const columnsBody: BodyLayout<Columns> = (slide, area, look) => {
  const design = slide.look === 'before-after' ? beforeAfter(look) : plainColumns(look);
  const { gutter, padding } = design;
  const column = (area.w - gutter) / 2;
  const left = { left: area.x, right: area.x + column + gutter };
  const w = column - 2 * padding.x;
  const heading = (side: Side) => {
    const at = (size: number): Draft[] => [
      {
        field: `${side}.heading`,
        text: slide[side].heading,
        style: styleOf(look, size, design.heading[side], { weight: 700 }),
        leading: 1.25,
      },
    ];
    return atLargest([20, 18, 16, SMALL, 12, 10, 8, 6], at, look, w, HEADING_MAX)?.paragraphs ?? [];
  };
  const isHeaded = !design.isTight || SIDES.some((side) => cleanText(slide[side].heading) !== '');
  const heads = isHeaded ? { left: heading('left'), right: heading('right') } : { left: [], right: [] };
  const head = Math.max(heightOf(heads.left), heightOf(heads.right));
  const top = area.y + padding.y + head + (isHeaded ? GAP : 0);
  const bottom = area.y + area.h - (design.isTight ? padding.y : 0);
  const most = bottom - top;
  const drafts = (side: Side) => listAt(slide[side].lines, `${side}.lines`, design.list[side]);

  const page = (lists: Record<Side, SetParagraph[]>): PageElement[] => {
    const used = top - area.y + Math.max(heightOf(lists.left), heightOf(lists.right)) + padding.y;
    const h = design.isTight ? Math.min(area.h, Math.max(LEAST, used)) : area.h;
    const box = (side: Side) => ({ x: left[side], y: area.y, w: column, h });
    return [
      ...design.behind({ left: box('left'), right: box('right') }),
      ...SIDES.flatMap((side) => {
        const inner = { x: left[side] + padding.x, w };
        const title = { ...inner, y: area.y + padding.y, h: head };
        return isHeaded ? [textElement({ name: `Heading ${side}`, role: 'label', box: title }, heads[side])] : [];
      }),
      ...SIDES.map((side) => {
        const list = { x: left[side] + padding.x, y: top, w, h: most };
        return textElement({ name: `List ${side}`, role: 'body', box: list }, lists[side]);
      }),
    ];
  };

  for (const size of [24, 22, 20, BODY]) {
    const [one, other] = SIDES.map((side) => atLargest([size], drafts(side), look, w, most));
    if (one && other) return [{ elements: page({ left: one.paragraphs, right: other.paragraphs }) }];
  }

  const one = overPages(drafts('left'), look, w, most);
  const other = overPages(drafts('right'), look, w, most);
  const warnings = Math.min(one.size, other.size) < BODY ? [SMALL_TEXT] : [];
  return Array.from({ length: Math.max(one.pages.length, other.pages.length) }, (_, index) => ({
    elements: page({ left: one.pages[index] ?? [], right: other.pages[index] ?? [] }),
    warnings: index === 0 ? warnings : [],
  }));
};
