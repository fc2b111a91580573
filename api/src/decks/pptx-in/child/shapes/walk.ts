import { MAX_SHAPES } from '../../limits.ts';
import { Failure } from '../failure.ts';
import type { Parts, XmlPart } from '../package/parts.ts';
import { at, child, type Element, isOn, relationId } from '../package/xml.ts';
import { chartData, newChartData } from './charts.ts';
import { diagramParagraphs } from './diagrams.ts';
import { frameOf, isOnSlide, type Space, spaceIn, transformOf } from './frames.ts';
import type { Frame, Item, LeaveOut, TextRole } from './items.ts';
import { pictureOf } from './pictures.ts';
import { type Inheritance, type Placeholder, resolvePlaceholder } from './placeholders.ts';
import { tableRows } from './tables.ts';
import { paragraphsOf, tidy } from './text.ts';

const NOWHERE: Frame = { x: 0, y: 0.5, w: 1, h: 0.1 };

const ROLES: Record<string, TextRole> = {
  title: 'title',
  ctrTitle: 'title',
  subTitle: 'subtitle',
  body: 'body',
  obj: 'body',
};

/** Placeholders that the theme fills. */
const FURNITURE = new Set(['ftr', 'dt', 'sldNum', 'hdr']);

interface Setting {
  parts: Parts;
  slide: XmlPart;
  inheritance: Inheritance;
  leaveOut: LeaveOut;
}

/** Walks the shapes of one slide. */
export class ShapeWalk {
  readonly #setting: Setting;
  readonly #items: Item[] = [];
  #shapes = 0;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  /** What the shapes show, in the order of the file. */
  async itemsIn(tree: Element | undefined, space: Space): Promise<Item[]> {
    for (const shape of tree?.children ?? []) await this.#visit(shape, space);
    return this.#items;
  }

  async #visit(shape: Element, space: Space): Promise<void> {
    this.#shapes += 1;
    if (this.#shapes > MAX_SHAPES) throw new Failure('pptx_too_complex');
    const { leaveOut } = this.#setting;
    if (this.#isHidden(shape)) return leaveOut('hidden-shape');
    switch (shape.name) {
      case 'sp':
        return this.#addShape(shape, space);
      case 'grpSp':
        return await this.#enter(shape, spaceIn(transformOf(shape), space));
      case 'pic':
        return this.#addPicture(shape, space);
      case 'graphicFrame':
        return await this.#addFrame(shape, space);
      case 'AlternateContent':
        return await this.#addAlternative(shape, space);
      case 'contentPart':
        return leaveOut('ink');
      default:
    }
  }

  async #enter(group: Element, space: Space): Promise<void> {
    for (const one of group.children) await this.#visit(one, space);
  }

  #isHidden(shape: Element): boolean {
    return shape.children.some((part) => part.name.startsWith('nv') && isOn(child(part, 'cNvPr')?.attributes.hidden));
  }

  /** Content of a newer kind, or what older programs show instead. */
  async #addAlternative(alternative: Element, space: Space): Promise<void> {
    for (const option of alternative.children) {
      const before = this.#items.length;
      for (const one of option.children) await this.#visit(one, space);
      if (this.#items.length > before) return;
    }
  }

  #frameOf(shape: Element, space: Space, placeholder: Placeholder | null = null): Frame {
    return frameOf(transformOf(shape), space) ?? placeholder?.frame ?? NOWHERE;
  }

  #add(item: Item): void {
    if (isOnSlide(item.frame)) this.#items.push(item);
    else this.#setting.leaveOut('outside');
  }

  #addShape(shape: Element, space: Space): void {
    const { slide, inheritance, leaveOut } = this.#setting;
    const placeholder = resolvePlaceholder(shape, inheritance);
    const frame = this.#frameOf(shape, space, placeholder);
    const fill = pictureOf(slide, at(shape, 'spPr', 'blipFill'));
    if (fill)
      this.#add({ type: 'picture', frame, ...fill, alt: this.#altOf(shape), isBottom: this.#items.length === 0 });
    const inherited = placeholder?.styles ?? [inheritance.text.other];
    const paragraphs = paragraphsOf(child(shape, 'txBody'), inherited);
    if (paragraphs.length === 0) return;
    if (placeholder && FURNITURE.has(placeholder.type)) {
      if (placeholder.type !== 'sldNum') leaveOut('footer');
      return;
    }
    this.#add({ type: 'text', frame, role: ROLES[placeholder?.type ?? ''] ?? 'text', paragraphs });
  }

  #altOf(shape: Element): string {
    const properties = shape.children.map((part) => (part.name.startsWith('nv') ? child(part, 'cNvPr') : undefined));
    return tidy(properties.find(Boolean)?.attributes.descr ?? '');
  }

  #addPicture(shape: Element, space: Space): void {
    const { slide, inheritance, leaveOut } = this.#setting;
    const own = at(shape, 'nvPicPr', 'nvPr');
    if (own?.children.some(({ name }) => /^(video|audio|quickTime|wavAudio)/.test(name))) leaveOut('media');
    const picture = pictureOf(slide, child(shape, 'blipFill'));
    if (!picture) {
      leaveOut('picture-format');
      return;
    }
    const frame = this.#frameOf(shape, space, resolvePlaceholder(shape, inheritance));
    this.#add({ type: 'picture', frame, ...picture, alt: this.#altOf(shape), isBottom: this.#items.length === 0 });
  }

  async #addFrame(shape: Element, space: Space): Promise<void> {
    const { parts, slide, inheritance, leaveOut } = this.#setting;
    const frame = this.#frameOf(shape, space, resolvePlaceholder(shape, inheritance));
    const data = at(shape, 'graphic', 'graphicData');
    const [content] = data?.children ?? [];
    switch (content?.name) {
      case 'tbl': {
        const rows = tableRows(content);
        if (rows.length > 0) this.#add({ type: 'table', frame, rows });
        return;
      }
      case 'chart': {
        const relation = slide.relations.get(relationId(content, 'id') ?? '');
        const part = relation && !relation.isExternal ? await parts.open(relation.target) : null;
        const chart = part && (relation?.type === 'chartEx' ? newChartData(part.root) : chartData(part.root));
        if (!chart) return leaveOut('chart');
        return this.#add({ type: 'chart', frame, chart });
      }
      case 'relIds': {
        const paragraphs = await diagramParagraphs(parts, slide, content);
        if (paragraphs.length === 0) return leaveOut('diagram');
        return this.#add({ type: 'text', frame, role: 'body', paragraphs });
      }
      case 'oleObj':
      case 'AlternateContent': {
        leaveOut('object');
        const picture = [content, ...content.children].flatMap((one) => [child(one, 'pic'), at(one, 'oleObj', 'pic')]);
        const shown = picture.find((one) => one !== undefined);
        if (shown) this.#addPicture(shown, space);
        return;
      }
      case undefined:
        return;
      default:
        leaveOut('object');
    }
  }
}
