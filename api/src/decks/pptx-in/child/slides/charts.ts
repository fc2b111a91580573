import { DECK_LIMITS } from '@northlight/shared-api/rules';
import type { DocumentSlide } from '../../types.ts';
import type { ChartData } from '../shapes/items.ts';

type Chart = Extract<DocumentSlide, { kind: 'chart' }>['chart'];

/** A chart that fits on a slide, or else its values as rows of a table. */
export type FittedChart = { chart: Chart } | { rows: string[][] };

const written = (value: number | null) => (value === null ? '' : String(value));

const isLong = (text: string) => text.length > DECK_LIMITS.cells;

export function fittedChart({ type, unit, categories, series }: ChartData): FittedChart {
  const isFitting =
    categories.length > 0 &&
    categories.length <= DECK_LIMITS.chartPoints &&
    series.length <= DECK_LIMITS.chartSeries &&
    ![...categories, ...series.map(({ name }) => name)].some(isLong);
  if (isFitting) return { chart: { type, unit, categories, series } };
  const heading = [unit, ...series.map(({ name }) => name)];
  return {
    rows: [
      heading,
      ...categories.map((label, row) => [label, ...series.map(({ values }) => written(values[row] ?? null))]),
    ],
  };
}
