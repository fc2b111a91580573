import { describe, expect, it } from '@jest/globals';
import type { DeckDocumentSlide } from '../../contract.ts';
import { layoutSlide } from '../layout-deck.ts';
import { textsOf } from '../page-checks.ts';

const totalOf = (unit: string, values: number[]) => {
  const categories = values.map((_, at) => `Part ${at + 1}`);
  const chart = { type: 'pie' as const, unit, categories, series: [{ name: 'Use of funds', values }] };
  const slide: DeckDocumentSlide = { id: 'a', kind: 'chart', title: '$2M seed', chart, source: '', notes: '' };
  const pages = layoutSlide(slide, { theme: 'paper', footer: 'Sonda', number: 1, images: {} });
  const texts = pages.flatMap(({ elements }) => elements.flatMap(textsOf));
  const runs = texts.find(({ name }) => name === 'Total')?.paragraphs.flatMap((paragraph) => paragraph.runs);
  return (runs ?? []).map(({ text }) => text).join('');
};

describe('the total in a ring', () => {
  it.each([
    ['$K', [900, 700, 400], '$2M'],
    ['€M', [900, 600], '€1.5B'],
    ['$K', [900, 333], '$1,233K'],
    ['$K', [100, 200], '$300K'],
    ['%', [60, 40], ''],
  ] as const)('of parts in %s is in a unit that says it exactly', (unit, values, total) => {
    expect(totalOf(unit, [...values])).toBe(total);
  });
});
