import { cleanText } from '../text.ts';
import type { ThemeLook } from '../themes.ts';
import type { Box, ChartElement, ChartMark, SlideChart } from '../types.ts';
import { drawBars } from './bars.ts';
import { drawColumns } from './columns.ts';
import { type FigureFormat, figureFormat, figureWithUnit, valuesOf } from './figures.ts';
import { labeller } from './labels.ts';
import { colorOfEarlier } from './latest.ts';
import { legendAbove } from './legend.ts';
import { drawLines } from './lines.ts';
import { drawPie, drawRing, sliceColor } from './pie.ts';
import { type Drawn, hasOwnFigures, labelStep, type PlotSetting } from './plot.ts';

const SIZE = 14;
/** The size of few labels, in points, and how many those are. */
const LARGE = { size: 18, most: 6 };
const KINDS = { bar: 'Bar chart', line: 'Line chart', pie: 'Pie chart' } as const;

/** A chart as text, for screen readers. */
function describeChart({ type, unit, categories, series }: SlideChart): string {
  const { write } = figureFormat(valuesOf({ series }));
  const rows = series.map(({ name, values }) => {
    const figures = values.map((value, index) => `${categories[index]} ${value === null ? 'not given' : write(value)}`);
    return `${name ? `${name}: ` : ''}${figures.join(', ')}`;
  });
  return cleanText(`${KINDS[type]}${unit ? ` in ${unit}` : ''}. ${rows.join('; ')}.`);
}

/** The format of figures with a unit that each of them has room for; null where the unit must be said once for all. */
export const formatWithUnit = (chart: SlideChart): FigureFormat | null =>
  hasOwnFigures(chart) ? figureWithUnit(figureFormat(valuesOf(chart)), chart.unit) : null;

/** Draws a chart in a box. Without a legend, a pie fills its box. `shortened` tells whether a label was truncated. */
export function drawChart(
  chart: SlideChart,
  box: Box,
  look: ThemeLook,
  legend = true,
): { element: ChartElement; shortened: boolean } {
  const labels = labeller(look);
  const format = formatWithUnit(chart) ?? figureFormat(valuesOf(chart));
  const marks: ChartMark[] = [];
  let plot = box;
  const below = (height: number) => ({ ...plot, y: plot.y + height, h: plot.h - height });
  if (chart.type !== 'pie' && chart.series.length > 1) {
    const names = chart.series.map(({ name }) => name);
    const legend = legendAbove(names, [...look.series], plot, SIZE, look.ink, labels);
    marks.push(...legend.marks);
    plot = below(legend.height);
  }
  const widest = Math.max(...chart.categories.map((name) => labels.width(name, SIZE)));
  const isBar =
    chart.type === 'bar' && chart.categories.length <= 12 && widest > plot.w / chart.categories.length - 0.1;
  const isLarge =
    hasOwnFigures(chart) &&
    chart.categories.length <= LARGE.most &&
    (isBar || widest * (LARGE.size / SIZE) <= plot.w / chart.categories.length - 0.1);
  const size = isLarge ? LARGE.size : SIZE;
  const earlier = isBar ? null : colorOfEarlier(chart, look);
  const setting: PlotSetting = { chart, look, labels, format, size, earlier };
  const pie =
    (draw: typeof drawPie) =>
    (box: Box): Drawn => ({ plot: box, marks: draw(box, setting) });
  const plotted = { bar: isBar ? drawBars : drawColumns, line: drawLines, pie: pie(legend ? drawPie : drawRing) };
  const drawn = plotted[chart.type](plot, setting);
  marks.push(...drawn.marks);
  return {
    shortened: labels.wasShortened(),
    element: {
      type: 'chart',
      name: 'Chart',
      box,
      chart,
      plot: chart.type === 'pie' ? null : drawn.plot,
      legend,
      direction: isBar ? 'bar' : 'column',
      colors:
        chart.type === 'pie'
          ? chart.categories.map((_, index) => sliceColor(index, chart.categories.length, look.series))
          : [...look.series],
      earlier,
      labelStep: isBar ? 1 : labelStep(setting, plot.w),
      fontSize: size,
      ink: look.ink,
      muted: look.muted,
      line: look.line,
      ground: look.background,
      format: format.code,
      alt: describeChart(chart),
      marks,
    },
  };
}
