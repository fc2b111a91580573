import { around } from '../layout/boxes.ts';
import { MAX_PICTURE_PIXELS } from '../limits.ts';
import type { Box, SlidePicture } from '../types.ts';
import { drawnCharts, type Shape } from './drawn-charts.ts';
import { fillOf } from './fill.ts';
import { eachObject, IMAGE, type Matrix, matrixOf, moved, PATH, type Surroundings, within } from './groups.ts';
import { type Icon, isIcon, mayHoldIcon } from './icons.ts';
import { Failure, type Pdfium } from './pdfium.ts';
import type { Surface } from './surface.ts';

/** How many objects of a page are looked at, and groups within how many others. */
const LIMITS = { objects: 5_000, depth: 4 } as const;
/** A picture that covers more of the page than this is the background. */
const BACKGROUND = 0.9;
/** A picture that covers less than this carries no information. */
const SPECK = 0.001;
const MAX_PICTURES = 50;
/**
 * A drawn shape wider than this share of the page's width, and half as high, can frame text: a card, a cell, a band.
 */
const FRAME = 0.02;
/** A shape thinner and longer than these shares of the page's width is a rule between rows or columns. */
const RULE = { thin: 0.004, long: 0.03 } as const;
/** A filled shape of such sides, in shares of the page's width, may be a bullet. */
const BULLET = { least: 0.0006, thin: 0.012, long: 0.022 } as const;
/** A line of a legend is shorter than this share of the page's width. */
const SAMPLE = 0.05;
const MAX_SHAPES = 600;
const MAX_ICONS = 300;
/** A path with more segments is a drawing, which frames and divides no text. */
const MAX_SEGMENTS = 120;
/** A path with more segments is no part of a chart. */
const MAX_CHART_SEGMENTS = 400;
const MOVE = 2;
/** A point of a curve; three make one curve. */
const CURVE = 1;
/** The end of a straight line. */
const LINE = 0;
/** A shape of smaller sides is no part of a chart. */
const SPOT = 0.004;

