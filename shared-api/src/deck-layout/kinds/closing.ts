import type { DeckDocumentSlide } from '../../contract.ts';
import { lookOf } from '../brand.ts';
import { type Draft, heightOf, setParagraphs, textElement } from '../compose.ts';
import { MARGIN, WIDTH, widthOf } from '../page.ts';
import { styleOf } from '../text.ts';
import type { Ground } from '../themes.ts';
import type { Page, PageElement, SlideSetting } from '../types.ts';
import { coverPage, coverText, coverTitle, fitOnCover } from './cover.ts';
import { fits } from './flow.ts';
import { besidePicture, companyName, cornerIcon, risingBars } from './title.ts';

type Closing = Extract<DeckDocumentSlide, { kind: 'closing' }>;

const BAND = { y: 1.5, h: 5.1 };
/** Widths of the sides, of a slide in the default format. */
const LEFT = 6.7;
const RIGHT = 4.1;
const TITLE_MAX = 2.9;
/** The same beside a picture, which rather has a smaller title than no room. */
const SMALLER = [TITLE_MAX, 2.2, 1.6, 1.1];
/** Inches around the rule between title and sentence. */
const GAP = 0.3;
/** Inches above the contact where it is below the sentence. */
const CONTACT_GAP = 0.5;
const CONTACTS = ['email', 'phone', 'site'] as const;

const contactAt = ({ contact }: Closing, size: number, cover: Ground): Draft[] =>
  [
    {
      field: 'contact.name',
      text: contact.name,
      style: styleOf(cover, Math.round(size * 1.2), cover.ink, { weight: 700 }),
      leading: 1.3,
    },
    ...CONTACTS.map((part) => ({
      field: `contact.${part}`,
      text: contact[part],
      style: styleOf(cover, size, cover.soft),
      leading: 1.3,
      above: size * 0.55,
    })),
  ].filter(({ text }) => text.trim() !== '');

/** The contact at the largest size at which no address breaks, or that fits at all. */
function contactIn(slide: Closing, cover: Ground, width: number, most = 20) {
  const sets = [20, 18, 16, 14, 12, 10, 8, 6]
    .filter((size) => size <= most)
    .map((size) => setParagraphs(contactAt(slide, size, cover), cover, width));
  return (
    sets.slice(0, 4).find((set) => set.every(({ lines }) => lines.length === 1)) ??
    sets.find((set) => fits(set, BAND.h)) ??
    sets.at(-1) ??
    []
  );
}

/** What to remember, at the largest sizes that fit. */
function messageIn(slide: Closing, cover: Ground, leftWidth: number, titleMax = TITLE_MAX) {
  const head = fitOnCover({
    sizes: [54, 48, 44, 40, 36, 32, 28, 24, 20],
    draft: (size) => coverTitle(slide, size, cover),
    ground: cover,
    width: leftWidth,
    height: titleMax,
    lines: 3,
  });
  const below = fitOnCover({
    sizes: [24, 22, 20, 18, 16, 14, 12, 10, 8],
    draft: (size) => coverText('sentence', slide.sentence, size, cover),
    ground: cover,
    width: leftWidth,
    height: BAND.h - TITLE_MAX - 2 * GAP,
    lines: 4,
  });
  const hasText = slide.sentence.trim() !== '';
  const title = heightOf(head);
  const text = hasText ? heightOf(below) : 0;
  const h = title + text + (hasText ? 2 * GAP : GAP);
  const drawnAt = (y: number): PageElement[] => {
    const rule = y + title + GAP;
    const sentence = { x: MARGIN, y: rule + GAP, w: leftWidth, h: text };
    return [
      textElement({ name: 'Title', role: 'title', box: { x: MARGIN, y, w: leftWidth, h: title } }, head),
      { type: 'line', x1: MARGIN, y1: rule, x2: MARGIN + 1.1, y2: rule, color: cover.accent, width: 2.5 },
      ...(hasText ? [textElement({ name: 'Sentence', role: 'body', box: sentence }, below)] : []),
    ];
  };
  return { h, drawnAt };
}

/** The message with the contact below it, in this width beside something else; null with too much text. */
function messageBeside(slide: Closing, cover: Ground, w: number, titles: readonly number[]): PageElement[] | null {
  for (const titleMax of titles) {
    const message = messageIn(slide, cover, w, titleMax);
    const contact = contactIn(slide, cover, w, titleMax === TITLE_MAX ? 18 : 16);
    const under = contact.length > 0 ? CONTACT_GAP + heightOf(contact) : 0;
    const h = message.h + under;
    if (h > BAND.h) continue;
    const y = BAND.y + (BAND.h - h) / 2;
    const box = { x: MARGIN, y: y + message.h + CONTACT_GAP, w, h: under - CONTACT_GAP };
    const below = contact.length > 0 ? [textElement({ name: 'Contact', role: 'body', box }, contact)] : [];
    return [...message.drawnAt(y), ...below];
  }
  return null;
}

/** The page with a picture at its right; null without one, or with too much text. */
function besidePhoto(slide: Closing, setting: SlideSetting, cover: Ground): Page | null {
  const picture = besidePicture(slide, setting, cover);
  const beside = picture && messageBeside(slide, cover, picture.width, SMALLER);
  if (!beside) return null;
  const elements = [...picture.elements, companyName(setting, cover, picture.width), ...beside];
  return { ...coverPage(slide, setting, cover, elements), logo: picture.logo };
}

/** The page with an icon in its corner; null without one, or with too much text. */
function besideIcon(slide: Closing, setting: SlideSetting, cover: Ground): Page | null {
  const icon = cornerIcon(slide, setting, cover);
  const beside = icon && messageBeside(slide, cover, icon.beside, [TITLE_MAX]);
  return beside && coverPage(slide, setting, cover, [icon.drawing, companyName(setting, cover), ...beside]);
}

/** The last slide: what to remember, and whom to contact, in the colours of the cover. */
export function closingPages(slide: Closing, setting: SlideSetting): Page[] {
  const { cover } = lookOf(setting);
  const beside = besidePhoto(slide, setting, cover) ?? besideIcon(slide, setting, cover);
  if (beside) return [beside];
  const width = widthOf(setting);
  const [leftWidth, rightWidth] = [LEFT, RIGHT].map((side) => (side * width) / WIDTH) as [number, number];
  const message = messageIn(slide, cover, leftWidth);
  const contact = contactIn(slide, cover, rightWidth);
  const h = heightOf(contact);
  const right = MARGIN + width - rightWidth;
  const box = { x: right, y: BAND.y + (BAND.h - h) / 2, w: rightWidth, h };
  const line = right - 0.42;
  return [
    coverPage(slide, setting, cover, [
      ...risingBars(setting, cover),
      companyName(setting, cover),
      ...message.drawnAt(BAND.y + (BAND.h - message.h) / 2),
      ...(contact.length > 0
        ? [
            {
              type: 'line' as const,
              x1: line,
              y1: box.y - 0.15,
              x2: line,
              y2: box.y + h + 0.15,
              color: cover.accent,
              width: 1.5,
            },
            textElement({ name: 'Contact', role: 'body', box }, contact),
          ]
        : []),
    ]),
  ];
}
