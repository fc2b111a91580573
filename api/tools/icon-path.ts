type Point = readonly [number, number];

/** Numbers that each command of SVG path data takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const TOKEN = /[a-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/giu;

const written = (value: number) => String(Math.round(value * 100) / 100 + 0);
const at = (points: readonly Point[]) => points.map(([x, y]) => `${written(x)} ${written(y)}`).join(' ');

/** The curves of an arc, each as two control points and its end. */
function curvesOf(from: Point, [rx, ry, turn, large, sweep]: readonly number[], to: Point): Point[][] {
  if (!rx || !ry || turn === undefined) return [[from, to, to]];
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x, y] = [cos * dx + sin * dy, -sin * dx + cos * dy];
  const stretch = Math.max(1, Math.sqrt((x / rx) ** 2 + (y / ry) ** 2));
  const [a, b] = [Math.abs(rx) * stretch, Math.abs(ry) * stretch];
  const under = (a * a * b * b - a * a * y * y - b * b * x * x) / (a * a * y * y + b * b * x * x);
  const root = Math.sqrt(Math.max(0, under)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(root * a * y) / b, (-root * b * x) / a];
  const middle: Point = [cos * cx - sin * cy + (from[0] + to[0]) / 2, sin * cx + cos * cy + (from[1] + to[1]) / 2];
  const start = Math.atan2((y - cy) / b, (x - cx) / a);
  let angle = Math.atan2((-y - cy) / b, (-x - cx) / a) - start;
  if (sweep && angle < 0) angle += 2 * Math.PI;
  if (!sweep && angle > 0) angle -= 2 * Math.PI;
  const count = Math.ceil(Math.abs(angle) / (Math.PI / 2) - 1e-6) || 1;
  const step = angle / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  const on = (u: number, v: number): Point => [
    middle[0] + cos * a * u - sin * b * v,
    middle[1] + sin * a * u + cos * b * v,
  ];
  return Array.from({ length: count }, (_, index) => {
    const [one, two] = [start + index * step, start + (index + 1) * step];
    return [
      on(Math.cos(one) - reach * Math.sin(one), Math.sin(one) + reach * Math.cos(one)),
      on(Math.cos(two) + reach * Math.sin(two), Math.sin(two) - reach * Math.cos(two)),
      on(Math.cos(two), Math.sin(two)),
    ];
  });
}

/** SVG path data with absolute M, L, C and Z alone, and two decimals at most. */
export function reducedPath(d: string): string {
  const tokens = d.match(TOKEN) ?? [];
  let here: Point = [0, 0];
  let start = here;
  let control = here;
  let command = '';
  let before = '';
  let out = '';
  const line = (to: Point, letter = 'L') => {
    out += `${letter}${at([to])}`;
    here = to;
  };
  const curve = (points: readonly Point[]) => {
    out += `C${at(points)}`;
    here = points[2] ?? here;
  };
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index] ?? '';
    if (/[a-z]/iu.test(token)) {
      command = token;
      index += 1;
    } else if (command === 'M' || command === 'm') command = command === 'M' ? 'L' : 'l';
    const kind = command.toUpperCase();
    const count = TAKES[kind];
    if (count === undefined) throw new Error(`No path command: ${token}`);
    const numbers = tokens.slice(index, index + count).map(Number);
    index += count;
    const [ox, oy] = command === kind ? [0, 0] : here;
    const point = (place: number): Point => [(numbers[place] ?? 0) + ox, (numbers[place + 1] ?? 0) + oy];
    const mirrored = (kinds: string): Point =>
      kinds.includes(before) ? [2 * here[0] - control[0], 2 * here[1] - control[1]] : here;
    const bent = (middle: Point, to: Point) => {
      const near = ([x, y]: Point): Point => [x + (2 / 3) * (middle[0] - x), y + (2 / 3) * (middle[1] - y)];
      curve([near(here), near(to), to]);
      control = middle;
    };
    const from = here;
    switch (kind) {
      case 'M':
        line(point(0), 'M');
        start = here;
        break;
      case 'L':
        line(point(0));
        break;
      case 'H':
        line([(numbers[0] ?? 0) + ox, from[1]]);
        break;
      case 'V':
        line([from[0], (numbers[0] ?? 0) + oy]);
        break;
      case 'C':
        control = point(2);
        curve([point(0), point(2), point(4)]);
        break;
      case 'S': {
        const first = mirrored('CS');
        control = point(0);
        curve([first, point(0), point(2)]);
        break;
      }
      case 'Q':
        bent(point(0), point(2));
        break;
      case 'T':
        bent(mirrored('QT'), point(0));
        break;
      case 'A':
        for (const points of curvesOf(from, numbers, point(5))) curve(points);
        break;
      case 'Z':
        out += 'Z';
        here = start;
    }
    before = kind;
  }
  return out;
}
