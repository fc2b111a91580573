import { drawChart } from '../charts/draw-chart.ts';
import { figureFormat, valuesOf } from '../charts/figures.ts';
import { holeIn, sliceColor } from '../charts/pie.ts';
import { type Draft, filled, heightOf, setParagraph, textElement } from '../compose.ts';
import type { Body } from '../page.ts';
import { styleOf } from '../text.ts';
import type { ThemeLook } from '../themes.ts';
import type { Box, PageElement, SlideChart } from '../types.ts';
import { BODY, SMALL_TEXT } from './flow.ts';

const RING = 4.3;
/** Inches: from the ring to the rows, and the widths of the parts of a row. */
const GUTTER = 0.9;
/** Most of the width for the ring. */
const DRAWN = 0.38;
const SWATCH = 0.2;
const AMOUNT = 1.7;
const SHARE = 0.95;
/** Most height by which a row grows to fill the page. */
const STRETCH = 0.3;
const PADDING = 0.1;
/** Share of the hole for the total. LibreOffice draws smaller holes. */
const HOLE = 0.7;
const EMERGENCY = [16, 14, 12, 10, 8, 6, 4, 3];

/** Whether a unit can stand beside each amount. */
export const isShort = (unit: string) => unit.trim().length <= 4;

/** An amount with a short unit, such as “$1.6M” or “40%”. */
function withUnit(figure: string, unit: string): string {
  const said = unit.trim();
  if (said === '' || !isShort(said)) return figure;
  if (/^[$€£¥₹]/u.test(said)) return `${said[0]}${figure}${said.slice(1)}`;
  return `${figure}${said.startsWith('%') ? '' : ' '}${said}`;
}

const SCALES = [
  { from: 1e9, mark: 'B' },
  { from: 1e6, mark: 'M' },
  { from: 1e4, mark: 'K' },
] as const;

/** Writes amounts: each at its own scale, so that a small part is not “0.0M”, unless the unit has a scale. */
function figuresIn(unit: string, all: readonly number[]): (value: number) => string {
  const { write } = figureFormat(all);
  if (!/^\s*[$€£¥₹]?\s*$/u.test(unit)) return write;
  return (value) => {
    const scale = SCALES.find(({ from }) => Math.abs(value) >= from);
    const isHuge = Math.abs(value) >= 1e13;
    if (isHuge || !scale) return figureFormat([value]).write(value);
    const by = scale.mark === 'K' ? 1e3 : scale.from;
    return `${figureFormat([Number((value / by).toFixed(1))]).write(Number((value / by).toFixed(1)))}${scale.mark}`;
  };
}

/** A total in the unit of its parts, or in the next one: $900K and $1,100K are $2M. */
function totalOf(total: number, unit: string, write: (value: number) => string): string {
  const [, currency, scale] = /^([$€£¥₹])([KM])$/u.exec(unit.trim()) ?? [];
  const more = Number((total / 1000).toFixed(1));
  const isExact = currency !== undefined && more >= 1 && Math.abs(more * 1000 - total) < 0.5;
  return isExact
    ? `${currency}${figureFormat([more]).write(more)}${scale === 'K' ? 'M' : 'B'}`
    : withUnit(write(total), unit);
}

const shareOf = (part: number) => (part < 0.005 ? '<1%' : `${Math.round(part * 100)}%`);

