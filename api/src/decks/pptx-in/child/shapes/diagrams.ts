import type { Parts, XmlPart } from '../package/parts.ts';
import { at, child, childrenOf, type Element, relationId } from '../package/xml.ts';
import type { Paragraph } from './items.ts';
import { plainText } from './text.ts';

const SIZE = 18;
const PRESENTATION = new Set(['pres', 'parTrans', 'sibTrans', 'doc']);

/** The texts of a SmartArt diagram as a list, in the order of its outline. */
export async function diagramParagraphs(parts: Parts, slide: XmlPart, data: Element): Promise<Paragraph[]> {
  const relation = slide.relations.get(relationId(data, 'dm') ?? '');
  const model = relation && !relation.isExternal ? await parts.open(relation.target) : null;
  if (!model) return [];
  const points = new Map(
    childrenOf(child(model.root, 'ptLst'), 'pt').map((point) => [point.attributes.modelId ?? '', point]),
  );
  const below = new Map<string, { id: string; order: number }[]>();
  for (const { attributes } of childrenOf(child(model.root, 'cxnLst'), 'cxn')) {
    const { type = 'parOf', srcId = '', destId = '', srcOrd = '0' } = attributes;
    if (type !== 'parOf') continue;
    below.set(srcId, [...(below.get(srcId) ?? []), { id: destId, order: Number(srcOrd) }]);
  }
  const seen = new Set<string>();
  const walk = (id: string, level: number): Paragraph[] => {
    const point = points.get(id);
    if (!point || seen.has(id)) return [];
    seen.add(id);
    const isShown = !PRESENTATION.has(point.attributes.type ?? 'node');
    const own = isShown ? plainText(at(point, 't')) : [];
    const children = [...(below.get(id) ?? [])].sort((a, b) => a.order - b.order);
    return [
      ...own.map((text) => ({ text, level: Math.min(8, level), size: SIZE, bold: false, bullet: true })),
      ...children.flatMap((one) => walk(one.id, isShown ? Math.min(8, level + 1) : level)),
    ];
  };
  const roots = [...points].filter(([, { attributes }]) => attributes.type === 'doc').map(([id]) => id);
  // What hangs nowhere is read as well.
  return [...roots, ...points.keys()].flatMap((id) => walk(id, 0));
}
