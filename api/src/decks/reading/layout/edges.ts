import type { Box } from '../types.ts';
import { bottomOf, rightOf } from './boxes.ts';

/** Shapes that divide a page: frames around text, and lines. */
export interface Shapes {
  frames: readonly Box[];
  rules: readonly Box[];
  /** Page size in points. */
  width: number;
  height: number;
}

/** Height of a usual slide as a share of this page's height: less than 1 when the page is taller. */
export const slideIn = ({ width, height }: Pick<Shapes, 'width' | 'height'>): number =>
  Math.min(1, (0.5625 * width) / Math.max(1, height));

/** A straight edge: its position on one axis, and its span on the other. */
export interface Edge {
  at: number;
  from: number;
  to: number;
}

/** Edges closer than this are one. */
const SAME = 0.006;
/** Gaps up to this length within an edge don't interrupt it: the borders of table cells rarely touch. */
const JOINT = 0.02;

/** Joins edges at the same position whose spans touch. */
function joined(edges: readonly Edge[], same: number): Edge[] {
  const groups: Edge[][] = [];
  for (const edge of edges.toSorted((a, b) => a.at - b.at)) {
    const group = groups.at(-1);
    if (group?.[0] && edge.at - group[0].at < same) group.push(edge);
    else groups.push([edge]);
  }
  return groups.flatMap((group) => {
    const spans: Edge[] = [];
    for (const edge of group.toSorted((a, b) => a.from - b.from)) {
      const last = spans.at(-1);
      if (last && edge.from - last.to < JOINT) last.to = Math.max(last.to, edge.to);
      else spans.push({ ...edge });
    }
    return spans;
  });
}

const isFlat = (box: Box, { width, height }: Shapes) => box.width * width > box.height * height;

/** Horizontal edges of all shapes, top to bottom. */
export function levelsOf(shapes: Shapes): Edge[] {
  const { frames, rules } = shapes;
  const flat = rules.filter((box) => isFlat(box, shapes));
  const edges = [
    ...flat.map((box) => ({ at: box.y + box.height / 2, from: box.x, to: rightOf(box) })),
    ...frames.flatMap((box) => [box.y, bottomOf(box)].map((at) => ({ at, from: box.x, to: rightOf(box) }))),
  ];
  return joined(edges, SAME * slideIn(shapes));
}

/** Vertical edges of all shapes, left to right. */
export function uprightsOf(shapes: Shapes): Edge[] {
  const { frames, rules } = shapes;
  const upright = rules.filter((box) => !isFlat(box, shapes));
  const edges = [
    ...upright.map((box) => ({ at: box.x + box.width / 2, from: box.y, to: bottomOf(box) })),
    ...frames.flatMap((box) => [box.x, rightOf(box)].map((at) => ({ at, from: box.y, to: bottomOf(box) }))),
  ];
  return joined(edges, SAME);
}
