import type { Box, EllipseElement, ImageElement, LineElement, RectElement } from '@northlight/shared-api/deck-layout';
import type { Paint } from '../colors.ts';
import { lineWidth } from '../xml.ts';
import { type Identity, identityXml, transformXml } from './frame.ts';

const NO_TEXT =
  '<p:txBody><a:bodyPr rtlCol="0" anchor="ctr"/><a:lstStyle/><a:p><a:endParaRPr lang="en-GB" dirty="0"/></a:p></p:txBody>';
const NO_LINE = '<a:ln><a:noFill/></a:ln>';

const geometry = (kind: string) => `<a:prstGeom prst="${kind}"><a:avLst/></a:prstGeom>`;

/** A filled or outlined shape, with or without text. */
export function shapeXml(
  { box, fill, stroke, strokeWidth }: Pick<RectElement, 'box' | 'fill' | 'stroke' | 'strokeWidth'>,
  kind: 'rect' | 'ellipse',
  identity: Identity,
  paint: Paint,
  text = NO_TEXT,
  isDashed = false,
): string {
  const ground = fill ? `<a:solidFill>${paint(fill)}</a:solidFill>` : '<a:noFill/>';
  const edge = stroke
    ? `<a:ln w="${lineWidth(strokeWidth)}"><a:solidFill>${paint(stroke)}</a:solidFill>${isDashed ? '<a:prstDash val="dash"/>' : ''}</a:ln>`
    : NO_LINE;
  return `<p:sp><p:nvSpPr>${identityXml(identity)}<p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${transformXml(box)}${geometry(kind)}${ground}${edge}</p:spPr>${text}</p:sp>`;
}

export const ellipseXml = ({ box, fill }: EllipseElement, identity: Identity, paint: Paint) =>
  shapeXml({ box, fill, stroke: null, strokeWidth: 0 }, 'ellipse', identity, paint);

/** A straight line that runs down or to the right. */
export function lineXml({ x1, y1, x2, y2, color, width }: LineElement, identity: Identity, paint: Paint): string {
  const box: Box = { x: Math.min(x1, x2), y: Math.min(y1, y2), w: Math.abs(x2 - x1), h: Math.abs(y2 - y1) };
  return `<p:cxnSp><p:nvCxnSpPr>${identityXml(identity)}<p:cNvCxnSpPr/><p:nvPr/></p:nvCxnSpPr><p:spPr>${transformXml(box)}${geometry('line')}<a:ln w="${lineWidth(width)}"><a:solidFill>${paint(color)}</a:solidFill></a:ln></p:spPr></p:cxnSp>`;
}

export const pictureXml = ({ box }: ImageElement, relation: string, identity: Identity) =>
  `<p:pic><p:nvPicPr>${identityXml(identity)}<p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="${relation}"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${transformXml(box)}${geometry('rect')}</p:spPr></p:pic>`;
