import type { Color, TableElement } from '@northlight/shared-api/deck-layout';
import type { Paint } from '../colors.ts';
import { emu, lineWidth } from '../xml.ts';
import { type Identity, identityXml, transformXml } from './frame.ts';
import { insetsOf } from './insets.ts';
import { paragraphXml } from './text-body.ts';

const none = (edge: string) => `<a:${edge} w="0"><a:noFill/></a:${edge}>`;

const below = (color: Color, width: number, paint: Paint) =>
  `<a:lnB w="${lineWidth(width)}" cap="flat" cmpd="sng" algn="ctr"><a:solidFill>${paint(color)}</a:solidFill><a:prstDash val="solid"/></a:lnB>`;

/** Writes a native, editable table with a header row and rules under the rows. */
export function tableXml(table: TableElement, identity: Identity, paint: Paint): string {
  const { box, columnWidths, rowHeights, rows, padding, anchor, rule, ruleWidth, headRule, headRuleWidth } = table;
  const edges = `marT="${emu(padding.y)}" marB="${emu(padding.y)}" anchor="${anchor === 'middle' ? 'ctr' : 't'}"`;
  const body = rows.map((cells, row) => {
    const edge = row === 0 ? below(headRule, headRuleWidth, paint) : below(rule, ruleWidth, paint);
    const written = cells.map(({ paragraph, fill }) => {
      const { left, right } = insetsOf([paragraph], paragraph.box.w);
      const margins = `marL="${emu(padding.x + left)}" marR="${emu(padding.x + right)}" ${edges}`;
      return `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${paragraphXml(paragraph, true, paint)}</a:txBody><a:tcPr ${margins}>${none('lnL')}${none('lnR')}${none('lnT')}${edge}${fill ? `<a:solidFill>${paint(fill)}</a:solidFill>` : '<a:noFill/>'}</a:tcPr></a:tc>`;
    });
    return `<a:tr h="${emu(rowHeights[row] ?? 0)}">${written.join('')}</a:tr>`;
  });
  const grid = columnWidths.map((width) => `<a:gridCol w="${emu(width)}"/>`).join('');
  return `<p:graphicFrame><p:nvGraphicFramePr>${identityXml(identity)}<p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>${transformXml(box, 'p:xfrm')}<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblPr firstRow="1"/><a:tblGrid>${grid}</a:tblGrid>${body.join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
}
