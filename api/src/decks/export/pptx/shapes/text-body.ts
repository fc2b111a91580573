import type { Paragraph, TextElement, TextRun, TextStyle } from '@northlight/shared-api/deck-layout';
import type { Paint } from '../colors.ts';
import { emu, escapeText, hundredths } from '../xml.ts';
import { insetsOf } from './insets.ts';

const ALIGN = { left: 'l', center: 'ctr', right: 'r' } as const;
const ANCHOR = { top: 't', middle: 'ctr', bottom: 'b' } as const;

function properties(tag: string, style: TextStyle, paint: Paint): string {
  const { size, weight, italic, color, highlight, family } = style;
  const font = paint.font(family);
  return [
    `<a:${tag} lang="en-GB" sz="${hundredths(size)}" b="${weight === 700 ? 1 : 0}" i="${italic ? 1 : 0}" dirty="0">`,
    `<a:solidFill>${paint(color)}</a:solidFill>`,
    highlight ? `<a:highlight><a:srgbClr val="${highlight.slice(1).toUpperCase()}"/></a:highlight>` : '',
    `<a:latin typeface="+${font}-lt"/><a:ea typeface="+${font}-ea"/><a:cs typeface="+${font}-cs"/>`,
    `</a:${tag}>`,
  ].join('');
}

const run = (one: TextRun, paint: Paint) =>
  `<a:r>${properties('rPr', one, paint)}<a:t>${escapeText(one.text)}</a:t></a:r>`;

/** One paragraph. The first paragraph of a box has no space above it. */
export function paragraphXml(paragraph: Paragraph, isFirst: boolean, paint: Paint, number?: string): string {
  const { runs, style, align, rtl, bullet, indent, leading, above } = paragraph;
  const hang = bullet ? ` marL="${emu(indent)}" indent="${-emu(indent)}"` : ' marL="0" indent="0"';
  const dash = bullet
    ? `<a:buClr>${paint(bullet)}</a:buClr><a:buFont typeface="Arial"/><a:buChar char="–"/>`
    : '<a:buNone/>';
  const space = `<a:lnSpc><a:spcPts val="${hundredths(leading)}"/></a:lnSpc><a:spcBef><a:spcPts val="${isFirst ? 0 : hundredths(above)}"/></a:spcBef>`;
  const body = number
    ? `<a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum">${properties('rPr', style, paint)}<a:t>${escapeText(number)}</a:t></a:fld>`
    : runs.map((one) => run(one, paint)).join('');
  return `<a:p><a:pPr${hang} algn="${ALIGN[align]}"${rtl ? ' rtl="1"' : ''}>${space}${dash}</a:pPr>${body}${properties('endParaRPr', { ...style, highlight: null }, paint)}</a:p>`;
}

/** The text of a shape, without margins or autofit, because sizes are precomputed. */
export function textBody(
  { paragraphs, anchor, box }: Pick<TextElement, 'paragraphs' | 'anchor' | 'box'>,
  paint: Paint,
  number?: string,
) {
  const written = paragraphs.filter(({ runs }) => runs.length > 0);
  const body = written.map((paragraph, index) => paragraphXml(paragraph, index === 0, paint, number)).join('');
  const { left, right } = insetsOf(written, box.w);
  return `<p:txBody><a:bodyPr wrap="square" lIns="${emu(left)}" tIns="0" rIns="${emu(right)}" bIns="0" rtlCol="0" anchor="${ANCHOR[anchor]}"><a:noAutofit/></a:bodyPr><a:lstStyle/>${body || '<a:p><a:endParaRPr lang="en-GB" dirty="0"/></a:p>'}</p:txBody>`;
}
