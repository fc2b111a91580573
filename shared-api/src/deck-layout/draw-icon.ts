import type { DeckIcon } from './icons.ts';
import type { Box, Color, EllipseElement, GraphicElement, IconLook, IconPath, Point } from './types.ts';

const GRID = 24;
/** Width of the strokes on the grid. */
const STROKE = 1.6;
/** Points in an inch. */
const POINTS = 72;
const PAIR = /(-?[\d.]+) (-?[\d.]+)/gu;

/** An icon with its name in the list. */
export type NamedIcon = Pick<DeckIcon, 'path'> & { name: string };

const rounded = (inches: number) => Math.round(inches * 10_000) / 10_000;

/** Strokes on the grid, in a square box. */
function strokes({ path }: Pick<DeckIcon, 'path'>, box: Box, ink: Color, weight = STROKE): IconPath {
  const scale = box.w / GRID;
  const d = path.replace(
    PAIR,
    (_, x: string, y: string) => `${rounded(box.x + Number(x) * scale)} ${rounded(box.y + Number(y) * scale)}`,
  );
  return { type: 'path', box, d, fill: null, stroke: ink, strokeWidth: weight * scale * POINTS };
}

/** Share of a disc that the icon on it takes. */
const ON_DISC = 0.56;

/** A square of a share of another, with the same middle. */
const within = ({ x, y, w, h }: Box, share: number): Box => ({
  x: x + (w * (1 - share)) / 2,
  y: y + (h * (1 - share)) / 2,
  w: w * share,
  h: h * share,
});

/** An icon on a disc. It has no alt text, since it only repeats what the slide says. */
export function iconOnDisc(icon: NamedIcon, box: Box, { ink, disc }: IconLook): GraphicElement {
  const ground: EllipseElement = { type: 'ellipse', box, fill: disc };
  const marks = [ground, strokes(icon, within(box, ON_DISC), ink)];
  return { type: 'graphic', name: `Icon: ${icon.name}`, box, alt: '', marks };
}

/**
 * A disc that the lower and the right edge of a page cut off: its radius as a share of the page's width, and in radii how
 * far its middle is from these edges, how large its icon is, and how far that is from the middle.
 */
const CORNER = { radius: 0.248, right: 0.7, bottom: 0.88, icon: 1.15, left: 0.15, up: 0.06 };
/** Width of the strokes of an icon as large as that, on the grid. */
const FINE = 1.25;

/** The part of a circle from one angle to another, as curves that go on from its first point. */
function arc({ x, y }: Point, radius: number, from: number, to: number): string {
  const count = Math.ceil(Math.abs(to - from) / (Math.PI / 2));
  const step = (to - from) / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  const at = (angle: number, along = 0) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `${rounded(x + radius * (cos - along * sin))} ${rounded(y + radius * (sin + along * cos))}`;
  };
  const curves = Array.from({ length: count }, (_, index) => {
    const [start, end] = [from + index * step, from + (index + 1) * step];
    return `C${at(start, reach)} ${at(end, -reach)} ${at(end)}`;
  });
  return `M${at(from)}${curves.join('')}`;
}

/** An icon on a disc that is cut off by the lower right corner of a page. */
export function iconInCorner(icon: NamedIcon, page: { w: number; h: number }, { ink, disc }: IconLook): GraphicElement {
  const { w, h } = page;
  const radius = w * CORNER.radius;
  const middle = { x: w - radius * CORNER.right, y: h - radius * CORNER.bottom };
  const [left, top] = [middle.x - radius, middle.y - radius];
  const box = { x: left, y: top, w: w - left, h: h - top };
  const start = Math.PI - Math.asin(CORNER.bottom);
  const d = `${arc(middle, radius, start, 2 * Math.PI - Math.acos(CORNER.right))}L${w} ${h}Z`;
  const ground: IconPath = { type: 'path', box, d, fill: disc, stroke: null, strokeWidth: 0 };
  const side = radius * CORNER.icon;
  const place = {
    x: middle.x - radius * CORNER.left - side / 2,
    y: middle.y - radius * CORNER.up - side / 2,
    w: side,
    h: side,
  };
  const marks = [ground, strokes(icon, place, ink, FINE)];
  return { type: 'graphic', name: `Icon: ${icon.name}`, box, alt: '', marks };
}
