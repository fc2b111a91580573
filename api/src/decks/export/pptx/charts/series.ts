import type { ChartElement, Color } from '@northlight/shared-api/deck-layout';
import type { Paint } from '../colors.ts';
import { escapeText, hundredths, lineWidth } from '../xml.ts';
import { columnLetter } from './workbook.ts';

type Series = ChartElement['chart']['series'][number];

/** Text properties of a chart. */
export const chartText = ({ fontSize, muted }: ChartElement, paint: Paint, color: Color = muted, bold = false) =>
  `<c:txPr><a:bodyPr rot="0" vert="horz"/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="${hundredths(fontSize)}" b="${bold ? 1 : 0}"><a:solidFill>${paint(color)}</a:solidFill><a:latin typeface="+mn-lt"/></a:defRPr></a:pPr><a:endParaRPr lang="en-GB"/></a:p></c:txPr>`;

const points = (values: readonly (string | number | null)[]) =>
  values
    .map((value, index) =>
      value === null ? '' : `<c:pt idx="${index}"><c:v>${escapeText(String(value))}</c:v></c:pt>`,
    )
    .join('');

const strings = (formula: string, values: readonly string[]) =>
  `<c:strRef><c:f>${formula}</c:f><c:strCache><c:ptCount val="${values.length}"/>${points(values)}</c:strCache></c:strRef>`;

const solid = (color: Color, paint: Paint) => `<a:solidFill>${paint(color)}</a:solidFill>`;

/** Value labels on the bars or slices, or none. */
export function dataLabels(element: ChartElement, paint: Paint, color: Color | null, position: string): string {
  const flags = (value: 0 | 1) =>
    `<c:showLegendKey val="0"/><c:showVal val="${value}"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/>`;
  if (color === null) return `<c:dLbls>${flags(0)}</c:dLbls>`;
  const place = position ? `<c:dLblPos val="${position}"/>` : '';
  return `<c:dLbls><c:numFmt formatCode="${escapeText(element.format)}" sourceLinked="0"/><c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>${chartText(element, paint, color, position === '')}${place}${flags(1)}</c:dLbls>`;
}

/** Name, style, categories and values of one series, in the order that the format requires. */
export function seriesXml(element: ChartElement, { name, values }: Series, index: number, paint: Paint): string {
  const { chart, colors, format } = element;
  const color = colors[index % colors.length] ?? element.ink;
  const column = columnLetter(index + 1);
  const last = chart.categories.length + 1;
  const figures = `<c:numRef><c:f>Sheet1!$${column}$2:$${column}$${last}</c:f><c:numCache><c:formatCode>${escapeText(format)}</c:formatCode><c:ptCount val="${values.length}"/>${points(values)}</c:numCache></c:numRef>`;
  const data = `<c:cat>${strings(`Sheet1!$A$2:$A$${last}`, chart.categories)}</c:cat><c:val>${figures}</c:val>`;
  const head = `<c:idx val="${index}"/><c:order val="${index}"/><c:tx>${strings(`Sheet1!$${column}$1`, [name])}</c:tx>`;

  if (chart.type === 'line') {
    const line = `<c:spPr><a:ln w="${lineWidth(2.25)}" cap="rnd">${solid(color, paint)}<a:round/></a:ln></c:spPr>`;
    const size = chart.categories.length > 24 ? '<c:symbol val="none"/>' : `<c:symbol val="circle"/><c:size val="6"/>`;
    const marker = `<c:marker>${size}<c:spPr>${solid(color, paint)}<a:ln><a:noFill/></a:ln></c:spPr></c:marker>`;
    return `<c:ser>${head}${line}${marker}${data}<c:smooth val="0"/></c:ser>`;
  }
  if (chart.type === 'pie') {
    const slices = chart.categories.map((_, slice) => {
      const fill = solid(colors[slice % colors.length] ?? element.ink, paint);
      const edge = `<a:ln w="${lineWidth(1.5)}"><a:solidFill><a:schemeClr val="bg1"/></a:solidFill></a:ln>`;
      return `<c:dPt><c:idx val="${slice}"/><c:bubble3D val="0"/><c:spPr>${fill}${edge}</c:spPr></c:dPt>`;
    });
    return `<c:ser>${head}${slices.join('')}${dataLabels(element, paint, element.legend ? element.ground : null, '')}${data}</c:ser>`;
  }
  const { earlier } = element;
  const before = earlier ? chart.categories.slice(0, -1) : [];
  const bars = before.map(
    (_, bar) =>
      `<c:dPt><c:idx val="${bar}"/><c:invertIfNegative val="0"/><c:bubble3D val="0"/><c:spPr>${solid(earlier ?? color, paint)}</c:spPr></c:dPt>`,
  );
  return `<c:ser>${head}<c:spPr>${solid(color, paint)}</c:spPr><c:invertIfNegative val="0"/>${bars.join('')}${data}</c:ser>`;
}
