import type { ImportedDeck } from '../../../api/src/decks/pptx-in/types.ts';
import { type Counted, numbersIn, tokensOf, wordsIn } from './counted.ts';

/** Every text of a slide, whatever its kind. */
function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ['id', 'kind', 'notes', 'image', 'type'].includes(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, key));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => textsIn(one, name));
  return [];
}

/** What arrived of a file. */
export function arrived({ slides }: ImportedDeck): Counted {
  const texts = slides.flatMap(({ slide }) => textsIn(slide));
  return {
    words: wordsIn(texts),
    numbers: numbersIn(texts),
    cells: slides.flatMap(({ slide }) =>
      slide.kind === 'table'
        ? [...slide.table.columns, ...slide.table.rows.flat()].map((cell) => tokensOf(cell).join(' '))
        : [],
    ),
    values: slides.flatMap(({ slide }) =>
      slide.kind === 'chart'
        ? slide.chart.series.flatMap(({ values }) =>
            values.flatMap((value) => {
              if (value === null) return [];
              return (slide.chart.unit === '%' ? value / 100 : value).toPrecision(6);
            }),
          )
        : slide.kind === 'table'
          ? slide.table.rows
              .flat()
              .flatMap((cell) => (cell !== '' && Number.isFinite(Number(cell)) ? [Number(cell).toPrecision(6)] : []))
          : [],
    ),
    notes: slides.flatMap(({ slide }) => tokensOf(slide.notes)),
    pictures: slides.filter(({ slide }) => slide.kind === 'image' && slide.image !== null).length,
  };
}
