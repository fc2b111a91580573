interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture of a slide: its place in fractions of the slide, its size in pixels where known, and how to find it again. */
export interface SlidePicture<Use> {
  box: Box;
  width: number;
  height: number;
  use: Use;
}

/** Where and how large logos are, in fractions of a slide. */
const CORNER = { x: 0.34, y: 0.22 } as const;
const SIDES = { least: 0.012, widest: 0.3, highest: 0.2 } as const;
/** Pictures that reach the edge decorate it. */
const EDGE = 0.004;
/** How far two places may be apart. */
const SAME = 0.012;
/** Share of the slides, and number of them, that a logo is on. */
const SLIDES = 0.4;
const LEAST_SLIDES = 3;
/** Proportions of a logo, as displayed on a slide of 16:9. */
const WIDEST = 14;

const isNear = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) < SAME &&
  Math.abs(one.y - other.y) < SAME &&
  Math.abs(one.width - other.width) < SAME &&
  Math.abs(one.height - other.height) < SAME;

/** Whether a picture is where logos are, and as small. */
export function isInCorner({ x, y, width, height }: Box): boolean {
  const [right, bottom] = [x + width, y + height];
  if (x < EDGE || y < EDGE || right > 1 - EDGE || bottom > 1 - EDGE) return false;
  if (width < SIDES.least || height < SIDES.least || width > SIDES.widest || height > SIDES.highest) return false;
  if ((width / height) * (16 / 9) > WIDEST) return false;
  const isAtSide = right < CORNER.x || x > 1 - CORNER.x;
  return isAtSide && (bottom < CORNER.y || y > 1 - CORNER.y);
}

/** Counts on how many slides a picture is at the same place in a corner. */
export class LogoVotes<Use> {
  readonly #groups: { picture: SlidePicture<Use>; slides: number }[] = [];
  #slides = 0;

  add(pictures: readonly SlidePicture<Use>[]): void {
    this.#slides += 1;
    const counted = new Set<object>();
    for (const picture of pictures.filter(({ box }) => isInCorner(box))) {
      const known = this.#groups.find(
        ({ picture: other }) =>
          other.width === picture.width && other.height === picture.height && isNear(other.box, picture.box),
      );
      const group = known ?? { picture, slides: 0 };
      if (!known) this.#groups.push(group);
      if (!counted.has(group)) group.slides += 1;
      counted.add(group);
    }
  }

  /** The pictures on enough slides, those on most of them first. */
  likely(): SlidePicture<Use>[] {
    const needed = Math.max(LEAST_SLIDES, this.#slides * SLIDES);
    return this.#groups
      .filter(({ slides }) => slides >= needed)
      .sort((a, b) => b.slides - a.slides || a.picture.box.y - b.picture.box.y)
      .map(({ picture }) => picture);
  }
}
