import type { Part } from '../../types.ts';
import type { XmlPart } from '../package/parts.ts';
import { child, type Element, numberAt, relationId } from '../package/xml.ts';

const WHOLE = 100_000;

/** The part of a picture that is shown; null for all of it. */
function cropOf(fill: Element): Part | null {
  const rect = child(fill, 'srcRect');
  const edge = (name: string) => Math.min(1, Math.max(0, (numberAt(rect, name) ?? 0) / WHOLE));
  const [l, t, r, b] = [edge('l'), edge('t'), edge('r'), edge('b')];
  if (l + t + r + b < 0.005 || l + r >= 0.99 || t + b >= 0.99) return null;
  return { x: l, y: t, width: 1 - l - r, height: 1 - t - b };
}

/** The picture of a `blipFill`: its path in the package and what is shown of it; null when it is not in the file. */
export function pictureOf(part: XmlPart, fill: Element | undefined): { path: string; crop: Part | null } | null {
  const relation = part.relations.get(relationId(child(fill, 'blip'), 'embed') ?? '');
  return fill && relation && !relation.isExternal ? { path: relation.target, crop: cropOf(fill) } : null;
}

/** Whether the editor's images take it, by its first bytes. */
export function isUsable(data: Buffer): boolean {
  const head = data.toString('latin1', 0, 12);
  return head.startsWith('\x89PNG\r\n') || head.startsWith('\xff\xd8\xff') || /^RIFF....WEBP/s.test(head);
}
