/// <reference path="./pdfkit.d.ts" />
import { dashOf, type Paragraph, type TextLine, type TextRun } from '@northlight/shared-api/deck-layout';
import { type FaceName, stretchesOf } from '../../../platform/fonts/faces.ts';
import { visualOrder } from './visual-order.ts';

export const POINTS = 72;

interface Drawn {
  text: string;
  face: FaceName;
  run: TextRun;
  width: number;
}

type Doc = PDFKit.PDFDocument;

function partsOf(doc: Doc, line: TextLine, rtl: boolean): Drawn[] {
  const runs = rtl ? line.runs.toReversed() : line.runs;
  return runs.flatMap((run) =>
    visualOrder(run.text, rtl).flatMap((word) =>
      stretchesOf(word, run).flatMap(({ text, face }) => {
        if (face === null) return [];
        const width = doc.font(face).fontSize(run.size).widthOfString(text);
        return [{ text, face, run, width }];
      }),
    ),
  );
}

/** Draws one line. If the font runs wider than measured, the line is condensed to stay inside its box. */
function drawLine(doc: Doc, line: TextLine, { align, rtl, leading }: Paragraph, right: number): void {
  const parts = partsOf(doc, line, rtl);
  const natural = parts.reduce((sum, { width }) => sum + width, 0);
  const most = line.width * POINTS * 1.01 + 0.5;
  const squeeze = natural > most ? most / natural : 1;
  const drawn = natural * squeeze;
  const measured = line.width * POINTS;
  let x = line.x * POINTS;
  if (align === 'right') x = right * POINTS - drawn;
  if (align === 'center') x += (measured - drawn) / 2;
  const y = line.baseline * POINTS;
  for (const { text, face, run, width } of parts) {
    if (run.highlight) {
      const h = Math.min(leading, run.size * 1.3);
      doc.rect(x - 1.5, y - run.size * 0.98, width * squeeze + 3, h).fill(run.highlight);
    }
    doc.font(face).fontSize(run.size).fillColor(run.color);
    doc.text(text, x, y, { lineBreak: false, baseline: 'alphabetic', horizontalScaling: squeeze * 100 });
    x += width * squeeze;
  }
}

/** Draws a paragraph with its bullet. */
export function drawParagraph(doc: Doc, paragraph: Paragraph): void {
  const { box, bullet, rtl, indent, lines } = paragraph;
  const dash = dashOf(paragraph);
  if (dash && bullet) doc.rect(dash.x * POINTS, dash.y * POINTS, dash.w * POINTS, dash.h * POINTS).fill(bullet);
  const right = box.x + box.w - (rtl ? indent : 0);
  for (const line of lines) drawLine(doc, line, paragraph, right);
}