/** Bounds of the unit square under a matrix; null when it lies off the page. */
function placeOf(surface: Surface, [a, b, c, d, e, f]: Matrix): Box | null {
  const corners = [
    surface.place(e, f),
    surface.place(e + a, f + b),
    surface.place(e + c, f + d),
    surface.place(e + a + c, f + b + d),
  ];
  const span = (values: number[]) => {
    const start = Math.max(0, Math.min(...values));
    return { start, length: Math.min(1, Math.max(...values)) - start };
  };
  const across = span(corners.map(({ x }) => x));
  const down = span(corners.map(({ y }) => y));
  if (across.length < 0 || down.length < 0) return null;
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

/** A point of an object on the page. */
function onPage(surface: Surface, matrix: Matrix, x: number, y: number) {
  const point = moved(matrix, x, y);
  return surface.place(point.x, point.y);
}

/** Rejects an oversized picture before drawing decompresses it. */
function checkPixels(pdfium: Pdfium, image: number) {
  const { scratch } = pdfium;
  if (pdfium._FPDFImageObj_GetImagePixelSize(image, scratch, scratch + 4) === 0) return;
  const [width = 0, height = 0] = pdfium.ints(scratch, 2);
  if (width * height > MAX_PICTURE_PIXELS) throw new Failure('too_complex');
}

/** A point of a path, and how the pen comes to it. */
interface Step {
  type: number;
  x: number;
  y: number;
}

/** The parts of a path that are drawn without lifting the pen; none of a path that is too long for a chart. */
function strokesOf(pdfium: Pdfium, path: number): Step[][] {
  const count = pdfium._FPDFPath_CountSegments(path);
  if (count > MAX_CHART_SEGMENTS) return [];
  const { scratch } = pdfium;
  const strokes: Step[][] = [];
  for (let index = 0; index < count; index++) {
    const segment = pdfium._FPDFPath_GetPathSegment(path, index);
    if (segment === 0 || pdfium._FPDFPathSegment_GetPoint(segment, scratch, scratch + 4) === 0) continue;
    const step = {
      x: pdfium.float(scratch),
      y: pdfium.float(scratch + 4),
      type: pdfium._FPDFPathSegment_GetType(segment),
    };
    if (step.type === MOVE || strokes.length === 0) strokes.push([step]);
    else strokes.at(-1)?.push(step);
  }
  return strokes;
}

/** Bounds of each part of a path: tables often draw all borders as one path. */
function partsOf(surface: Surface, strokes: readonly Step[][], matrix: Matrix): Box[] {
  return strokes.flatMap((points) => {
    if (points.length < 2) return [];
    const [x, y] = [Math.min(...points.map((point) => point.x)), Math.min(...points.map((point) => point.y))];
    const width = Math.max(...points.map((point) => point.x)) - x;
    const height = Math.max(...points.map((point) => point.y)) - y;
    return placeOf(surface, within(matrix, [width, 0, 0, height, x, y])) ?? [];
  });
}

/** Where the lines and curves of a stroke meet: a curve has two points that lie beside it. */
function cornersOf(steps: readonly Step[]): Step[] {
  const corners: Step[] = [];
  for (let at = 0; at < steps.length; at++) {
    if (steps[at]?.type === CURVE) at += 2;
    const corner = steps[at];
    if (corner) corners.push(corner);
  }
  return corners;
}

function isFilled(pdfium: Pdfium, path: number): boolean {
  const { scratch } = pdfium;
  if (pdfium._FPDFPath_GetDrawMode(path, scratch, scratch + 4) === 0) return false;
  return pdfium.ints(scratch, 1)[0] !== 0 && colourOf(pdfium, path) !== null;
}

/** Fill colour of a shape; null without a fill. */
function colourOf(pdfium: Pdfium, shape: number): [number, number, number] | null {
  const fill = fillOf(pdfium, shape);
  return fill && fill.alpha > 0 ? fill.colour : null;
}

/** A path with its strokes, and their bounds on the page. */
interface DrawnPath {
  path: number;
  matrix: Matrix;
  strokes: readonly Step[][];
  parts: readonly Box[];
}

/** What may be part of a chart: any path but a spot. */
function shapeOf(pdfium: Pdfium, surface: Surface, { path, matrix, strokes, parts }: DrawnPath): Shape[] {
  const box = parts.length > 0 ? around(parts) : null;
  if (!box || box.width < SPOT || box.height < SPOT) return [];
  const steps = strokes.flat();
  return [
    {
      box,
      corners: cornersOf(steps).map(({ x, y }) => onPage(surface, matrix, x, y)),
      curved: steps.some(({ type }) => type === CURVE),
      straight: steps.some(({ type }) => type === LINE),
      whole: strokes.length === 1,
      filled: isFilled(pdfium, path),
    },
  ];
}

/** Sides as shares of the page width, because a page may be much taller than a slide. */
const sidesOf = ({ width, height }: Box, surface: Surface) =>
  [width, (height * surface.height) / surface.width] as const;

function isFrame(box: Box, surface: Surface): boolean {
  const [width, height] = sidesOf(box, surface);
  return width > FRAME && height > FRAME / 2 && box.width * box.height < BACKGROUND;
}

function isRule(box: Box, surface: Surface): boolean {
  const sides = sidesOf(box, surface);
  return Math.min(...sides) < RULE.thin && Math.max(...sides) > RULE.long;
}

function isBullet(box: Box, surface: Surface): boolean {
  const sides = sidesOf(box, surface);
  const thin = Math.min(...sides);
  return thin > BULLET.least && thin < BULLET.thin && Math.max(...sides) < BULLET.long;
}

/** Whether a shape is a short line, as before the name of a series. */
function isSample(box: Box, surface: Surface): boolean {
  const [width, height] = sidesOf(box, surface);
  return height < RULE.thin && width > BULLET.thin && width < SAMPLE;
}

/**
 * Visits the shapes and images of a page, up to a maximum, in groups as well that are drawn. Each with its matrix on the
 * page.
 * @throws Failure `too_complex` for an oversized picture.
 */
function eachDrawing(
  pdfium: Pdfium,
  page: number,
  onto: Record<'path' | 'image', (object: number, at: Matrix) => void>,
) {
  const use = (object: number, type: number, around: Surroundings) => {
    if (type !== PATH && type !== IMAGE) return;
    const matrix = within(around.matrix, matrixOf(pdfium, object));
    if (type === PATH) onto.path(object, matrix);
    else {
      checkPixels(pdfium, object);
      onto.image(object, matrix);
    }
  };
  eachObject(pdfium, page, { limits: LIMITS, enter: ({ drawn }) => drawn, use });
}

/** A picture of a page with its size in pixels. */
export interface PagePicture {
  box: Box;
  width: number;
  height: number;
  /** The image object that draws it. */
  object: number;
  /** Its middle in coordinates of the page. */
  middle: { x: number; y: number };
}

/**
 * Lists the pictures of a page, however small.
 * @throws Failure `too_complex` for an oversized picture.
 */
export function picturesOn(pdfium: Pdfium, page: number, surface: Surface): PagePicture[] {
  const pictures: PagePicture[] = [];
  const image = (object: number, matrix: Matrix) => {
    const box = placeOf(surface, matrix);
    pdfium._FPDFImageObj_GetImagePixelSize(object, pdfium.scratch, pdfium.scratch + 4);
    const [width = 0, height = 0] = pdfium.ints(pdfium.scratch, 2);
    const [a, b, c, d, e, f] = matrix;
    const middle = { x: e + (a + c) / 2, y: f + (b + d) / 2 };
    if (box && width > 0 && height > 0) pictures.push({ box, width, height, object, middle });
  };
  eachDrawing(pdfium, page, { path: () => {}, image });
  return pictures;
}

/** The pictures of a page, and the shapes that divide its text. */
export interface PageObjects {
  /** Largest first, without backgrounds and specks. */
  pictures: SlidePicture[];
  /** Drawn shapes large enough to hold text. */
  frames: Box[];
  /** Drawn lines. */
  rules: Box[];
  /** Small filled shapes. */
  marks: Box[];
  /** Small drawings and pictures, such as ticks. */
  icons: Icon[];
  /** Small shapes and short lines, whatever their fill, which may be the keys of a legend. */
  spots: Box[];
  /** Drawn charts, without their labels. */
  charts: Box[];
}

/**
 * Lists the pictures and shapes of a page. Call this before drawing the page.
 * @throws Failure `too_complex` for an oversized picture.
 */
export function objectsOf(pdfium: Pdfium, page: number, surface: Surface): PageObjects {
  const pictures: SlidePicture[] = [];
  const frames: Box[] = [];
  const rules: Box[] = [];
  const marks: Box[] = [];
  const icons: Icon[] = [];
  const spots: Box[] = [];
  const shapes: Shape[] = [];
  const path = (shape: number, matrix: Matrix) => {
    if (frames.length + rules.length >= MAX_SHAPES) return;
    const strokes = strokesOf(pdfium, shape);
    const drawn = partsOf(surface, strokes, matrix);
    if (shapes.length < MAX_SHAPES)
      shapes.push(...shapeOf(pdfium, surface, { path: shape, matrix, strokes, parts: drawn }));
    const parts = strokes.flat().length > MAX_SEGMENTS ? [] : drawn;
    const whole = parts.length > 0 ? around(parts) : null;
    const isSmall = whole !== null && (isIcon(whole, surface) || isBullet(whole, surface));
    const colour = isSmall ? colourOf(pdfium, shape) : null;
    if (whole && (isSmall || isSample(whole, surface)) && spots.length < MAX_ICONS) spots.push(whole);
    if (whole && colour && isBullet(whole, surface) && marks.length < MAX_ICONS) marks.push(whole);
    if (whole && isIcon(whole, surface)) {
      if (colour && icons.length < MAX_ICONS) icons.push({ box: whole, colour });
      return;
    }
    for (const box of parts) {
      if (isFrame(box, surface)) frames.push(box);
      else if (isRule(box, surface)) rules.push(box);
    }
  };
  const image = (_: number, matrix: Matrix) => {
    const box = placeOf(surface, matrix);
    const share = box ? box.width * box.height : 0;
    if (box && share < BACKGROUND && share >= SPECK) pictures.push({ box, share });
    if (box && mayHoldIcon(box, surface) && icons.length < MAX_ICONS) icons.push({ box, colour: null });
  };
  eachDrawing(pdfium, page, { path, image });
  return {
    pictures: pictures.toSorted((a, b) => b.share - a.share).slice(0, MAX_PICTURES),
    frames,
    rules,
    marks,
    icons,
    spots,
    charts: drawnCharts(shapes, surface.width / surface.height),
  };
}
