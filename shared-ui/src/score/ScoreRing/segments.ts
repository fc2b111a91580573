const COUNT = 10;
const RADIUS = 46;
const GAP_DEGREES = 3.5;

const point = (degrees: number) => {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return `${(50 + RADIUS * Math.cos(radians)).toFixed(2)} ${(50 + RADIUS * Math.sin(radians)).toFixed(2)}`;
};

/** SVG paths of the ring's ten arcs in a 100 by 100 box, clockwise from the top. */
export const RING_SEGMENTS: readonly string[] = Array.from({ length: COUNT }, (_, index) => {
  const from = (360 / COUNT) * index + GAP_DEGREES / 2;
  const to = (360 / COUNT) * (index + 1) - GAP_DEGREES / 2;
  return `M${point(from)} A${RADIUS} ${RADIUS} 0 0 1 ${point(to)}`;
});
