import type { DeckDocumentSlide } from '../../contract.ts';
import { type Draft, heightOf, type SetParagraph, setParagraphs, textElement } from '../compose.ts';
import type { BodyLayout } from '../page.ts';
import { cleanText, styleOf } from '../text.ts';
import { mix, type ThemeLook } from '../themes.ts';
import type { Box, Color, GraphicElement, GraphicMark, Point } from '../types.ts';
import { BODY, SMALL_TEXT } from './flow.ts';

type Market = Extract<DeckDocumentSlide, { kind: 'market' }>;

/** Distance from the drawing to the text, in inches. */
const GUTTER = 0.9;
/** Most of the width for the drawing. */
const DRAWN = 0.45;
const DOT = 0.09;
/** Diameters of the circles, relative to the largest, by their number. */
const DIAMETERS: Record<number, number[]> = { 1: [1], 2: [1, 0.56], 3: [1, 0.68, 0.38], 4: [1, 0.76, 0.53, 0.31] };
const VALUES: Record<number, number> = { 1: 80, 2: 54, 3: 40, 4: 32 };
const EMERGENCY = [0.85, 0.7, 0.58, 0.46, 0.36, 0.28, 0.22, 0.18];

/** From a tint for the whole market to the accent for the part that can be won. */
const fillOf = (index: number, count: number, { background, accent }: ThemeLook): Color =>
  index === count - 1 ? accent : mix(background, accent, 0.14 + (index / Math.max(1, count - 1)) * 0.6);

/** A drawing, and the point on the edge of each part from which a line leads to its text. */
interface Drawing {
  graphic: GraphicElement;
  anchors: Point[];
  w: number;
}

const saidOf = ({ value, label }: Market['markets'][number]) =>
  [value, label].filter((text) => text.trim() !== '').join(' ');

/** Circles within each other, which touch at the bottom. */
function circles({ markets }: Market, area: Box, look: ThemeLook): Drawing {
  const most = Math.min(area.h, 4.9, area.w * DRAWN);
  const count = markets.length;
  const diameters = (DIAMETERS[count] ?? [1]).map((share) => share * most);
  const bottom = area.y + area.h - (area.h - most) / 2;
  const cx = area.x + most / 2;
  const marks = diameters.map(
    (d, index): GraphicMark => ({
      type: 'ellipse',
      box: { x: cx - d / 2, y: bottom - d, w: d, h: d },
      fill: fillOf(index, count, look),
      stroke: look.accent,
      strokeWidth: 1.25,
    }),
  );
  const anchors = diameters.map((d, index) => {
    const next = diameters[index + 1];
    const y = next === undefined ? bottom - d / 2 : bottom - (d + next) / 2;
    const up = y - (bottom - d / 2);
    return { x: cx + Math.sqrt((d / 2) ** 2 - up ** 2), y };
  });
  const alt = cleanText(`Nested circles, largest first: ${markets.map(saidOf).join('; ')}.`);
  const box = { x: area.x, y: bottom - most, w: most, h: most };
  return { graphic: { type: 'graphic', name: 'Market', box, alt, marks }, anchors, w: most };
}

/** A funnel that narrows from part to part. */
function funnel({ markets }: Market, area: Box, look: ThemeLook): Drawing {
  const count = markets.length;
  const gap = 0.09;
  const w = Math.min(4.9, area.w * DRAWN);
  const h = (area.h - gap * (count - 1)) / count;
  const cx = area.x + w / 2;
  const narrow = w * 0.24;
  const widthAt = (y: number) => w - (w - narrow) * ((y - area.y) / area.h);
  const tops = markets.map((_, index) => area.y + index * (h + gap));
  const marks = tops.map((y, index): GraphicMark => {
    const [top, low] = [widthAt(y) / 2, widthAt(y + h) / 2];
    return {
      type: 'polygon',
      box: { x: cx - top, y, w: 2 * top, h },
      points: [
        { x: cx - top, y },
        { x: cx + top, y },
        { x: cx + low, y: y + h },
        { x: cx - low, y: y + h },
      ],
      fill: fillOf(index, count, look),
    };
  });
  const anchors = tops.map((y) => ({ x: cx + widthAt(y + h / 2) / 2, y: y + h / 2 }));
  const alt = cleanText(`Funnel, largest first: ${markets.map(saidOf).join('; ')}.`);
  const box = { x: area.x, y: area.y, w, h: area.h };
  return { graphic: { type: 'graphic', name: 'Market', box, alt, marks }, anchors, w };
}

