import { mix, type ThemeLook } from '../themes.ts';
import type { Color, SlideChart } from '../types.ts';
import { hasOwnFigures } from './plot.ts';

const MONTH = 'jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec';
/** A point in time, such as "2026", "Mar 2026", "Q3" or "Now". */
const PERIOD = new RegExp(
  String.raw`\b(?:19|20)\d{2}\b|^(?:${MONTH})[a-z]*\b|^[qh][1-4]\b|^(?:day|week|month|year) \d|^(?:now|today)$`,
  'iu',
);
/** How much of the colour of the series is in that of earlier bars. */
const EARLIER = 0.45;

/** Colour of the bars before the latest, where bars lead up to one; null where all are equal in rank. */
export function colorOfEarlier(chart: SlideChart, look: ThemeLook): Color | null {
  const [own] = chart.series;
  const isOverTime =
    hasOwnFigures(chart) && chart.categories.length > 1 && chart.categories.every((name) => PERIOD.test(name.trim()));
  return isOverTime && typeof own?.values.at(-1) === 'number'
    ? mix(look.background, look.series[0] ?? look.accent, EARLIER)
    : null;
}
