import { numberOf } from '@northlight/shared-api/rules';
import type { DocumentSlide } from './types.ts';

const figure = (value: number | null, unit: string) => {
  if (value === null) return '';
  const text = numberOf(value, 3);
  if (unit === '') return text;
  return /^[$€£]/u.test(unit)
    ? `${unit[0]}${text}${unit.slice(1)}`
    : `${text}${unit.startsWith('%') ? '' : ' '}${unit}`;
};

const joined = (parts: readonly string[], by: string) => parts.filter((part) => part.trim() !== '').join(by);

const sourced = (source: string) => (source.trim() === '' ? [] : [`Source: ${source}`]);

/** The text of a slide below its title, line by line. */
export function linesOf(slide: DocumentSlide): string[] {
  switch (slide.kind) {
    case 'title':
    case 'section':
      return [slide.subtitle];
    case 'bullets':
      return slide.lines;
    case 'columns':
      return [slide.left.heading, ...slide.left.lines, slide.right.heading, ...slide.right.lines];
    case 'quote':
      return [slide.source === '' ? slide.quote : `“${slide.quote}” – ${slide.source}`];
    case 'number':
      return [joined([slide.value, slide.label], ' '), slide.context, ...sourced(slide.source)];
    case 'timeline':
      return slide.steps.map(({ date, title, text }) => joined([joined([date, title], ': '), text], '. '));
    case 'market':
      return slide.markets.map(({ value, label, source }) => joined([`${value} ${label}`, source], ', '));
    case 'metrics':
      return slide.metrics.map(({ value, label, source }) => joined([`${value} ${label}`, source], ', '));
    case 'table':
      return [slide.table.columns, ...slide.table.rows].map((row) => joined(row, ' · '));
    case 'chart':
      return [
        ...slide.chart.series.map(({ name, values }) => {
          const points = slide.chart.categories.map((category, at) =>
            joined([category, figure(values[at] ?? null, slide.chart.unit)], ' '),
          );
          return joined([name, points.join(', ')], ': ');
        }),
        ...sourced(slide.source),
      ];
    case 'image':
      return [...(slide.lines ?? []), slide.caption];
    case 'closing': {
      const { name, email, phone, site } = slide.contact;
      return [slide.sentence, name, email, phone, site];
    }
    case 'logos':
      return slide.logos.map(({ name }) => name);
    case 'team':
      return slide.people.map(({ name, role, background }) => joined([joined([name, role], ', '), background], ': '));
  }
}
