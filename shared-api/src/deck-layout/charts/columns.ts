import { filled } from '../compose.ts';
import type { Box } from '../types.ts';
import { valuesOf } from './figures.ts';
import { categoriesUnder, type Drawn, gridOf, hasOwnFigures, type PlotSetting, valueScale } from './plot.ts';

const SHARE = { bar: 0.68, group: 0.76 };

/** Vertical bars. */
export function drawColumns(box: Box, setting: PlotSetting): Drawn {
  const { chart, look, labels, format, size, earlier } = setting;
  const own = hasOwnFigures(chart);
  const line = (size * 1.5) / 72;
  const left = own ? 0 : 0.75;
  const hasLabelsBelow = own && valuesOf(chart).some((value) => value < 0);
  const plot = { x: box.x + left, y: box.y + line, w: box.w - left, h: box.h - line * (hasLabelsBelow ? 3.2 : 2.2) };
  const scale = valueScale(chart, plot.y + plot.h, plot.y);
  const slot = plot.w / chart.categories.length;
  const group = slot * (chart.series.length === 1 ? SHARE.bar : SHARE.group);
  const width = group / chart.series.length;
  const zero = scale.at(0);
  const marks = own ? [] : gridOf(scale, plot, left, setting);
  chart.series.forEach(({ values }, row) => {
    const fill = look.series[row % look.series.length] ?? look.accent;
    values.forEach((value, index) => {
      if (value === null) return;
      const x = plot.x + slot * index + (slot - group) / 2 + width * row;
      const end = scale.at(value);
      const bar = {
        x,
        y: Math.min(zero, end),
        w: width * (chart.series.length === 1 ? 1 : 0.94),
        h: Math.abs(end - zero),
      };
      marks.push(filled(bar, earlier && index < values.length - 1 ? earlier : fill));
      if (!own) return;
      const y = value < 0 ? end + line * 0.5 : end - line * 0.5;
      marks.push(labels.label(format.write(value), x + width / 2, y, slot - 0.04, 'center', size, look.ink));
    });
  });
  marks.push({ type: 'line', x1: plot.x, y1: zero, x2: plot.x + plot.w, y2: zero, color: look.muted, width: 0.75 });
  const under = plot.y + plot.h + line * (hasLabelsBelow ? 1.5 : 0.7);
  return { plot, marks: [...marks, ...categoriesUnder(plot, under, setting)] };
}
