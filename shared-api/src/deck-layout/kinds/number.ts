import type { DeckDocumentSlide } from '../../contract.ts';
import { logoOn, lookOf } from '../brand.ts';
import {
  type Draft,
  filled,
  heightOf,
  POINTS,
  type SetParagraph,
  setParagraph,
  setParagraphs,
  textElement,
  withoutEmptyRoom,
  withoutLostWord,
} from '../compose.ts';
import { iconOf } from '../icon-of.ts';
import { foot, MARGIN, onlyPage, sizeOf } from '../page.ts';
import { cleanText, headingOf, styleOf } from '../text.ts';
import { type Ground, mix, type ThemeLook } from '../themes.ts';
import type { Box, GraphicElement, Page, SlideSetting } from '../types.ts';
import { BODY, fits, SMALL_TEXT } from './flow.ts';

type BigNumber = Extract<DeckDocumentSlide, { kind: 'number' }>;

/** Share of the page that the panel of the number takes. */
const PANEL = 0.44;
/** Inches between the edges of the panel and its text. */
const INSET = 0.7;
/** Inches between the statement and the panel. */
const GUTTER = 0.7;
const BAND = { y: 0.9, h: 5.8 };
const LARGE = [150, 136, 124, 112, 100, 90, 80, 72, 64];
const LONG = [60, 54, 48, 40, 34, 28, 24, 20, 18, 14, 12, 10, 8, 6, 4] as const;
const TITLES = [44, 40, 36, 34, 32, 30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8];
/** Lines of a title that look best. */
const TITLE_LINES = 4;
/** A smaller share looks like an empty bar. */
const LEAST_SHARE = 0.1;
/** Height of the bar of a share, and the space above it. */
const BAR = 0.24;
const ABOVE_BAR = 0.42;
/** Size of the disc of an icon, the space below it, and how much of the ink is in its color. */
const DISC = { size: 1.35, below: 0.3, tint: 0.16 };

const PERCENT = /^(?:(?:over|more than|about|around|roughly|nearly|almost) )?(\d{1,3}(?:\.\d+)?)\s?%$/iu;

/** "40%" with the label "of berth hours" is a part of a whole: 0.4. Null for a small one, growth, margins and others. */
function shareOf({ value: text, label: counted }: BigNumber): number | null {
  const percent = PERCENT.exec(text.trim())?.[1];
  const share = Number(percent) / 100;
  return percent !== undefined && /^of\b/iu.test(counted.trim()) && share >= LEAST_SHARE && share <= 1 ? share : null;
}

/** A share as the filled part of a bar. */
const bar = ({ value: text, label: counted }: BigNumber, share: number, box: Box, panel: Ground): GraphicElement => ({
  type: 'graphic',
  name: 'Share',
  box,
  alt: cleanText(`Bar filled to ${text.trim()} ${counted.trim()}.`),
  marks: [filled(box, panel.line), filled({ ...box, w: box.w * share }, panel.ink)],
});

/** How much of the accent is in the panel at the left, as little as an accent can be read on. */
const TINT = 0.1;

/** The colors of the panel at the left. */
const tinted = (look: ThemeLook): Ground => ({
  ...look,
  background: mix(look.background, look.accent, TINT),
  ink: look.accent,
  line: mix(look.background, look.accent, 0.3),
});

/** The colors of the panel at the right: those of the page, exchanged. */
const exchanged = ({ accent, background, missing, fonts }: ThemeLook): Ground => ({
  ...(fonts && { fonts }),
  background: accent,
  ink: background,
  soft: background,
  muted: background,
  line: mix(accent, background, 0.3),
  accent: background,
  missing,
});

const value = ({ value: text }: BigNumber, size: number, panel: Ground): Draft => ({
  field: 'value',
  text,
  style: styleOf(panel, size, panel.ink, { weight: 700 }),
  leading: size > LONG[0] ? 1.12 : 1.2,
});

const label = ({ label: text }: BigNumber, size: number, panel: Ground): Draft => ({
  field: 'label',
  text,
  style: styleOf(panel, size, panel.ink, { weight: 700 }),
  leading: 1.25,
  above: 10,
});

/** The number on one line, as large as there is room, with its label; a long one on several lines. */
function figureIn(slide: BigNumber, panel: Ground, w: number, h: number): SetParagraph[] {
  const labels = [28, 24, 20].map((size) => label(slide, size, panel));
  for (const size of LARGE) {
    const number = setParagraph(value(slide, size, panel), panel, w);
    if (number.lines.length > 1) continue;
    const below = labels.map((draft) => setParagraph(draft, panel, w)).find(({ lines }) => lines.length <= 3);
    if (below && fits([number, below], h)) return [number, below];
  }
  const set = LONG.map((size) =>
    setParagraphs([value(slide, size, panel), label(slide, Math.min(size, 20), panel)], panel, w),
  );
  return set.find((one) => fits(one, h)) ?? set.at(-1) ?? [];
}

