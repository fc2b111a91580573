import type { DeckDocumentSlide } from '../../contract.ts';
import {
  type Draft,
  heightOf,
  type SetParagraph,
  setParagraph,
  setParagraphs,
  textElement,
  withoutEmptyRoom,
  withoutLostWord,
} from '../compose.ts';
import type { BodyLayout } from '../page.ts';
import { cleanText, styleOf } from '../text.ts';
import type { ThemeLook } from '../themes.ts';
import type { Box, GraphicElement } from '../types.ts';
import { atLargest, BODY, SMALL_TEXT } from './flow.ts';

type BigNumber = Extract<DeckDocumentSlide, { kind: 'number' }>;

/** Share of the width for the number when a sentence stands beside it. */
const SHARE = 0.58;
const GUTTER = 0.75;
const INSET = 0.45;
const LARGE = [240, 220, 200, 180, 166, 150, 136, 124, 112, 100, 90, 80, 72, 64];
const LONG = [60, 54, 48, 40, 34, 28, 24, 20] as const;
const EMERGENCY = [14, 12, 10, 8, 6, 4];
/** Height of the bar of a share, and the space above it. */
const BAR = 0.24;
const ABOVE_BAR = 0.42;

const PERCENT = /^(?:(?:over|more than|about|around|roughly|nearly|almost) )?(\d{1,3}(?:\.\d+)?)\s?%$/iu;

/** "4%" with the label "of berth hours" is a part of a whole: 0.04. Null for growth, margins and other numbers. */
function shareOf({ value: text, label: counted }: BigNumber): number | null {
  const percent = PERCENT.exec(text.trim())?.[1];
  const share = Number(percent) / 100;
  return percent !== undefined && /^of\b/iu.test(counted.trim()) && share <= 1 ? share : null;
}

/** A share as the filled part of a bar. */
const bar = ({ value: text, label: counted }: BigNumber, share: number, box: Box, look: ThemeLook): GraphicElement => {
  const rect = { type: 'rect' as const, stroke: null, strokeWidth: 0, radius: 0 };
  return {
    type: 'graphic',
    name: 'Share',
    box,
    alt: cleanText(`Bar filled to ${text.trim()} ${counted.trim()}.`),
    marks: [
      { ...rect, box, fill: look.tint },
      ...(share > 0 ? [{ ...rect, box: { ...box, w: box.w * share }, fill: look.accent }] : []),
    ],
  };
};

const value = ({ value: text }: BigNumber, size: number, look: ThemeLook): Draft => ({
  field: 'value',
  text,
  style: styleOf('sans', size, look.accent, { weight: 700 }),
  leading: size > LONG[0] ? 1.12 : 1.2,
});

const label = ({ label: text }: BigNumber, size: number, look: ThemeLook): Draft => ({
  field: 'label',
  text,
  style: styleOf('sans', size, look.ink, { weight: 700 }),
  leading: 1.25,
  above: 10,
});

/** The source below the label, where no sentence stands beside the number. */
const sourceBelow = ({ source, context }: BigNumber, size: number, look: ThemeLook): Draft[] =>
  context.trim() !== '' || source.trim() === ''
    ? []
    : [{ field: 'source', text: source, style: styleOf('sans', size, look.muted), leading: 1.35, above: size * 0.75 }];

/** The number on one line, as large as there is room; a long one on several lines. */
function figureIn(slide: BigNumber, look: ThemeLook, w: number, h: number): SetParagraph[] | null {
  const source = setParagraphs(sourceBelow(slide, 14, look), look, w);
  const labels = [28, 24, 20, BODY].map((size) => label(slide, size, look));
  for (const size of LARGE) {
    const number = setParagraph(value(slide, size, look), look, w);
    if (number.lines.length > 1) continue;
    const below = labels.map((draft) => setParagraph(draft, look, w)).find(({ lines }) => lines.length <= 2);
    if (below && heightOf([number, below, ...source]) <= h) return [number, below, ...source];
  }
  for (const size of LONG) {
    const drafts = [value(slide, size, look), label(slide, Math.min(size, 20), look)];
    const set = [...setParagraphs(drafts, look, w), ...source];
    if (heightOf(set) <= h) return set;
  }
  return null;
}

/**
 * One number as large as the page allows, with its label; beside it a sentence of context and the source, and below it
 * the bar of a share.
 */
export const numberBody: BodyLayout<BigNumber> = (slide, whole, look) => {
  const share = shareOf(slide);
  const area = { ...whole, h: whole.h - (share === null ? 0 : BAR + ABOVE_BAR) };
  const isAlone = slide.context.trim() === '';
  const w = isAlone ? area.w : (area.w - GUTTER) * SHARE;
  const right = { x: area.x + w + GUTTER, w: area.w - w - GUTTER };
  const drafts = (size: number): Draft[] => [
    { field: 'context', text: slide.context, style: styleOf('sans', size, look.soft), leading: 1.38 },
    {
      field: 'source',
      text: slide.source,
      style: styleOf('sans', Math.min(13, size), look.muted),
      leading: 1.35,
      above: size * 0.75,
    },
  ];
  const smallest = (size: number) => [
    value(slide, size, look),
    label(slide, size, look),
    ...sourceBelow(slide, size, look),
  ];
  const fitted = figureIn(slide, look, w, area.h) ?? atLargest(EMERGENCY, smallest, look, w, area.h)?.paragraphs ?? [];
  const figure = fitted.map(withoutEmptyRoom);
  const beside = atLargest([26, 24, 22, 20, BODY, ...EMERGENCY], drafts, look, right.w - INSET, area.h);
  const isSmall = (figure[0]?.draft.style.size ?? 0) < BODY || (!isAlone && (beside?.size ?? 0) < BODY);
  const sentence = (beside?.paragraphs ?? []).map((paragraph) =>
    withoutEmptyRoom(withoutLostWord(paragraph, look, right.w - INSET)),
  );
  const heights = [heightOf(figure), isAlone ? 0 : heightOf(sentence)];
  const h = Math.max(...heights);
  const box = { x: area.x, y: area.y + Math.max(0, (area.h - h) * 0.4), w, h };
  const text = { ...right, x: right.x + INSET, w: right.w - INSET, y: box.y, h };
  return [
    {
      elements: [
        textElement({ name: 'Number', role: 'body', box, anchor: 'middle' }, figure),
        ...(isAlone
          ? []
          : [
              {
                type: 'line' as const,
                x1: right.x,
                y1: box.y,
                x2: right.x,
                y2: box.y + h,
                color: look.accent,
                width: 3,
              },
              textElement({ name: 'Context', role: 'body', box: text, anchor: 'middle' }, sentence),
            ]),
        ...(share === null
          ? []
          : [bar(slide, share, { x: area.x, y: box.y + h + ABOVE_BAR, w: area.w, h: BAR }, look)]),
      ],
      warnings: isSmall ? [SMALL_TEXT] : [],
    },
  ];
};
