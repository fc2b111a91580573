import type { DeckDocumentSlide } from '../contract.ts';
import { type Draft, heightOf, oneLine, setParagraph, textElement } from './compose.ts';
import { styleOf } from './text.ts';
import { THEMES, type ThemeLook } from './themes.ts';
import type { Box, LayoutWarning, Page, PageElement, SlideSetting, TextElement } from './types.ts';

/** Size of a slide in inches. */
export const SLIDE = { w: 13.333, h: 7.5 } as const;
export const MARGIN = 0.85;
export const WIDTH = SLIDE.w - 2 * MARGIN;

const TITLE_TOP = 0.6;
const TITLE_SIZES = [36, 34, 32, 30, 28, 26, 24, 22, 20];
const CONTENT_TOP = 1.95;
const CONTENT_BOTTOM = 6.72;
const FOOTER = { y: 6.98, h: 0.22, size: 10 };

/** Content of one page between title and footer. */
export interface Body {
  elements: PageElement[];
  warnings?: LayoutWarning[];
}

/** Lays out the content area. Returns one body per page. */
export type BodyLayout<S> = (slide: S, area: Box, look: ThemeLook, setting: SlideSetting) => Body[];

function headline(slide: DeckDocumentSlide, look: ThemeLook, suffix: string): TextElement {
  const at = (size: number): Draft => ({
    field: 'title',
    text: `${slide.title}${suffix}`,
    style: styleOf('serif', size, look.ink),
    leading: 1.14,
  });
  const sizes = TITLE_SIZES.map((size) => setParagraph(at(size), look, WIDTH));
  const chosen = sizes.find(({ lines }) => lines.length <= 2) ?? sizes.at(-1);
  const paragraphs = chosen ? [chosen] : [];
  const box = { x: MARGIN, y: TITLE_TOP, w: WIDTH, h: heightOf(paragraphs) };
  return textElement({ name: 'Title', role: 'title', box }, paragraphs);
}

function foot({ footer }: SlideSetting, number: number, look: ThemeLook): PageElement[] {
  const style = styleOf('sans', FOOTER.size, look.muted);
  const half = WIDTH * 0.8;
  const name = oneLine({ field: null, text: footer, style, leading: 1.3 }, look, half);
  const label = setParagraph({ field: null, text: String(number), style, align: 'right', leading: 1.3 }, look, 0.8);
  const { y, h } = FOOTER;
  return [
    textElement({ name: 'Footer', role: 'footer', box: { x: MARGIN, y, w: half, h } }, [name]),
    textElement({ name: 'Slide number', role: 'number', box: { x: MARGIN + WIDTH - 0.8, y, w: 0.8, h } }, [label]),
  ];
}

const continued = (parts: number): LayoutWarning => ({
  code: 'continued',
  message: `This slide has too much for one page: it continues over ${parts} pages.`,
});

const areaBelow = ({ box }: TextElement): Box => {
  const y = Math.max(CONTENT_TOP, box.y + box.h + 0.3);
  return { x: MARGIN, y, w: WIDTH, h: CONTENT_BOTTOM - y };
};

/** The pages of a slide: title, body and footer, on as many pages as the body needs. */
export function pagesOf<S extends DeckDocumentSlide>(slide: S, setting: SlideSetting, layout: BodyLayout<S>): Page[] {
  const look = THEMES[setting.theme];
  const title = headline(slide, look, '');
  let bodies = layout(slide, areaBelow(title), look, setting);
  if (bodies.length > 1) bodies = layout(slide, areaBelow(headline(slide, look, ' (99 of 99)')), look, setting);
  const parts = bodies.length;
  return bodies.map(({ elements, warnings = [] }, index) => {
    const suffix = index === 0 ? '' : ` (${index + 1} of ${parts})`;
    const number = setting.number + index;
    return {
      slideId: slide.id,
      kind: slide.kind,
      number,
      part: index + 1,
      parts,
      title: `${slide.title}${suffix}`,
      notes: slide.notes,
      background: look.background,
      elements: [suffix ? headline(slide, look, suffix) : title, ...elements, ...foot(setting, number, look)],
      warnings: index === 0 && parts > 1 ? [continued(parts), ...warnings] : warnings,
    };
  });
}
