import type { Box } from '../types.ts';
import { categoriesUnder, type Drawn, gridOf, type PlotSetting, valueScale } from './plot.ts';

const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** Lines over the categories. A missing value leaves a gap. */
export function drawLines(box: Box, setting: PlotSetting): Drawn {
  const { chart, look, size } = setting;
  const line = (size * 1.5) / 72;
  const left = 0.75;
  const plot = { x: box.x + left, y: box.y + line * 0.5, w: box.w - left, h: box.h - line * 1.8 };
  const scale = valueScale(chart, plot.y + plot.h, plot.y);
  const slot = plot.w / chart.categories.length;
  const marks = gridOf(scale, plot, left, setting);
  chart.series.forEach(({ values }, row) => {
    const stroke = look.series[row % look.series.length] ?? look.accent;
    const points = values.map((value, index) =>
      value === null ? null : { x: plot.x + slot * (index + 0.5), y: scale.at(value) },
    );
    const d = points
      .map((point, index) => (point ? `${points[index - 1] ? 'L' : 'M'}${round(point.x)} ${round(point.y)}` : ''))
      .join('');
    if (d !== '') marks.push({ type: 'path', d, fill: null, stroke, strokeWidth: 2.25 });
    if (chart.categories.length > 24) return;
    for (const point of points) {
      if (point)
        marks.push({
          type: 'ellipse',
          box: { x: point.x - 0.045, y: point.y - 0.045, w: 0.09, h: 0.09 },
          fill: stroke,
        });
    }
  });
  return { plot, marks: [...marks, ...categoriesUnder(plot, plot.y + plot.h + line * 0.7, setting)] };
}
