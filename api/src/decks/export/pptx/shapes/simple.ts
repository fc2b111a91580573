import type {
  Box,
  EllipseElement,
  ImageElement,
  LineElement,
  PolygonElement,
  RectElement,
} from '@northlight/shared-api/deck-layout';
import type { Paint } from '../colors.ts';
import { emu, lineWidth } from '../xml.ts';
import { type Identity, identityXml, transformXml } from './frame.ts';

/** The text of a shape without any. */
export const NO_TEXT =
  '<p:txBody><a:bodyPr rtlCol="0" anchor="ctr"/><a:lstStyle/><a:p><a:endParaRPr lang="en-GB" dirty="0"/></a:p></p:txBody>';
const NO_LINE = '<a:ln><a:noFill/></a:ln>';

const geometry = (kind: string) => `<a:prstGeom prst="${kind}"><a:avLst/></a:prstGeom>`;

/** A freeform, whose points can be edited. */
function polygonGeometry({ box, points }: PolygonElement): string {
  const path = points.map(({ x, y }, index) => {
    const tag = index === 0 ? 'moveTo' : 'lnTo';
    return `<a:${tag}><a:pt x="${emu(x - box.x)}" y="${emu(y - box.y)}"/></a:${tag}>`;
  });
  return `<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/><a:pathLst><a:path w="${emu(box.w)}" h="${emu(box.h)}">${path.join('')}<a:close/></a:path></a:pathLst></a:custGeom>`;
}

/** A filled or outlined shape, with or without text. */
export function shapeXml(
  { box, fill, stroke, strokeWidth }: Pick<RectElement, 'box' | 'fill' | 'stroke' | 'strokeWidth'>,
  form: 'rect' | 'ellipse' | PolygonElement,
  identity: Identity,
  paint: Paint,
  text = NO_TEXT,
  isDashed = false,
): string {
  const ground = fill ? `<a:solidFill>${paint(fill)}</a:solidFill>` : '<a:noFill/>';
  const edge = stroke
    ? `<a:ln w="${lineWidth(strokeWidth)}"><a:solidFill>${paint(stroke)}</a:solidFill>${isDashed ? '<a:prstDash val="dash"/>' : ''}</a:ln>`
    : NO_LINE;
  return `<p:sp><p:nvSpPr>${identityXml(identity)}<p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${transformXml(box)}${typeof form === 'string' ? geometry(form) : polygonGeometry(form)}${ground}${edge}</p:spPr>${text}</p:sp>`;
}

export const ellipseXml = ({ box, fill, stroke, strokeWidth = 0 }: EllipseElement, identity: Identity, paint: Paint) =>
  shapeXml({ box, fill, stroke: stroke ?? null, strokeWidth }, 'ellipse', identity, paint);

export const polygonXml = (polygon: PolygonElement, identity: Identity, paint: Paint) =>
  shapeXml({ ...polygon, stroke: null, strokeWidth: 0 }, polygon, identity, paint);

/** A straight line, or an arrow. */
export function lineXml(line: LineElement, identity: Identity, paint: Paint): string {
  const { x1, y1, x2, y2, color, width, isArrow } = line;
  const box: Box = { x: Math.min(x1, x2), y: Math.min(y1, y2), w: Math.abs(x2 - x1), h: Math.abs(y2 - y1) };
  // A line runs from the top left of its box, so one that rises is turned over.
  const place = (x2 - x1) * (y2 - y1) < 0 ? transformXml(box, 'a:xfrm', ' flipV="1"') : transformXml(box);
  const head = isArrow ? '<a:tailEnd type="triangle" w="lg" len="lg"/>' : '';
  return `<p:cxnSp><p:nvCxnSpPr>${identityXml(identity)}<p:cNvCxnSpPr/><p:nvPr/></p:nvCxnSpPr><p:spPr>${place}${geometry(isArrow ? 'straightConnector1' : 'line')}<a:ln w="${lineWidth(width)}"><a:solidFill>${paint(color)}</a:solidFill>${head}</a:ln></p:spPr></p:cxnSp>`;
}

/** The edges that a picture is cropped by, in thousandths of a per cent. */
function cropXml({ x, y, w, h }: Box): string {
  const edge = (fraction: number) => Math.round(Math.max(0, fraction) * 100_000);
  return `<a:srcRect l="${edge(x)}" t="${edge(y)}" r="${edge(1 - x - w)}" b="${edge(1 - y - h)}"/>`;
}

export const pictureXml = ({ box, crop, isRound }: ImageElement, relation: string, identity: Identity) =>
  `<p:pic><p:nvPicPr>${identityXml(identity)}<p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="${relation}"/>${crop ? cropXml(crop) : ''}<a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${transformXml(box)}${geometry(isRound ? 'ellipse' : 'rect')}</p:spPr></p:pic>`;

/** Shapes that move together and have one alt text. */
export function groupXml(box: Box, identity: Identity, shapes: readonly string[]): string {
  const { x, y, w, h } = box;
  const place = (tag: string, size: string) =>
    `<a:${tag} x="${emu(x)}" y="${emu(y)}"/><a:${size} cx="${emu(w)}" cy="${emu(h)}"/>`;
  return `<p:grpSp><p:nvGrpSpPr>${identityXml(identity)}<p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm>${place('off', 'ext')}${place('chOff', 'chExt')}</a:xfrm></p:grpSpPr>${shapes.join('')}</p:grpSp>`;
}
