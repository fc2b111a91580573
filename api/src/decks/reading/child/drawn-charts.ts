import { around, bottomOf, rightOf, sharedHeight, sharedWidth } from '../layout/boxes.ts';
import type { Box } from '../types.ts';

export interface Point {
  x: number;
  y: number;
}

/** One drawn path. */
export interface Shape {
  box: Box;
  /** Where its lines and curves meet, in the order in which they are drawn. */
  corners: Point[];
  /** It has curved edges. */
  curved: boolean;
  /** It has straight edges. */
  straight: boolean;
  /** It is drawn without lifting the pen. */
  whole: boolean;
  filled: boolean;
}

/** Two places closer than this share of the page are the same. */
const SAME = 0.003;
/** Least sides of a bar, the share by which widths may differ, and how many times taller the tallest bar is at least. */
const BAR = { wide: 0.006, high: 0.004, differs: 0.03, taller: 1.25 } as const;
/** Fewest bars, and heights of bars, of a chart: columns of a table and cards in a row are equally high. */
const FEWEST_BARS = 3;
/** Least radius of a pie, as a share of the page's width, and how far from round it may be, as a share of the radius. */
const PIE = { radius: 0.03, differs: 0.06 } as const;
/** Fewest slices of a pie. */
const FEWEST_SLICES = 2;
/** Least sides of the line of a chart, and its fewest points. */
const LINE = { wide: 0.12, high: 0.03, points: 4 } as const;

const near = (a: number, b: number, by = SAME) => Math.abs(a - b) <= by;

/** Whether all corners are on the edges of the box, as those of a rectangle are, also with round corners. */
const isRectangle = ({ box, corners, whole }: Shape) =>
  whole &&
  corners.length >= 4 &&
  corners.every(({ x, y }) => near(x, box.x) || near(x, rightOf(box)) || near(y, box.y) || near(y, bottomOf(box)));

/** Bars of one width that stand on one line and differ in height. */
function barCharts(shapes: readonly Shape[]): Box[] {
  const bars = shapes.flatMap((shape) => {
    const { box, filled } = shape;
    return filled && box.width > BAR.wide && box.height > BAR.high && isRectangle(shape) ? [box] : [];
  });
  const rows: Box[][] = [];
  for (const bar of bars) {
    const row = rows.find(
      ([first]) =>
        first &&
        near(bottomOf(first), bottomOf(bar)) &&
        near(first.width, bar.width, BAR.differs * bar.width + BAR.wide / 10),
    );
    if (row) row.push(bar);
    else rows.push([bar]);
  }
  const distinct = (values: readonly number[]) =>
    values.toSorted((a, b) => a - b).filter((value, at, all) => at === 0 || value - (all[at - 1] ?? 0) > SAME).length;
  return rows
    .filter(
      (row) =>
        distinct(row.map(({ x }) => x)) >= FEWEST_BARS &&
        distinct(row.map(({ height }) => height)) >= FEWEST_BARS &&
        Math.max(...row.map(({ height }) => height)) > BAR.taller * Math.min(...row.map(({ height }) => height)),
    )
    .map(around);
}

const touches = (a: Box, b: Box) => sharedWidth(a, b) > -SAME && sharedHeight(a, b) > -SAME;

/** Boxes that touch each other, directly or by others between them. */
function clustersOf<T extends { box: Box }>(items: readonly T[]): T[][] {
  const clusters: T[][] = [];
  for (const item of items) {
    const joined = clusters.filter((cluster) => cluster.some(({ box }) => touches(box, item.box)));
    for (const cluster of joined) clusters.splice(clusters.indexOf(cluster), 1);
    clusters.push([...joined.flat(), item]);
  }
  return clusters;
}

/** Slices whose outer edges lie on one circle, as most shapes of a pie or a ring do. A logo may stand in a ring. */
function pieCharts(shapes: readonly Shape[], aspect: number): Box[] {
  const slices = shapes.filter(
    (shape) => shape.whole && shape.filled && shape.curved && shape.straight && !isRectangle(shape),
  );
  return clustersOf(slices).flatMap((cluster) => {
    const box = around(cluster.map((slice) => slice.box));
    const radius = box.width / 2;
    const isRound = near(box.height / aspect / 2, radius, PIE.differs * radius);
    if (cluster.length < FEWEST_SLICES || radius < PIE.radius || !isRound) return [];
    const [x, y] = [box.x + radius, box.y + box.height / 2];
    const isOnCircle = (corner: Point) =>
      near(Math.hypot(corner.x - x, (corner.y - y) / aspect), radius, PIE.differs * radius);
    const onCircle = cluster.filter(({ corners }) => corners.filter(isOnCircle).length >= 2);
    return onCircle.length >= FEWEST_SLICES && onCircle.length >= cluster.length / 2 ? [box] : [];
  });
}

/** Lines that go only from left to right, and up or down. */
const lineCharts = (shapes: readonly Shape[]): Box[] =>
  shapes.flatMap(({ box, corners, whole, filled }) => {
    const rises = corners.every(({ x }, at) => at === 0 || x > (corners[at - 1]?.x ?? 0));
    const isLarge = box.width > LINE.wide && box.height > LINE.high;
    return whole && !filled && isLarge && corners.length >= LINE.points && rises ? [box] : [];
  });

/** Whether a box ends before the edges of the page, over which decoration often reaches. */
const isInside = (box: Box) => box.x > SAME && box.y > SAME && rightOf(box) < 1 - SAME && bottomOf(box) < 1 - SAME;

/**
 * Bounds of the charts that are drawn on a page, without their labels: bars on one line, pies and rings, and lines.
 * @param aspect width of the page divided by its height
 */
export function drawnCharts(shapes: readonly Shape[], aspect: number): Box[] {
  const charts = [...barCharts(shapes), ...pieCharts(shapes, aspect), ...lineCharts(shapes)].filter(isInside);
  return clustersOf(charts.map((box) => ({ box }))).map((cluster) => around(cluster.map(({ box }) => box)));
}
