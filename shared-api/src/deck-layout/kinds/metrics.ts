import type { DeckDocumentSlide } from '../../contract.ts';
import type { BodyLayout } from '../page.ts';
import { styleOf } from '../text.ts';
import { layOutCells } from './cells.ts';

const grid = (across: number, down: number) => ({ across, down });
const GRIDS: Record<number, ReturnType<typeof grid>[]> = {
  1: [grid(1, 1)],
  2: [grid(2, 1)],
  3: [grid(3, 1)],
  4: [grid(4, 1), grid(2, 2)],
  5: [grid(3, 2)],
  6: [grid(3, 2)],
};

/** Large figures, each under a rule, with a label and a source. */
export const metricsBody: BodyLayout<Extract<DeckDocumentSlide, { kind: 'metrics' }>> = ({ metrics }, area, look) => {
  const most = metrics.length <= 2 ? 88 : metrics.length === 3 ? 72 : 54;
  return layOutCells(
    {
      name: 'Figure',
      top: 0.28,
      mark: (_, { x, y, w }) => [{ type: 'line', x1: x, y1: y, x2: x + w, y2: y, color: look.ink, width: 1 }],
      drafts: (index, scale) => {
        const metric = metrics[index];
        const field = `metrics.${index}`;
        const at = (size: number, floor: number) =>
          Math.max(floor * Math.min(1, scale / 0.58), Math.round(size * scale));
        return [
          {
            field: `${field}.value`,
            text: metric?.value ?? '',
            style: styleOf('serif', at(most, 20), look.accent),
            leading: 1.1,
          },
          {
            field: `${field}.label`,
            text: metric?.label ?? '',
            style: styleOf('sans', at(22, 13), look.ink),
            leading: 1.3,
            above: 8,
          },
          {
            field: `${field}.source`,
            text: metric?.source ?? '',
            style: styleOf('sans', at(15, 11), look.muted),
            leading: 1.35,
            above: 6,
          },
        ];
      },
    },
    metrics.length,
    GRIDS[metrics.length] ?? [grid(3, 2)],
    area,
    look,
  );
};
