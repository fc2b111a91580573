import { filled } from '../compose.ts';
import type { Box, ChartMark, Color } from '../types.ts';
import type { PlotSetting } from './plot.ts';

const HOLE = 0.58;
const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** Colours repeat, but the last slice never gets the colour of the first one beside it. */
export function sliceColor(index: number, count: number, colors: readonly Color[]): Color {
  const isLast = index > 0 && index === count - 1 && index % colors.length === 0;
  return colors[(isLast ? 1 : index) % colors.length] ?? '#000000';
}

function slice(cx: number, cy: number, outer: number, from: number, to: number): string {
  const inner = outer * HOLE;
  const point = (radius: number, turn: number) => {
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    return `${round(cx + radius * Math.cos(angle))} ${round(cy + radius * Math.sin(angle))}`;
  };
  const end = Math.min(to, from + 0.9999);
  const large = end - from > 0.5 ? 1 : 0;
  return `M${point(outer, from)}A${outer} ${outer} 0 ${large} 1 ${point(outer, end)}L${point(inner, end)}A${inner} ${inner} 0 ${large} 0 ${point(inner, from)}Z`;
}

/** Position of the ring in the chart's box: at its left beside a legend, otherwise in its middle. */
export function ringIn({ x, y, w, h }: Box, legend: boolean) {
  const diameter = legend ? Math.min(h, w * 0.42) : Math.min(w, h);
  return { diameter, center: { x: legend ? x + diameter / 2 + 0.2 : x + w / 2, y: y + h / 2 } };
}

/** Diameter of the hole in a ring. */
export const holeIn = (box: Box, legend: boolean): number => ringIn(box, legend).diameter * HOLE;

function ring({ diameter, center }: ReturnType<typeof ringIn>, { chart, look }: PlotSetting): ChartMark[] {
  const values = chart.series[0]?.values ?? [];
  const total = values.reduce((sum: number, value) => sum + Math.max(0, value ?? 0), 0);
  let turn = 0;
  return values.flatMap((value, index): ChartMark[] => {
    if (value === null || value <= 0) return [];
    const from = turn;
    turn += value / total;
    const fill = sliceColor(index, values.length, look.series);
    const d = slice(center.x, center.y, round(diameter / 2), from, turn);
    return [{ type: 'path', d, fill, stroke: look.background, strokeWidth: 1.5 }];
  });
}

/** Draws the first series as a ring that fills the box. Values of zero or less are not drawn. */
export const drawRing = (box: Box, setting: PlotSetting): ChartMark[] => ring(ringIn(box, false), setting);

/** Draws the first series as a ring, with names and values beside it. */
export function drawPie(box: Box, setting: PlotSetting): ChartMark[] {
  const { chart, look, labels, format, size } = setting;
  const values = chart.series[0]?.values ?? [];
  const place = ringIn(box, true);
  const { x: cx, y: cy } = place.center;
  const outer = place.diameter / 2;
  const marks = ring(place, setting);
  const columns = Math.ceil(values.length / 12);
  const rows = Math.ceil(values.length / columns);
  const left = cx + outer + 0.7;
  const width = Math.min((box.x + box.w - left) / columns, 4.6);
  const row = Math.min(0.46, box.h / rows);
  const points = Math.min(size + 2, row * 72 * 0.62);
  const top = cy - (row * rows) / 2;
  chart.categories.forEach((name, index) => {
    const x = left + Math.floor(index / rows) * width;
    const y = top + ((index % rows) + 0.5) * row;
    const fill = sliceColor(index, values.length, look.series);
    const value = values[index];
    const figure = value === null || value === undefined ? '–' : format.write(value);
    const room = Math.min(1.2, width * 0.3);
    marks.push(filled({ x, y: y - 0.07, w: 0.14, h: 0.14 }, fill));
    marks.push(labels.label(name, x + 0.26, y, width - 0.26 - room - 0.2, 'left', points, look.ink));
    marks.push(labels.label(figure, x + width - 0.12, y, room, 'right', points, look.ink));
  });
  return marks;
}
