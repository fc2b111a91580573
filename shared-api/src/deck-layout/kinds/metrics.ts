import type { DeckDocumentSlide } from '../../contract.ts';
import { POINTS, WRAP } from '../compose.ts';
import { textWidth } from '../measure.ts';
import type { BodyLayout } from '../page.ts';
import { styleOf } from '../text.ts';
import type { TextStyle } from '../types.ts';
import { cardText, type Grid, isNarrow, layOutCells } from './cells.ts';
import { BODY } from './flow.ts';

const grid = (across: number, down: number) => ({ across, down });
const GRIDS: Record<number, ReturnType<typeof grid>[]> = {
  1: [grid(1, 1)],
  2: [grid(2, 1)],
  3: [grid(3, 1)],
  4: [grid(4, 1), grid(2, 2)],
  5: [grid(3, 2)],
  6: [grid(3, 2)],
};

/** Largest sizes of two figures or fewer, of three, and of more. */
const LARGEST = { two: 96, three: 80, more: 60 };
const SMALLEST = 28;

/** Down to this size a value stays on one line; below it only its words do. */
const ON_ONE_LINE = 40;

/** The largest size in points, in steps of 2, at which no value, or no word of one, is wider than its column. */
function sizeFor(
  metrics: readonly { value: string }[],
  cells: Grid,
  width: number,
  largest: number,
  style: (size: number) => TextStyle,
): number {
  const column = cardText(cells, width) * POINTS * WRAP;
  const words = metrics.flatMap(({ value }) => value.split(/\s+/u));
  const isWide = (texts: readonly string[], at: number) => texts.some((text) => textWidth(text, style(at)) > column);
  const values = metrics.map(({ value }) => value.trim());
  for (let size = largest; size >= ON_ONE_LINE; size -= 2) if (!isWide(values, size)) return size;
  let size = largest;
  while (size > SMALLEST && isWide(words, size)) size -= 2;
  return size;
}

/** Large figures on cards, each with a label and a source. */
export const metricsBody: BodyLayout<Extract<DeckDocumentSlide, { kind: 'metrics' }>> = ({ metrics }, area, look) => {
  const grids = metrics.length === 4 && isNarrow(area) ? [grid(2, 2)] : (GRIDS[metrics.length] ?? [grid(3, 2)]);
  const style = (size: number) => styleOf(look, size, look.accent, { weight: 700 });
  const largest = metrics.length <= 2 ? LARGEST.two : metrics.length === 3 ? LARGEST.three : LARGEST.more;
  const most = sizeFor(metrics, grids[0] ?? grid(3, 2), area.w, largest, style);
  return layOutCells(
    {
      name: 'Figure',
      top: 0,
      mark: () => [],
      card: { fill: look.tint, edge: look.accent },
      drafts: (index, scale) => {
        const metric = metrics[index];
        const field = `metrics.${index}`;
        const at = (size: number, floor: number) =>
          Math.max(floor * Math.min(1, scale / 0.58), Math.round(size * scale));
        return [
          {
            field: `${field}.value`,
            text: metric?.value ?? '',
            style: style(at(most, SMALLEST)),
            leading: 1.12,
          },
          {
            field: `${field}.label`,
            text: metric?.label ?? '',
            style: styleOf(look, at(22, BODY), look.ink),
            leading: 1.3,
            above: 8,
          },
          {
            field: `${field}.source`,
            text: metric?.source ?? '',
            style: styleOf(look, at(14, 12), look.muted),
            leading: 1.35,
            above: 6,
          },
        ];
      },
    },
    metrics.length,
    grids,
    area,
    look,
  );
};
