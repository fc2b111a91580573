import type { Family } from '@northlight/shared-api/deck-layout';
import { face, stretchesOf } from '../../fonts/faces.ts';
import { escapeAttribute } from '../markup.ts';

/** Size of the picture that other sites show for a link, in pixels. */
export const CARD = { width: 1200, height: 630 };

const MARGIN = 88;
const WIDTH = CARD.width - 2 * MARGIN;
/** More letters never fit. */
const MOST_LETTERS = 160;
/** Where the product's name starts, beside its mark. */
const BRAND_START = 92;
const ROOF = 'M1.5 18.5V11L10 3v15.5M10 11l8.5-8v15.5M18.5 11L27 3v15.5M1.5 18.5h25.5';
const COLORS = { paper: '#f6f4ee', ink: '#16181d', muted: '#5b5e67', accent: '#1a49bf' };

/** What a card says. */
export interface Card {
  title: string;
  /** At most three lines below the title. */
  lines: string[];
  productName: string;
}

interface Style {
  family: Family;
  weight: 400 | 700;
  /** In pixels. */
  size: number;
  color: string;
}

/** A line of text as outlines, so that it looks the same whatever fonts a machine has. */
interface Outlined {
  paths: string;
  width: number;
}

/** Lays out a text in its fonts. Characters that no font has are left out. */
const layOut = (text: string, { family, weight, size }: Style) =>
  stretchesOf(text, { family, weight, italic: false }).flatMap((stretch) => {
    if (stretch.face === null) return [];
    const { font } = face(stretch.face);
    const run = font.layout(stretch.text);
    const scale = size / font.unitsPerEm;
    return [{ run, scale, width: run.advanceWidth * scale }];
  });

/** Width of a text in pixels. */
const widthOf = (text: string, style: Style) => layOut(text, style).reduce((sum, { width }) => sum + width, 0);

/** Outlines of a text. */
function outline(text: string, style: Style): Outlined {
  let x = 0;
  let paths = '';
  for (const { run, scale } of layOut(text, style)) {
    run.glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
      const place = `translate(${(x + xOffset * scale).toFixed(2)} ${(-yOffset * scale).toFixed(2)}) scale(${scale} ${-scale})`;
      paths += `<path transform="${place}" d="${escapeAttribute(glyph.path.toSVG())}"/>`;
      x += xAdvance * scale;
    });
  }
  return { paths, width: x };
}

/** Breaks a text into lines that fit; what is left after the last one is cut. */
function fit(text: string, style: Style, most: number, width = WIDTH): Outlined[] {
  const lines: string[] = [];
  for (const word of text.slice(0, MOST_LETTERS).replace(/\s+/g, ' ').trim().split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const isCut = lines.length > most;
  return lines.slice(0, most).map((line, index) => {
    let letters = [...line];
    const end = isCut && index === most - 1 ? '…' : '';
    while (letters.length > 1 && widthOf(letters.join('') + end, style) > width) letters = letters.slice(0, -1);
    return outline(letters.join('') + (letters.length < line.length ? '…' : end), style);
  });
}

const TITLE: Style = { family: 'georgia', weight: 400, size: 84, color: COLORS.ink };
const LINE: Style = { family: 'arial', weight: 400, size: 36, color: COLORS.muted };
const BRAND: Style = { family: 'arial', weight: 700, size: 34, color: COLORS.ink };

/** The card as SVG: outlines alone, no text, link or image. */
export function cardMarkup({ title, lines, productName }: Card): string {
  let y = 268;
  const draw = (outlined: Outlined[], { size, color }: Style) =>
    outlined.map(({ paths }) => {
      const line = `<g fill="${color}" transform="translate(${MARGIN} ${y})">${paths}</g>`;
      y += size * 1.2;
      return line;
    });
  const head = draw(fit(title, TITLE, 2), TITLE);
  y += 4;
  const rest = lines.slice(0, 3).flatMap((line) => draw(fit(line, LINE, 1), LINE));
  const [brand] = fit(productName, BRAND, 1, WIDTH - BRAND_START);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    `<rect width="100%" height="100%" fill="${COLORS.paper}"/>`,
    `<rect width="100%" height="14" fill="${COLORS.accent}"/>`,
    `<g transform="translate(${MARGIN} 76) scale(2.4)" fill="none" stroke="${COLORS.accent}" stroke-width="2" stroke-linejoin="round"><path d="${ROOF}"/></g>`,
    `<g fill="${BRAND.color}" transform="translate(${MARGIN + BRAND_START} 116)">${brand?.paths ?? ''}</g>`,
    ...head,
    ...rest,
    '</svg>',
  ].join('');
}
