import { filled } from '../compose.ts';
import type { Box, ChartMark } from '../types.ts';
import { type Drawn, hasOwnFigures, type PlotSetting, valueScale } from './plot.ts';

/** Horizontal bars, for few categories with long names. */
export function drawBars(box: Box, setting: PlotSetting): Drawn {
  const { chart, look, labels, format, size } = setting;
  const own = hasOwnFigures(chart);
  const line = (size * 1.5) / 72;
  const widest = Math.max(...chart.categories.map((name) => labels.width(name, size)));
  const left = Math.min(box.w * 0.36, widest + 0.15);
  const figures = (0.95 * size) / 14;
  const plot = {
    x: box.x + left + (own ? figures * 0.2 : 0),
    y: box.y,
    w: box.w - left - figures,
    h: box.h - (own ? 0 : line),
  };
  const scale = valueScale(chart, plot.x, plot.x + plot.w);
  const slot = plot.h / chart.categories.length;
  const group = slot * 0.68;
  const height = group / chart.series.length;
  const zero = scale.at(0);
  const marks: ChartMark[] = own
    ? []
    : scale.ticks.flatMap((tick): ChartMark[] => [
        {
          type: 'line',
          x1: scale.at(tick),
          y1: plot.y,
          x2: scale.at(tick),
          y2: plot.y + plot.h,
          color: look.line,
          width: 0.75,
        },
        labels.label(format.write(tick), scale.at(tick), plot.y + plot.h + line * 0.6, 0.9, 'center', size, look.muted),
      ]);
  chart.series.forEach(({ values }, row) => {
    const fill = look.series[row % look.series.length] ?? look.accent;
    values.forEach((value, index) => {
      if (value === null) return;
      const y = plot.y + slot * index + (slot - group) / 2 + height * row;
      const end = scale.at(value);
      marks.push(
        filled(
          { x: Math.min(zero, end), y, w: Math.abs(end - zero), h: height * (chart.series.length === 1 ? 1 : 0.94) },
          fill,
        ),
      );
      if (own)
        marks.push(
          labels.label(
            format.write(value),
            Math.max(zero, end) + 0.08,
            y + height / 2,
            figures - 0.1,
            'left',
            size,
            look.ink,
          ),
        );
    });
  });
  marks.push({ type: 'line', x1: zero, y1: plot.y, x2: zero, y2: plot.y + plot.h, color: look.muted, width: 0.75 });
  chart.categories.forEach((name, index) => {
    marks.push(
      labels.label(name, box.x + left - 0.12, plot.y + slot * (index + 0.5), left - 0.12, 'right', size, look.ink),
    );
  });
  return { plot, marks };
}
