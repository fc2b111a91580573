import type { DeckDocumentSlide } from '../../contract.ts';
import { drawChart } from '../charts/draw-chart.ts';
import { heightOf, oneLine, textElement } from '../compose.ts';
import type { BodyLayout } from '../page.ts';
import { styleOf } from '../text.ts';
import type { LayoutWarning } from '../types.ts';
import { atLargest, SMALL_TEXT } from './flow.ts';

const SHORTENED: LayoutWarning = {
  code: 'labels_shortened',
  message: 'Some chart labels are too long to show in full.',
};

const FIRST_ROW: LayoutWarning = {
  code: 'first_row_only',
  message: 'A pie chart shows its first row only.',
};

/** A chart with its source. */
export const chartBody: BodyLayout<Extract<DeckDocumentSlide, { kind: 'chart' }>> = (slide, area, look) => {
  const source = atLargest(
    [13, 12, 11, 10],
    (size) => [{ field: 'source', text: slide.source, style: styleOf('sans', size, look.muted), leading: 1.35 }],
    look,
    area.w,
    0.9,
  );
  const hides = slide.chart.type === 'pie' && slide.chart.series.length > 1;
  const paragraphs = source?.paragraphs ?? [];
  const h = heightOf(paragraphs);
  const unit = oneLine(
    { field: 'chart.unit', text: slide.chart.unit, style: styleOf('sans', 14, look.muted), leading: 1.3 },
    look,
    area.w,
  );
  const hasUnit = slide.chart.unit.trim() !== '';
  const top = hasUnit ? unit.height + 0.14 : 0;
  const plot = { ...area, y: area.y + top, h: area.h - top - (h > 0 ? h + 0.18 : 0) };
  const { element, shortened } = drawChart(slide.chart, plot, look);
  return [
    {
      elements: [
        ...(hasUnit ? [textElement({ name: 'Unit', role: 'body', box: { ...area, h: unit.height } }, [unit])] : []),
        element,
        textElement({ name: 'Source', role: 'body', box: { ...area, y: area.y + area.h - h, h } }, paragraphs),
      ],
      warnings: [...(source ? [] : [SMALL_TEXT]), ...(shortened ? [SHORTENED] : []), ...(hides ? [FIRST_ROW] : [])],
    },
  ];
};
