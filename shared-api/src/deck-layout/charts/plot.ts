import type { ThemeLook } from '../themes.ts';
import type { Box, ChartMark, Color, SlideChart } from '../types.ts';
import { axisOf, bounded, type FigureFormat, valuesOf } from './figures.ts';
import type { Labeller } from './labels.ts';

/** What every plot needs. */
export interface PlotSetting {
  chart: SlideChart;
  look: ThemeLook;
  labels: Labeller;
  format: FigureFormat;
  size: number;
  /** Colour of all bars but the last, where they lead up to it. */
  earlier: Color | null;
}

/** Values are written at the bars if there are few; otherwise there is an axis. */
export const hasOwnFigures = ({ type, series, categories }: SlideChart) =>
  type === 'bar' && series.length === 1 && categories.length <= 12;

/** A plot without its labels, and all that is drawn. */
export interface Drawn {
  plot: Box;
  marks: ChartMark[];
}

export interface Scale {
  /** Maps a value to a position in inches. */
  at: (value: number) => number;
  ticks: number[];
}

/** Scale without an axis, so that bars can fill the plot. */
function plainScale(values: readonly number[], from: number, to: number): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const span = high - low || 1;
  return { at: (value) => from + ((bounded(value) - low) / span) * (to - from), ticks: [] };
}

/** Scale of the values between two positions. */
export function valueScale(chart: SlideChart, from: number, to: number): Scale {
  const values = valuesOf(chart);
  if (hasOwnFigures(chart)) return plainScale(values, from, to);
  const { min, max, step } = axisOf(values);
  const ticks: number[] = [];
  for (let index = 0; min + index * step <= max + step / 1e6; index++) ticks.push(min + index * step);
  return { at: (value) => from + ((bounded(value) - min) / (max - min)) * (to - from), ticks };
}

/** Grid lines across a plot, with their values on the left. */
export function gridOf(
  { ticks, at }: Scale,
  plot: Box,
  left: number,
  { look, labels, format, size }: PlotSetting,
): ChartMark[] {
  return ticks.flatMap((tick): ChartMark[] => [
    {
      type: 'line',
      x1: plot.x,
      y1: at(tick),
      x2: plot.x + plot.w,
      y2: at(tick),
      color: tick === 0 ? look.muted : look.line,
      width: 0.75,
    },
    labels.label(format.write(tick), plot.x - 0.1, at(tick), left - 0.1, 'right', size, look.muted),
  ]);
}

/** Only every nth category is labelled; all of them if there are few. */
export function labelStep({ chart: { categories }, labels, size }: PlotSetting, width: number): number {
  if (categories.length <= 8) return 1;
  const widest = Math.max(...categories.map((name) => labels.width(name, size)));
  const needed = Math.ceil((widest + 0.15) / (width / categories.length));
  return Math.min(Math.ceil(categories.length / 4), Math.max(1, needed));
}

/** Category labels under a plot. */
export function categoriesUnder(plot: Box, y: number, setting: PlotSetting): ChartMark[] {
  const { chart, labels, look, size } = setting;
  const slot = plot.w / chart.categories.length;
  const every = labelStep(setting, plot.w);
  return chart.categories.flatMap((name, index) => {
    if (index % every !== 0) return [];
    const x = plot.x + slot * (index + 0.5);
    const room = Math.min(slot * every - 0.08, 2 * Math.min(x - plot.x + 0.3, plot.x + plot.w + 0.3 - x));
    return [labels.label(name, x, y, Math.max(0.1, room), 'center', size, look.muted)];
  });
}
