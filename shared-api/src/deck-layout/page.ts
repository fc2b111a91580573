import type { DeckDocumentSlide } from '../contract.ts';
import { logoOn, lookOf } from './brand.ts';
import { type Draft, heightOf, oneLine, setParagraph, textElement, withoutLostWord } from './compose.ts';
import { headingOf, styleOf } from './text.ts';
import type { Ground, ThemeLook } from './themes.ts';
import type {
  Box,
  DeckLook,
  LayoutWarning,
  LogoElement,
  Page,
  PageElement,
  SlideSetting,
  TextElement,
} from './types.ts';

/** Sizes of slides in inches. */
const SIZES = { '16:9': { w: 13.333, h: 7.5 }, '4:3': { w: 10, h: 7.5 } } as const;
/** The default size of a slide. */
export const SLIDE = SIZES['16:9'];
export const MARGIN = 0.85;
/** Width between the margins of the default size. */
export const WIDTH = SLIDE.w - 2 * MARGIN;

type Sized = Pick<DeckLook, 'format'>;

/** The size of a deck's slides; the default one for a format of a newer release. */
export const sizeOf = ({ format = '16:9' }: Sized) => SIZES[format] ?? SLIDE;

/** Width between the margins. */
export const widthOf = (deck: Sized): number => sizeOf(deck).w - 2 * MARGIN;

const TITLE_TOP = 0.6;
const TITLE_SIZES = [36, 34, 32, 30, 28, 26, 24, 22, 20];
const CONTENT_TOP = 1.95;
const CONTENT_BOTTOM = 6.72;
/** Inches of the width of a slide number. */
const NUMBER = 0.8;
const FOOTER = { y: 6.98, h: 0.22, size: 10 };

/** Content of one page between title and footer. */
export interface Body {
  elements: PageElement[];
  warnings?: LayoutWarning[];
}

/** Lays out the content area. Returns one body per page. */
export type BodyLayout<S> = (slide: S, area: Box, look: ThemeLook, setting: SlideSetting) => Body[];

function headline(slide: DeckDocumentSlide, look: ThemeLook, width: number, suffix: string): TextElement {
  const at = (size: number): Draft => ({
    field: 'title',
    text: `${slide.title}${suffix}`,
    style: headingOf(size, look),
    leading: 1.14,
  });
  const sizes = TITLE_SIZES.map((size) => setParagraph(at(size), look, width));
  const chosen = sizes.find(({ lines }) => lines.length <= 2) ?? sizes.at(-1);
  const paragraphs = chosen ? [withoutLostWord(chosen, look, width)] : [];
  const box = { x: MARGIN, y: TITLE_TOP, w: width, h: heightOf(paragraphs) };
  return textElement({ name: 'Title', role: 'title', box }, paragraphs);
}

/** The logo on the pages of a deck or on its covers. */
export function logoOf(deck: DeckLook & Pick<SlideSetting, 'images'>, place: 'page' | 'cover'): LogoElement[] {
  const { background, cover } = lookOf(deck);
  return logoOn({ ...deck, right: MARGIN + widthOf(deck) }, place, place === 'cover' ? cover.background : background);
}

/** The footer and the number of a page, within a width from the left margin or another place. */
export function foot(
  setting: SlideSetting,
  number: number,
  look: Ground,
  width = widthOf(setting),
  left = MARGIN,
): PageElement[] {
  const style = styleOf(look, FOOTER.size, look.muted);
  const half = Math.min(width * 0.8, width - NUMBER);
  const name = oneLine({ field: null, text: setting.footer, style, leading: 1.3 }, look, half);
  const label = setParagraph({ field: null, text: String(number), style, align: 'right', leading: 1.3 }, look, NUMBER);
  const { y, h } = FOOTER;
  return [
    textElement({ name: 'Footer', role: 'footer', box: { x: left, y, w: half, h } }, [name]),
    textElement({ name: 'Slide number', role: 'number', box: { x: left + width - NUMBER, y, w: NUMBER, h } }, [label]),
  ];
}

/** A page that is all of a slide. */
export const onlyPage = (
  { id, kind, title, notes }: DeckDocumentSlide,
  setting: SlideSetting,
  own: Pick<Page, 'background' | 'logo' | 'elements' | 'warnings'>,
): Page => ({
  slideId: id,
  kind,
  number: setting.number,
  part: 1,
  parts: 1,
  title,
  notes,
  size: sizeOf(setting),
  ...own,
});

const continued = (parts: number): LayoutWarning => ({
  code: 'continued',
  message: `This slide has too much for one page: it takes up ${parts} pages.`,
});

const areaBelow = ({ box }: TextElement): Box => {
  const y = Math.max(CONTENT_TOP, box.y + box.h + 0.3);
  return { x: MARGIN, y, w: box.w, h: CONTENT_BOTTOM - y };
};

/** The pages of a slide: title, body and footer, on as many pages as the body needs. */
export function pagesOf<S extends DeckDocumentSlide>(slide: S, setting: SlideSetting, layout: BodyLayout<S>): Page[] {
  const look = lookOf(setting);
  const width = widthOf(setting);
  const title = headline(slide, look, width, '');
  let bodies = layout(slide, areaBelow(title), look, setting);
  if (bodies.length > 1) bodies = layout(slide, areaBelow(headline(slide, look, width, ' (99 of 99)')), look, setting);
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
      size: sizeOf(setting),
      background: look.background,
      logo: logoOf(setting, 'page'),
      elements: [suffix ? headline(slide, look, width, suffix) : title, ...elements, ...foot(setting, number, look)],
      warnings: index === 0 && parts > 1 ? [continued(parts), ...warnings] : warnings,
    };
  });
}