/** Text about each part, at a scale of at most 1. */
const draftsOf = ({ markets }: Market, index: number, scale: number, look: ThemeLook): Draft[] => {
  const market = markets[index];
  const field = `markets.${index}`;
  const value = Math.round((VALUES[markets.length] ?? 36) * Math.max(scale, 0.3));
  const at = (size: number) => (scale >= 0.7 ? size : size * scale);
  return [
    {
      field: `${field}.value`,
      text: market?.value ?? '',
      style: styleOf(look, scale < 0.3 ? 60 * scale : value, look.accent, { weight: 700 }),
      leading: 1.08,
    },
    {
      field: `${field}.label`,
      text: market?.label ?? '',
      style: styleOf(look, at(markets.length > 3 ? BODY : 20), look.ink),
      leading: 1.28,
      above: 1,
    },
    {
      field: `${field}.source`,
      text: market?.source ?? '',
      style: styleOf(look, at(13), look.muted),
      leading: 1.3,
      above: 3,
    },
  ].filter(({ text }, part) => part === 0 || text.trim() !== '');
};

/** Places texts beside their anchors, without overlap. */
function placed(heights: readonly number[], anchors: readonly number[], area: Box, gap: number): number[] {
  const tops = heights.map((h, index) => (anchors[index] ?? area.y) - h / 2);
  let from = area.y;
  const pushed = tops.map((top, index) => {
    const y = Math.max(top, from);
    from = y + (heights[index] ?? 0) + gap;
    return y;
  });
  let to = area.y + area.h;
  return pushed
    .toReversed()
    .map((top, back) => {
      const h = heights[heights.length - 1 - back] ?? 0;
      const y = Math.min(top, to - h);
      to = y - gap;
      return y;
    })
    .toReversed();
}

/** Markets within each other, drawn as circles or as a funnel, each with its value, label and source. */
export const marketBody: BodyLayout<Market> = (slide, area, look) => {
  const { markets } = slide;
  if (markets.length === 0) return [{ elements: [] }];
  const { graphic, anchors, w } = (slide.look === 'funnel' ? funnel : circles)(slide, area, look);
  const x = area.x + w + GUTTER;
  const width = area.x + area.w - x;
  const gap = 0.12;
  const room = area.h - gap * (markets.length - 1);
  let sets: SetParagraph[][] = [];
  let scale = 1;
  for (scale of [1, 0.92, ...EMERGENCY]) {
    sets = markets.map((_, index) => setParagraphs(draftsOf(slide, index, scale, look), look, width));
    if (sets.reduce((sum, set) => sum + heightOf(set), 0) <= room) break;
  }
  const heights = sets.map(heightOf);
  const tops = placed(
    heights,
    anchors.map(({ y }) => y),
    area,
    gap,
  );
  const leaders = anchors.flatMap((from): GraphicMark[] => [
    { type: 'line', x1: from.x, y1: from.y, x2: x - 0.2, y2: from.y, color: look.ink, width: 0.75 },
    { type: 'ellipse', box: { x: from.x - DOT / 2, y: from.y - DOT / 2, w: DOT, h: DOT }, fill: look.ink },
  ]);
  return [
    {
      elements: [
        { ...graphic, box: { ...graphic.box, w: x - 0.2 - area.x }, marks: [...graphic.marks, ...leaders] },
        ...sets.map((set, index) =>
          textElement(
            {
              name: `Market ${index + 1}`,
              role: 'body',
              box: { x, y: tops[index] ?? area.y, w: width, h: heights[index] ?? 0 },
            },
            set,
          ),
        ),
      ],
      warnings: scale < 0.7 ? [SMALL_TEXT] : [],
    },
  ];
};
