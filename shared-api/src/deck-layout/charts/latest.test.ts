import { describe, expect, it } from '@jest/globals';
import { layoutSlide } from '../layout-deck.ts';
import type { ChartElement, SlideChart } from '../types.ts';

/** The chart of a slide, and the colours of its bars from left to right. */
function drawn(categories: string[], values: (number | null)[], others: Partial<SlideChart> = {}) {
  const chart: SlideChart = { type: 'bar', unit: '$K', categories, series: [{ name: 'MRR', values }], ...others };
  const slide = { id: 'a', kind: 'chart' as const, title: 'Growth', chart, source: '', notes: '' };
  const [page] = layoutSlide(slide, { theme: 'paper', footer: '', number: 1, images: {} });
  const element = page?.elements.find((one): one is ChartElement => one.type === 'chart');
  const bars = element?.marks.flatMap((mark) => (mark.type === 'rect' ? [mark.fill] : [])) ?? [];
  return { earlier: element?.earlier, bars };
}

describe('bars over time', () => {
  it.each([
    [['2024', '2025', '2026']],
    [['Mar 2026', 'June', 'Sept']],
    [['Q1', 'Q2', 'Q3']],
    [['February', 'August', 'Now']],
  ])('are paler than the latest: %j', (categories) => {
    const { earlier, bars } = drawn(categories, [3, 7, 12]);
    const [first, second, last] = bars;
    expect([first, second]).toEqual([earlier, earlier]);
    expect(last).not.toBe(earlier);
  });

  it('are alike where the latest has no value', () => expect(drawn(['2025', '2026'], [3, null]).earlier).toBeNull());
});

describe('bars of one colour', () => {
  it.each([
    ['names', ['Isferd', 'Rival', 'Marchetti'], {}],
    ['names beside a year', ['Us', '2025', '2026'], {}],
    ['a single year', ['2026'], {}],
    [
      'two series',
      ['2025', '2026'],
      {
        series: [
          { name: 'Plan', values: [1, 2] },
          { name: 'Done', values: [1, 3] },
        ],
      },
    ],
    ['a line', ['2025', '2026'], { type: 'line' as const }],
  ])('stand for %s', (_, categories, others) => {
    expect(drawn(categories, [3, 7, 12].slice(0, categories.length), others).earlier).toBeNull();
  });
});
