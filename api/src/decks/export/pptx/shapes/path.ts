import type { Box, IconPath } from '@northlight/shared-api/deck-layout';
import type { Paint } from '../colors.ts';
import { emu, lineWidth } from '../xml.ts';
import { type Identity, identityXml, transformXml } from './frame.ts';
import { NO_TEXT } from './simple.ts';

const TAGS: Readonly<Record<string, string>> = { M: 'moveTo', L: 'lnTo', C: 'cubicBezTo' };

/** A path of M, L, C and Z with coordinates in inches, as the geometry of a shape in a box. */
function geometryOf(d: string, { x, y, w, h }: Box, hasFill: boolean): string {
  const steps = [...d.matchAll(/([MLCZ])([^MLCZ]*)/gu)].map(([, command = '', numbers = '']) => {
    const tag = TAGS[command];
    if (tag === undefined) return '<a:close/>';
    const points = [...numbers.matchAll(/(-?[\d.]+) (-?[\d.]+)/gu)].map(
      ([, left, top]) => `<a:pt x="${emu(Number(left) - x)}" y="${emu(Number(top) - y)}"/>`,
    );
    return `<a:${tag}>${points.join('')}</a:${tag}>`;
  });
  const fill = hasFill ? '' : ' fill="none"';
  return `<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/><a:pathLst><a:path w="${emu(w)}" h="${emu(h)}"${fill}>${steps.join('')}</a:path></a:pathLst></a:custGeom>`;
}

/** A freeform of filled or stroked curves, whose points can be edited. */
export function pathXml({ d, box, fill, stroke, strokeWidth }: IconPath, identity: Identity, paint: Paint): string {
  const ground = fill ? `<a:solidFill>${paint(fill)}</a:solidFill>` : '<a:noFill/>';
  const line = stroke
    ? `<a:ln w="${lineWidth(strokeWidth)}" cap="rnd"><a:solidFill>${paint(stroke)}</a:solidFill><a:round/></a:ln>`
    : '<a:ln><a:noFill/></a:ln>';
  return `<p:sp><p:nvSpPr>${identityXml(identity)}<p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${transformXml(box)}${geometryOf(d, box, fill !== null)}${ground}${line}</p:spPr>${NO_TEXT}</p:sp>`;
}
