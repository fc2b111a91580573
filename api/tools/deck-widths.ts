import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { DeckFont } from '@northlight/shared-api/rules';
import { openSync } from 'fontkit';

/** Characters with known widths. The layout assumes the widest for all others. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x370, 0x3ff],
  [0x400, 0x4ff],
  [0x1e00, 0x1eff],
  [0x2010, 0x205e],
  [0x20a0, 0x20bf],
  [0x2100, 0x214f],
  [0x2190, 0x2193],
  [0x2200, 0x2265],
] as const;

const CUTS = { 400: '400Regular', 700: '700Bold', '400i': '400Regular_Italic' } as const;
const OWN = {
  arial: 'Arimo',
  calibri: 'Carlito',
  cambria: 'Caladea',
  'courier-new': 'Cousine',
  georgia: 'Gelasio',
  'times-new-roman': 'Tinos',
} satisfies Record<DeckFont, string>;

/** The faces of the themes; the others are loaded when a deck has a brand with fonts. */
const OF_THEMES = ['georgia400', 'georgia700', 'georgia400i', 'arial400', 'arial700'];

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const NONE = '//';
const isInTable = (code: number) => RANGES.some(([first, last]) => code >= first && code <= last);
/** An accented letter that is as wide as its letter without the accent. */
const AS_BASE = '/+';
const EM = 2048;
const SPACE = 0x20;
const NO_BREAK_SPACE = 0xa0;
const { resolve } = createRequire(import.meta.url);

function widthsOf(own: string, cut: string): string {
  const path = `@expo-google-fonts/${own.toLowerCase()}/${cut}/${own}_${cut}.ttf`;
  const font = openSync(resolve(path));
  if (!('glyphForCodePoint' in font)) throw new Error(`${path} holds several faces`);
  const scale = EM / font.unitsPerEm;
  const widthAt = (code: number): number | null => {
    const read = code === NO_BREAK_SPACE ? SPACE : code; // fontkit cannot read Carlito's no-break space
    return font.hasGlyphForCodePoint(code) ? Math.round(font.glyphForCodePoint(read).advanceWidth * scale) : null;
  };
  let text = '';
  for (const [first, last] of RANGES) {
    for (let code = first; code <= last; code++) {
      const width = widthAt(code);
      const base = String.fromCodePoint(code).normalize('NFD').codePointAt(0) ?? code;
      const isAsBase = base !== code && isInTable(base) && width !== null && width === widthAt(base);
      text += width === null ? NONE : isAsBase ? AS_BASE : `${DIGITS[width >> 6]}${DIGITS[width & 63]}`;
    }
  }
  return text;
}

const HEAD = '// Made by api/tools/deck-widths.ts from the fonts; not edited by hand.\n\n';
const key = (name: string) => (name.includes('-') ? `'${name}'` : name);

function tableSource(isWanted: (name: string) => boolean): string {
  const faces = Object.entries(OWN).flatMap(([family, own]) =>
    Object.entries(CUTS)
      .filter(([weight]) => isWanted(`${family}${weight}`))
      .map(([weight, cut]) => `  ${key(`${family}${weight}`)}: '${widthsOf(own, cut)}',\n`),
  );
  return [
    '/** Widths in 2048ths of the size, two base64 digits each; `/+` as the letter without its accent, `//` where the face lacks the character. */\n',
    `export const WIDTHS = {\n${faces.join('')}} as const;\n`,
  ].join('');
}

/** Generates the sources of the width tables from the fonts. */
export const widthsSources = (): Record<string, string> => ({
  'widths.generated.ts': [
    HEAD,
    '/** First and last character of each stretch of the tables below. */\n',
    `export const RANGES: readonly (readonly [number, number])[] = ${JSON.stringify(RANGES)};\n\n`,
    tableSource((name) => OF_THEMES.includes(name)),
  ].join(''),
  'more-widths.generated.ts': `${HEAD}${tableSource((name) => !OF_THEMES.includes(name))}`,
});

if (import.meta.main) {
  for (const [file, source] of Object.entries(widthsSources())) {
    await writeFile(new URL(`../../shared-api/src/deck-layout/${file}`, import.meta.url), source);
  }
}
