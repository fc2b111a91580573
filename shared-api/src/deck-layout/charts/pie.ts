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

/** Position of the ring in the chart's box. */
export function ringIn({ x, y, w, h }: Box) {
  const diameter = Math.min(h, w * 0.42);
  return { diameter, center: { x: x + diameter / 2 + 0.2, y: y + h / 2 } };
}

/** Draws the first series as a ring, with names and values beside it. Values of zero or less are not drawn. */
export function drawPie(box: Box, { chart, look, labels, format, size }: PlotSetting): ChartMark[] {
  const values = chart.series[0]?.values ?? [];
  const total = values.reduce((sum: number, value) => sum + Math.max(0, value ?? 0), 0);
  const {
    diameter,
    center: { x: cx, y: cy },
  } = ringIn(box);
  const outer = round(diameter / 2);
  const marks: ChartMark[] = [];
  let turn = 0;
  values.forEach((value, index) => {
    if (value === null || value <= 0) return;
    const share = value / total;
    const fill = sliceColor(index, values.length, look.series);
    marks.push({
      type: 'path',
      d: slice(cx, cy, outer, turn, turn + share),
      fill,
      stroke: look.background,
      strokeWidth: 1.5,
    });
    turn += share;
  });
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
    marks.push({
      type: 'rect',
      box: { x, y: y - 0.07, w: 0.14, h: 0.14 },
      fill,
      stroke: null,
      strokeWidth: 0,
      radius: 0,
    });
    marks.push(labels.label(name, x + 0.26, y, width - 0.26 - room - 0.2, 'left', points, look.ink));
    marks.push(labels.label(figure, x + width - 0.12, y, room, 'right', points, look.ink));
  });
  return marks;
}
