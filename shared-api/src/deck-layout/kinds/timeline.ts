import type { DeckDocumentSlide } from '../../contract.ts';
import { type Draft, heightOf, type SetParagraph, setParagraph, setParagraphs, textElement } from '../compose.ts';
import type { Body, BodyLayout } from '../page.ts';
import { cleanText, styleOf } from '../text.ts';
import type { ThemeLook } from '../themes.ts';
import type { Box, GraphicMark, PageElement, Point } from '../types.ts';
import { BODY, isCut, SMALL_TEXT } from './flow.ts';

type Step = Extract<DeckDocumentSlide, { kind: 'timeline' }>['steps'][number];

const GUTTER = 0.4;
const NODE = 0.4;
/** Distances in inches: from the date to the node, and from the node to the title. */
const GAP = { date: 0.2, title: 0.28 };
/** Of a timeline that runs down the page: the dates, the rail and the distance to the text. */
const DOWN = { dates: 2.1, rail: 0.75, gap: 0.3 };
const RAIL = 3;
const EMERGENCY = [0.8, 0.66, 0.54, 0.44, 0.34, 0.26, 0.2];

const isPlanned = ({ state }: Step) => state === 'planned';

const dateOf = (step: Step, index: number, size: number, look: ThemeLook): Draft => ({
  field: `steps.${index}.date`,
  text: step.date,
  style: styleOf(look, size, isPlanned(step) ? look.ink : look.accent, { weight: 700 }),
  leading: 1.25,
});

const titleOf = (step: Step, index: number, size: number, look: ThemeLook): Draft => ({
  field: `steps.${index}.title`,
  text: step.title,
  style: styleOf(look, size, look.ink, { weight: 700 }),
  leading: 1.25,
});

const textOf = (step: Step, index: number, size: number, look: ThemeLook): Draft => ({
  field: `steps.${index}.text`,
  text: step.text,
  style: styleOf(look, size, look.soft),
  leading: 1.32,
  above: 6,
});

/** The title and the text of a step, at their sizes. */
const aboutOf = (step: Step, index: number, title: number, text: number, look: ThemeLook): Draft[] =>
  [titleOf(step, index, title, look), textOf(step, index, text, look)].filter(
    ({ text: written }, part) => part === 0 || written.trim() !== '',
  );

/** A tick, as a polygon around a point. */
function tick({ x, y }: Point, size: number): Point[] {
  const corners: [number, number][] = [
    [-0.5, 0.02],
    [-0.36, -0.12],
    [-0.14, 0.1],
    [0.36, -0.4],
    [0.5, -0.26],
    [-0.14, 0.38],
  ];
  return corners.map(([dx, dy]) => ({ x: x + dx * size, y: y + dy * size }));
}

/** The mark of a step: filled with a tick when it is done, a target when it is current, open when it is planned. */
function node({ state }: Step, { x, y }: Point, look: ThemeLook): GraphicMark[] {
  const disc = (size: number) => ({ x: x - size / 2, y: y - size / 2, w: size, h: size });
  const size = NODE * 0.5;
  switch (state) {
    case 'done': {
      const points = tick({ x, y }, size);
      const box = { x: x - size * 0.5, y: y - size * 0.4, w: size, h: size * 0.78 };
      return [
        { type: 'ellipse', box: disc(NODE), fill: look.accent },
        { type: 'polygon', box, points, fill: look.background },
      ];
    }
    case 'current':
      return [
        { type: 'ellipse', box: disc(NODE), fill: look.background, stroke: look.accent, strokeWidth: RAIL },
        { type: 'ellipse', box: disc(NODE * 0.44), fill: look.accent },
      ];
    case 'planned':
      return [{ type: 'ellipse', box: disc(NODE * 0.76), fill: look.background, stroke: look.accent, strokeWidth: 3 }];
  }
}

const STATES = { done: 'Done', current: 'Current', planned: 'Planned' } as const;

const describe = (steps: readonly Step[]) =>
  cleanText(
    `Timeline. ${steps.map(({ state, date, title }) => `${STATES[state]}: ${[title, date].filter((text) => text.trim() !== '').join(', ')}`).join('; ')}.`,
  );

/** The rail through the nodes, drawn in full up to the last step that is done or current. */
function rail(steps: readonly Step[], nodes: readonly Point[], end: Point, look: ThemeLook): PageElement {
  const [first = end] = nodes;
  const reached = nodes[steps.findLastIndex((step) => !isPlanned(step))];
  const line = (to: Point, color: typeof look.line): GraphicMark => ({
    type: 'line',
    x1: first.x,
    y1: first.y,
    x2: to.x,
    y2: to.y,
    color,
    width: RAIL,
  });
  const marks = [
    line(end, look.line),
    ...(reached && reached !== first ? [line(reached, look.accent)] : []),
    ...steps.flatMap((step, index) => node(step, nodes[index] ?? end, look)),
  ];
  const half = NODE / 2;
  const box = { x: first.x - half, y: first.y - half, w: end.x - first.x + NODE, h: end.y - first.y + NODE };
  return { type: 'graphic', name: 'Timeline', box, alt: describe(steps), marks };
}

