import { at, child, childrenOf, descendants, type Element, numberAt } from '../package/xml.ts';
import type { ChartData } from './items.ts';
import { formatted, unitOf } from './number-formats.ts';
import { plainText } from './text.ts';

const TYPES: Record<string, ChartData['type']> = {
  barChart: 'bar',
  bar3DChart: 'bar',
  lineChart: 'line',
  line3DChart: 'line',
  areaChart: 'line',
  area3DChart: 'line',
  radarChart: 'line',
  stockChart: 'line',
  scatterChart: 'line',
  bubbleChart: 'bar',
  surfaceChart: 'bar',
  surface3DChart: 'bar',
  pieChart: 'pie',
  pie3DChart: 'pie',
  ofPieChart: 'pie',
  doughnutChart: 'pie',
};

/** More points than any chart of a deck has. */
const MAX_POINTS = 5_000;

/** The points of a cache, with its number format. */
function pointsOf(cache: Element | undefined) {
  const format = child(cache, 'formatCode')?.text ?? 'General';
  const points = new Map<number, { text: string; format: string }>();
  for (const point of childrenOf(cache, 'pt')) {
    const index = numberAt(point, 'idx');
    if (index === null || index < 0 || index >= MAX_POINTS) continue;
    points.set(index, { text: child(point, 'v')?.text ?? '', format: point.attributes.formatCode ?? format });
  }
  const count = numberAt(child(cache, 'ptCount'), 'val') ?? 0;
  return {
    points,
    length: Math.min(MAX_POINTS, Math.max(count, ...[...points.keys()].map((index) => index + 1))),
    format,
  };
}

const CACHES = ['strRef/strCache', 'numRef/numCache', 'strLit', 'numLit'];

const cacheIn = (element: Element | undefined) =>
  CACHES.map((path) => at(element, ...path.split('/'))).find((cache) => cache !== undefined);

/** The labels of categories. Those of several levels are joined, the outermost first. */
function labelsOf(element: Element | undefined): string[] {
  const levels = at(element, 'multiLvlStrRef', 'multiLvlStrCache');
  if (levels) {
    const count = Math.min(MAX_POINTS, numberAt(child(levels, 'ptCount'), 'val') ?? 0);
    const named = childrenOf(levels, 'lvl').map((level) => pointsOf(level).points);
    const latest: string[] = [];
    return Array.from({ length: count }, (_, index) => {
      named.forEach((level, at) => {
        latest[at] = level.get(index)?.text ?? (at === 0 ? '' : (latest[at] ?? ''));
      });
      return [...latest].reverse().filter(Boolean).join(' · ');
    });
  }
  const { points, length } = pointsOf(cacheIn(element));
  const isNumber = child(element, 'numRef') !== undefined || child(element, 'numLit') !== undefined;
  return Array.from({ length }, (_, index) => {
    const point = points.get(index);
    return point ? (isNumber ? formatted(point.text, point.format) : point.text.trim()) : '';
  });
}

function valuesOf(element: Element | undefined) {
  const { points, length, format } = pointsOf(cacheIn(element));
  const values = Array.from({ length }, (_, index) => {
    const text = points.get(index)?.text.trim() ?? '';
    const value = text === '' ? Number.NaN : Number(text);
    return Number.isFinite(value) ? value : null;
  });
  return { values, format };
}

interface Series {
  name: string;
  labels: string[];
  values: (number | null)[];
  format: string;
}

function seriesOf(series: Element, index: number): Series[] {
  const name = (labelsOf(child(series, 'tx')).join(' ') || at(series, 'tx', 'v')?.text) ?? '';
  const labels = labelsOf(child(series, 'cat') ?? child(series, 'xVal'));
  const shown = { name: name.trim() || `Series ${index + 1}`, labels };
  const bubbles = valuesOf(child(series, 'bubbleSize'));
  return [
    { ...shown, ...valuesOf(child(series, 'val') ?? child(series, 'yVal')) },
    ...(bubbles.values.length > 0 ? [{ ...shown, name: `${shown.name} (size)`, ...bubbles }] : []),
  ].filter(({ values }) => values.length > 0);
}

