/// <reference path="./pdfkit.d.ts" />
import {
  type ChartMark,
  type EllipseElement,
  type GraphicMark,
  headOf,
  type ImageElement,
  type LineElement,
  linkOf,
  type Page,
  type PageElement,
  type Paragraph,
  type PathElement,
  type PolygonElement,
  type RectElement,
  type TableElement,
  type TextElement,
  uncropped,
} from '@northlight/shared-api/deck-layout';
import type { ExportImage } from '../types.ts';
import { drawParagraph, POINTS } from './draw-text.ts';

/** Reads a picture, to draw it more than once. Missing from the package's types. */
type Opening = { openImage: (src: Buffer) => PDFKit.Mixins.ImageSrc };
type Doc = PDFKit.PDFDocument;
type Struct = PDFKit.PDFStructureElement;

/** Dashed frame of an image placeholder, in points. */
const FRAME_DASH = { on: 5.8, off: 4.3 };

const isWritten = ({ runs }: Paragraph) => runs.length > 0;

function shape(doc: Doc, mark: RectElement | LineElement | EllipseElement | PathElement | PolygonElement): void {
  const p = POINTS;
  switch (mark.type) {
    case 'line': {
      const head = headOf(mark);
      const end = head?.end ?? { x: mark.x2, y: mark.y2 };
      doc.moveTo(mark.x1 * p, mark.y1 * p).lineTo(end.x * p, end.y * p);
      doc.lineWidth(mark.width).stroke(mark.color);
      if (head) doc.polygon(...head.corners.map(({ x, y }) => [x * p, y * p])).fill(mark.color);
      return;
    }
    case 'ellipse': {
      const { x, y, w, h } = mark.box;
      doc.ellipse((x + w / 2) * p, (y + h / 2) * p, (w / 2) * p, (h / 2) * p);
      if (mark.stroke) doc.lineWidth(mark.strokeWidth ?? 0).fillAndStroke(mark.fill, mark.stroke);
      else doc.fill(mark.fill);
      return;
    }
    case 'polygon':
      doc.polygon(...mark.points.map(({ x, y }) => [x * p, y * p])).fill(mark.fill);
      return;
    case 'rect': {
      const { x, y, w, h } = mark.box;
      doc.rect(x * p, y * p, w * p, h * p);
      if (mark.fill) doc.fill(mark.fill);
      else if (mark.stroke) doc.lineWidth(mark.strokeWidth).stroke(mark.stroke);
      return;
    }
    case 'path':
      doc.save().scale(p, p).path(mark.d);
      doc
        .lineWidth(mark.strokeWidth / p)
        .lineJoin('round')
        .lineCap('round');
      if (mark.fill && mark.stroke) doc.fillAndStroke(mark.fill, mark.stroke);
      else if (mark.fill) doc.fill(mark.fill);
      else if (mark.stroke) doc.stroke(mark.stroke);
      doc.restore();
  }
}

function drawMark(doc: Doc, mark: ChartMark | GraphicMark): void {
  if (mark.type !== 'text') shape(doc, mark);
  else for (const paragraph of mark.paragraphs) drawParagraph(doc, paragraph);
}

