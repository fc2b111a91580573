import { filled } from '../compose.ts';
import type { Box, ChartMark, Color } from '../types.ts';
import type { Labeller } from './labels.ts';

const KEY = 0.14;
const GAP = { key: 0.1, entry: 0.35, row: 0.32 };

/** Legend with the series names in rows above a plot. Also returns its height. */
export function legendAbove(
  names: string[],
  colors: Color[],
  box: Box,
  size: number,
  ink: Color,
  { label, width }: Labeller,
) {
  const marks: ChartMark[] = [];
  const most = (box.w - GAP.entry) / 2 - KEY - GAP.key;
  let x = box.x;
  let row = 0;
  names.forEach((name, index) => {
    const w = Math.min(most, width(name, size));
    if (x > box.x && x + KEY + GAP.key + w > box.x + box.w) {
      row += 1;
      x = box.x;
    }
    const y = box.y + (row + 0.5) * GAP.row;
    const fill = colors[index % colors.length] ?? ink;
    marks.push(filled({ x, y: y - KEY / 2, w: KEY, h: KEY }, fill));
    marks.push(label(name, x + KEY + GAP.key, y, w, 'left', size, ink));
    x += KEY + GAP.key + w + GAP.entry;
  });
  return { marks, height: (row + 1) * GAP.row + 0.08 };
}