/** Steps side by side under a rail that runs across the page; null if their text does not fit. */
function across(steps: readonly Step[], area: Box, look: ThemeLook): Body | null {
  const count = Math.max(3, steps.length);
  const w = (area.w - GUTTER * (count - 1)) / count;
  for (const [date, title, text] of [
    [24, 26, 22],
    [22, 24, 20],
    [20, 22, 20],
    [BODY, 20, BODY],
    [BODY, BODY, BODY],
  ] as const) {
    const sets = steps.map((step, index) => ({
      date: setParagraph(dateOf(step, index, date, look), look, w),
      about: setParagraphs(aboutOf(step, index, title, text, look), look, w),
    }));
    const dates = Math.max(0, ...sets.map((set) => set.date.height));
    const abouts = Math.max(0, ...sets.map(({ about }) => heightOf(about)));
    const head = dates + GAP.date + NODE + GAP.title;
    const h = head + abouts;
    const isCrowded = sets.some(
      (set) =>
        set.date.lines.length > 2 || [set.date, ...set.about].some(isCut) || (set.about[0]?.lines.length ?? 0) > 4,
    );
    if (h > area.h || isCrowded) continue;
    const top = area.y + Math.min(1.2, (area.h - h) * 0.4);
    const y = top + dates + GAP.date + NODE / 2;
    const lefts = sets.map((_, index) => area.x + index * (w + GUTTER));
    const nodes = lefts.map((x) => ({ x: x + NODE / 2, y }));
    return {
      elements: [
        rail(steps, nodes, { x: area.x + area.w, y }, look),
        ...sets.flatMap((set, index) => {
          const x = lefts[index] ?? area.x;
          const dateBox = { x, y: top, w, h: dates };
          const about = { x, y: top + head, w, h: heightOf(set.about) };
          return [
            textElement({ name: `Date ${index + 1}`, role: 'label', box: dateBox, anchor: 'bottom' }, [set.date]),
            textElement({ name: `Step ${index + 1}`, role: 'body', box: about }, set.about),
          ];
        }),
      ],
    };
  }
  return null;
}

interface Row {
  index: number;
  date: SetParagraph;
  about: SetParagraph[];
  h: number;
}

function rowsAt(steps: readonly Step[], scale: number, look: ThemeLook, w: number): Row[] {
  const at = (size: number, floor: number) => (scale < 1 ? size * scale : Math.max(size, floor));
  return steps.map((step, index) => {
    const date = setParagraph(dateOf(step, index, at(16, 12), look), look, DOWN.dates);
    const about = setParagraphs(aboutOf(step, index, at(20, BODY), at(BODY, BODY), look), look, w);
    return { index, date, about, h: Math.max(date.height, heightOf(about), NODE) };
  });
}

/** Steps below each other along a rail that runs down the page. */
function down(steps: readonly Step[], rows: readonly Row[], area: Box, look: ThemeLook): Body {
  const sum = rows.reduce((all, { h }) => all + h, 0);
  const gap = rows.length > 1 ? Math.min(0.5, (area.h - sum) / (rows.length - 1)) : 0;
  const spare = area.h - sum - gap * (rows.length - 1);
  let y = area.y + spare * 0.2;
  const x = area.x + DOWN.dates + DOWN.rail / 2;
  const left = area.x + DOWN.dates + DOWN.rail + DOWN.gap - 0.2;
  const nodes: Point[] = [];
  const texts = rows.flatMap(({ index, date, about, h }) => {
    const first = (about[0]?.leading ?? 24) / 72;
    const center = y + first / 2;
    nodes.push({ x, y: center });
    const lead = Math.max(0, first / 2 - date.leading / 144);
    const name = (part: string) => `${part} ${index + 1}`;
    const elements = [
      textElement({ name: name('Date'), role: 'label', box: { x: area.x, y: y + lead, w: DOWN.dates, h: h - lead } }, [
        { ...date, draft: { ...date.draft, align: 'right' } },
      ]),
      textElement({ name: name('Step'), role: 'body', box: { x: left, y, w: area.x + area.w - left, h } }, about),
    ];
    y += h + gap;
    return elements;
  });
  const end = nodes.at(-1) ?? { x, y };
  const shown = rows.flatMap(({ index }) => steps[index] ?? []);
  return { elements: [rail(shown, nodes, end, look), ...texts] };
}

/** Steps on a rail: across the page, or down it if they have more to say, on as many pages as they need. */
export const timelineBody: BodyLayout<Extract<DeckDocumentSlide, { kind: 'timeline' }>> = ({ steps }, area, look) => {
  if (steps.length === 0) return [{ elements: [] }];
  const wide = across(steps, area, look);
  if (wide) return [wide];
  const w = area.w - DOWN.dates - DOWN.rail - DOWN.gap + 0.2;
  for (const scale of [1, ...EMERGENCY]) {
    const rows = rowsAt(steps, scale, look, w).map((row) => ({ ...row, h: row.h + 0.02 }));
    if (rows.some(({ h }) => h > area.h - 0.2)) continue;
    const pages: Row[][] = [[]];
    for (const row of rows) {
      const page = pages.at(-1) ?? [];
      const used = page.reduce((all, { h }) => all + h + 0.16, 0);
      if (page.length > 0 && used + row.h > area.h) pages.push([row]);
      else page.push(row);
    }
    return pages.map((page, index) => ({
      ...down(steps, page, area, look),
      warnings: index === 0 && scale < 1 ? [SMALL_TEXT] : [],
    }));
  }
  return [{ elements: [] }];
};
