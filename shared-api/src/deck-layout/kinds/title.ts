import type { DeckDocumentSlide } from '../../contract.ts';
import { type Draft, oneLine, setParagraph, textElement } from '../compose.ts';
import { MARGIN } from '../page.ts';
import { styleOf } from '../text.ts';
import { THEMES } from '../themes.ts';
import type { Page, SlideSetting } from '../types.ts';

type Title = Extract<DeckDocumentSlide, { kind: 'title' }>;

const MEASURE = 10.4;
const BASE = 4.55;
const TITLE_MAX = 3.2;
const SUBTITLE = { y: 4.95, h: 1.6 };

/** The cover or a section opener: the title sits on a rule, with the subtitle below it. */
export function titlePages(slide: Title, { theme, footer, number }: SlideSetting): Page[] {
  const look = THEMES[theme];
  const { cover } = look;
  const title = (size: number): Draft => ({
    field: 'title',
    text: slide.title,
    style: styleOf('serif', size, cover.ink),
    leading: 1.08,
  });
  const subtitle = (size: number): Draft => ({
    field: 'subtitle',
    text: slide.subtitle,
    style: styleOf('sans', size, cover.soft),
    leading: 1.35,
  });
  const fit = (sizes: number[], draft: (size: number) => Draft, height: number, lines: number) => {
    const set = sizes.map((size) => setParagraph(draft(size), cover, MEASURE));
    return (
      set.find((one) => one.height <= height && one.lines.length <= lines) ??
      set.find((one) => one.height <= height) ??
      set.at(-1)
    );
  };
  const name = oneLine(
    { field: null, text: footer, style: styleOf('sans', 13, cover.muted, { weight: 700 }), leading: 1.3 },
    cover,
    MEASURE,
  );
  const head = fit([66, 60, 54, 48, 44, 40, 36, 32, 28], title, TITLE_MAX, 2);
  const below = fit([24, 22, 20, 18, 16, 14, 12], subtitle, SUBTITLE.h, 4);
  return [
    {
      slideId: slide.id,
      kind: slide.kind,
      number,
      part: 1,
      parts: 1,
      title: slide.title,
      notes: slide.notes,
      background: cover.background,
      elements: [
        textElement({ name: 'Footer', role: 'footer', box: { x: MARGIN, y: 0.7, w: MEASURE, h: 0.3 } }, [name]),
        textElement(
          {
            name: 'Title',
            role: 'title',
            box: { x: MARGIN, y: BASE - TITLE_MAX, w: MEASURE, h: TITLE_MAX },
            anchor: 'bottom',
          },
          head ? [head] : [],
        ),
        { type: 'line', x1: MARGIN, y1: 4.74, x2: MARGIN + 1.1, y2: 4.74, color: cover.accent, width: 2.5 },
        textElement(
          { name: 'Subtitle', role: 'body', box: { x: MARGIN, y: SUBTITLE.y, w: MEASURE, h: SUBTITLE.h } },
          below ? [below] : [],
        ),
      ],
      warnings: [],
    },
  ];
}
