import { bottomOf, rightOf, sharedWidth } from '../boxes.ts';
import { type Block, centreOf, hasName, heightOf, isAligned, near, type Page } from './blocks.ts';
import type { Candidate } from './pairs.ts';

const SHARE = /^[<~≈]?\s?\d{1,3}(?:[.,]\d+)?\s?%$/u;
const shareIn = ({ text }: Block) => Number(text.replace(',', '.').replace(/[^\d.]/gu, ''));

const FEWEST_SLICES = 3;
const MOST_SLICES = 12;
/** Rounded shares add up to 100 within this. */
const ROUNDED = 1.5;
/** Shares lie on a circle when none is off it by more than this part of its radius, which is no larger than a page. */
const OFF_CIRCLE = 0.3;
const LARGEST_RADIUS = 0.5;
/** No two shares next to each other are further apart than this, seen from the middle. */
const WIDEST_ANGLE = 1.3 * Math.PI;
/** The name of a slice has at most this many letters, and stands within so many radii of the middle. */
const LONGEST_NAME = 50;
const REACH = { least: 0.9, most: 3.4 } as const;
/** A name lies in the direction of its share, within this angle. */
const ASIDE = Math.PI / 5;
/** A share with a text this many line heights above or below it has a label of its own. */
const CLOSE = 1.2;
/** With own labels for this part of the shares, they are no slices. */
const LABELLED = 0.6;

interface Point {
  x: number;
  y: number;
}

interface Circle {
  middle: Point;
  radius: number;
}

/** The circle that fits points best (Kåsa's method), or null when they lie on a line. */
function circleThrough(points: readonly Point[]): Circle | null {
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [mx, my] = [mean(({ x }) => x), mean(({ y }) => y)];
  const centred = points.map(({ x, y }) => ({ u: x - mx, v: y - my }));
  const sum = (of: (point: { u: number; v: number }) => number) =>
    centred.reduce((total, point) => total + of(point), 0);
  const [uu, vv, uv] = [sum(({ u }) => u * u), sum(({ v }) => v * v), sum(({ u, v }) => u * v)];
  const [uz, vz] = [sum(({ u, v }) => u * (u * u + v * v)) / 2, sum(({ u, v }) => v * (u * u + v * v)) / 2];
  const determinant = uu * vv - uv * uv;
  if (determinant < 1e-9) return null;
  const [u, v] = [(uz * vv - vz * uv) / determinant, (vz * uu - uz * uv) / determinant];
  return { middle: { x: mx + u, y: my + v }, radius: Math.sqrt(u * u + v * v + (uu + vv) / points.length) };
}

const pointOf = ({ box }: Block, aspect: number): Point => ({
  x: centreOf(box) * aspect,
  y: box.y + box.height / 2,
});

/** The end of a text that points to the middle of a circle: its side, or its own middle above and below it. */
function endOf({ box }: Block, { middle }: Circle, aspect: number): Point {
  const x = Math.min(Math.max(middle.x, box.x * aspect), rightOf(box) * aspect);
  return { x, y: box.y + box.height / 2 };
}

const angleTo = ({ middle }: Circle, { x, y }: Point) => Math.atan2(y - middle.y, x - middle.x);
const distanceTo = ({ middle }: Circle, { x, y }: Point) => Math.hypot(x - middle.x, y - middle.y);

function differenceOf(a: number, b: number): number {
  const turn = Math.abs(a - b) % (2 * Math.PI);
  return Math.min(turn, 2 * Math.PI - turn);
}

const isWhole = (shares: readonly Block[]) =>
  near(
    shares.reduce((sum, share) => sum + shareIn(share), 0),
    100,
    ROUNDED,
  );

/** Shares that make a whole: all of a page, or those on either side of the widest gap between them. */
function wholesAmong(shares: readonly Block[]): Block[][] {
  if (isWhole(shares)) return [[...shares]];
  const sorted = shares.toSorted((a, b) => a.box.x - b.box.x);
  const gaps = sorted.slice(1).map(({ box }, at) => box.x - (sorted[at]?.box.x ?? 0));
  const cut = gaps.indexOf(Math.max(...gaps)) + 1;
  return [sorted.slice(0, cut), sorted.slice(cut)].filter(isWhole);
}

/** The circle on which shares stand, or null. */
function circleOf(shares: readonly Block[], { aspect }: Page): Circle | null {
  if (shares.length < FEWEST_SLICES || shares.length > MOST_SLICES) return null;
  const points = shares.map((share) => pointOf(share, aspect));
  const circle = circleThrough(points);
  if (!circle || circle.radius > LARGEST_RADIUS) return null;
  const isRound = points.every((point) => near(distanceTo(circle, point), circle.radius, OFF_CIRCLE * circle.radius));
  const angles = points.map((point) => angleTo(circle, point)).toSorted((a, b) => a - b);
  const widest = Math.max(...angles.map((angle, at) => (angles[at + 1] ?? (angles[0] ?? 0) + 2 * Math.PI) - angle));
  return isRound && widest < WIDEST_ANGLE ? circle : null;
}

/**
 * Shares on the slices of a pie without a legend, each with the text around the pie that lies in its direction, as at
 * the end of a leader line. Shares with a text right above or below are no such slices.
 */
export const slicesOf = (figures: readonly Block[], page: Page): Candidate[] =>
  wholesAmong(figures.filter(({ text }) => SHARE.test(text))).flatMap((shares) => namedSlices(shares, page));

function namedSlices(shares: readonly Block[], page: Page): Candidate[] {
  const circle = circleOf(shares, page);
  if (!circle) return [];
  const names = page.blocks.filter(
    ({ role, text, lines }) =>
      role === 'text' && hasName(text) && text.length <= LONGEST_NAME && !page.title?.includes(lines[0]?.text ?? ''),
  );
  const isLabelled = (share: Block) =>
    names.some((name) => {
      const gap = Math.max(name.box.y - bottomOf(share.box), share.box.y - bottomOf(name.box));
      return (
        gap < CLOSE * heightOf(name) && isAligned('below', share.box, name.box) && sharedWidth(name.box, share.box) > 0
      );
    });
  if (shares.filter(isLabelled).length >= LABELLED * shares.length) return [];
  const around = names.flatMap((label) => {
    const end = endOf(label, circle, page.aspect);
    const radii = distanceTo(circle, end) / circle.radius;
    return radii > REACH.least && radii < REACH.most ? [{ label, angle: angleTo(circle, end), radii }] : [];
  });
  const candidates = shares.flatMap((value) => {
    const angle = angleTo(circle, pointOf(value, page.aspect));
    return around.flatMap(({ label, angle: other, radii }): Candidate[] => {
      const aside = differenceOf(angle, other);
      const side = label.box.y > circle.middle.y ? 'below' : 'above';
      return aside < ASIDE ? [{ value, label, side, cost: aside + radii / 10 }] : [];
    });
  });
  const pairs: Candidate[] = [];
  for (const one of candidates.toSorted((a, b) => a.cost - b.cost))
    if (!pairs.some(({ value, label }) => value === one.value || label === one.label)) pairs.push(one);
  return pairs.length === shares.length ? pairs : [];
}
