import type { Box, GraphicMark, Page, PageElement, TextElement, ThemeLook } from '@northlight/shared-api/deck-layout';
import type { ExportImage } from '../types.ts';
import { chartXml } from './charts/chart-xml.ts';
import { workbookOf } from './charts/workbook.ts';
import { type Paint, paintFor } from './colors.ts';
import type { Part, Relation } from './package.ts';
import { layoutPath, logoAlt } from './parts/layouts.ts';
import { notesPart, notesPath } from './parts/notes.ts';
import { TREE_HEAD } from './parts/placeholders.ts';
import { identityXml, transformXml } from './shapes/frame.ts';
import { pathXml } from './shapes/path.ts';
import { ellipseXml, groupXml, lineXml, pictureXml, polygonXml, shapeXml } from './shapes/simple.ts';
import { tableXml } from './shapes/table.ts';
import { type Relate, textBody } from './shapes/text-body.ts';
import { NAMESPACES, XML_HEAD } from './xml.ts';

export const slidePath = (number: number) => `ppt/slides/slide${number}.xml`;
export const imagePath = (index: number, type: ExportImage['type']) =>
  `ppt/media/image${index + 1}.${type === 'image/png' ? 'png' : 'jpeg'}`;

interface Setting {
  page: Page;
  /** Skipped by PowerPoint when presenting. */
  isHidden: boolean;
  company: string;
  look: ThemeLook;
  at: Date;
  /** Package path of each image. */
  images: ReadonlyMap<string, string>;
  /** Returns the number of the next chart in the package. */
  nextChart: () => number;
}

/** Index of the layout for each kind of page. */
const LAYOUT: Partial<Record<Page['kind'], number>> = {
  title: 0,
  bullets: 1,
  columns: 2,
  section: 4,
  closing: 5,
};
const TITLE_ONLY = 3;

/** The layout of a page; bullets that are not in a list have no placeholder for one. */
function layoutFor({ kind, elements }: Page): number {
  const isApart = kind === 'bullets' && elements.some((element) => element.type === 'text' && element.item);
  return isApart ? TITLE_ONLY : (LAYOUT[kind] ?? TITLE_ONLY);
}

/** The placeholder that a text fills. */
function placeholderOf({ role, name }: TextElement, layout: number): string | null {
  if (role === 'title') return layout === 0 ? 'type="ctrTitle"' : 'type="title"';
  if (role === 'footer') return 'type="ftr" sz="quarter" idx="11"';
  if (role === 'number') return 'type="sldNum" sz="quarter" idx="12"';
  if (layout === 0 && name === 'Subtitle') return 'type="subTitle" idx="1"';
  if (layout === 4 && name === 'Subtitle') return 'type="body" idx="1"';
  if (layout === 1 && (name === 'List' || name === 'List 1')) return 'idx="1"';
  if (layout === 2 && name === 'List left') return 'idx="1"';
  if (layout === 2 && name === 'List right') return 'idx="2"';
  return null;
}

interface Place {
  page: Page;
  layout: number;
  paint: Paint;
  relate: Relate;
}

function textXml(element: TextElement, id: number, { page, layout, paint, relate }: Place): string {
  const isWritten = element.paragraphs.some(({ runs }) => runs.length > 0);
  if (!isWritten) return '';
  const placeholder = placeholderOf(element, layout);
  const kind = placeholder
    ? `<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph ${placeholder}/></p:nvPr>`
    : '<p:cNvSpPr txBox="1"/><p:nvPr/>';
  const number = element.role === 'number' ? String(page.number) : undefined;
  return `<p:sp><p:nvSpPr>${identityXml({ id, name: element.name })}${kind}</p:nvSpPr><p:spPr>${transformXml(element.box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr>${textBody(element, paint, { number, relate })}</p:sp>`;
}

/** Inches from the right and the upper edge to a place that the logo of every layout has. */
const LOGO_PLACE = { right: 0.9, y: 0.36 };

/** Whether a panel or a picture lies on the logo that a page has from its layout. */
function hidesLogo({ elements, size }: Page): boolean {
  const x = size.w - LOGO_PLACE.right;
  const isOver = ({ x: left, y, w, h }: Box) =>
    left <= x && x <= left + w && y <= LOGO_PLACE.y && LOGO_PLACE.y <= y + h;
  return elements.some(
    (element) =>
      (element.type === 'image' || (element.type === 'rect' && element.fill !== null)) && isOver(element.box),
  );
}