/** One row for each label: those of the first series, and labels that only others have. */
function aligned(all: readonly Series[]): Pick<ChartData, 'categories'> & { values: (number | null)[][] } {
  const longest = all.reduce(
    (most, one) => (one.labels.length > most.length ? one.labels : most),
    all[0]?.labels ?? [],
  );
  const isShared = all.every(({ labels }) => labels.every((label, index) => longest[index] === label));
  if (isShared) {
    const length = Math.max(...all.map(({ values }) => values.length), longest.length);
    const categories = Array.from({ length }, (_, index) => longest[index] || String(index + 1));
    return { categories, values: all.map(({ values }) => categories.map((_, index) => values[index] ?? null)) };
  }
  const categories = all.flatMap(({ labels }) => labels);
  let start = 0;
  const values = all.map((series) => {
    const row: (number | null)[] = categories.map(() => null);
    series.labels.forEach((_, index) => {
      row[start + index] = series.values[index] ?? null;
    });
    start += series.labels.length;
    return row;
  });
  return { categories, values };
}

/** Texts of titles in a chart. */
const richText = (element: Element | undefined) => plainText(at(element, 'tx', 'rich')).join(' ');

/** Native charts from the values that are stored in them; null without any. The workbook is not opened. */
export function chartData(root: Element): ChartData | null {
  const chart = child(root, 'chart');
  const area = child(chart, 'plotArea');
  const plots = (area?.children ?? []).filter(({ name }) => name in TYPES);
  const all = plots.flatMap((plot) => childrenOf(plot, 'ser').flatMap(seriesOf));
  if (all.length === 0) return null;
  const { categories, values } = aligned(all);
  const kinds = plots.map(({ name }) => TYPES[name] ?? 'bar');
  const type = kinds.includes('bar') ? 'bar' : (kinds[0] ?? 'bar');
  const { unit, scales } = unitOf(all.map(({ format }) => format));
  const axes = (area?.children ?? []).filter(({ name }) => name.endsWith('Ax'));
  const labels = plots.flatMap((plot) => [...descendants(plot, 'dLbl')].map(richText));
  return {
    type: type === 'pie' && all.length > 1 ? 'bar' : type,
    title: richText(child(chart, 'title')),
    unit,
    categories,
    series: all.map(({ name }, row) => ({
      name,
      values: (values[row] ?? []).map((value) => (value === null ? null : rounded(value * (scales[row] ?? 1)))),
    })),
    notes: [...axes.map((axis) => richText(child(axis, 'title'))), ...labels].filter((text) => text !== ''),
  };
}

/** Without the noise of binary fractions. */
const rounded = (value: number) => Number(value.toPrecision(15));

/** Charts of newer kinds, such as waterfalls and funnels; null without values. */
export function newChartData(root: Element): ChartData | null {
  const data = at(root, 'chartData', 'data');
  const level = (dimension: Element | undefined) => childrenOf(child(dimension, 'lvl'), 'pt');
  const strings = childrenOf(data, 'strDim').map(level)[0] ?? [];
  const numbers = childrenOf(data, 'numDim').map(level)[0] ?? [];
  if (numbers.length === 0 || numbers.length > MAX_POINTS) return null;
  const name = [...descendants(root, 'series')].map((series) => at(series, 'tx', 'txData', 'v')?.text ?? '')[0];
  const values = numbers.map(({ text }) => (Number.isFinite(Number(text)) && text.trim() !== '' ? Number(text) : null));
  return {
    type: 'bar',
    title: plainText(at(root, 'chart', 'title', 'tx', 'rich')).join(' '),
    unit: '',
    categories: values.map((_, index) => strings[index]?.text.trim() || String(index + 1)),
    series: [{ name: name?.trim() || 'Series 1', values }],
    notes: [],
  };
}
