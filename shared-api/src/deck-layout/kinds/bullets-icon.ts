import type { DeckDocumentSlide } from '../../contract.ts';
import { logoOn, lookOf } from '../brand.ts';
import { filled, heightOf, setParagraph, setParagraphs, textElement, withoutLostWord } from '../compose.ts';
import { iconOf, LINES_BESIDE_ICON } from '../icon-of.ts';
import { foot, MARGIN, onlyPage, sizeOf } from '../page.ts';
import { headingOf } from '../text.ts';
import { mix, type ThemeLook } from '../themes.ts';
import type { Page, SlideSetting } from '../types.ts';
import { listAt } from './bullets.ts';
import { panelColor } from './picture-panel.ts';

type Bullets = Extract<DeckDocumentSlide, { kind: 'bullets' }>;

/** Share of the page that the panel takes, and of the panel that the disc takes. */
const PANEL = { share: 0.28, disc: 0.72 };
/** How much of the accent is in the color of the disc. */
const TINT = 0.26;
/** Inches between the text and the panel, and between title and list. */
const GUTTER = 0.55;
const GAP = 0.45;
const BAND = { y: 0.9, h: 5.8 };
const TITLES = [44, 40, 36, 34, 32, 30, 28];
const TEXTS = [28, 26, 24, 22, 20];
/** Lines of a title that look best. */
const TITLE_LINES = 4;

/** Title and list at the largest sizes that fit; null if none do. */
function textIn(slide: Bullets, look: ThemeLook, w: number) {
  const drafts = listAt(slide.lines, 'lines', look);
  const lists = TEXTS.map((size) => ({ size, set: setParagraphs(drafts(size), look, w) }));
  for (const size of TITLES) {
    const draft = { field: 'title', text: slide.title, style: headingOf(size, look), leading: 1.14 };
    const title = withoutLostWord(setParagraph(draft, look, w), look, w);
    const list = lists.find((one) => one.size < size && title.height + GAP + heightOf(one.set) <= BAND.h);
    if (list && title.lines.length <= TITLE_LINES) return { title, list: list.set };
  }
  return null;
}

/** A short list below its title, with an icon on a panel beside it; null without an icon, or with too much text. */
export function besideBullets(slide: Bullets, setting: SlideSetting): Page[] | null {
  const icon = iconOf(slide, setting);
  if (!icon || slide.lines.length > LINES_BESIDE_ICON) return null;
  const look = lookOf(setting);
  const { w, h } = sizeOf(setting);
  const panel = { x: w * (1 - PANEL.share), y: 0, w: w * PANEL.share, h };
  const left = panel.x - GUTTER - MARGIN;
  const text = textIn(slide, look, left);
  if (!text) return null;
  const { title, list } = text;
  const y = BAND.y + (BAND.h - title.height - GAP - heightOf(list)) / 2;
  const below = y + title.height + GAP;
  const side = panel.w * PANEL.disc;
  const disc = { x: panel.x + (panel.w - side) / 2, y: (h - side) / 2, w: side, h: side };
  const page = onlyPage(slide, setting, {
    background: look.background,
    logo: logoOn({ ...setting, right: MARGIN + left }, 'page', look.background),
    elements: [
      textElement({ name: 'Title', role: 'title', box: { x: MARGIN, y, w: left, h: title.height } }, [title]),
      textElement({ name: 'List', role: 'body', box: { x: MARGIN, y: below, w: left, h: heightOf(list) } }, list),
      filled(panel, panelColor(look)),
      icon.onDisc(disc, { ink: look.accent, disc: mix(look.background, look.accent, TINT) }),
      ...foot(setting, setting.number, look, left),
    ],
    warnings: [],
  });
  return [page];
}