/** A slide with its notes, charts and their workbooks. */
export async function slideParts({ page, isHidden, company, look, at, images, nextChart }: Setting): Promise<Part[]> {
  const paint = paintFor(look);
  const layout = layoutFor(page);
  const path = slidePath(page.number);
  const relations: Relation[] = [{ id: 'rId1', type: 'slideLayout', target: layoutPath(layout) }];
  const parts: Part[] = [];
  const relate = (type: string, target: string, place: Pick<Relation, 'isOutside'> = {}) => {
    const id = `rId${relations.length + 1}`;
    relations.push({ id, type, target, ...place });
    return id;
  };
  let id = 1;

  const drawMark = (mark: GraphicMark): string => {
    id += 1;
    const adorns = (name: string) => ({ id, name: `${name} ${id}`, alt: null });
    switch (mark.type) {
      case 'rect':
        return shapeXml(mark, 'rect', adorns('Rectangle'), paint);
      case 'ellipse':
        return ellipseXml(mark, adorns('Disc'), paint);
      case 'polygon':
        return polygonXml(mark, adorns('Shape'), paint);
      case 'line':
        return lineXml(mark, adorns(mark.isArrow ? 'Arrow' : 'Rule'), paint);
      case 'path':
        return pathXml(mark, adorns('Drawing'), paint);
    }
  };

  const draw = async (element: PageElement): Promise<string> => {
    if (element.type === 'rect' || element.type === 'ellipse' || element.type === 'line') return drawMark(element);
    id += 1;
    switch (element.type) {
      case 'text':
        return textXml(element, id, {
          page,
          layout,
          paint,
          relate: (url) => relate('hyperlink', url, { isOutside: true }),
        });
      case 'graphic': {
        const identity = { id, name: element.name, alt: element.alt || null };
        return groupXml(element.box, identity, element.marks.map(drawMark));
      }
      case 'frame':
        return shapeXml(
          { ...element, strokeWidth: 1 },
          'rect',
          { id, name: element.label.name },
          paint,
          textBody(element.label, paint),
          true,
        );
      case 'table':
        return tableXml(element, { id, name: element.name, alt: element.alt || page.title }, paint);
      case 'image': {
        const target = images.get(element.image);
        if (!target) return '';
        return pictureXml(element, relate('image', target), { id, name: `Image ${id}`, alt: element.alt || null });
      }
      case 'chart': {
        const number = nextChart();
        const target = `ppt/charts/chart${number}.xml`;
        const workbook = `ppt/embeddings/Microsoft_Excel_Sheet${number}.xlsx`;
        parts.push({
          path: target,
          contentType: 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
          body: chartXml(element, 'rId1', paint),
          relations: [{ id: 'rId1', type: 'package', target: workbook }],
        });
        parts.push({
          path: workbook,
          contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          body: await workbookOf(element.chart, at),
        });
        return `<p:graphicFrame><p:nvGraphicFramePr>${identityXml({ id, name: element.name, alt: element.alt })}<p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>${transformXml(element.box, 'p:xfrm')}<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="${relate('chart', target)}"/></a:graphicData></a:graphic></p:graphicFrame>`;
      }
    }
  };

  let shapes = '';
  for (const element of page.elements) shapes += await draw(element);
  if (hidesLogo(page)) {
    for (const mark of page.logo)
      shapes += await draw(mark.type === 'image' ? { ...mark, alt: logoAlt(company) } : mark);
  }
  if (page.notes.trim() !== '' && page.part === 1) {
    relate('notesSlide', notesPath(page.number));
    parts.push(notesPart(page.number, page.notes, path));
  }
  return [
    {
      path,
      contentType: 'application/vnd.openxmlformats-officedocument.presentationml.slide+xml',
      body: `${XML_HEAD}<p:sld ${NAMESPACES}${isHidden ? ' show="0"' : ''}><p:cSld><p:spTree>${TREE_HEAD}${shapes}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`,
      relations,
    },
    ...parts,
  ];
}
