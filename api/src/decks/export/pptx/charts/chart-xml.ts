import { type ChartElement, ringIn } from '@northlight/shared-api/deck-layout';
import type { Paint } from '../colors.ts';
import { escapeText, lineWidth, XML_HEAD } from '../xml.ts';
import { chartText, dataLabels, seriesXml } from './series.ts';

const CATEGORY = 111_111_111;
const VALUE = 222_222_222;

/** A position within the chart frame, as fractions of its width and height. */
function layoutXml({ x, y, w, h }: { x: number; y: number; w?: number; h?: number }, target = ''): string {
  const part = (tag: string, value: number | undefined) =>
    value === undefined ? '' : `<c:${tag} val="${Math.round(value * 10_000) / 10_000}"/>`;
  return `<c:layout><c:manualLayout>${target}<c:xMode val="edge"/><c:yMode val="edge"/>${part('x', x)}${part('y', y)}${part('w', w)}${part('h', h)}</c:manualLayout></c:layout>`;
}

const INNER = '<c:layoutTarget val="inner"/>';
/** Height of a line of a legend, in inches. */
const LEGEND_LINE = 0.3;

/** Bars, lines and the ring of a pie are placed as in the editor. */
function plotLayout({ box, legend: hasLegend, plot }: ChartElement): string {
  const { center, diameter } = ringIn(box, hasLegend);
  const ring = { x: center.x - diameter / 2, y: center.y - diameter / 2, w: diameter, h: diameter };
  const { x, y, w, h } = plot ?? ring;
  return layoutXml({ x: (x - box.x) / box.w, y: (y - box.y) / box.h, w: w / box.w, h: h / box.h }, INNER);
}

/** Series names above the plot, or slice names beside the pie. */
function legend(element: ChartElement, paint: Paint): string {
  const { chart, box } = element;
  const isPie = chart.type === 'pie';
  if (isPie ? !element.legend : chart.series.length === 1) return '';
  const { center, diameter } = ringIn(box, true);
  const height = Math.min(box.h, chart.categories.length * LEGEND_LINE);
  const beside = { x: (center.x + diameter / 2 + 0.5 - box.x) / box.w, y: (box.h - height) / 2 / box.h };
  const place = layoutXml(isPie ? beside : { x: 0, y: 0 });
  return `<c:legend><c:legendPos val="${isPie ? 'r' : 't'}"/>${place}<c:overlay val="0"/>${chartText(element, paint, element.ink)}</c:legend>`;
}

function axes(element: ChartElement, hasFigures: boolean, paint: Paint): string {
  const lies = element.direction === 'bar' && element.chart.type === 'bar';
  const line = (color: string, width: number) => `<c:spPr><a:ln w="${lineWidth(width)}">${color}</a:ln></c:spPr>`;
  const muted = `<a:solidFill>${paint(element.muted)}</a:solidFill>`;
  const grid = hasFigures
    ? ''
    : `<c:majorGridlines>${line(`<a:solidFill>${paint(element.line)}</a:solidFill>`, 0.75)}</c:majorGridlines>`;
  const category = `<c:catAx><c:axId val="${CATEGORY}"/><c:scaling><c:orientation val="${lies ? 'maxMin' : 'minMax'}"/></c:scaling><c:delete val="0"/><c:axPos val="${lies ? 'l' : 'b'}"/><c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>${line(muted, 0.75)}${chartText(element, paint)}<c:crossAx val="${VALUE}"/><c:crosses val="autoZero"/><c:auto val="0"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/><c:tickLblSkip val="${element.labelStep}"/><c:noMultiLvlLbl val="1"/></c:catAx>`;
  const value = `<c:valAx><c:axId val="${VALUE}"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="${hasFigures ? 1 : 0}"/><c:axPos val="${lies ? 'b' : 'l'}"/>${grid}<c:numFmt formatCode="${escapeText(element.format)}" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/>${line('<a:noFill/>', 0.75)}${chartText(element, paint)}<c:crossAx val="${CATEGORY}"/><c:crosses val="${lies ? 'max' : 'autoZero'}"/><c:crossBetween val="between"/></c:valAx>`;
  return category + value;
}

function plot(element: ChartElement, paint: Paint): string {
  const { chart, direction, ink } = element;
  const rows = chart.series.map((series, index) => seriesXml(element, series, index, paint));
  const ids = `<c:axId val="${CATEGORY}"/><c:axId val="${VALUE}"/>`;
  const hasFigures = chart.type === 'bar' && chart.series.length === 1 && chart.categories.length <= 12;
  switch (chart.type) {
    case 'pie':
      return `<c:doughnutChart><c:varyColors val="1"/>${rows[0] ?? ''}<c:firstSliceAng val="0"/><c:holeSize val="58"/></c:doughnutChart>`;
    case 'line':
      return `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${rows.join('')}${dataLabels(element, paint, null, '')}<c:marker val="1"/>${ids}</c:lineChart>${axes(element, false, paint)}`;
    case 'bar': {
      const labels = dataLabels(element, paint, hasFigures ? ink : null, 'outEnd');
      const isSingle = chart.series.length === 1;
      return `<c:barChart><c:barDir val="${direction === 'bar' ? 'bar' : 'col'}"/><c:grouping val="clustered"/><c:varyColors val="0"/>${rows.join('')}${labels}<c:gapWidth val="${isSingle ? 47 : 32}"/><c:overlap val="${isSingle ? 0 : -6}"/>${ids}</c:barChart>${axes(element, hasFigures, paint)}`;
    }
  }
}

/** Writes a native, editable chart. Labels are text, never formulas. */
export function chartXml(element: ChartElement, workbookRelation: string, paint: Paint): string {
  return `${XML_HEAD}<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><c:date1904 val="0"/><c:roundedCorners val="0"/><c:chart><c:autoTitleDeleted val="1"/><c:plotArea>${plotLayout(element)}${plot(element, paint)}<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr></c:plotArea>${legend(element, paint)}<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart><c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>${chartText(element, paint)}<c:externalData r:id="${workbookRelation}"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>`;
}
