import type { DeckDocumentSlide } from '../../contract.ts';
import { drawChart } from '../charts/draw-chart.ts';
import { heightOf, textElement } from '../compose.ts';
import type { BodyLayout } from '../page.ts';
import { styleOf } from '../text.ts';
import type { LayoutWarning } from '../types.ts';
import { atLargest, SMALL_TEXT } from './flow.ts';

const SHORTENED: LayoutWarning = {
  code: 'labels_shortened',
  message: 'Some labels of the chart are too long to be shown whole.',
};

/** A chart with where its figures come from. */
export const chartBody: BodyLayout<Extract<DeckDocumentSlide, { kind: 'chart' }>> = (slide, area, look) => {
  const source = atLargest(
    [13, 12, 11, 10],
    (size) => [{ field: 'source', text: slide.source, style: styleOf('sans', size, look.muted), leading: 1.35 }],
    look,
    area.w,
    0.9,
  );
  const paragraphs = source?.paragraphs ?? [];
  const h = heightOf(paragraphs);
  const { element, shortened } = drawChart(slide.chart, { ...area, h: area.h - h - 0.18 }, look);
  return [
    {
      elements: [
        element,
        textElement({ name: 'Source', role: 'body', box: { ...area, y: area.y + area.h - h, h } }, paragraphs),
      ],
      warnings: [...(source ? [] : [SMALL_TEXT]), ...(shortened ? [SHORTENED] : [])],
    },
  ];
};
