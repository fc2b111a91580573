import type { DeckDocumentSlide } from '../../contract.ts';
import { drawChart, formatWithUnit } from '../charts/draw-chart.ts';
import { heightOf, oneLine, textElement } from '../compose.ts';
import type { Body, BodyLayout } from '../page.ts';
import { styleOf } from '../text.ts';
import type { ThemeLook } from '../themes.ts';
import type { Box, LayoutWarning, SlideChart } from '../types.ts';
import { atLargest, SMALL_TEXT } from './flow.ts';
import { isShort, sharesIn } from './shares.ts';

const SHORTENED: LayoutWarning = {
  code: 'labels_shortened',
  message: 'Some chart labels are too long to show in full.',
};

const FIRST_ROW: LayoutWarning = {
  code: 'first_row_only',
  message: 'A pie chart shows its first series only.',
};

/** Most slices whose names and amounts stand beside the ring as text. */
const SHARES = 8;

function plotIn(chart: SlideChart, plot: Box, look: ThemeLook): Required<Body> {
  const { element, shortened } = drawChart(chart, plot, look);
  return { elements: [element], warnings: shortened ? [SHORTENED] : [] };
}

/** A chart with its source. */
export const chartBody: BodyLayout<Extract<DeckDocumentSlide, { kind: 'chart' }>> = (slide, area, look) => {
  const source = atLargest(
    [13, 12, 11, 10, 9, 8, 7],
    (size) => [{ field: 'source', text: slide.source, style: styleOf(look, size, look.muted), leading: 1.35 }],
    look,
    area.w,
    0.9,
  );
  const hides = slide.chart.type === 'pie' && slide.chart.series.length > 1;
  const paragraphs = source?.paragraphs ?? [];
  const h = heightOf(paragraphs);
  const unit = oneLine(
    { field: 'chart.unit', text: slide.chart.unit, style: styleOf(look, 14, look.muted), leading: 1.3 },
    look,
    area.w,
  );
  const shares = slide.chart.type === 'pie' && slide.chart.categories.length <= SHARES;
  const isSaid = shares ? isShort(slide.chart.unit) : formatWithUnit(slide.chart) !== null;
  const hasUnit = slide.chart.unit.trim() !== '' && !isSaid;
  const top = hasUnit ? unit.height + 0.14 : 0;
  const plot = { ...area, y: area.y + top, h: area.h - top - (h > 0 ? h + 0.18 : 0) };
  const drawn = shares ? sharesIn(slide.chart, plot, look) : plotIn(slide.chart, plot, look);
  return [
    {
      elements: [
        ...(hasUnit ? [textElement({ name: 'Unit', role: 'body', box: { ...area, h: unit.height } }, [unit])] : []),
        ...drawn.elements,
        textElement({ name: 'Source', role: 'body', box: { ...area, y: area.y + area.h - h, h } }, paragraphs),
      ],
      warnings: [...(source ? [] : [SMALL_TEXT]), ...drawn.warnings, ...(hides ? [FIRST_ROW] : [])],
    },
  ];
};