/** The title, with a sentence of context and the source. */
function statementIn(slide: BigNumber, look: ThemeLook, w: number, h: number): SetParagraph[] {
  const drafts = (size: number): Draft[] => {
    const text = Math.min(size, Math.max(22, Math.round(size * 0.6)));
    return [
      { field: 'title', text: slide.title, style: headingOf(size, look), leading: 1.14 },
      {
        field: 'context',
        text: slide.context,
        style: styleOf(look, text, look.soft),
        leading: 1.38,
        above: text,
      },
      {
        field: 'source',
        text: slide.source,
        style: styleOf(look, Math.min(14, text), look.muted),
        leading: 1.35,
        above: text * 0.75,
      },
    ];
  };
  const set = TITLES.map((size) => setParagraphs(drafts(size), look, w).map(withoutEmptyRoom));
  const found =
    set.find((one) => fits(one, h) && (one[0]?.lines.length ?? 0) <= TITLE_LINES) ??
    set.find((one) => fits(one, h)) ??
    set.at(-1) ??
    [];
  return found.map((paragraph) => withoutLostWord(paragraph, look, w));
}

/**
 * A statement, and beside it one number on a panel, as large as there is room, with its label, the bar of a share, and
 * an icon if there is room for it above.
 */
export function numberPages(slide: BigNumber, setting: SlideSetting): Page[] {
  const look = lookOf(setting);
  const isLeft = slide.look === 'left';
  const panel = isLeft ? tinted(look) : exchanged(look);
  const size = sizeOf(setting);
  const ground: Box = { x: isLeft ? 0 : size.w * (1 - PANEL), y: 0, w: size.w * PANEL, h: size.h };
  const left = size.w - ground.w - GUTTER - MARGIN;
  const x = isLeft ? ground.w + GUTTER : MARGIN;
  const inner = { x: ground.x + INSET, w: ground.w - 2 * INSET };
  const share = shareOf(slide);
  const below = share === null ? 0 : BAR + ABOVE_BAR;

  const figure = figureIn(slide, panel, inner.w, BAND.h - below).map(withoutEmptyRoom);
  const h = heightOf(figure);
  const named = iconOf(slide, setting);
  const icon = named && h + below + DISC.size + DISC.below <= BAND.h ? named : null;
  const over = icon ? DISC.size + DISC.below : 0;
  const box = { ...inner, y: BAND.y + (BAND.h - h - below + over) / 2, h };
  const disc = { ...box, y: box.y - over, w: DISC.size, h: DISC.size };
  const [title, ...others] = statementIn(slide, look, left, BAND.h);
  const heads = title ? [title] : [];
  // The space above the first text that is there belongs to its box, which PowerPoint begins with that text.
  const first = others.find(({ height }) => height > 0);
  const above = (first?.draft.above ?? 0) / POINTS;
  const rest = others.map((one) => (one === first ? { ...one, draft: { ...one.draft, above: 0 } } : one));
  const heights = { title: heightOf(heads), rest: heightOf(rest) };
  const y = BAND.y + (BAND.h - heights.title - above - heights.rest) / 2;
  const isSmall =
    (figure[0]?.draft.style.size ?? 0) < BODY ||
    [title, ...rest].some(
      (one) => one && one.height > 0 && one.draft.style.size < (one.draft.field === 'source' ? 12 : BODY),
    );
  return [
    onlyPage(slide, setting, {
      background: look.background,
      logo: logoOn({ ...setting, right: x + left }, 'page', look.background),
      elements: [
        textElement({ name: 'Title', role: 'title', box: { x, y, w: left, h: heights.title } }, heads),
        textElement(
          { name: 'Context', role: 'body', box: { x, y: y + heights.title + above, w: left, h: heights.rest } },
          rest,
        ),
        filled(ground, panel.background),
        ...(icon ? [icon.onDisc(disc, { ink: panel.ink, disc: mix(panel.background, panel.ink, DISC.tint) })] : []),
        textElement({ name: 'Number', role: 'body', box }, figure),
        ...(share === null ? [] : [bar(slide, share, { ...inner, y: box.y + h + ABOVE_BAR, h: BAR }, panel)]),
        ...foot(setting, setting.number, look, left, x),
      ],
      warnings: isSmall ? [SMALL_TEXT] : [],
    }),
  ];
}