/** Draws decoration, which screen readers skip. */
function drawArtifact(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** A paragraph of which each line leads to an address. */
function linkTo(doc: Doc, url: string, paragraph: Paragraph): Struct {
  const link: Struct = doc.struct('Link', {}, () => {
    drawParagraph(doc, paragraph);
    const { lines, leading } = paragraph;
    for (const { x, baseline, width } of lines) {
      const y = baseline * POINTS - paragraph.style.size;
      doc.link(x * POINTS, y, width * POINTS, leading, url, { structParent: link, Contents: Object(url) as string });
    }
  });
  return link;
}

function addText(doc: Doc, parent: Struct, { role, name, paragraphs }: TextElement): void {
  const written = paragraphs.filter(isWritten);
  if (role === 'footer' || role === 'number' || name.startsWith('Initials')) {
    drawArtifact(doc, () => {
      for (const paragraph of written) drawParagraph(doc, paragraph);
    });
    return;
  }
  const isList = written.some(({ bullet }) => bullet !== null);
  const list = isList ? doc.struct('L') : null;
  for (const paragraph of written) {
    const draw = () => drawParagraph(doc, paragraph);
    if (list) list.add(doc.struct('LI', {}, doc.struct('LBody', {}, draw)));
    else {
      const url = linkOf(paragraph);
      parent.add(doc.struct(role === 'title' ? 'H1' : 'P', {}, url ? linkTo(doc, url, paragraph) : draw));
    }
  }
  if (list) {
    list.end();
    parent.add(list);
  }
}

function addTable(doc: Doc, parent: Struct, { rows, box, rowHeights, ...rules }: TableElement): void {
  drawArtifact(doc, () => {
    for (const { box: cell, fill } of rows.flat()) {
      if (fill) doc.rect(cell.x * POINTS, cell.y * POINTS, cell.w * POINTS, cell.h * POINTS).fill(fill);
    }
  });
  const table = doc.struct('Table');
  parent.add(table);
  let y = box.y;
  rows.forEach((cells, index) => {
    const row = doc.struct('TR');
    table.add(row);
    for (const { paragraph, said } of cells) {
      const draw = () => drawParagraph(doc, paragraph);
      row.add(doc.struct(index === 0 ? 'TH' : 'TD', {}, said ? doc.struct('Span', { actual: said }, draw) : draw));
    }
    row.end();
    y += rowHeights[index] ?? 0;
    const line = { type: 'line' as const, x1: box.x, y1: y, x2: box.x + box.w, y2: y };
    const look =
      index === 0
        ? { color: rules.headRule, width: rules.headRuleWidth }
        : { color: rules.rule, width: rules.ruleWidth };
    drawArtifact(doc, () => shape(doc, { ...line, ...look }));
  });
  table.end();
}

type Images = Readonly<Record<string, ExportImage>>;

/** Pictures that a document already holds: a logo is in it once, not once a page. */
const opened = new WeakMap<Doc, Map<ExportImage, PDFKit.Mixins.ImageSrc>>();

function drawPicture(doc: Doc, { box, image: name, crop, isRound }: ImageElement, images: Images): void {
  const image = images[name];
  if (!image) return;
  const known = opened.get(doc) ?? new Map<ExportImage, PDFKit.Mixins.ImageSrc>();
  opened.set(doc, known);
  const picture = known.get(image) ?? (doc as Doc & Opening).openImage(Buffer.from(image.data));
  known.set(image, picture);
  const { x, y, w, h } = crop ? uncropped(box, crop) : box;
  doc.save();
  if (isRound) {
    const [rx, ry] = [(box.w / 2) * POINTS, (box.h / 2) * POINTS];
    doc.ellipse(box.x * POINTS + rx, box.y * POINTS + ry, rx, ry).clip();
  } else if (crop) doc.rect(box.x * POINTS, box.y * POINTS, box.w * POINTS, box.h * POINTS).clip();
  doc.image(picture, x * POINTS, y * POINTS, { width: w * POINTS, height: h * POINTS });
  doc.restore();
}

/** A list whose items are apart from each other on the page. */
function openList(doc: Doc, parent: Struct) {
  const list = doc.struct('L');
  parent.add(list);
  let item: Struct | null = null;
  return {
    add({ item: part, paragraphs }: TextElement) {
      const parts = paragraphs
        .filter(isWritten)
        .map((paragraph) => doc.struct('P', {}, () => drawParagraph(doc, paragraph)));
      if (!item) {
        item = doc.struct('LI');
        list.add(item);
      }
      item.add(doc.struct(part === 'label' ? 'Lbl' : 'LBody', {}, parts));
      if (part === 'label') return;
      item.end();
      item = null;
    },
    end: () => list.end(),
  };
}

function addElement(doc: Doc, parent: Struct, element: PageElement, images: Images): void {
  const p = POINTS;
  switch (element.type) {
    case 'text':
      addText(doc, parent, element);
      return;
    case 'table':
      addTable(doc, parent, element);
      return;
    case 'graphic':
    case 'chart':
      if (element.alt === '') {
        drawArtifact(doc, () => {
          for (const mark of element.marks) drawMark(doc, mark);
        });
        return;
      }
      parent.add(
        doc.struct('Figure', { alt: element.alt }, () => {
          for (const mark of element.marks) drawMark(doc, mark);
        }),
      );
      return;
    case 'image':
      if (!images[element.image]) return;
      parent.add(doc.struct('Figure', { alt: element.alt }, () => drawPicture(doc, element, images)));
      return;
    case 'frame': {
      const { fill, stroke, box } = element;
      drawArtifact(doc, () => {
        doc.rect(box.x * p, box.y * p, box.w * p, box.h * p).fill(fill);
        doc.save().lineWidth(1).dash(FRAME_DASH.on, { space: FRAME_DASH.off });
        doc.rect(box.x * p, box.y * p, box.w * p, box.h * p).stroke(stroke);
        doc.restore();
      });
      addText(doc, parent, element.label);
      return;
    }
    default:
      drawArtifact(doc, () => shape(doc, element));
  }
}

/** Draws a page and tags its elements. */
export function drawPage(doc: Doc, parent: Struct, page: Page, images: Images): void {
  const section = doc.struct('Sect', { title: page.title });
  parent.add(section);
  drawArtifact(doc, () => doc.rect(0, 0, doc.page.width, doc.page.height).fill(page.background));
  const title = page.elements.filter((element) => element.type === 'text' && element.role === 'title');
  const rest = page.elements.filter((element) => !title.includes(element));
  let list: ReturnType<typeof openList> | null = null;
  for (const element of [...title, ...rest]) {
    if (element.type === 'text' && element.item) {
      list ??= openList(doc, section);
      list.add(element);
    } else addElement(doc, section, element, images);
  }
  list?.end();
  // The logo is the same on all pages, so it is read aloud on none, as the name in the footer.
  drawArtifact(doc, () => {
    for (const mark of page.logo) {
      if (mark.type === 'image') drawPicture(doc, mark, images);
      else shape(doc, mark);
    }
  });
  section.end();
}
