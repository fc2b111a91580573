import { filled } from '../compose.ts';
import type { Ground } from '../themes.ts';
import type { Box, Color, GraphicElement, GraphicMark as Mark } from '../types.ts';

/** Draws with fractions of a square box. */
function pen({ x, y, w }: Box, ink: Color, ground: Color) {
  const weight = w * 4; // points, for a line that looks as heavy as the shapes
  const at = (left: number, top: number, width: number, height: number): Box => ({
    x: x + left * w,
    y: y + top * w,
    w: width * w,
    h: height * w,
  });
  return {
    bar: (left: number, top: number, width: number, height: number): Mark => filled(at(left, top, width, height), ink),
    dot: (left: number, top: number, size: number): Mark => ({
      type: 'ellipse',
      box: at(left, top, size, size),
      fill: ink,
    }),
    ring: (left: number, top: number, width: number, height = width): Mark => ({
      type: 'ellipse',
      box: at(left, top, width, height),
      fill: ground,
      stroke: ink,
      strokeWidth: weight,
    }),
    line: (fromX: number, fromY: number, toX: number, toY: number): Mark => ({
      type: 'line',
      x1: x + fromX * w,
      y1: y + fromY * w,
      x2: x + toX * w,
      y2: y + toY * w,
      color: ink,
      width: weight,
    }),
  };
}

type Pen = ReturnType<typeof pen>;

/** Names of a part of the story, the sign of it in words, and as a drawing. */
const SIGNS: [string[], string, (pen: Pen) => Mark[]][] = [
  [
    ['problem', 'challenge', 'why now'],
    'Exclamation mark',
    ({ ring, bar, dot }) => [ring(0, 0, 1), bar(0.455, 0.24, 0.09, 0.34), dot(0.445, 0.66, 0.11)],
  ],
  [
    ['solution', 'product status', 'status'],
    'Tick',
    ({ ring, line }) => [ring(0, 0, 1), line(0.26, 0.52, 0.45, 0.7), line(0.43, 0.7, 0.76, 0.34)],
  ],
  [
    ['product', 'technology', 'how it works'],
    'Layers',
    ({ bar }) => [bar(0.3, 0.1, 0.4, 0.2), bar(0.15, 0.4, 0.7, 0.2), bar(0, 0.7, 1, 0.2)],
  ],
  [
    ['market', 'market size', 'opportunity', 'customers'],
    'Circles within each other',
    ({ ring, dot }) => [ring(0, 0, 1), ring(0.18, 0.36, 0.64), dot(0.36, 0.72, 0.28)],
  ],
  [
    ['business model', 'revenue model', 'pricing'],
    'Coins',
    ({ ring }) => [ring(0.1, 0.62, 0.8, 0.28), ring(0.1, 0.42, 0.8, 0.28), ring(0.1, 0.22, 0.8, 0.28)],
  ],
  [
    ['traction', 'growth', 'financials'],
    'Rising bars',
    ({ bar }) => [
      bar(0, 0.7, 0.18, 0.3),
      bar(0.27, 0.5, 0.18, 0.5),
      bar(0.54, 0.28, 0.18, 0.72),
      bar(0.81, 0, 0.18, 1),
    ],
  ],
  [
    ['competition', 'competitors', 'alternatives'],
    'One dot apart from others',
    ({ line, dot }) => [
      line(0.03, 0, 0.03, 1),
      line(0, 0.97, 1, 0.97),
      dot(0.68, 0.1, 0.22),
      dot(0.22, 0.66, 0.12),
      dot(0.4, 0.56, 0.12),
      dot(0.28, 0.42, 0.12),
    ],
  ],
  [
    ['team', 'founders', 'people'],
    'Three people',
    ({ dot, bar }) => [
      dot(0.37, 0.12, 0.26),
      dot(0.06, 0.24, 0.2),
      dot(0.74, 0.24, 0.2),
      bar(0.3, 0.46, 0.4, 0.42),
      bar(0, 0.52, 0.24, 0.36),
      bar(0.76, 0.52, 0.24, 0.36),
    ],
  ],
  [
    ['ask', 'goals', 'go-to-market'],
    'Target',
    ({ ring, dot }) => [ring(0, 0, 1), ring(0.22, 0.22, 0.56), dot(0.4, 0.4, 0.2)],
  ],
];

/** The sign of the part of the story that a text is the name of; none for any other text. */
export function signOf(text: string, box: Box, { accent, background }: Ground): GraphicElement[] {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/^(?:the|our) /u, '');
  const [, alt, draw] = SIGNS.find(([names]) => names.includes(name)) ?? [];
  if (!alt || !draw) return [];
  return [{ type: 'graphic', name: 'Sign', box, alt, marks: draw(pen(box, accent, background)) }];
}
