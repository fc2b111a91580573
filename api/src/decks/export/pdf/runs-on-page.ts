import type { Page, TextElement, TextRun } from '@northlight/shared-api/deck-layout';

const inText = ({ paragraphs }: TextElement): TextRun[] => paragraphs.flatMap(({ runs }) => runs);

export const runsOnPage = ({ elements }: Page): TextRun[] =>
  elements.flatMap((element) => {
    switch (element.type) {
      case 'text':
        return inText(element);
      case 'table':
        return element.rows.flat().flatMap(({ paragraph }) => paragraph.runs);
      case 'chart':
        return element.marks.flatMap((mark) => (mark.type === 'text' ? inText(mark) : []));
      case 'frame':
        return inText(element.label);
      default:
        return [];
    }
  });