/** Shares of a whole: a ring with the total in it, and beside it each part with its amount and its share. */
export function sharesIn(chart: SlideChart, area: Box, look: ThemeLook): Required<Body> {
  const values = chart.categories.map((_, index) => chart.series[0]?.values[index] ?? null);
  const total = values.reduce((sum: number, value) => sum + Math.max(0, value ?? 0), 0);
  const write = figuresIn(chart.unit, [...valuesOf(chart), total]);
  const isPercent = chart.unit.trim().startsWith('%');
  const diameter = Math.min(RING, area.h, area.w * DRAWN);
  const ring = { x: area.x, y: area.y + (area.h - diameter) / 2, w: diameter, h: diameter };
  const { element } = drawChart(chart, ring, look, false);
  const x = area.x + diameter + GUTTER;
  const w = area.x + area.w - x;
  const shareWidth = isPercent ? 0 : SHARE;
  const nameWidth = w - SWATCH - 0.2 - AMOUNT - shareWidth;

  const rowsAt = (size: number) =>
    chart.categories.map((name, index) => {
      const value = values[index] ?? null;
      const figure = value === null ? '–' : withUnit(write(value), chart.unit);
      const share = isPercent || value === null || value <= 0 ? '' : shareOf(value / total);
      const style = (color: typeof look.ink, weight: 400 | 700 = 400) => styleOf(look, size, color, { weight });
      const set = (draft: Draft, width: number) => setParagraph({ leading: 1.25, ...draft }, look, width);
      return {
        name: set({ field: `chart.categories.${index}`, text: name, style: style(look.ink) }, nameWidth),
        amount: set({ field: null, text: figure, style: style(look.ink, 700), align: 'right' }, AMOUNT),
        share: set({ field: null, text: share, style: style(look.muted), align: 'right' }, Math.max(shareWidth, 0.1)),
      };
    });
  const heightIn = (row: ReturnType<typeof rowsAt>[number]) =>
    Math.max(row.name.height, row.amount.height, row.share.height) + 2 * PADDING;
  const sumOf = (rows: ReturnType<typeof rowsAt>) => rows.reduce((sum, row) => sum + heightIn(row), 0);
  const sizes = [22, 20, BODY, ...EMERGENCY];
  const size = sizes.find((one) => sumOf(rowsAt(one)) <= area.h) ?? 3;
  const rows = rowsAt(size);
  const stretch = Math.max(0, Math.min(STRETCH, (area.h - sumOf(rows)) / rows.length));
  let y = area.y + (area.h - sumOf(rows) - stretch * rows.length) / 2;

  const elements = rows.flatMap((row, index): PageElement[] => {
    const h = heightIn(row) + stretch;
    const fill = sliceColor(index, rows.length, look.series);
    const line = row.name.leading / 72;
    const inner = { y: y + (h - Math.max(row.name.height, row.amount.height)) / 2, h: h - 2 * PADDING };
    const place = (left: number, width: number) => ({
      x: left,
      y: inner.y,
      w: width,
      h: Math.min(inner.h, y + h - inner.y),
    });
    const swatch = { x, y: inner.y + (line - SWATCH) / 2, w: SWATCH, h: SWATCH };
    const drawn: PageElement[] = [
      ...(index === 0
        ? []
        : [{ type: 'line' as const, x1: x, y1: y, x2: x + w, y2: y, color: look.line, width: 0.75 }]),
      filled(swatch, fill),
      textElement({ name: `Part ${index + 1}`, role: 'body', box: place(x + SWATCH + 0.2, nameWidth) }, [row.name]),
      textElement({ name: `Amount ${index + 1}`, role: 'body', box: place(x + w - shareWidth - AMOUNT, AMOUNT) }, [
        row.amount,
      ]),
      ...(isPercent
        ? []
        : [textElement({ name: `Share ${index + 1}`, role: 'body', box: place(x + w - SHARE, SHARE) }, [row.share])]),
    ];
    y += h;
    return drawn;
  });

  const hole = holeIn(ring, false) * HOLE;
  const totals = [40, 36, 32, 28, 24, 20, BODY, ...EMERGENCY].map((points) =>
    setParagraph(
      {
        field: null,
        text: isPercent || total === 0 ? '' : totalOf(total, chart.unit, write),
        style: styleOf(look, points, look.ink, { weight: 700 }),
        align: 'center',
        leading: 1.2,
      },
      look,
      hole,
    ),
  );
  const sum = totals.find(({ lines }) => lines.length === 1);
  const middle = sum ? heightOf([sum]) : 0;
  const box = { x: ring.x + (diameter - hole) / 2, y: ring.y + (diameter - middle) / 2, w: hole, h: middle };
  return {
    elements: [
      element,
      ...(sum && sum.runs.length > 0 ? [textElement({ name: 'Total', role: 'label', box }, [sum])] : []),
      ...elements,
    ],
    warnings: size < BODY ? [SMALL_TEXT] : [],
  };
}
