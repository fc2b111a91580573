import type { Slide } from './slide.ts';

type Node = Record<string, unknown> | readonly unknown[];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const childOf = (node: Node, key: string) => (node as Record<string, unknown>)[key];

/** The text at a path such as `title`, `lines.2` or `table.rows.0.1`; null if there is none. */
export function textAt(slide: Slide, path: string): string | null {
  let at: unknown = slide;
  for (const key of path.split('.')) {
    if (!isNode(at)) return null;
    at = childOf(at, key);
  }
  return typeof at === 'string' ? at : null;
}

function put(node: Node, [key = '', ...rest]: readonly string[], text: string): Node {
  const child = childOf(node, key);
  const next = rest.length > 0 && isNode(child) ? put(child, rest, text) : text;
  return Array.isArray(node) ? node.with(Number(key), next) : { ...node, [key]: next };
}

/** The slide with the text at a path replaced; the same slide if the path has no text. */
export const withText = (slide: Slide, path: string, text: string): Slide =>
  textAt(slide, path) === null ? slide : (put(slide, path.split('.'), text) as Slide);
