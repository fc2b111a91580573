import {
  linkOf,
  type Paragraph,
  type TextElement,
  type TextRun,
  type TextStyle,
} from '@northlight/shared-api/deck-layout';
import type { Paint } from '../colors.ts';
import { emu, escapeText, hundredths } from '../xml.ts';
import { insetsOf } from './insets.ts';

const ALIGN = { left: 'l', center: 'ctr', right: 'r' } as const;
const ANCHOR = { top: 't', middle: 'ctr', bottom: 'b' } as const;

/** Gives the id of the relationship to an address. */
export type Relate = (url: string) => string;

/** A link keeps the color of its text. */
const linkXml = (id: string) =>
  `<a:hlinkClick xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="${id}"><a:extLst><a:ext uri="{A12FA001-AC4F-418D-AE19-62706E023703}"><ahyp:hlinkClr xmlns:ahyp="http://schemas.microsoft.com/office/drawing/2018/hyperlinkcolor" val="tx"/></a:ext></a:extLst></a:hlinkClick>`;

function properties(tag: string, style: TextStyle, paint: Paint, link = ''): string {
  const { size, weight, italic, color, highlight, family } = style;
  const font = paint.font(family);
  return [
    `<a:${tag} lang="en-GB" sz="${hundredths(size)}" b="${weight === 700 ? 1 : 0}" i="${italic ? 1 : 0}" dirty="0">`,
    `<a:solidFill>${paint(color)}</a:solidFill>`,
    highlight ? `<a:highlight><a:srgbClr val="${highlight.slice(1).toUpperCase()}"/></a:highlight>` : '',
    `<a:latin typeface="+${font}-lt"/><a:ea typeface="+${font}-ea"/><a:cs typeface="+${font}-cs"/>`,
    link,
    `</a:${tag}>`,
  ].join('');
}

const run = (one: TextRun, paint: Paint, link: string) =>
  `<a:r>${properties('rPr', one, paint, link)}<a:t>${escapeText(one.text)}</a:t></a:r>`;

interface Options {
  /** The number of the slide, for a text that shows it. */
  number?: string | undefined;
  relate?: Relate;
}

/** One paragraph. The first paragraph of a box has no space above it. */
export function paragraphXml(
  paragraph: Paragraph,
  isFirst: boolean,
  paint: Paint,
  { number, relate }: Options = {},
): string {
  const { runs, style, align, rtl, bullet, indent, leading, above } = paragraph;
  const hang = bullet ? ` marL="${emu(indent)}" indent="${-emu(indent)}"` : ' marL="0" indent="0"';
  const dash = bullet
    ? `<a:buClr>${paint(bullet)}</a:buClr><a:buFont typeface="Arial"/><a:buChar char="–"/>`
    : '<a:buNone/>';
  const space = `<a:lnSpc><a:spcPts val="${hundredths(leading)}"/></a:lnSpc><a:spcBef><a:spcPts val="${isFirst ? 0 : hundredths(above)}"/></a:spcBef>`;
  const url = relate && linkOf(paragraph);
  const link = url ? linkXml(relate(url)) : '';
  const body = number
    ? `<a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum">${properties('rPr', style, paint)}<a:t>${escapeText(number)}</a:t></a:fld>`
    : runs.map((one) => run(one, paint, link)).join('');
  return `<a:p><a:pPr${hang} algn="${ALIGN[align]}"${rtl ? ' rtl="1"' : ''}>${space}${dash}</a:pPr>${body}${properties('endParaRPr', { ...style, highlight: null }, paint)}</a:p>`;
}

/** The text of a shape, without margins or autofit, because sizes are precomputed. */
export function textBody(
  { paragraphs, anchor, box }: Pick<TextElement, 'paragraphs' | 'anchor' | 'box'>,
  paint: Paint,
  options?: Options,
) {
  const written = paragraphs.filter(({ runs }) => runs.length > 0);
  const body = written.map((paragraph, index) => paragraphXml(paragraph, index === 0, paint, options)).join('');
  const { left, right } = insetsOf(written, box.w);
  return `<p:txBody><a:bodyPr wrap="square" lIns="${emu(left)}" tIns="0" rIns="${emu(right)}" bIns="0" rtlCol="0" anchor="${ANCHOR[anchor]}"><a:noAutofit/></a:bodyPr><a:lstStyle/>${body || '<a:p><a:endParaRPr lang="en-GB" dirty="0"/></a:p>'}</p:txBody>`;
}
