import type { Parts, XmlPart } from '../package/parts.ts';
import { at, child, type Element } from '../package/xml.ts';
import { frameOf, type Space, transformOf } from './frames.ts';
import type { Frame } from './items.ts';
import { listStyles, type TextStyles } from './styles.ts';

/** A placeholder of a layout or master. */
interface Model {
  type: string;
  idx: string;
  frame: Frame | null;
  styles: TextStyles;
}

/** What a slide inherits: the placeholders of its layout and master, and the master's text styles. */
export interface Inheritance {
  /** Type of the layout, such as `title` or `secHead`. */
  layout: string;
  layoutModels: Model[];
  masterModels: Model[];
  text: Record<'title' | 'body' | 'other', TextStyles>;
  /** Texts that are no placeholders, which slides show without containing them. */
  hasFixedText: boolean;
}

/** A placeholder with what it inherits. */
export interface Placeholder {
  type: string;
  frame: Frame | null;
  styles: TextStyles[];
}

/** The placeholder that a shape fills; undefined for any other shape. */
export const placeholderOf = (shape: Element) =>
  shape.children.map((part) => (part.name.startsWith('nv') ? at(part, 'nvPr', 'ph') : undefined)).find(Boolean);

const shapesOf = (part: XmlPart | null) => at(part?.root, 'cSld', 'spTree')?.children ?? [];

function modelsOf(part: XmlPart | null, space: Space): Model[] {
  return shapesOf(part).flatMap((shape) => {
    const ph = placeholderOf(shape);
    if (!ph) return [];
    const { type = 'obj', idx = '0' } = ph.attributes;
    return [
      { type, idx, frame: frameOf(transformOf(shape), space), styles: listStyles(at(shape, 'txBody', 'lstStyle')) },
    ];
  });
}

const hasText = (shape: Element): boolean =>
  shape.name === 'grpSp'
    ? shape.children.some(hasText)
    : shape.name === 'sp' &&
      !placeholderOf(shape) &&
      (child(shape, 'txBody')?.children ?? []).some((paragraph) =>
        paragraph.children.some((run) => (child(run, 't')?.text ?? '').trim() !== ''),
      );

/** Reads what a slide inherits. */
export async function inheritanceOf(parts: Parts, slide: XmlPart, space: Space): Promise<Inheritance> {
  const layout = await parts.related(slide, 'slideLayout');
  const master = layout && (await parts.related(layout, 'slideMaster'));
  const texts = child(master?.root, 'txStyles');
  return {
    layout: layout?.root.attributes.type ?? '',
    layoutModels: modelsOf(layout, space),
    masterModels: modelsOf(master, space),
    text: {
      title: listStyles(child(texts, 'titleStyle')),
      body: listStyles(child(texts, 'bodyStyle')),
      other: listStyles(child(texts, 'otherStyle')),
    },
    hasFixedText: [...shapesOf(layout), ...shapesOf(master)].some(hasText),
  };
}

const TITLES = new Set(['title', 'ctrTitle']);
const BODIES = new Set(['body', 'obj', 'subTitle']);

const baseType = (type: string) => (TITLES.has(type) ? 'title' : BODIES.has(type) ? 'body' : type);

/** The placeholder that a shape fills, with its type from the layout where the slide does not say; null for others. */
export function resolvePlaceholder(shape: Element, inheritance: Inheritance): Placeholder | null {
  const ph = placeholderOf(shape);
  if (!ph) return null;
  const { type: own, idx } = ph.attributes;
  const isSame = (model: Model) => own !== undefined && baseType(model.type) === baseType(own);
  const inLayout =
    inheritance.layoutModels.find((model) => idx !== undefined && model.idx === idx) ??
    inheritance.layoutModels.find(isSame);
  const type = own ?? inLayout?.type ?? 'obj';
  const inMaster = inheritance.masterModels.find((model) => baseType(model.type) === baseType(type));
  const { text } = inheritance;
  const masterText = TITLES.has(type) ? text.title : BODIES.has(type) ? text.body : text.other;
  return {
    type,
    frame: inLayout?.frame ?? inMaster?.frame ?? null,
    styles: [inLayout?.styles ?? [], inMaster?.styles ?? [], masterText],
  };
}
